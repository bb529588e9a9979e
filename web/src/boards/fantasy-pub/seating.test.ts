/** However many sit at a place, nobody hides another's purse and nobody leaves the board. */

import { describe, expect, it } from "vitest";
import { LOOK as LOOK_2003 } from "../fantasy-pub-2003/look";
import * as room2003 from "../fantasy-pub-2003/room";
import { LOOK as LOOK_2022 } from "../fantasy-pub-2022/look";
import * as room2022 from "../fantasy-pub-2022/room";
import { figureOf, type Family, type Look } from "./look";
import type { Room, Spot } from "./room";
import { purseWidth, seating, type Seating, type Sitter } from "./seating";

const DESKS = [
  [676, 640],
  [676, 560],
  [560, 520],
  [1320, 900],
] as const;
const PHONES = [
  [350, 260],
  [350, 340],
  [350, 460],
  [420, 520],
] as const;
const EDITIONS = [
  { look: LOOK_2022, rooms: room2022, most: 4 },
  { look: LOOK_2003, rooms: room2003, most: 5 },
] as const;

/** All that a table may hold: several of one family, or no two of the same. */
function companies(look: Look, most: number): Family[][] {
  const found: Family[][] = [];
  look.families.forEach((family, size) => {
    for (let count = 1; count <= (size === 3 ? 1 : 2) * most; count++) found.push(Array<Family>(count).fill(family));
  });
  for (let chosen = 1; chosen < 16; chosen++) found.push(look.families.filter((_, size) => chosen & (1 << size)));
  return found;
}

const purses = [
  { coins: 4, beers: 2, triples: 0 },
  { coins: 12, beers: 5, triples: 2 },
];

function seated(look: Look, room: Room, spot: Spot, company: Family[], purse: (typeof purses)[number]) {
  const sitters: Sitter[] = company.map((family) => ({ figure: figureOf(look, family), ...purse }));
  return { sitters, ...seating(sitters, { ...room, ...spot.folk }) };
}

describe.each(EDITIONS)("$look.prefix", ({ look, rooms, most }) => {
  const all = [...DESKS.map(([w, h]) => rooms.desk(w, h)), ...PHONES.map(([w, h]) => rooms.phone(w, h))];

  it.each(all)("seats every company on a board of $width x $height", (room) => {
    room.spots.forEach((spot, place) => {
      for (const company of companies(look, most)) {
        // Nobody stands at the door or the bar twice.
        if (place === 0 && company.length > most) continue;
        const { sitters, chairs, telling, rows } = seated(look, room, spot, company, {
          coins: 4,
          beers: 2,
          triples: 0,
        });
        const where = `${company.join(" ")} at ${place}`;
        const middle = spot.x + (rows === 1 ? spot.folk.shift : 0);
        const floor = spot.y + spot.height / 2 - spot.folk.bottom;
        chairs.forEach((chair, at) => {
          const purse = purseWidth(sitters[at] as Sitter, telling, room.purse);
          expect(chair.width, where).toBeGreaterThan(purse - 0.5);
          expect(middle + chair.x - purse / 2, where).toBeGreaterThan(-1);
          expect(middle + chair.x + purse / 2, where).toBeLessThan(room.width + 1);
          expect(floor - chair.y, where).toBeLessThan(room.height + 1);
          // Horns and plumes may reach behind what hangs above, never out of the picture.
          expect(floor - chair.y - chair.height, where).toBeGreaterThan(-12);
          const next = chairs[at + 1];
          if (next && next.y === chair.y) {
            expect(next.x - chair.x, where).toBeGreaterThan((next.width + chair.width) / 2 - 0.5);
          }
        });
      }
    });
  });

  it.each(all)("lets four of one kind stand at a full table of $width x $height, whatever they have drunk", (room) => {
    const company = Array<Family>(4).fill(look.families[1] as Family);
    for (const purse of purses) {
      for (const spot of room.spots.slice(1)) {
        const { chairs } = seated(look, room, spot, company, purse);
        expect(chairs).toHaveLength(4);
        for (const chair of chairs) expect(chair.figure.height).toBeGreaterThan(12);
      }
    }
  });

  it("gives everybody more room on a larger board", () => {
    const [small, large] = [rooms.desk(676, 600), rooms.desk(1352, 1200)];
    expect(large.unit).toBeCloseTo(small.unit * 2);
  });

  it("keeps all places on the board, and apart from each other", () => {
    for (const room of all) {
      for (const [at, spot] of room.spots.entries()) {
        expect(spot.x - spot.width / 2).toBeGreaterThanOrEqual(-1);
        expect(spot.x + spot.width / 2).toBeLessThanOrEqual(room.width + 1);
        expect(spot.y + spot.height / 2).toBeLessThanOrEqual(room.height + 12);
        for (const other of room.spots.slice(at + 1)) {
          const apart = Math.hypot((spot.x - other.x) / room.width, (spot.y - other.y) / room.height);
          expect(apart).toBeGreaterThan(0.18);
        }
      }
    }
  });
});

it("puts nobody anywhere where nobody is", () => {
  const nobody: Seating = seating([], {
    width: 200,
    widest: 200,
    height: 100,
    unit: 1,
    purse: 20,
    inARow: 4,
    low: false,
  });
  expect(nobody.chairs).toEqual([]);
});
