import { onMount } from "svelte";

/** Below this the page is laid out for a phone, one thing at a time; below the other there is no room for three columns. */
const PHONE = "(max-width: 700px)";
const NARROW = "(max-width: 1020px)";

function follows(media: string): { readonly is: boolean } {
  const query = matchMedia(media);
  let is = $state(query.matches);
  onMount(() => {
    const follow = () => (is = query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  });
  return {
    get is() {
      return is;
    },
  };
}

/** How the page is laid out; it follows the window. */
export function useWidth(): { readonly phone: boolean; readonly narrow: boolean } {
  const phone = follows(PHONE);
  const narrow = follows(NARROW);
  return {
    get phone() {
      return phone.is;
    },
    /** Two columns: the players stand above the board, and the notes beside the log. */
    get narrow() {
      return narrow.is && !phone.is;
    },
  };
}
