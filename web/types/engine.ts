// Generated: python -m alehouse.engine.schema

/** One thing that may be chosen, as whoever chooses sees it. */
export interface Choice {
  /** In notation. */
  action: string;
  words: Message;
  /** The things and words that it consists of (see choosing.py). */
  parts: string[];
  /** The thing where it leads: the space on which a move ends, the cart, the table. */
  leads: string | null;
  /** What will come of it, where that is certain. */
  brings: Message[];
}

/** An event as it leaves the house, see `Event.plain`. */
export interface EventData {
  step: number;
  rule: string;
  message: Message;
  who: string | null;
  what: string[];
  source: string | null;
  target: string | null;
}

/** A sentence before it has a language: a Fluent id and its arguments. */
export interface Message {
  id: string;
  args: Record<string, Value>;
}

/** What a seat knows besides. */
export interface OwnView {
}

/** Something that is being decided or about to happen. */
export interface PendingStep {
  step: string;
  /** The seat that decides, or who else brings it about. */
  by: number | "chance" | "itself";
  /** The things that it is about. */
  about: string[];
  /** How many of something are left, where that matters. */
  count: number | null;
}

/** What everybody may know: the same for all seats and onlookers. */
export interface PublicView {
  to_move: number | "chance" | "over";
  /** The seat whose turn it is. */
  turn: number | null;
  prompt: Message;
  /** What is being decided or about to happen; the first is due. */
  pending: PendingStep[];
}

/** An argument: a number, a word that no language changes, a player, a message, or several. */
export type Value = number | string | { seat: number } | Message | Value[];

/** What one seat, or an onlooker, may know of a position. Each game has one type of it. */
export interface View {
  /** Nobody's where an onlooker sees it. */
  seat: number | null;
  public: PublicView;
  own: OwnView | null;
}
