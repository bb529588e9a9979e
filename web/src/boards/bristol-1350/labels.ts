/** What is read aloud: all that the drawings show. */

import type { BristolView } from "types/bristol_1350";
import type { Message, Value } from "types/engine";
import { nameOfPawn, pawnOf, word, type Lane } from "./reading";

type Say = (message: Message) => string;

const yes = (true_: boolean): string => (true_ ? "yes" : "no");

export function pawnLabel(view: BristolView, pawn: string, say: Say): string {
  const known = pawnOf(view, pawn);
  const cart = view.public.carts.find((each) => each.pawns.includes(pawn));
  return say({
    id: "bristol-1350-page-pawn",
    args: {
      who: nameOfPawn(view, pawn),
      character: known.character ? word(known.character) : "none",
      cart: cart ? word(cart.cart) : "none",
      place: cart ? cart.pawns.indexOf(pawn) + 1 : 0,
      health: known.health ?? "unknown",
      shown: known.shown.map(String),
      count: known.shown.length,
      turn: yes(pawn === view.public.whose && view.public.ending === null),
    },
  });
}

export function cartLabel(view: BristolView, lane: Lane, say: Say): string {
  const { cart } = lane;
  const pawns: Value = cart.pawns.map((pawn) => nameOfPawn(view, pawn));
  return say({
    id: "bristol-1350-page-cart-label",
    args: {
      cart: lane.wood,
      fate: cart.fate,
      at: Math.min(cart.at, view.public.road),
      road: view.public.road,
      rank: lane.rank,
      count: cart.pawns.length,
      pawns,
      apples: lane.apples,
      rats: lane.rats,
      mingles: yes(lane.mingles),
      leaves: yes(lane.leaves),
    },
  });
}
