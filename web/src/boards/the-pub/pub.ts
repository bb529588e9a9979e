/** What the view says of the pub, put together as the board shows it: by space, by player, by pile. */

import type { ExitView, PlayerView, PubView, TileView } from "types/the_pub";
import type { Choice, Message } from "types/engine";

export type Kind = TileView["kind"] | "exit";
export type WayOut = NonNullable<ExitView["way"]>;

export const COLUMNS = ["a", "b", "c", "d", "e", "f", "g"] as const;
export const ROWS = ["1", "2", "3", "4", "5"] as const;
/** In the order of the menu. */
export const DRINKS = [
  ...["acqua", "jin-lemon", "mojito", "bloody-mary"],
  ...["birra", "negroeni", "froccs-spritz", "sex-on-the-beach", "vodkabull", "jager"],
  ...["latte-di-boucera", "moskow-mule", "tequila", "black-russan", "long-island", "assenzio"],
] as const;
export const DRINK_KINDS = [
  { kind: "shot", from: 0, to: 4 },
  { kind: "take-away", from: 4, to: 10 },
  { kind: "indigestible", from: 10, to: 16 },
] as const;
/** In the order of the rulebook. */
export const EVENTS = ["fire-alarm", "drink-up", "drinking-mate", "round-for-all", "brawl"] as const;
export const TILE_KINDS = ["drink", "bathroom", "event", "pub"] as const;
export const SHAPES = ["crossing", "tee", "straight", "bend"] as const;
/** A tile of each shape as it comes out of the box, before it is turned. */
const UNTURNED: Record<string, string> = { crossing: "nesw", tee: "new", straight: "ew", bend: "es" };
/** A die has six faces: what is beyond them is written as a number. */
export const FACES = 6;

/** What lies and stands on one space. */
export interface Spot {
  space: string;
  column: number;
  row: number;
  tile: TileView | null;
  exit: ExitView | null;
  /** Who stands here. */
  seats: number[];
  /** Whose next blackout leads here. */
  markers: number[];
}

/** All spaces in reading order. */
export function spots(view: PubView): Spot[] {
  const { tiles, exits, players } = view.public;
  return ROWS.flatMap((row, down) =>
    COLUMNS.map((column, right) => {
      const space = `space:${column}${row}`;
      return {
        space,
        column: right,
        row: down,
        tile: tiles.find((tile) => tile.space === space) ?? null,
        exit: exits.find((exit) => exit.space === space) ?? null,
        seats: seatsWhere(players, (player) => player.space === space),
        markers: seatsWhere(players, (player) => player.marker === space),
      };
    }),
  );
}

function seatsWhere(players: readonly PlayerView[], wanted: (player: PlayerView) => boolean): number[] {
  return players.flatMap((player, seat) => (wanted(player) ? [seat] : []));
}

/** What lies on a space. */
export function kindOf(spot: Pick<Spot, "tile" | "exit">): Kind | "gap" {
  return spot.exit ? "exit" : (spot.tile?.kind ?? "gap");
}

/** The way out of an exit, as far as this seat knows it. */
export function knownWay(view: PubView, exit: ExitView): WayOut | null {
  return exit.way ?? view.own?.exits[exit.space] ?? null;
}

/** The way out that a player has to find, as far as this seat knows it. */
export function knownPersonal(view: PubView, player: PlayerView): WayOut | null {
  return player.way ?? view.own?.personal_exits[player.personal_exit] ?? null;
}

/** A space as it is spoken of. */
export const spoken = (space: string): string => after(space).toUpperCase();
/** What stands behind the colon of an id. */
export const after = (thing: string): string => thing.slice(thing.indexOf(":") + 1);
export const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** The tile of an id such as `tile:drink-bend`: its kind, and its ways before it is turned. */
export function unturned(tile: string): { kind: Kind; ways: string } {
  const [kind = "", shape = ""] = after(tile).split("-");
  return { kind: kind as Kind, ways: UNTURNED[shape] ?? "" };
}

const OPEN = "do:open-";

/** How the drawn tile could lie on a space: the ways of each turn that may be chosen. */
export function turnsAt(choices: readonly Choice[], space: string): string[] {
  return choices
    .filter((choice) => choice.parts.includes(space))
    .flatMap((choice) => choice.parts.filter((part) => part.startsWith(OPEN)).map((part) => part.slice(OPEN.length)));
}

export const openPart = (ways: string): string => OPEN + ways;

/** How one gets from space to space by each choice that leads there: on foot in a direction, or to the bathroom. */
export function stepsTo(choices: readonly Choice[], space: string): string | null {
  const found = choices.find((choice) => choice.leads === space && choice.parts.length === 1);
  const part = found?.parts[0] ?? "";
  return part.startsWith("do:") ? part.slice("do:".length) : null;
}

/** The steps that an event is made of. */
const EVENT_OF: Record<string, string> = {
  brawl: "brawl",
  "drink-up": "drink-up",
  mate: "drinking-mate",
  "mate-shake": "drinking-mate",
  "fill-table": "round-for-all",
  pick: "round-for-all",
  "clear-table": "round-for-all",
};

