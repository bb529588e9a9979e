import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { promiseOf } from "./luck";
import { checkLuck, type LuckRecord } from "./proof";

const secret = "11".repeat(32);
const fingerprint = createHash("sha256")
  .update(Buffer.concat([Buffer.from("alehouse luck 2 link"), Buffer.from(secret, "hex")]))
  .digest("hex");
const own = { word: "clover", salt: "00".repeat(16) };
const record = (): LuckRecord => ({
  fingerprint,
  stretches: [{ secret, words: [{ seat: 0, promise: promiseOf(fingerprint, 1, 0, own), ...own }] }],
});
const noted = { fingerprint, seat: 0, words: ["clover"] };
const verdict = (luck: LuckRecord, notes = noted) => checkLuck(luck, notes).map(({ good }) => good);

describe("what a browser can prove", () => {
  it("is all there for who noted the fingerprint and gave a word", () => {
    expect(verdict(record())).toEqual([true, true, true, true]);
  });

  it("finds another fingerprint, another secret, another word", () => {
    expect(verdict({ ...record(), fingerprint: "ab".repeat(32) })).toEqual([false, false, false, true]);
    const otherSecret = record();
    if (otherSecret.stretches[0]) otherSecret.stretches[0].secret = "22".repeat(32);
    expect(verdict(otherSecret)[1]).toBe(false);
    const otherWord = record();
    if (otherWord.stretches[0]?.words[0]) otherWord.stretches[0].words[0].word = "thistle";
    expect(verdict(otherWord)).toEqual([true, true, false, false]);
  });

  it("claims nothing for who noted nothing", () => {
    expect(verdict(record(), { fingerprint: null as never, seat: 0, words: [] })).toEqual([null, true, true, null]);
    expect(checkLuck(null, noted)).toEqual([{ id: "page-proof-none", good: null }]);
  });
});
