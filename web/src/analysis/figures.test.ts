import { expect, test } from "vitest";
import type { Analysis, Juncture } from "../../protocol/socket";
import { course, momentAt, percent, pointedAt, signed } from "./figures";

const moment = (step: number, chances: number[]): Juncture => ({
  step,
  seat: 0,
  chances,
  after: chances,
  mark: "",
  cost: 0,
  played: null,
  better: null,
  why: [],
});
const analysis: Analysis = {
  game: "a-game",
  version: 1,
  level: "novice",
  names: ["Ann", "Bea"],
  finished: true,
  moments: [moment(0, [5000, 5000]), moment(4, [6000, 4100]), moment(9, [2000, 8000])],
  shares: [
    { start: 5000, own: -500, others: 0, luck: -4500, end: 0 },
    { start: 5000, own: 0, others: 500, luck: 4500, end: 10_000 },
  ],
  percent: [
    [50, -5, 0, -45, 0],
    [50, 0, 5, 45, 100],
  ],
  costly: [],
};

test("chances are read as per cent", () => {
  expect([0, 49, 50, 3333, 9950, 10_000].map(percent)).toEqual([0, 0, 1, 33, 100, 100]);
  expect([-12, 0, 7].map(signed)).toEqual(["−12", "0", "+7"]);
});

test("a seat's line ends with what the end was worth", () => {
  expect(course(analysis, 1)).toEqual([5000, 4100, 8000, 10_000]);
});

test("what is shown in the replay is found in the plot", () => {
  expect([0, 3, 4, 8, 9, 30].map((step) => momentAt(analysis, step))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("a choice is pointed at by its things, not by its words", () => {
  const words = { id: "x", args: {} };
  expect(pointedAt({ action: "push 2", words, parts: ["do:push", "seat:2"], leads: "cart:oak", brings: [] })).toEqual([
    "seat:2",
    "cart:oak",
  ]);
});
