// Generated: python -m alehouse.server.typescript

import type { Choice, EventData, Message, View } from "../types/engine";

/** How far an analysis is; and once all is done, what came of it. */
export interface Analysed {
  done: number;
  all: number;
  analysis: Analysis | null;
}

/** A whole game. */
export interface Analysis {
  game: string;
  version: number;
  level: string;
  names: string[];
  finished: boolean;
  moments: Juncture[];
  shares: Share[];
  percent: ([number, number, number, number, number])[];
  costly: number[];
}

/** What stands in the way of what was asked about: of an action, or of taking it back. Nothing, if nothing does. */
export interface Answer {
  is: "answer";
  id: number;
  why: Message | null;
  /** The rule that says so. */
  rule: string | null;
}

export interface AskToEnd {
  is: "ask-to-end";
  id: number;
  wants: boolean;
}

/** Ask whether a decision could be taken back if it were made now. */
export interface CanUndo {
  is: "can-undo";
  id: number;
  action: string;
}

/** A claim, and whether it was true when it was made; none where nobody could say. */
export interface Checked {
  number: number;
  seat: number;
  words: Message;
  true: boolean | null;
}

export interface Claim {
  is: "claim";
  id: number;
  claim: string;
}

export interface ComeBack {
  is: "come-back";
  id: number;
}

export interface Decide {
  is: "decide";
  id: number;
  decision: number;
  action: string;
}

/** The message with this id was accepted, and what came of it is stored. */
export interface Done {
  is: "done";
  id: number;
}

export interface Ending {
  places: number[];
  points: number[];
  utility: number[];
  lines: (([Message, number])[])[];
  why: Message;
}

/** Ask what would certainly come of a decision if it were made now. */
export interface Explain {
  is: "explain";
  id: number;
  action: string;
}

/** What the reader would see happen after a decision, whatever is hidden. */
export interface Explained {
  is: "explained";
  id: number;
  happens: Message[];
  /** Whether chance decides next. */
  chance: boolean;
}

/** An entry of the table's log, as everybody may know it. Fields that do not belong to its kind are left out. */
export interface Happening {
  kind: "asked-to-end" | "began" | "claimed" | "drew" | "ended" | "freed" | "handed-over" | "mixed" | "opened" | "played" | "promised" | "rematched" | "said" | "sat" | "taken-back" | "told" | "undid";
  seat?: number | null;
  name?: string | null;
  /** `human`, or the kind of bot. */
  player?: string | null;
  why?: string | null;
  wants?: boolean | null;
  text?: string | null;
  claim?: string | null;
  /** The claim in words. */
  words?: Message | null;
  /** Whether it is a question, by which nothing is claimed. */
  asks?: boolean;
  promise?: string | null;
  word?: string | null;
  salt?: string | null;
  without?: number[] | null;
}

/** The first message: which step the client has; none where it knows nothing yet. */
export interface Hello {
  is: "hello";
  id: number;
  have?: number | null;
}

/** Which seats are connected. */
export interface Here {
  is: "here";
  seats: number[];
  deadline: number | null;
  time: number;
}

/** The best choices of a decision, the best first, and why. */
export interface Hint {
  seat: number;
  level: string;
  best: Judged[];
  why: Message[];
}

/** A choice, and how good it is. */
export interface Judged {
  choice: Choice;
  chance: number;
}

/** A decision of a game that was played; or its beginning, or where it was left, with nothing decided. */
export interface Juncture {
  step: number;
  seat: number | null;
  chances: number[];
  after: number[];
  mark: "" | "!" | "?" | "?!" | "??";
  cost: number;
  played: Judged | null;
  better: Judged | null;
  why: Message[];
}

/** What a step brought, and the view afterwards. */
export interface Moment {
  events: EventData[];
  view: View | null;
}

/** What is being decided after the newest step, and by whom. */
export interface Now {
  is: "now";
  number: number;
  phase: "open" | "over" | "play" | "words";
  seats: SeatNow[];
  decision: number;
  asked: number[];
  words: Words | null;
  /** Of a game that was played to its end. */
  ending: Ending | null;
  /** When the game is over. */
  claims: Checked[];
  /** The code of the table where the same players play again. */
  rematch: string | null;
  deadline: number | null;
  /** The server's own clock. */
  time: number;
  prompt: Message | null;
  /** What the reader may decide now. */
  choices: Choice[];
  /** The reader has answered what several are asked at the same time. */
  answered: boolean;
  waives: boolean;
  may_undo: boolean;
}

/** A table as it is, in the place of all steps up to this number. */
export interface Present {
  is: "present";
  number: number;
  /** The reader's own; none of an onlooker. */
  seat: number | null;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  fingerprint: string;
  events: EventData[];
  /** What was said and claimed lately; their views are left out. */
  talk: Step[];
  view: View | null;
}

export interface PromiseWord {
  is: "promise";
  id: number;
  promise: string | null;
}

/** The message with this id was refused, and changed nothing. Without an id: it could not be read. */
export interface Refused {
  is: "refused";
  id: number | null;
  why: Message;
  /** Something else happened first; the newest steps are on their way. */
  look_again: boolean;
}

export interface Resign {
  is: "resign";
  id: number;
}

export interface Say {
  is: "say";
  id: number;
  text: string;
  /** Of an onlooker; players have theirs. */
  name?: string;
}

export interface SeatNow {
  name: string;
  /** `human`, the kind of bot, or empty where nobody sits. */
  player: string;
  /** Why a bot plays in the person's place. */
  played_for: "away" | "resigned" | "time" | null;
  wants_to_end: boolean;
  /** Milliseconds left beyond those of each decision. */
  reserve: number;
}

/** Where a seat's chance went. `start + own + others + luck == end`, exactly. */
export interface Share {
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

/** One step of a table: what happened, what the reader may know of it, and what the reader sees afterwards. */
export interface Step {
  is: "step";
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  what: Happening;
  events: EventData[];
  /** Events that belong to a later step of the record than this have been undone. */
  played: number;
  /** The game's view, see its own types. None before the game has begun, and none where chance goes on at once: then it comes with the last step that chance brings, before anything else does. */
  view: View | null;
}

export interface TellWord {
  is: "tell";
  id: number;
  word: string;
  salt: string;
}

export interface Undo {
  is: "undo";
  id: number;
  /** What is being decided now: an undo that comes late does no harm. */
  decision: number;
}

export interface Waive {
  is: "waive";
  id: number;
  waives: boolean;
}

/** Ask what stands in the way of an action. */
export interface WhyNot {
  is: "why-not";
  id: number;
  action: string;
}

/** Ask why these things cannot be pointed at together. */
export interface WhyNotThese {
  is: "why-not-these";
  id: number;
  things: string[];
}

/** The words for the luck while they are collected (docs/fair-luck.md). */
export interface Words {
  stretch: number;
  /** The seats that have promised a word, or said that there will be none. */
  promised: number[];
  /** The seats that have promised and not told. */
  awaited: number[];
  /** Of all promises, once everybody has promised. */
  seal: string | null;
}
