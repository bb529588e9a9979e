/** The face of a game that nobody has drawn yet: all that can be pointed at, in words. */

import { commonMat, type Face } from "../face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";

export default { Art, Board, mat: (_, seat) => commonMat(seat) } satisfies Face;
