/** The face of Fantasy Pub, 2003 edition. */

import type { PubView } from "types/fantasy_pub";
import type { Face } from "../face";
import { matOf } from "../fantasy-pub/look";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Notes from "./Notes.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";
import { COLOURS, LOOK } from "./look";

const face: Face<PubView> = {
  Art,
  Board,
  Seat,
  Notes,
  Token,
  mat: (view, seat) => matOf(LOOK, view, seat),
  subtitle: (_, seat) => (COLOURS[seat] ? { id: `fantasy-pub-2003-page-colour-${COLOURS[seat]}`, args: {} } : null),
};

export default face as unknown as Face;
