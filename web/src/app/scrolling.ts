/** What is longer than its place can be scrolled with the keys, too: it takes the focus as long as that is so. */
export function scrollable(element: HTMLElement): () => void {
  const mend = () => {
    const long = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (long) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(mend);
  const content = new MutationObserver(mend);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  mend();
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
