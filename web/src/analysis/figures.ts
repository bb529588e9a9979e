/** Figures of hints and analyses as people read them. The server counts chances in ten-thousandths. */

import type { Choice } from "types/engine";
import type { Analysis } from "../../protocol/socket";

export const WHOLE = 10_000;

/** Ten-thousandths as per cent. */
export const percent = (chance: number): number => Math.floor((chance + 50) / 100);

/** With its sign, as it is printed. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");

/** What a choice can be pointed at by on the board. */
export const pointedAt = (choice: Choice): string[] =>
  [...choice.parts, ...(choice.leads === null ? [] : [choice.leads])].filter((part) => !part.startsWith("do:"));

/** A seat's chances by moment, and what the end was worth. */
export const course = (analysis: Analysis, seat: number): number[] => [
  ...analysis.moments.map((moment) => moment.chances[seat] ?? 0),
  analysis.shares[seat]?.end ?? 0,
];

/** The moment that is shown while so many steps of the record are: the last one that is not later. */
export function momentAt(analysis: Analysis, step: number): number {
  const after = analysis.moments.findIndex((moment) => moment.step > step);
  return after < 0 ? analysis.moments.length - 1 : Math.max(0, after - 1);
}

/** Dashes of the seats' lines: nobody has to tell them apart by colour alone. */
export const DASHES = ["", "9 5", "2 5", "12 4 2 4", "5 2", "1 4", "14 3", "7 3 2 3", "3 3"] as const;
