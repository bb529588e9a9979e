import { describe, expect, it } from "vitest";
import { freshWord, promiseOf } from "./luck";

describe("a word for the luck", () => {
  it("is promised as docs/fair-luck.md says", async () => {
    const own = { word: "clover", salt: "00112233445566778899aabbccddeeff" };
    const said = JSON.stringify(["alehouse luck 2 promise", "ab".repeat(32), 1, 2, own.word, own.salt]);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(said));
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(promiseOf("ab".repeat(32), 1, 2, own)).toBe(hex);
  });

  it("is another one each time", () => {
    expect(freshWord().word).not.toBe(freshWord().word);
    expect(freshWord().salt).toMatch(/^[0-9a-f]{32}$/);
  });
});
