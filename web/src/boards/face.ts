/** What a game shows of itself. Each folder of boards/ that has an index.ts is the face of the game of that name. */

import type { Component } from "svelte";
import type { Message, View } from "types/engine";

export interface BoardProps<V extends View = View> {
  view: V;
  /** Whose eyes these are; nobody's: an onlooker. */
  seat: number | null;
  /** Laid out for a phone (360 px and more), not for a desk. */
  phone: boolean;
}

export interface SeatProps<V extends View = View> extends BoardProps<V> {
  /** The player whose open things are shown. */
  of: number;
}

/** The beer mat by which a player is known: a symbol, and a class that sets --clan, --clan-deep and --on. */
export interface Mat {
  symbol: string;
  tone: string;
}

export interface Face<V extends View = View> {
  /** The game's symbols (`<svg><defs display="none">`), rendered once; their ids begin with a prefix of the game's own. */
  Art: Component;
  /** The board: fills the box that it is given, and never scrolls. */
  Board: Component<BoardProps<V>>;
  /** What lies open before a player, inside the card with mat and name. */
  Seat?: Component<SeatProps<V>>;
  /** One's own secrets: below the board; on a phone a tab of its own. */
  Hand?: Component<BoardProps<V>>;
  /** What else stands beside the board (who has gone home, a notebook); on a phone a tab of its own. */
  Notes?: Component<BoardProps<V>>;
  /** A thing as a small picture, as high as a line of text: in flags and beside words. It may render nothing. */
  Token?: Component<{ thing: string }>;
  /** The mat of a player. */
  mat(view: V | null, seat: number): Mat;
  /** What a player is called besides their name, as a clan: below the name. */
  subtitle?(view: V, seat: number): Message | null;
}

const FACES = import.meta.glob<{ default: Face }>(["./*/index.ts", "!./plain/*"]);
const PICTURES = import.meta.glob<string>("./*/picture.svg", { eager: true, query: "?url", import: "default" });

/** The face of a game, loaded when somebody sits down; a plain one where nobody has drawn it yet. */
export async function loadFace(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}

/** The address of a game's picture, or nothing. */
export function pictureOf(game: string): string | null {
  return PICTURES[`./${game}/picture.svg`] ?? null;
}

export const commonMat = (seat: number): Mat => ({ symbol: `mat-${seat + 1}`, tone: `tone-${seat + 1}` });
