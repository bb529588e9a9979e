/** The face of Fantasy Pub, 2022 edition. */

import type { PubView } from "types/fantasy_pub";
import type { Face } from "../face";
import { matOf } from "../fantasy-pub/look";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";
import { LOOK } from "./look";

const face: Face<PubView> = {
  Art,
  Board,
  Seat,
  Hand,
  Notes,
  Token,
  mat: (view, seat) => matOf(LOOK, view, seat),
  subtitle: (view, seat) => {
    const clan = view.public.players[seat]?.clan;
    return clan ? { id: `fp22-clan-${clan}`, args: {} } : null;
  },
};

export default face as unknown as Face;
