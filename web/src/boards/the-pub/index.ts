/** The face of The Pub: a cobbled yard on which the pub grows, tile by tile, towards its three exits. */

import type { PubView } from "types/the_pub";
import { commonMat, type Face } from "../face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Seat from "./Seat.svelte";
import Token from "./Token.svelte";

const face: Face<PubView> = { Art, Board, Seat, Hand, Notes, Token, mat: (_, seat) => commonMat(seat) };

export default face as unknown as Face;
