import { describe, expect, it } from "vitest";
import type { BristolView, CartView, NoteView } from "types/bristol_1350";
import type { EventData } from "types/engine";
import type { Said } from "@/table/context";
import { Beliefs } from "./beliefs.svelte";
import { claimIn, lastClaims } from "./claims";
import { dated } from "./notebook";
import { figureOf, lanes, milestones, sidesOf, waiting } from "./reading";

const cart = (cart: string, at: number, pawns: string[], fate: CartView["fate"] = "road"): CartView => ({
  cart: `cart:${cart}`,
  at,
  fate,
  pawns,
  pile: 0,
});

function road(changes: Partial<BristolView["public"]> = {}, notes: NoteView[] = []): BristolView {
  const pawn = (number: number, seat: number | null) => ({
    pawn: `pawn:${number}`,
    seat,
    cart: "cart:oak",
    character: null,
    remedies: 0,
    coins: 0,
    health: null,
    shown: [],
  });
  return {
    seat: 0,
    public: {
      to_move: 0,
      turn: 0,
      prompt: { id: "", args: {} },
      pending: [],
      players: 2,
      whose: "pawn:1",
      purpose: null,
      round: 1,
      road: 16,
      rats_to_mingle: 2,
      plague_sum: 6,
      hand_limit: 3,
      first: null,
      last_round: false,
      ending: null,
      dice: ["birch-rat", "birch-rat", "cedar-rat", "cedar-rat", "oak-apple", "oak-apple"].map((face) => ({
        die: `die:${face}`,
        locked: false,
      })),
      rolled: [],
      carts: [cart("oak", 14, ["pawn:1", "pawn:2"]), cart("birch", 3, ["pawn:3"]), cart("cedar", 3, [])],
      pawns: [pawn(1, 0), pawn(2, 1), pawn(3, null), pawn(4, null)],
      looks: [],
      played: [],
      symptom_deck: 0,
      symptom_discards: 0,
      remedy_deck: 0,
      remedy_discards: 0,
      coins_left: 0,
      modes: [],
      ...changes,
    },
    own: {
      symptoms: [],
      drawn: [],
      infected: false,
      remedies: [],
      fresh: 0,
      dropped: [],
      coin: null,
      coins: [],
      notes,
    },
  };
}

describe("the lanes", () => {
  it("stay where they are, and say who is ahead", () => {
    const found = lanes(road());
    expect(found.map((lane) => [lane.wood, lane.rank])).toEqual([
      ["birch", 2],
      ["cedar", 3],
      ["oak", 1],
    ]);
  });

  it("say what the dice promise: an empty cart never mingles", () => {
    const [birch, cedar, oak] = lanes(road());
    expect([birch?.mingles, cedar?.mingles, oak?.mingles]).toEqual([true, false, false]);
    expect([birch?.leaves, cedar?.leaves, oak?.leaves]).toEqual([false, false, true]);
    expect([birch?.steps, cedar?.steps, oak?.steps]).toEqual([2, 2, 2]);
  });

  it("follow the box: three rats may be needed", () => {
    expect(lanes(road({ rats_to_mingle: 3 }))[0]?.mingles).toBe(false);
  });

  it("promise nothing once a cart is gone or the game is over", () => {
    const gone = road({ carts: [cart("birch", 3, []), cart("cedar", 3, []), cart("oak", 17, ["pawn:1"], "escaped")] });
    expect(lanes(gone)[2]?.steps).toBe(0);
    expect(lanes(road({ ending: "gates" })).map((lane) => lane.steps)).toEqual([0, 0, 0]);
  });
});

