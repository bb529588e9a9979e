// Generated: python -m alehouse.server.typescript

import type { Message } from "../types/engine";

/** A hint is wanted for a decision, thought about as a bot of this level does. */
export interface AskHint {
  decision: number;
  level?: string | null;
}

/** A chapter of a rulebook; its rules are numbered in this order. */
export interface ChapterAbout {
  title: Message;
  rules: RuleAbout[];
  note: Message | null;
}

/** Something that can be claimed about hidden things. */
export interface ClaimAbout {
  claim: string;
  words: Message;
  /** The seats that it speaks of. */
  about: number[];
}

/** `none`; `seconds` for each decision and, when they are used up, `reserve` for the whole game; or `days`. */
export interface Clock {
  kind?: "days" | "none" | "seconds";
  seconds?: number;
  reserve?: number;
  days?: number;
}

/** What chance might have brought in each draw of a game: with these lists anybody can draw it again. */
export interface Draws {
  /** Outcomes in notation with their weights, in the order in which the rules list them; no list stands here twice. */
  lists: (([string, number])[])[];
  /** For each draw the step of the record, the first being 1, and the place of its list in `lists`. */
  draws: ([number, number])[];
}

export interface GameAbout {
  name: string;
  title: Message;
  version: number;
  fewest: number;
  most: number;
  /** How long it takes. */
  minutes: Message;
  options: OptionAbout[];
  claims: ClaimAbout[];
}

/** What a client needs to show a game: what its things are called, and its rulebook. */
export interface GameInside {
  name: string;
  facts: Message;
  things: Record<string, Message>;
  book: ChapterAbout[];
}

/** What can be played, and by which bots. */
export interface House {
  games: GameAbout[];
  bots: string[];
}

/** By this a second device takes the same seat, once. In an address it belongs behind a #, where no log sees it. */
export interface Link {
  token: string;
  until: number;
}

/** A table to be set up. With a name its host sits down in the first seat. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  /** What differs from the printed box, or the text of a file that says so (`alehouse box GAME` writes one). */
  box?: Record<string, number | Record<string, number>> | string;
  clock?: Clock;
  listed?: boolean;
  name?: string | null;
  /** Whether players may ask for hints; null: where one person plays against bots alone. */
  hints?: boolean | null;
}

export interface OptionAbout {
  name: string;
  text: Message;
  kind: "choice" | "number" | "yes-no";
  default: boolean | number | string;
  low: number | null;
  high: number | null;
  choices: string[];
}

/** How often a thing came up for everybody to see, and how often it was to be expected. */
export interface RollAbout {
  thing: string;
  actual: number;
  expected: number;
}

export interface RuleAbout {
  /** As events and refusals name it; what is in the box has none. */
  id: string | null;
  text: Message;
}

export interface SeatAbout {
  name?: string;
  /** `human`, the kind of bot, or empty where nobody sits. */
  player?: string;
}

/** Who sits down: the asker, or (for the host to say) a bot of this kind. */
export interface SitDown {
  name: string;
  bot?: string | null;
}

export interface TableAbout {
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  box: Record<string, unknown>;
  clock: Clock;
  listed: boolean;
  created: number;
  fingerprint: string;
  seats: SeatAbout[];
  phase: "open" | "over" | "play" | "words";
  /** The seats whose turn it is. */
  asked: number[];
  /** The asker's own. */
  seat: number | null;
  /** Whether the asker is the host. */
  host: boolean;
  /** Whether players may ask for hints, as things stand. */
  hints: boolean;
}

export interface Token {
  token: string;
}

/** Why something was refused. */
export interface Trouble {
  why: Message;
}
