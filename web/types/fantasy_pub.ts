// Generated: python -m alehouse.engine.schema

import type { Message, PendingStep } from "./engine";

/** A character in the pub. */
export interface CharacterView {
  id: string;
  owner: number;
  family: "dwarf" | "elf" | "goblin" | "halfling" | "ogre" | "troll" | "warrior";
  copy: "a" | "b";
  coins: number;
  beers: number;
  /** How many of the beers are triple ones. */
  triples: number;
  /** Whether it has moved this turn, where that counts. */
  moved: boolean;
}

/** Somebody who has gone home for good. */
export interface HomeView {
  id: string;
  owner: number;
  family: "dwarf" | "elf" | "goblin" | "halfling" | "ogre" | "troll" | "warrior";
  copy: "a" | "b";
}

/** What lies open in front of a player. */
export interface PlayerView {
  seat: number;
  clan: "corsairs" | "northmen" | "savages" | "thieves" | null;
  deck: string;
  in_deck: number;
  /** How many of each family, from the smallest, lie in the deck in an order that nobody knows. */
  unseen: number[];
  /** The character on top of the deck, where it is known. */
  top: string | null;
  /** The characters known to be at the bottom; the last one lies lowest. */
  bottom: string[];
  /** Plain beers (in 2003: all beers) taken out. */
  plain_beers: number;
  triple_beers: number;
  /** The +1/-1 card. */
  side: "gone" | "minus" | "plus" | null;
  /** How many event cards it holds. */
  cards: number;
}

/** A seat's secrets. */
export interface PubOwn {
  /** Its event cards. */
  hand: string[];
  /** The card that it put back into the box. */
  returned: string | null;
}

/** What everybody may know; what an edition does not have is None or empty. */
export interface PubPublic {
  to_move: number | "chance" | "over";
  /** The seat whose turn it is. */
  turn: number | null;
  prompt: Message;
  /** What is being decided or about to happen; the first is due. */
  pending: PendingStep[];
  edition: "fp03" | "fp22";
  /** The seat that has the first turn, once it is drawn. */
  first: number | null;
  /** 2022: characters out at which closing time begins; 2003: beers to collect. */
  goal: number;
  dice: number[];
  acted: boolean;
  pool: number;
  /** The chance that a coin of the pool hides a triple beer. */
  pool_triple_chance: number | null;
  /** The same of coins on a space or in front of a character, by its id. They change often, the rest seldom. */
  triple_chances: Record<string, number>;
  /** Triple beers on the backs of coins. */
  triples_left: number | null;
  closing: "extra-turn" | "last-round" | "open" | null;
  /** The barkeeper's table. */
  barkeeper: string | null;
  spaces: SpaceView[];
  /** Drawn, and still looking for a table. */
  coming: string[];
  /** The row of those who have gone home for good, the first of them first. */
  home: HomeView[];
  players: PlayerView[];
  /** The event cards that have been played. */
  played: string[];
}

/** What one seat, or an onlooker, may know. */
export interface PubView {
  /** Nobody's where an onlooker sees it. */
  seat: number | null;
  public: PubPublic;
  own: PubOwn | null;
}

/** The door or bar (the first) or a table. */
export interface SpaceView {
  id: string;
  coins: number;
  characters: CharacterView[];
}
