/** The face of Bristol 1350. */

import type { BristolView } from "types/bristol_1350";
import type { Face } from "../face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";
import { FIGURES, figureOf, word } from "./reading";

export default {
  Art,
  Board,
  Seat,
  Hand,
  Notes,
  Token,
  mat(view, seat) {
    const figure = view ? figureOf(view, `pawn:${seat + 1}`) : (FIGURES[seat] ?? FIGURES[0]);
    return { symbol: `br-m-${figure}`, tone: `br-${figure}` };
  },
  subtitle(view, seat) {
    const character = view.public.pawns[seat]?.character;
    return character ? { id: "b1350-character", args: { character: word(character) } } : null;
  },
} satisfies Face<BristolView> as unknown as Face;
