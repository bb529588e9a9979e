/** How an edition draws its people: what both editions' boards ask it. */

import type { CharacterView, PlayerView, PubView } from "types/fantasy_pub";
import { commonMat, type Mat } from "../face";

export type Family = CharacterView["family"];

/** A figure in units of the room, and how wide a chair it takes. */
export interface Figure {
  width: number;
  height: number;
  chair: number;
}

export interface Look {
  /** Before the ids of its symbols and the names of its classes. */
  prefix: string;
  /** From the smallest to the largest. */
  families: readonly Family[];
  figures: Partial<Record<Family, Figure>>;
  /** By which clan or colour a player is known. */
  tone(player: PlayerView): string;
  /** The symbols of dice. */
  die: string;
}

/** Somebody in the pub, in a deck or gone home: what an id says. */
export interface Person {
  owner: number;
  family: Family;
  copy: "a" | "b";
}

/** Who is meant by an id as `character:2.dwarf-a`; null where it is no character's. */
export function person(id: string): Person | null {
  const [, owner, family, copy] = id.match(/^character:(\d+)\.([a-z]+)(?:-([ab]))?$/) ?? [];
  if (!owner || !family) return null;
  return { owner: Number(owner) - 1, family: family as Family, copy: copy === "b" ? "b" : "a" };
}

export function figureOf(look: Look, family: Family): Figure {
  const figure = look.figures[family];
  if (!figure) throw new Error(`nobody has drawn a ${family}`);
  return figure;
}

export function matOf(look: Look, view: PubView | null, seat: number): Mat {
  const player = view?.public.players[seat];
  if (!player) return commonMat(seat);
  const tone = look.tone(player);
  return { symbol: `${look.prefix}-mat-${tone}`, tone: `${look.prefix}-${tone}` };
}

/** How a person shows what they have drunk, from 0 to 1. */
export const drunk = (beers: number): number => Math.min(beers / 6, 1);

const LEANS = [0, 0, -2, 3, -5, 6, -8];

/** By how many degrees a person leans. */
export const lean = (beers: number): number => LEANS[Math.min(beers, LEANS.length - 1)] ?? 0;