/** What is going on: the event or the drink that is having its effect, the innermost first. */
export function goingOn(view: PubView): string | null {
  for (const { step, about } of view.public.pending) {
    if (step in EVENT_OF) return `event:${EVENT_OF[step]}`;
    if (step === "mojito" || step === "look") return "drink:mojito";
    if (step === "leap") return "drink:jager";
    if (step === "nearest-bathroom") return "drink:bloody-mary";
    if (step === "choose-tile") return "drink:negroeni";
    const drink = about.find((thing) => thing.startsWith("drink:"));
    if (drink) return drink;
  }
  return null;
}

/** Where the pictures of the dice stand on a space, in shares of it: one row of up to three, else two. */
export function places(count: number): { x: number; y: number; size: number }[] {
  if (count <= 1) return [{ x: 0.56, y: 0.42, size: 0.42 }];
  if (count === 2) return [0.04, 0.56].map((x) => ({ x, y: 0.44, size: 0.4 }));
  if (count === 3) return [0.005, 0.335, 0.665].map((x) => ({ x, y: 0.52, size: 0.33 }));
  const above = Math.floor(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const [inRow, from] = at < above ? [above, at] : [count - above, at - above];
    const size = 0.32;
    return { x: 0.5 - (inRow * size) / 2 + from * size, y: at < above ? 0.2 : 0.57, size };
  });
}

/** A number that is the same for the same word: so that furniture stays where it is. */
export function scattered(word: string): number {
  let found = 7;
  for (const letter of word) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
}

const FURNITURE: Record<Kind, readonly string[]> = {
  drink: ["crate", "lamp", "stools", "chair", "plant", "graf", "heart", "swirl"],
  bathroom: ["roll", "sink", "tub", "graf", "plant", "heart"],
  start: ["roll", "sink", "tub", "lamp"],
  event: ["vinyl", "lamp", "chair", "heart", "stools", "swirl"],
  pub: ["bike", "graf", "plant", "chair", "swirl", "lamp", "stools"],
  exit: ["stars", "moonlet", "stars2"],
};
const COVERS = 6;

/** What stands in the four corners of a tile, each with the number of its cover; never the same beside itself. */
export function furniture(kind: Kind, seed: string): { piece: string; cover: number }[] {
  const pieces = FURNITURE[kind];
  const first = scattered(`${kind} ${seed}`);
  const stride = 1 + (Math.floor(first / 97) % (pieces.length - 1));
  return [0, 1, 2, 3].map((corner) => ({
    piece: pieces[(first + corner * coprime(stride, pieces.length)) % pieces.length] as string,
    cover: (Math.floor(first / 7) + corner * 5) % COVERS,
  }));
}

/** The next stride that leads through all pieces before it comes back. */
function coprime(stride: number, length: number): number {
  const common = (one: number, other: number): number => (other === 0 ? one : common(other, one % other));
  return common(stride, length) === 1 ? stride : 1;
}

const AXES: Record<string, string> = { n: "M50 50 V-1", e: "M50 50 H101", s: "M50 50 V101", w: "M50 50 H-1" };

/** A path along the open ways of a tile of 100 by 100. */
export const wayPath = (ways: string): string => [...ways].map((side) => AXES[side]).join(" ");

const DOORS: Record<string, string> = {
  n: "M31.5 1 H68.5",
  e: "M99 31.5 V68.5",
  s: "M31.5 99 H68.5",
  w: "M1 31.5 V68.5",
};

/** The thresholds of the open ways. */
export const doorPath = (ways: string): string => [...ways].map((side) => DOORS[side]).join(" ");

/** Who else knows the personal exit of a player: all who hold or have held it, but this player. */
export const othersWhoKnow = (player: PlayerView, of: number): number[] =>
  player.known_to.filter((seat) => seat !== of);

export const wayOut = (way: WayOut): Message => ({ id: "tp-way-out", args: { way } });
export const someSeats = (seats: readonly number[]): { seat: number }[] => seats.map((seat) => ({ seat }));
export const side = (each: string): Message => ({ id: "tp-side", args: { side: each } });

/** What can be told of exits and personal exits beyond what lies open: first to oneself, then what all know is not so. */
export function knowledge(view: PubView): {
  exits: { space: string; way: WayOut }[];
  personal: { seat: number; way: WayOut | null; not: WayOut[] }[];
} {
  const { exits, players } = view.public;
  return {
    exits: exits.flatMap((exit) => {
      const way = exit.way === null ? knownWay(view, exit) : null;
      return way ? [{ space: exit.space, way }] : [];
    }),
    personal: players.flatMap((player, seat) => {
      const way = knownPersonal(view, player);
      const told = way !== null || player.ruled_out.length > 0;
      return told && seat !== view.seat && player.way === null ? [{ seat, way, not: player.ruled_out }] : [];
    }),
  };
}

/** So many numbers from 0 on, to draw something so many times. */
export const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, at) => at);
