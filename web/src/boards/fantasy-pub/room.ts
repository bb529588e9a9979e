/** Where things stand in a room, in pixels: reckoned from the size of the board, so that nothing ever leaves it. */

/** A place in the room: its middle, and its size. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Those who are there: how much room they have, and where they stand: from the lower end, and aside of the middle. */
  folk: { width: number; widest: number; height: number; bottom: number; shift: number };
  /** On which side of the place the middle of the room is: where the barkeeper comes to, and numbers do not hang. */
  inner: "left" | "right";
}

export interface Room {
  width: number;
  height: number;
  phone: boolean;
  /** A unit of length: on a desk a table is 206 units wide. */
  unit: number;
  /** How high a purse is. */
  purse: number;
  /** So many stand in a row at a place. */
  inARow: number;
  /** Too low for purses below the figures. */
  low: boolean;
  /** The first is the door or the bar, then the tables. */
  spots: Spot[];
  /** What lies in the middle of the table, or, on a phone, the strip above it. */
  hub: { x: number; y: number; width: number };
  strip: number;
  /** The way around the room. */
  way: { x: number; y: number; rx: number; ry: number };
}

/** Arrows along the way, each halfway between a place and the next one. */
export function arrows(room: Room): { x: number; y: number; turn: number }[] {
  const { x, y, rx, ry } = room.way;
  const angles = room.spots.map((spot) => Math.atan2((spot.y - y) / ry, (spot.x - x) / rx));
  return angles.map((angle, place) => {
    const next = angles[(place + 1) % angles.length] ?? angle;
    const ahead = (((next - angle) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    const middle = angle + ahead / 2;
    const along = Math.atan2(ry * Math.cos(middle), -rx * Math.sin(middle));
    return {
      x: round(x + rx * Math.cos(middle)),
      y: round(y + ry * Math.sin(middle)),
      turn: round((along * 180) / Math.PI),
    };
  });
}

export const round = (value: number): number => Math.round(value * 10) / 10;
