/** Pointing, one step back, and what is asked about before it is done. */

import { describe, expect, it } from "vitest";
import type { Choice, Message } from "types/engine";
import type { Saying } from "@/net/line.svelte";
import { asTable, type Moment } from "@/gallery/moment";
import { TableState } from "./table.svelte";

const choice = (action: string, parts: string, leads: string | null = null): Choice => ({
  action,
  words: { id: action, args: {} },
  parts: parts.split(" "),
  leads,
  brings: [],
});
const CHOICES = [
  choice("move a 3", "do:move character:a die:3", "table:3"),
  choice("move a 5", "do:move character:a die:5", "table:5"),
  choice("move b 3", "do:move character:b die:3", "table:4"),
  choice("pass", "do:pass"),
];
const FINAL: Message = { id: "table-final-draw", args: {} };
const moment: Moment = {
  game: "a-game",
  names: ["Ann", "Bob"],
  asked: 0,
  choices: CHOICES,
  views: { 0: { seat: 0, public: { prompt: { id: "prompt", args: {} } } } as never },
  events: {},
  ending: null,
  things: {},
};

/** Ann, who is to decide; what she says is written down, and taken back can be what is in `undoable`. */
function ann(undoable: string[] = [], asks = true) {
  const said: Saying[] = [];
  const answer = (message: Saying) => {
    said.push(message);
    const isFinal = message.is === "can-undo" && !undoable.includes(message.action);
    const why = isFinal ? FINAL : message.is === "why-not-these" ? { id: "because", args: {} } : null;
    return Promise.resolve({ good: true, why, rule: why === FINAL ? null : "rule" });
  };
  const table = new TableState({ say: answer }, () => asks);
  const { now, view, things } = asTable(moment, "0");
  Object.assign(table, { seat: 0, now, view, things });
  return { table, said };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));
const decided = (said: Saying[]) => said.filter(({ is }) => is === "decide");

describe("pointing at things", () => {
  it("narrows, destination first or last", () => {
    const { table } = ann();
    table.pick("table:5");
    expect(table.settled?.action).toBe("move a 5");
    table.back();
    table.pick("character:a");
    expect([...table.next]).toEqual(["do:move", "die:3", "table:3", "die:5", "table:5"]);
    table.pick("table:3");
    expect(table.settled?.action).toBe("move a 3");
  });

  it("goes back one step at a time, however much a step has said", () => {
    const { table } = ann();
    table.pick("character:a");
    table.choose(CHOICES[1] as Choice);
    expect(table.settled?.action).toBe("move a 5");
    table.back();
    expect(table.chosen).toEqual(["character:a"]);
    table.back();
    expect(table.chosen).toEqual([]);
  });

  it("says why not, of what cannot be chosen and while others decide", async () => {
    const { table, said } = ann();
    table.pick("table:9");
    await soon();
    expect(said).toEqual([{ is: "why-not-these", things: ["table:9"] }]);
    expect(table.reason?.why.id).toBe("because");
    if (table.now) table.now = { ...table.now, choices: [], asked: [1] };
    table.pick("character:a");
    await soon();
    expect(said.at(-1)).toEqual({ is: "why-not-these", things: ["character:a"] });
  });
});

describe("doing what was chosen", () => {
  it("asks before what cannot be taken back, and says why", async () => {
    const { table, said } = ann();
    table.pick("do:pass");
    await soon();
    expect(table.confirms).toBe(true);
    expect(table.final).toEqual(FINAL);
    expect(decided(said)).toEqual([]);
    table.confirm();
    expect(decided(said)).toEqual([{ is: "decide", decision: 1, action: "pass" }]);
  });

  it("does at once what can be taken back", async () => {
    const { table, said } = ann(["pass"]);
    table.pick("do:pass");
    await soon();
    expect(table.final).toBe(null);
    expect(decided(said)).toEqual([{ is: "decide", decision: 1, action: "pass" }]);
  });

  it("shows what is on its way until something has come of it, and keeps a refusal readable", async () => {
    const { table } = ann([], false);
    table.pick("do:pass");
    expect(table.sent?.action).toBe("pass");
    expect(table.choices).toEqual([]);
    table.reason = { why: { id: "too-late", args: {} }, rule: null, stays: true };
    if (table.now) table.replaceNow({ ...table.now, decision: 2 });
    expect(table.sent).toBe(null);
    expect(table.reason?.why.id).toBe("too-late");
    table.pick("character:a");
    expect(table.reason).toBe(null);
    await soon();
  });

  it("asks nobody who does not want to be asked", () => {
    const { table, said } = ann([], false);
    table.pick("do:pass");
    expect(said).toEqual([{ is: "decide", decision: 1, action: "pass" }]);
  });

  it("does nothing for whoever has gone back meanwhile", async () => {
    const { table, said } = ann(["pass"]);
    table.pick("do:pass");
    table.back();
    await soon();
    expect(decided(said)).toEqual([]);
    expect(table.confirms).toBe(false);
  });

  it("leaves the choices where they were until what is settled is done", async () => {
    const { table } = ann();
    table.pick("character:a");
    table.choose(CHOICES[1] as Choice);
    await soon();
    expect(table.confirms).toBe(true);
    expect(table.among.map(({ action }) => action)).toEqual(["move a 3", "move a 5"]);
    table.choose(CHOICES[0] as Choice);
    await soon();
    expect(table.settled?.action).toBe("move a 3");
    expect(table.among.map(({ action }) => action)).toEqual(["move a 3", "move a 5"]);
    // Whoever points at something else altogether sees that.
    table.pick("do:pass");
    await soon();
    expect(table.among.map(({ action }) => action)).toEqual(["pass"]);
    table.back();
    expect(table.chosen).toEqual(["character:a"]);
  });

  it("asks nothing where there is no choice", () => {
    const { table, said } = ann();
    if (table.now) table.now = { ...table.now, choices: CHOICES.slice(3) };
    table.choose(CHOICES[3] as Choice);
    expect(said).toEqual([{ is: "decide", decision: 1, action: "pass" }]);
  });

  it("says so where another device or the clock was quicker", async () => {
    const { table, said } = ann();
    table.pick("character:a");
    if (table.now) table.replaceNow({ ...table.now, decision: 2 });
    expect(table.reason?.why.id).toBe("table-decision-past");
    expect(table.chosen).toEqual([]);
    table.pick("do:pass");
    if (table.now) table.replaceNow({ ...table.now, decision: 3 });
    await soon();
    expect(table.reason?.why.id).toBe("table-decision-past");
    expect(decided(said)).toEqual([]);
  });
});

describe("being asked together with others", () => {
  it("calls nobody who has said beforehand that there will be no answer", () => {
    const { table } = ann();
    if (table.now) table.now = { ...table.now, asked: [0, 1] };
    expect(table.yours).toBe(true);
    if (table.now) table.now = { ...table.now, waives: true };
    expect(table.yours).toBe(false);
    // One's own turn is another matter.
    if (table.now) table.now = { ...table.now, asked: [0] };
    expect(table.yours).toBe(true);
  });
});
