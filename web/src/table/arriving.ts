/** Coming to a table: all that it takes is asked for at once, while the language is still on its way. */

import type { GameInside, TableAbout } from "../../protocol/doors";
import { loadFace, type Face } from "@/boards/face";
import * as doors from "@/net/doors";
import { Line } from "@/net/line.svelte";

export interface Arrival {
  /** What is said on it is kept for whoever listens. */
  line: Line;
  about: Promise<TableAbout>;
  inside: Promise<GameInside>;
  face: Promise<Face>;
}

export function arriveAt(code: string): Arrival {
  const line = new Line(code);
  line.connect();
  const about = doors.look(code);
  const inside = doors.insideHere(code);
  const face = about.then(({ game }) => loadFace(game));
  // What goes wrong is told by whoever waits for it, even if nobody does yet.
  for (const asked of [about, inside, face]) asked.catch(() => undefined);
  return { line, about, inside, face };
}
