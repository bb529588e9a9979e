/** Going from thing to thing with the arrows: one tab stop for all of them, which follows. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const things = (frame: Element): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>("[data-thing]")];

/** Arrows go from thing to thing; exactly one of them is reached by tab: the one that had the focus last, else one that can be pointed at. */
export function walkable(frame: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const mend = () => {
    const all = things(frame);
    const glowing = all.find((thing) => "can" in thing.dataset);
    if (last && !last.isConnected) {
      // What had the focus was drawn anew elsewhere, or is gone: whoever plays by keyboard goes on there.
      const id = last.dataset.thing;
      last = all.find((thing) => thing.dataset.thing === id) ?? glowing ?? all[0] ?? null;
      if (document.activeElement === document.body) last?.focus();
    }
    const stop = last && all.includes(last) ? last : (glowing ?? all[0]);
    for (const thing of all) {
      const index = thing === stop ? 0 : -1;
      if (thing.tabIndex !== index) thing.tabIndex = index;
    }
  };
  const follow = (event: FocusEvent) => {
    last = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
    mend();
  };
  const leave = (event: FocusEvent) => {
    // What is taken away while it has the focus hands it to nobody.
    if (event.relatedTarget && !frame.contains(event.relatedTarget as Node)) {
      last = null;
      mend();
    }
  };
  const observer = new MutationObserver(mend);
  observer.observe(frame, { childList: true, subtree: true, attributeFilter: ["data-thing", "data-can"] });
  frame.addEventListener("focusin", follow);
  frame.addEventListener("focusout", leave);
  frame.addEventListener("keydown", towards);
  mend();
  return () => {
    observer.disconnect();
    frame.removeEventListener("focusin", follow);
    frame.removeEventListener("focusout", leave);
    frame.removeEventListener("keydown", towards);
  };
}

/** Arrows go to the nearest thing in their direction. */
function towards(event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>("[data-thing]");
  if (!arrow || !from) return;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things(event.currentTarget as HTMLElement)) {
    const there = middle(thing);
    const ahead = (there.x - start.x) * arrow[0] + (there.y - start.y) * arrow[1];
    const aside = Math.abs((there.x - start.x) * arrow[1]) + Math.abs((there.y - start.y) * arrow[0]);
    const distance = ahead + 2 * aside;
    if (thing !== from && ahead > 1 && distance < least) {
      best = thing;
      least = distance;
    }
  }
  event.preventDefault();
  best?.focus();
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
