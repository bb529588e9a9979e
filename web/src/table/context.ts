/** What every component at a table can ask; boards and the things on them most of all. */

import { getContext, setContext } from "svelte";
import type { Choice, EventData, Message } from "types/engine";
import type { Args } from "@/text/speech";

/** What a glowing thing says of itself before it is pointed at. */
export interface Flag {
  /** Other things that belong to it, as a die. */
  readonly with: readonly string[];
  /** What will come of it, if that is certain; else empty. */
  readonly brings: string;
  /** How many choices are left behind it. */
  readonly choices: number;
}

export interface Mark {
  /** It can be pointed at now. */
  readonly can: boolean;
  /** It has been pointed at. */
  readonly chosen: boolean;
  /** It has just changed. */
  readonly changed: boolean;
  /** It belongs to what a hint says, or to what would have been better. */
  readonly hinted: boolean;
  readonly flag: Flag | null;
}

/** Something that a player said in one of the game's own forms, true or not. */
export interface Said {
  readonly seat: number;
  readonly words: Message;
}

export interface TableContext {
  /** A message of the server in the language of the reader. */
  say(message: Message): string;
  /** The same where it may speak of the reader. */
  sayToYou(message: Message): string;
  /** A text by its id. */
  t(id: string, args?: Args): string;
  /** Whether the game has a thing of this id. */
  isThing(id: string): boolean;
  /** What a thing is called. */
  nameOf(thing: string): string;
  /** What the player in this seat is called. */
  player(seat: number): string;
  /** What has happened, as far as this reader may know it. */
  events(): readonly EventData[];
  /** What players have claimed, in order. */
  claims(): readonly Said[];
  mark(thing: string): Mark;
  /** All that may be chosen now, for boards that show more of it than what glows (as how a tile could lie). */
  choices(): readonly Choice[];
  /** Point at a thing; what may not be done says why. */
  pick(thing: string): void;
}

const KEY = Symbol("table");

export const offerTable = (table: TableContext): TableContext => setContext(KEY, table);
export const useTable = (): TableContext => getContext<TableContext>(KEY);
