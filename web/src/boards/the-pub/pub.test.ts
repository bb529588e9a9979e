/** What the board makes of a view: spaces, turns, steps, what is going on, where dice stand. */

import { describe, expect, it } from "vitest";
import type { Choice } from "types/engine";
import type { PlayerView, PubView } from "types/the_pub";
import { furniture, goingOn, kindOf, knowledge, places, spots, stepsTo, turnsAt, unturned } from "./pub";
import { pictureOf } from "./token";

const player = (more: Partial<PlayerView>): PlayerView => ({
  space: "space:a3",
  alcohol: 1,
  marker: null,
  kept: [],
  indigestible: null,
  personal_exit: "personal:1",
  way: null,
  known_to: [0],
  ruled_out: [],
  ...more,
});

/** A pub with a start, a drink tile beside it and an exit, as Marta in seat 0 sees it. */
function pub(players: PlayerView[], more: Partial<PubView["public"]> = {}): PubView {
  return {
    seat: 0,
    own: { exits: {}, personal_exits: {} },
    public: {
      to_move: 0,
      turn: 0,
      prompt: { id: "prompt-tp-over", args: {} },
      pending: [],
      first: 0,
      round: 1,
      actions_left: 2,
      tiles: [
        { space: "space:a3", kind: "start", ways: "nesw" },
        { space: "space:b3", kind: "drink", ways: "ew" },
      ],
      exits: [{ space: "space:g3", exit: "exit:2", way: null, looked: [] }],
      players,
      drawn: [],
      table: [],
      box: [],
      shaker: [],
      discards: [],
      bag: [],
      past: [],
      one_of: [],
      winner: null,
      closed: false,
      ...more,
    },
  };
}

const choice = (action: string, parts: string[], leads: string | null): Choice => ({
  action,
  words: { id: "action-tp-pass", args: {} },
  parts,
  leads,
  brings: [],
});

describe("the yard", () => {
  it("has 35 spaces in reading order, each with what lies and stands there", () => {
    const all = spots(pub([player({}), player({ space: "space:b3", marker: "space:a3" }), player({})]));
    expect(all).toHaveLength(35);
    expect(all.map((spot) => spot.space).slice(0, 8)).toEqual(
      ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"].map((space) => `space:${space}`),
    );
    const [start, drink] = all.filter((spot) => spot.tile);
    expect(start).toMatchObject({ space: "space:a3", row: 2, column: 0, seats: [0, 2], markers: [1] });
    expect(drink).toMatchObject({ space: "space:b3", seats: [1], markers: [] });
    expect(all.filter((spot) => kindOf(spot) === "exit").map((spot) => spot.space)).toEqual(["space:g3"]);
    expect(all.filter((spot) => kindOf(spot) === "gap")).toHaveLength(32);
  });

  it("shows dice beside each other, inside their space, whatever their number", () => {
    for (let count = 1; count <= 6; count++) {
      const standing = places(count);
      expect(standing).toHaveLength(count);
      for (const [at, { x, y, size }] of standing.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(1);
        expect(y + size).toBeLessThanOrEqual(1);
        for (const other of standing.slice(at + 1)) {
          // Faces never cover each other: they are as high as wide.
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(size - 0.001);
        }
      }
    }
  });

  it("keeps its furniture where it is, with four different pieces to a tile where there are as many", () => {
    expect(furniture("drink", "space:b3")).toEqual(furniture("drink", "space:b3"));
    for (const space of ["a1", "b2", "c3", "d4", "e5", "f1", "g2"]) {
      for (const kind of ["drink", "bathroom", "event", "pub", "start"] as const) {
        const pieces = furniture(kind, space).map(({ piece }) => piece);
        expect(new Set(pieces).size, `${kind} at ${space}: ${pieces.join(" ")}`).toBe(4);
      }
    }
  });
});

describe("what may be chosen", () => {
  const laying = [
    choice("place c3 nw", ["space:c3", "do:open-nw"], "space:c3"),
    choice("place c3 sw", ["space:c3", "do:open-sw"], "space:c3"),
    choice("place a2 es", ["space:a2", "do:open-es"], "space:a2"),
  ];

  it("tells how a tile could lie on each space", () => {
    expect(turnsAt(laying, "space:c3")).toEqual(["nw", "sw"]);
    expect(turnsAt(laying, "space:a2")).toEqual(["es"]);
    expect(turnsAt(laying, "space:b3")).toEqual([]);
  });

  it("tells which way a step leads, and what is no step", () => {
    const acting = [
      choice("move e", ["do:e"], "space:b3"),
      choice("bathroom", ["do:bathroom"], "space:a3"),
      choice("drink jager", ["drink:jager"], "seat:1"),
    ];
    expect(stepsTo(acting, "space:b3")).toBe("e");
    expect(stepsTo(acting, "space:a3")).toBe("bathroom");
    expect(stepsTo(acting, "seat:1")).toBeNull();
    expect(stepsTo(laying, "space:a2")).toBeNull();
  });

  it("shows a drawn tile as it comes out of the box", () => {
    expect(unturned("tile:bathroom-tee")).toEqual({ kind: "bathroom", ways: "new" });
    expect(unturned("tile:pub-straight")).toEqual({ kind: "pub", ways: "ew" });
  });
});

describe("what is going on", () => {
  const pending = (step: string, about: string[] = []) => ({ step, by: 0, about, count: null });

  it("is the innermost event or drink", () => {
    const round = pub([player({})], { pending: [pending("third"), pending("pick", ["seat:1"]), pending("act")] });
    expect(goingOn(round)).toBe("event:round-for-all");
    const trade = pub([player({})], { pending: [pending("trade", ["seat:1", "drink:jin-lemon"]), pending("pick")] });
    expect(goingOn(trade)).toBe("drink:jin-lemon");
    expect(goingOn(pub([player({})], { pending: [pending("act")] }))).toBeNull();
  });
});

describe("what one knows", () => {
  it("is what one has looked at or held, and what all can see is not so; never one's own exit", () => {
    const view = pub([
      player({ personal_exit: "personal:2", known_to: [0, 1] }),
      player({ personal_exit: "personal:1", known_to: [0, 1] }),
      player({ personal_exit: "personal:3", ruled_out: ["hedge"] }),
      player({ personal_exit: "personal:4" }),
    ]);
    view.own = { exits: { "space:g3": "duct" }, personal_exits: { "personal:1": "window", "personal:2": "hedge" } };
    expect(knowledge(view)).toEqual({
      exits: [{ space: "space:g3", way: "duct" }],
      personal: [
        { seat: 1, way: "window", not: [] },
        { seat: 2, way: null, not: ["hedge"] },
      ],
    });
    expect(knowledge({ ...view, seat: null, own: null })).toEqual({
      exits: [],
      personal: [{ seat: 2, way: null, not: ["hedge"] }],
    });
  });
});

describe("pictures of a line's height", () => {
  it("turn the feet where they go, and show how a tile would lie", () => {
    expect(pictureOf("do:se")).toEqual({ symbol: "tp-step", rotate: "135deg" });
    expect(pictureOf("do:open-ns")?.ways).toBe("M12 12 V1.5 M12 12 V22.5");
    expect(pictureOf("space:a1")).toBeNull();
  });
});
