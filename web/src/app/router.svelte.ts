/** Where the page is: /, /t/CODE, /rules/GAME, /take#TOKEN. The browser's back and forward do what one expects. */

export type Place =
  | { is: "home" }
  | { is: "table"; code: string }
  | { is: "rules"; game: string; rule: string }
  | { is: "take"; token: string }
  | { is: "nowhere" };

function read(): Place {
  const [first = "", second = "", ...more] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { is: "home" };
  if (more.length > 0) return { is: "nowhere" };
  if (first === "t" && second) return { is: "table", code: second };
  if (first === "rules" && second) return { is: "rules", game: second, rule: location.hash.slice(1) };
  if (first === "take" && !second) return { is: "take", token: location.hash.slice(1) };
  return { is: "nowhere" };
}

class Router {
  place = $state.raw<Place>(read());

  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
  }

  follow = (): void => {
    this.place = read();
  };

  /** Links inside the page do not load it again. */
  clicked = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
