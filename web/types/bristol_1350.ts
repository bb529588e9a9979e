// Generated: python -m alehouse.engine.schema

import type { Message, PendingStep } from "./engine";

/** What a seat knows besides. */
export interface BristolOwn {
  symptoms: number[];
  /** Symptoms drawn just now, to be decided about. */
  drawn: number[];
  infected: boolean;
  remedies: string[];
  /** So many of the last ones in the hand were drawn this turn. */
  fresh: number;
  /** Remedies that one has discarded face down. */
  dropped: string[];
  /** Drawn just now, to be given away. */
  coin: string | null;
  coins: string[];
  notes: NoteView[];
}

/** What everybody may know. */
export interface BristolPublic {
  to_move: number | "chance" | "over";
  /** The seat whose turn it is. */
  turn: number | null;
  prompt: Message;
  /** What is being decided or about to happen; the first is due. */
  pending: PendingStep[];
  players: number;
  /** The pawn whose turn it is, a ghost's too. */
  whose: string | null;
  /** Why a single die is being rolled, or a symptom drawn. */
  purpose: "add" | "chicken" | "ghost" | "keep" | "mason" | "outlaw" | "reroll" | null;
  round: number;
  road: number;
  /** So many rats of its colour make a cart mingle. */
  rats_to_mingle: number;
  /** Symptoms of this sum, or more, are the plague. */
  plague_sum: number;
  /** As many remedies may be held. */
  hand_limit: number;
  /** The pawn that began this round. */
  first: string | null;
  last_round: boolean;
  ending: "escape" | "gates" | "ghosts" | "nobody-left" | "solo" | null;
  dice: DieView[];
  /** The two dice that the action of this turn rolled again. */
  rolled: string[];
  /** Those still on the road first, the foremost first. */
  carts: CartView[];
  pawns: PawnView[];
  looks: LookView[];
  played: PlayedView[];
  symptom_deck: number;
  symptom_discards: number;
  remedy_deck: number;
  remedy_discards: number;
  coins_left: number;
  modes: ("alms" | "alms_by_chicken" | "chaos" | "characters" | "congregate" | "cure" | "ratzy" | "starting_remedies")[];
}

/** What one seat, or an onlooker, may know. */
export interface BristolView {
  /** Nobody's where an onlooker sees it. */
  seat: number | null;
  public: BristolPublic;
  own: BristolOwn | null;
}

/** A cart. */
export interface CartView {
  cart: string;
  at: number;
  /** On the road, or what became of it. */
  fate: "empty" | "escaped" | "plague" | "road" | "shut-in";
  /** From the front of the cart. */
  pawns: string[];
  /** Symptoms that leeches or a serf have added to its next mingle. */
  pile: number;
}

/** One die on the table, by what it shows. */
export interface DieView {
  die: string;
  locked: boolean;
}

/** Somebody has looked at a symptom, as everybody could watch. */
export interface LookView {
  seat: number;
  /** A ghost's card, the player whose card it was, or the discards. */
  at: string;
}

/** Something that this seat has seen, and the table has not. */
export interface NoteView {
  what: "coin" | "discard" | "ghost" | "infected" | "kept" | "leeches" | "mingle" | "player";
  /** Whom it was about; in a mingle, everybody in the cart; of a coin, giver and receiver. */
  pawns: string[];
  cart: string | null;
  side: "left" | "right" | null;
  /** The symptoms put into a mingle, or those to choose from. */
  put: number[];
  /** The symptoms seen, got back, kept or added. */
  got: number[];
  coin: string | null;
}

/** What everybody knows of a player or a ghost. */
export interface PawnView {
  pawn: string;
  /** Nobody's: a ghost. */
  seat: number | null;
  /** None: out of the game, or not seated yet. */
  cart: string | null;
  character: string | null;
  remedies: number;
  coins: number;
  /** Once it had to be told; alone, while the game goes on. */
  health: "healthy" | "plague" | null;
  /** The symptoms shown on leaving the game. */
  shown: number[];
}

/** A remedy card that was played. */
export interface PlayedView {
  seat: number;
  card: string;
}
