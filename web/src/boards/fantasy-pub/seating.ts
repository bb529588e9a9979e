/** Where people sit or stand at a place: in one row, or in two when they are many; as large as there is room. */

import type { Figure } from "./look";

/** More than so many at a place stand in two rows. */
const IN_A_ROW = 4;
/** The part of a purse that hangs below the figure; where it is crowded, the purse lies on the figure. */
const BELOW = 0.85;
const BELOW_CROWDED = 0.2;

export interface Place {
  /** How much room there is, in pixels. */
  width: number;
  height: number;
  /** The size of a unit of the room, in pixels. */
  unit: number;
  /** How high a purse is, in pixels, and how wide one is that is told in full. */
  purse: number;
  purseWidth: number;
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
  /** Two rows: purses lie on the figures. */
  crowded: boolean;
  /** Purses have to be narrow. */
  tight: boolean;
}

export function seating(figures: readonly Figure[], place: Place): Seating {
  const crowded = figures.length > IN_A_ROW;
  const front = crowded ? Math.ceil(figures.length / 2) : figures.length;
  const rows = [figures.slice(0, front), figures.slice(front)].filter((row) => row.length > 0);
  const below = place.purse * (crowded ? BELOW_CROWDED : BELOW);
  const wide = Math.max(1, ...rows.map((row) => row.reduce((sum, { chair }) => sum + chair, 0))) * place.unit;
  const high = rows.reduce((sum, row) => sum + tallest(row), 0) * place.unit;
  const scale = place.unit * Math.min(1, place.width / wide, (place.height - rows.length * below) / Math.max(high, 1));
  const chairs: Chair[] = [];
  let floor = 0;
  let narrowest = Infinity;
  for (const row of rows) {
    // A row is as wide as its figures, or as its purses where they need more.
    const whole = row.reduce((sum, { chair }) => sum + chair * scale, 0);
    const spare = Math.max(0, Math.min(place.width, row.length * place.purseWidth) - whole) / row.length;
    let left = -(whole + spare * row.length) / 2;
    for (const { width, height, chair } of row) {
      const taken = chair * scale + spare;
      narrowest = Math.min(narrowest, taken);
      chairs.push({
        x: left + taken / 2,
        y: floor,
        width: taken,
        height: height * scale + below,
        figure: { width: width * scale, height: height * scale },
      });
      left += taken;
    }
    floor += tallest(row) * scale + below;
  }
  return { chairs, crowded, tight: narrowest < place.purseWidth };
}

const tallest = (row: readonly Figure[]): number => Math.max(0, ...row.map(({ height }) => height));
