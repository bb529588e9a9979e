/** Which picture stands for a thing of the pub where there is room for a line's height only. */

import { after, unturned, type Kind } from "./pub";

export interface Picture {
  /** A symbol's id. */
  symbol?: string;
  /** A class that colours it. */
  tone?: string;
  /** By how much it is turned. */
  rotate?: string;
  tile?: { kind: Kind; ways: string };
  /** A path of ways on a tile of 24 by 24. */
  ways?: string;
}

const TURNS: Record<string, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };
const SIDES: Record<string, string> = { n: "M12 12 V1.5", e: "M12 12 H22.5", s: "M12 12 V22.5", w: "M12 12 H1.5" };
const DOING: Record<string, string> = {
  draw: "tp-box",
  bathroom: "tp-kind-bathroom",
  stop: "tp-stop",
  look: "tp-eye",
  swap: "tp-swap",
  stay: "tp-knock",
  back: "tp-kind-bathroom",
};
const PLACES: Record<string, string> = { box: "tp-box", shaker: "tp-shaker", bag: "tp-bag", discards: "tp-discards" };

/** Nothing for what is better said in words: spaces, passing. */
export function pictureOf(thing: string): Picture | null {
  const name = after(thing);
  switch (thing.slice(0, thing.indexOf(":"))) {
    case "seat":
    case "die":
      return { symbol: `mat-${name}`, tone: `tone-${name}` };
    case "marker":
      return { symbol: "tp-marker", tone: `tone-${name}` };
    case "personal":
      return { symbol: "tp-lock" };
    case "exit":
      return { symbol: "tp-kind-exit" };
    case "tile":
      return { tile: unturned(thing) };
    case "drink":
    case "event":
      return { symbol: `tp-${thing.replace(":", "-")}` };
    case "place":
      return { symbol: PLACES[name] ?? "tp-table" };
    case "do":
      return doing(name);
    default:
      return null;
  }
}

function doing(name: string): Picture | null {
  if (name.startsWith("open-")) return { ways: [...name.slice("open-".length)].map((each) => SIDES[each]).join(" ") };
  if (name in TURNS) return { symbol: "tp-step", rotate: `${TURNS[name]}deg` };
  const symbol = DOING[name];
  return symbol ? { symbol } : null;
}
