/** The room of 2022: six tables in a ring, the door below. On a phone two columns of three, the door below them. */

import { round, type Room, type Spot } from "../fantasy-pub/room";

const TABLE = { width: 206, height: 146 };
/** Middles of the door and of the tables 1 to 6, in hundredths of the room. */
const DESK = [
  [50, 86],
  [20, 73],
  [16.2, 44],
  [32, 17.5],
  [68, 17.5],
  [83.8, 44],
  [80, 73],
] as const;
/** Wider than this in its heights the room does not become: the rest is floor. */
const WIDEST = 1.5;

export function desk(width: number, height: number): Room {
  const wide = Math.min(width, height * WIDEST);
  const unit = Math.min(wide / 676, height / 600);
  const left = (width - wide) / 2;
  const spots = DESK.map(([x, y], place): Spot => {
    const door = place === 0;
    return {
      x: round(left + (wide * x) / 100),
      y: round(door ? height - 78 * unit : (height * y) / 100),
      width: TABLE.width * unit,
      height: TABLE.height * unit,
      folk: {
        width: (door ? 290 : 210) * unit,
        widest: (door ? 290 : 210) * unit,
        height: (door ? 106 : 142) * unit,
        bottom: (door ? 30 : 27) * unit,
        shift: 0,
      },
      inner: x < 50 ? "right" : "left",
    };
  });
  return {
    width,
    height,
    phone: false,
    unit,
    purse: Math.max(18, 21 * unit),
    inARow: 4,
    low: false,
    spots,
    hub: { x: width / 2, y: height * 0.475, width: 196 * unit },
    strip: 0,
    way: { x: width / 2, y: height * 0.4875, rx: wide * 0.331, ry: height * 0.306 },
  };
}

/** How many rows of tables high the room is on a phone: three, and what of the door stands below. */
const ROWS = 3.8;
const STRIP = 46;
/** What number and coins of a table take of its outer side. */
const PLAQUE = 24;
/** Rows lower than this have purses on the figures. */
const LOW = 74;
/** Larger than this, in units of a room that is 352 pixels wide, nobody becomes on a phone. */
const LARGEST = 0.8;

export function phone(width: number, height: number): Room {
  const row = (height - STRIP) / ROWS;
  const purse = 16;
  const low = row < LOW;
  const unit = Math.max(0.3, Math.min((width / 352) * LARGEST, (row - (low ? 3 : 12 + purse * 0.85)) / 82));
  const across = width * 0.485;
  const spots: Spot[] = [
    {
      x: width / 2,
      y: height - row * 0.5,
      width: Math.min(96 * (width / 352), row * 1.5),
      height: row * 0.96,
      folk: { width: width * 0.6, widest: width * 0.6, height: row * 1.02, bottom: 2, shift: 0 },
      inner: "left",
    },
  ];
  for (const [column, line] of [
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
  ] as const) {
    spots.push({
      x: column === 0 ? across / 2 + 2 : width - across / 2 - 2,
      y: STRIP + row * (line + 0.54),
      width: across,
      height: row * 0.9,
      folk: {
        width: across - PLAQUE,
        widest: across,
        height: row * 0.97,
        bottom: Math.max(1, row * 0.12 - 8),
        shift: (column === 0 ? PLAQUE : -PLAQUE) / 2,
      },
      inner: column === 0 ? "right" : "left",
    });
  }
  return {
    width,
    height,
    phone: true,
    unit,
    purse,
    inARow: 7,
    low,
    spots,
    hub: { x: width / 2, y: STRIP / 2, width },
    strip: STRIP,
    way: { x: width / 2, y: STRIP + row * 1.7, rx: width * 0.28, ry: row * 1.4 },
  };
}
