/** Steps that chance goes on with are shown as one, with what it brings at last. */

import { describe, expect, it } from "vitest";
import type { EventData, View } from "types/engine";
import type { Step } from "../../protocol/socket";
import type { Told } from "@/net/line.svelte";
import { Playing } from "./playing";
import { TableState } from "./table.svelte";

const event = (step: number, id: string): EventData => ({
  step,
  rule: "rule",
  message: { id, args: {} },
  who: null,
  what: [],
  source: null,
  target: null,
});
const view = (turn: number) => ({ seat: 0, public: { turn } }) as unknown as View;
const step = (number: number, what: Step["what"], events: EventData[], seen: View | null): Told => ({
  is: "step",
  number,
  at: 0,
  what,
  events,
  played: number,
  view: seen,
});
const played = { kind: "played", seat: 1 } as Step["what"];
const drew = { kind: "drew" } as Step["what"];

async function table(...told: Told[]): Promise<TableState> {
  const found = new TableState({ say: () => Promise.resolve({ good: true, why: null, rule: null }) });
  found.seat = 0;
  found.view = view(0);
  const playing = new Playing(
    found,
    () => null,
    () => false,
  );
  told.forEach(playing.hear);
  await new Promise((resolve) => setTimeout(resolve));
  return found;
}

describe("what chance goes on with", () => {
  it("is not told before chance has brought it to its end", async () => {
    const found = await table(step(1, played, [event(1, "moves")], null));
    expect(found.events).toEqual([]);
    expect(found.view).toEqual(view(0));
  });

  it("is one moment with all events and the last view", async () => {
    const found = await table(
      step(1, played, [event(1, "moves")], null),
      step(2, drew, [event(2, "draws")], null),
      step(3, drew, [event(3, "comes in")], view(1)),
    );
    expect(found.events.map(({ message }) => message.id)).toEqual(["moves", "draws", "comes in"]);
    expect(found.view).toEqual(view(1));
    expect(found.seen).toHaveLength(1);
  });

  it("is the reader's own turn where the reader began it", async () => {
    const before = step(1, played, [event(1, "moves")], view(1));
    const mine = { kind: "played", seat: 0 } as Step["what"];
    const found = await table(
      before,
      step(2, mine, [event(2, "rolls")], null),
      step(3, drew, [event(3, "falls")], view(2)),
    );
    expect(found.seen.map(({ view: seen }) => seen)).toEqual([view(2)]);
  });
});
