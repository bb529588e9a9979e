/** A group of which one is chosen, as radio buttons and tabs are: one tab stop, the chosen one, and arrows choose the next. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const members = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[role="radio"], [role="tab"]'),
];
const isChosen = (member: HTMLElement) => member.ariaChecked === "true" || member.ariaSelected === "true";

export function arrows(group: HTMLElement): () => void {
  const mend = () => {
    const all = members(group);
    const stop = all.find(isChosen) ?? all[0];
    for (const member of all) member.tabIndex = member === stop ? 0 : -1;
  };
  const typed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = members(group);
    const from = all.indexOf(event.target as HTMLElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const next = all[(from + step + all.length) % all.length];
    next?.click();
    next?.focus();
  };
  const observer = new MutationObserver(mend);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-checked", "aria-selected"] });
  group.addEventListener("keydown", typed);
  mend();
  return () => {
    observer.disconnect();
    group.removeEventListener("keydown", typed);
  };
}
