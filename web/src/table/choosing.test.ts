import { describe, expect, it } from "vitest";
import type { Choice } from "types/engine";
import { nextParts, offered, possible, settled, THAT_IS_ALL } from "./choosing";

const choice = (action: string, parts: string, leads: string | null = null): Choice => ({
  action,
  words: { id: action, args: {} },
  parts: parts.split(" "),
  leads,
  brings: [],
});
const reroll = [
  choice("one", "do:reroll die:rat"),
  choice("both", "do:reroll die:rat die:apple"),
  choice("twice", "do:reroll die:rat die:rat"),
  choice("push", "do:push pawn:1", "cart:oak"),
];

describe("choosing by parts", () => {
  it("leaves what contains all that was pointed at", () => {
    expect(possible(reroll, ["die:rat"]).map((each) => each.action)).toEqual(["one", "both", "twice"]);
    expect(possible(reroll, ["die:rat", "die:rat"]).map((each) => each.action)).toEqual(["twice"]);
  });

  it("offers to stop where what was chosen is an action and could become a larger one", () => {
    expect(nextParts(reroll, ["do:reroll", "die:rat"])).toEqual([THAT_IS_ALL, "die:apple", "die:rat"]);
    expect(settled(reroll, ["do:reroll", "die:rat", THAT_IS_ALL])?.action).toBe("one");
  });

  it("lets the destination be pointed at first", () => {
    expect(nextParts(reroll, [])).toContain("cart:oak");
    expect(settled(reroll, ["cart:oak"])?.action).toBe("push");
  });

  it("offers nothing more once a single choice is left", () => {
    expect(nextParts(reroll, ["do:push"])).toEqual([]);
  });

  it("says first what shall be done, and then with what", () => {
    expect(offered(possible(reroll, []), new Set(nextParts(reroll, [])))).toEqual(["do:reroll", "do:push"]);
    const chosen = ["do:reroll"];
    expect(offered(possible(reroll, chosen), new Set(nextParts(reroll, chosen)))).toEqual(["die:rat", "die:apple"]);
  });
});
