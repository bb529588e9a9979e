/** What is longer than its place can be scrolled with the keys, too: it takes the focus as long as that is so. */
export function scrollable(element: HTMLElement): () => void {
  const mend = () => {
    const long = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (long) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  // Asked before the next frame, where everything is laid out anyway: not after every change, which would lay it out each time.
  let asked = 0;
  const ask = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      mend();
    });
  };
  // It looks once when it begins.
  const size = new ResizeObserver(ask);
  const content = new MutationObserver(ask);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(asked);
    size.disconnect();
    content.disconnect();
  };
}
