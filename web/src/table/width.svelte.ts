import { onMount } from "svelte";

/** Below this the page is laid out for a phone. */
const PHONE = "(max-width: 700px)";

/** Whether the page is laid out for a phone; it follows the window. */
export function useWidth(): { readonly phone: boolean } {
  const query = matchMedia(PHONE);
  let phone = $state(query.matches);
  onMount(() => {
    const follow = () => (phone = query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  });
  return {
    get phone() {
      return phone;
    },
  };
}
