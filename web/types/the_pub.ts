// Generated: python -m alehouse.engine.schema

import type { Message, PendingStep } from "./engine";

/** One of the three exits. */
export interface ExitView {
  space: string;
  /** Which of the three tiles it is: everybody can follow them when they are swapped. */
  exit: string;
  /** Its way out, once it lies face up. */
  way: "duct" | "hedge" | "window" | null;
  /** The seats that have looked at it. */
  looked: number[];
}

/** A player, and what everybody knows of their personal exit. */
export interface PlayerView {
  space: string;
  alcohol: number;
  /** The bathroom used last, if any was. */
  marker: string | null;
  kept: string[];
  indigestible: string | null;
  /** By the seat to which it was dealt: everybody can follow them when they are swapped. */
  personal_exit: string;
  /** The way out on their personal exit, once it is shown. */
  way: "duct" | "hedge" | "window" | null;
  /** The seats that hold or have held this personal exit, and so know it. */
  known_to: number[];
  /** What everybody knows that this personal exit does not name. */
  ruled_out: ("duct" | "hedge" | "window")[];
}

/** What a seat knows besides: what it has looked at or can work out, and the personal exits that it has held. */
export interface PubOwn {
  /** The ways out of face-down exits, by their space. */
  exits: Record<string, "duct" | "hedge" | "window">;
  personal_exits: Record<string, "duct" | "hedge" | "window">;
}

/** What everybody may know. */
export interface PubPublic {
  to_move: number | "chance" | "over";
  /** The seat whose turn it is. */
  turn: number | null;
  prompt: Message;
  /** What is being decided or about to happen; the first is due. */
  pending: PendingStep[];
  /** The seat that has the first turn of every round. */
  first: number;
  round: number;
  actions_left: number;
  tiles: TileView[];
  exits: ExitView[];
  players: PlayerView[];
  /** Tiles drawn and not yet laid. */
  drawn: string[];
  /** Drinks on the table, to be picked. */
  table: string[];
  /** Tiles in the box, by type: drink, bathroom, event, pub, each as crossings, tees, straights, bends. */
  box: number[];
  /** Drinks in the shaker, in the order of the menu. */
  shaker: number[];
  discards: number[];
  /** Events in the bag, in the order of the rulebook. */
  bag: number[];
  /** Events that have happened since the bag was last filled. */
  past: number[];
  /** What else everybody knows, because the pub did not close: of each entry, one of the personal exits (by the seat to which it was dealt) names one of these ways out. */
  one_of: ((("duct" | "hedge" | "window")[])[])[];
  winner: number | null;
  closed: boolean;
}

/** What one seat, or an onlooker, may know. */
export interface PubView {
  /** Nobody's where an onlooker sees it. */
  seat: number | null;
  public: PubPublic;
  own: PubOwn | null;
}

/** A tile that lies in the pub, the start included, the exits not. */
export interface TileView {
  space: string;
  kind: "bathroom" | "drink" | "event" | "pub" | "start";
  ways: "es" | "esw" | "ew" | "ne" | "nes" | "nesw" | "new" | "ns" | "nsw" | "nw" | "sw";
}
