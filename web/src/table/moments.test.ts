/** Moments of real games: whatever may be chosen can be reached, by pointing and by words alone. */

import { describe, expect, it } from "vitest";
import type { Moment } from "@/gallery/moment";
import { nextParts, offered, possible, settled } from "./choosing";

const MOMENTS = import.meta.glob<Moment>("../../gallery/moments/*.json", { eager: true, import: "default" });

describe("moments of real games", () => {
  it("are there: python -m tests.web.fixtures makes them", () => {
    expect(Object.keys(MOMENTS).length).toBeGreaterThan(0);
  });

  for (const [path, moment] of Object.entries(MOMENTS)) {
    it(`let everything be said: ${path.replace(/^.*\//, "")}`, () => {
      const reached = new Set<string>();
      const say = (chosen: string[]) => {
        const left = possible(moment.choices, chosen);
        const one = settled(moment.choices, chosen);
        if (one) reached.add(one.action);
        else for (const part of offered(left, new Set(nextParts(moment.choices, chosen)))) say([...chosen, part]);
      };
      say([]);
      expect(reached).toEqual(new Set(moment.choices.map((choice) => choice.action)));
    });
  }
});
