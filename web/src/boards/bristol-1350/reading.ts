/** What the view says, as the board asks for it. Nothing here decides anything. */

import type { BristolPublic, BristolView, CartView, PawnView } from "types/bristol_1350";
import type { Value } from "types/engine";

export const WOODS = ["birch", "cedar", "oak"] as const;
export type Wood = (typeof WOODS)[number];
export const FACES = WOODS.flatMap((wood) => [`die:${wood}-apple`, `die:${wood}-rat`]);
/** The places in a cart, the front one first. */
export const PLACES = [1, 2, 3];

/** Who sits where looks like whom, where nobody plays a character. */
export const FIGURES = [
  "countess",
  "knight",
  "barmaid",
  "outlaw",
  "sheriff",
  "serf",
  "friar",
  "chandler",
  "mason",
] as const;

/** The word behind a thing's kind: `birch` of `cart:birch`. */
export const word = (thing: string): string => thing.slice(thing.indexOf(":") + 1);
export const kind = (thing: string): string => thing.slice(0, thing.indexOf(":"));

/** The number of a pawn, from 0: players first, then ghosts. */
export const numberOf = (pawn: string): number => Number(word(pawn)) - 1;

/** The drawing of a pawn: its character's, else its seat's; ghosts have their own. */
export function figureOf(view: BristolView, pawn: string): string {
  const number = numberOf(pawn);
  const known = view.public.pawns[number];
  if (known?.character) return word(known.character);
  if (number >= view.public.players) return `ghost-${number - view.public.players + 1}`;
  return FIGURES[number] ?? FIGURES[0];
}

/** The name of a player or a ghost, to be put into a sentence. */
export function nameOfPawn(view: BristolView, pawn: string): Value {
  const number = numberOf(pawn);
  const { players } = view.public;
  return number < players ? { seat: number } : { id: "b1350-ghost", args: { number: number - players + 1 } };
}

export function pawnOf(view: BristolView, pawn: string): PawnView {
  const found = view.public.pawns[numberOf(pawn)];
  if (!found) throw new Error(`there is no ${pawn}`);
  return found;
}

/** Out of the game; whoever has not been seated yet is in no cart either. */
export const isOut = (pawn: PawnView): boolean => pawn.cart === null && pawn.health !== null;

/** A cart in its lane. */
export interface Lane {
  wood: Wood;
  cart: CartView;
  /** How many carts on the road are ahead of it, plus one; of a cart that is gone nobody asks. */
  rank: number;
  apples: number;
  rats: number;
  /** Steps that the dice promise, as they lie. */
  steps: number;
  /** As the dice lie, it will mingle. */
  mingles: boolean;
  /** As the dice lie, it will get to the gate. */
  leaves: boolean;
}

/** The three lanes, always in the same order. */
export function lanes({ public: seen }: BristolView): Lane[] {
  return WOODS.map((wood) => {
    const rank = seen.carts.findIndex((cart) => cart.cart === `cart:${wood}`);
    const cart = seen.carts[rank];
    if (!cart) throw new Error(`there is no cart of ${wood}`);
    const apples = count(seen, `die:${wood}-apple`);
    const rats = count(seen, `die:${wood}-rat`);
    const rolling = cart.fate === "road" && seen.ending === null;
    return {
      wood,
      cart,
      rank: rank + 1,
      apples,
      rats,
      steps: rolling ? apples + rats : 0,
      mingles: rolling && cart.pawns.length > 0 && rats >= seen.rats_to_mingle,
      leaves: rolling && cart.at + apples + rats >= seen.road,
    };
  });
}

const count = (seen: BristolPublic, face: string): number => seen.dice.filter((die) => die.die === face).length;

/** Who has still to take a turn in this round. */
export function waiting({ public: seen }: BristolView): Set<string> {
  return new Set(seen.pending.filter((step) => step.step === "turn").flatMap((step) => step.about));
}

/** The marks along a road: few enough to be read. */
export function milestones(road: number): number[] {
  const step = Math.max(1, Math.round(road / 4));
  const marks = [];
  for (let mark = step; mark < road - step / 2; mark += step) marks.push(mark);
  return [...marks, road];
}

/** The remedies on a card. */
export const sidesOf = (card: string): string[] => word(card).split("-");

/** So many numbers from 0. */
export const upTo = (count: number): number[] => [...Array(count).keys()];