describe("small questions", () => {
  it("who looks like whom: seats, characters, ghosts", () => {
    const view = road();
    expect(figureOf(view, "pawn:1")).toBe("countess");
    expect(figureOf(view, "pawn:4")).toBe("ghost-2");
    const pawns = view.public.pawns.map((pawn) => ({ ...pawn, character: "character:friar" }));
    expect(figureOf(road({ pawns }), "pawn:1")).toBe("friar");
  });

  it("who has still to act", () => {
    const pending = [
      { step: "act", by: 0 as const, about: [], count: null },
      { step: "turn", by: "itself" as const, about: ["pawn:2"], count: null },
      { step: "mingle", by: "itself" as const, about: ["cart:oak"], count: null },
    ];
    expect([...waiting(road({ pending }))]).toEqual(["pawn:2"]);
  });

  it("which steps of a road are numbered", () => {
    expect(milestones(16)).toEqual([4, 8, 12, 16]);
    expect(milestones(1)).toEqual([1]);
    expect(milestones(99).at(-1)).toBe(99);
    expect(milestones(99).length).toBeLessThan(6);
  });

  it("what stands on a card", () => {
    expect(sidesOf("card:arsenic-whip")).toEqual(["arsenic", "whip"]);
    expect(sidesOf("card:alms")).toEqual(["alms"]);
  });
});

describe("the notebook", () => {
  const note = (what: NoteView["what"], pawns: string[], got: number[]): NoteView => ({
    what,
    pawns,
    cart: what === "mingle" ? "cart:oak" : null,
    side: null,
    put: [],
    got,
    coin: null,
  });
  const event = (id: string, what: string[] = [], args: EventData["message"]["args"] = {}): EventData => ({
    step: 1,
    rule: "",
    message: { id: `event-b1350-${id}`, args },
    who: null,
    what,
    source: null,
    target: null,
  });

  it("says in which round something was seen", () => {
    const view = road({}, [note("player", ["pawn:2"], [4]), note("player", ["pawn:2"], [1])]);
    const events = [event("round", [], { round: 1 }), event("sees"), event("round", [], { round: 3 }), event("sees")];
    expect(dated(view, events).map((each) => [each.round, each.stale])).toEqual([
      [1, false],
      [3, false],
    ]);
  });

  it("says that it may not be so any more once that pawn has mingled, or kept others", () => {
    const view = road({}, [note("player", ["pawn:2"], [4])]);
    const then = [event("round", [], { round: 2 }), event("sees")];
    expect(dated(view, [...then, event("mingle", ["pawn:3"])])[0]?.stale).toBe(false);
    expect(dated(view, [...then, event("mingle", ["pawn:2", "pawn:3"])])[0]?.stale).toBe(true);
    expect(dated(view, [...then, { ...event("keeps"), who: "seat:2" }])[0]?.stale).toBe(true);
  });

  it("counts only the mingles that one was in", () => {
    const view = road({}, [note("mingle", ["pawn:1", "pawn:2"], [1, 2])]);
    const events = [
      event("round", [], { round: 1 }),
      event("mingle", ["pawn:3"]),
      event("round", [], { round: 2 }),
      event("mingle", ["pawn:1", "pawn:2"]),
    ];
    expect(dated(view, events)[0]?.round).toBe(2);
  });

  it("does not guess where no event tells of it", () => {
    expect(dated(road({}, [note("discard", [], [3])]), [])[0]?.round).toBe(0);
    expect(dated({ ...road(), seat: null, own: null }, [])).toEqual([]);
  });

  it("keeps what one believes, and nothing that somebody else put there", () => {
    const kept = new Map([["here", '{"pawn:2":"plague","pawn:3":"nonsense"}']]);
    const shelf = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    };
    const beliefs = new Beliefs(shelf, "here");
    expect([beliefs.of("pawn:2"), beliefs.of("pawn:3"), beliefs.of("pawn:4")]).toEqual(["plague", null, null]);
    beliefs.believe("pawn:4", "healthy");
    beliefs.believe("pawn:2", null);
    expect(new Beliefs(shelf, "here").of("pawn:4")).toBe("healthy");
    expect(new Beliefs(shelf, "here").of("pawn:2")).toBeNull();
    kept.set("here", "no json");
    expect(new Beliefs(shelf, "here").of("pawn:4")).toBeNull();
  });

  it("remembers the latest claim of each, in few words", () => {
    const said: Said[] = [
      { seat: 1, words: { id: "claim-b1350-healthy", args: {} } },
      { seat: 1, words: { id: "claim-b1350-mingled", args: { put: 1, put_too: 2, got: 3, got_too: 4 } } },
    ];
    expect(claimIn(lastClaims(said).get(1))).toMatchObject({ about: "mingled", put: 1, got_too: 4 });
    expect(claimIn(lastClaims(said).get(0))).toBeNull();
  });
});
