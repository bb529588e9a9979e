/** The room of 2003: five tables in a ring, the bar below. On a phone one table above two columns of two. */

import { round, type Room, type Spot } from "../fantasy-pub/room";

const TABLE = { width: 206, height: 146 };
const BAR = { width: 344, height: 150 };
/** Middles of the bar and of the tables 1 to 5, in hundredths of the room. */
const DESK = [
  [50, 86],
  [18.5, 67],
  [18.5, 39.5],
  [50, 18],
  [81.5, 39.5],
  [81.5, 67],
] as const;
/** Wider than this in its heights the room does not become: the rest is ground. */
const WIDEST = 1.5;
/** What the innkeeper takes of the bar. */
const KEEPER = 84;

export function desk(width: number, height: number): Room {
  const wide = Math.min(width, height * WIDEST);
  const unit = Math.min(wide / 676, height / 610);
  const left = (width - wide) / 2;
  const spots = DESK.map(([x, y], place): Spot => {
    const bar = place === 0;
    const size = bar ? BAR : TABLE;
    const folk = (bar ? BAR.width - KEEPER - 6 : 210) * unit;
    return {
      x: round(left + (wide * x) / 100),
      y: round(bar ? height - 86 * unit : (height * y) / 100),
      width: size.width * unit,
      height: size.height * unit,
      folk: {
        width: folk,
        widest: folk,
        height: (bar ? 112 : 140) * unit,
        bottom: (bar ? 20 : 28) * unit,
        shift: bar ? (KEEPER / 2) * unit : 0,
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
    inARow: 5,
    low: false,
    spots,
    hub: { x: width / 2, y: height * 0.475, width: 172 * unit },
    strip: 0,
    way: { x: width / 2, y: height * 0.49, rx: wide * 0.332, ry: height * 0.325 },
  };
}

const ROWS = 3.78;
/** Rows lower than this have purses on the figures. */
const LOW = 74;
/** Larger than this, in units of a room that is 352 pixels wide, nobody becomes on a phone. */
const LARGEST = 0.8;
/** What number and coins of a table take of its outer side. */
const PLAQUE = 24;
const PHONE_KEEPER = 40;

export function phone(width: number, height: number): Room {
  const row = height / ROWS;
  const purse = 16;
  const low = row < LOW;
  const unit = Math.max(0.3, Math.min((width / 352) * LARGEST, (row - (low ? 3 : 12 + purse * 0.85)) / 82));
  const across = width * 0.485;
  const first = width * 0.42;
  const spots: Spot[] = [
    {
      x: width / 2,
      y: height - row * 0.42,
      width: width - 10,
      height: row * 0.78,
      folk: {
        width: width - PHONE_KEEPER - 62,
        widest: width - PHONE_KEEPER - 62,
        height: row * 0.98,
        bottom: 2,
        shift: (PHONE_KEEPER - 48) / 2,
      },
      inner: "left",
    },
  ];
  for (const [column, line] of [
    [0, 2],
    [0, 1],
    [0.5, 0],
    [1, 1],
    [1, 2],
  ] as const) {
    const alone = column === 0.5;
    const table = alone ? first : across;
    spots.push({
      x: alone ? width / 2 : column === 0 ? across / 2 + 2 : width - across / 2 - 2,
      y: row * (line + 0.53),
      width: table,
      height: row * 0.9,
      folk: {
        width: table - PLAQUE,
        widest: table,
        height: row * 0.95,
        bottom: Math.max(1, row * 0.12 - 8),
        shift: (column < 1 ? PLAQUE : -PLAQUE) / 2,
      },
      inner: column < 1 ? "right" : "left",
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
    hub: { x: width / 2, y: row / 2, width },
    strip: 0,
    way: { x: width / 2, y: row * 1.85, rx: width * 0.27, ry: row * 1.4 },
  };
}
