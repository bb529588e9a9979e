/** Where people sit or stand at a place: in one row, or in two when they are many; as large as there is room. */

import type { Figure } from "./look";

/** How a purse is told: in full, closely, or coins above beers. */
export type Telling = "full" | "tight" | "stacked";

export interface Sitter {
  figure: Figure;
  coins: number;
  beers: number;
  triples: number;
}

export interface Place {
  /** How much room there is, in pixels. */
  width: number;
  height: number;
  /** How wide two rows may be. */
  widest: number;
  /** The size of a unit of the room, in pixels. */
  unit: number;
  /** How high a line of a purse is, in pixels. */
  purse: number;
  /** So many stand in a row, if their purses have room. */
  inARow: number;
  /** It is low: purses lie on the figures. */
  low: boolean;
}

export interface Chair {
  /** The middle, from the middle of the place. */
  x: number;
  /** The lower end, from the lower end of the place. */
  y: number;
  width: number;
  height: number;
  figure: { width: number; height: number };
}

export interface Seating {
  chairs: Chair[];
  telling: Telling;
  /** How many rows there are. */
  rows: number;
  /** Purses lie on the figures, for two rows or a low room. */
  crowded: boolean;
}

/** How much of a purse hangs below the figure, in lines. */
const BELOW = 0.85;
const BELOW_CROWDED = 0.2;
const LINES: Record<Telling, number> = { full: 1, tight: 1, stacked: 1.75 };

/** How wide a purse is, in pixels; Purse.svelte draws it like this. */
export function purseWidth({ coins, beers, triples }: Omit<Sitter, "figure">, telling: Telling, line: number): number {
  const [icon, digit, seal] = telling === "full" ? [0.72, 0.36, 0.6] : [0.6, 0.34, 0.52];
  const wide = (count: number) => String(count).length * digit * Math.max(line, 17.4);
  const money = icon * line + wide(coins);
  const ale = icon * line + wide(beers) + (triples > 0 ? seal * line + wide(triples) : 0);
  if (telling === "stacked") return Math.max(money, ale) + 7;
  return money + ale + (telling === "full" ? 0.8 * line : 9);
}

export function seating(sitters: readonly Sitter[], place: Place): Seating {
  const needs = (telling: Telling, row: readonly Sitter[]) =>
    row.reduce((sum, sitter) => sum + purseWidth(sitter, telling, place.purse), 0);
  const one = sitters.length <= place.inARow && needs("stacked", sitters) <= place.width;
  const front = one ? sitters.length : Math.ceil(sitters.length / 2);
  const rows = [sitters.slice(0, front), sitters.slice(front)].filter((row) => row.length > 0);
  const room = one ? place.width : place.widest;
  const fits = (telling: Telling) => rows.every((row) => needs(telling, row) <= room);
  const telling = fits("full") ? "full" : fits("tight") ? "tight" : "stacked";
  const crowded = rows.length > 1 || place.low;
  const below = place.purse * (LINES[telling] - 1 + (crowded ? BELOW_CROWDED : BELOW));
  const wide = Math.max(1, ...rows.map((row) => row.reduce((sum, { figure }) => sum + figure.chair, 0)));
  const high = Math.max(
    1,
    rows.reduce((sum, row) => sum + tallest(row), 0),
  );
  // Where purses are stacked, shoulders may be behind shoulders.
  const close = telling === "stacked" && one ? 0.85 : 1;
  const scale = Math.min(place.unit, room / wide / close, (place.height - rows.length * below) / high);
  const chairs: Chair[] = [];
  let floor = 0;
  for (const row of rows) {
    const purses = row.map((sitter) => purseWidth(sitter, telling, place.purse));
    const more = row.map(({ figure }, at) => Math.max(0, figure.chair * scale - (purses[at] ?? 0)));
    const wanted = more.reduce((sum, each) => sum + each, 0);
    const taken = purses.reduce((sum, each) => sum + each, 0);
    const share = wanted > 0 ? Math.max(0, Math.min(1, (room - taken) / wanted)) : 0;
    const widths = purses.map((width, at) => width + (more[at] ?? 0) * share);
    // Large figures reach beyond their purses: the row is in the middle with their shoulders.
    const first = Math.max(0, (row[0]?.figure.width ?? 0) * scale - (widths[0] ?? 0)) / 2;
    const last = Math.max(0, (row.at(-1)?.figure.width ?? 0) * scale - (widths.at(-1) ?? 0)) / 2;
    let left = (first - last - widths.reduce((sum, each) => sum + each, 0)) / 2;
    row.forEach(({ figure }, at) => {
      const width = widths[at] ?? 0;
      chairs.push({
        x: left + width / 2,
        y: floor,
        width,
        height: figure.height * scale + below,
        figure: { width: figure.width * scale, height: figure.height * scale },
      });
      left += width;
    });
    floor += tallest(row) * scale + below;
  }
  return { chairs, telling, rows: rows.length, crowded };
}

const tallest = (row: readonly Sitter[]): number => Math.max(0, ...row.map(({ figure }) => figure.height));
