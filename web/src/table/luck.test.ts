import { describe, expect, it } from "vitest";
import { promiseOf } from "./drawing";
import { freshSalt, freshWord, isWord, LONGEST_WORD, typedWord } from "./luck";

describe("a word for the luck", () => {
  it("is promised as docs/fair-luck.md says", async () => {
    const [word, salt] = ["clover", "00112233445566778899aabbccddeeff"];
    const said = JSON.stringify(["alehouse luck 2 promise", "ab".repeat(32), 1, 2, word, salt]);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(said));
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(promiseOf("ab".repeat(32), 1, 2, word, salt)).toBe(hex);
  });

  it("is another one each time", () => {
    expect(freshWord()).not.toBe(freshWord());
    expect(isWord(freshWord())).toBe(true);
    expect(freshSalt()).toMatch(/^[0-9a-f]{32}$/);
  });

  it("can be typed by anybody, and is refused before it is promised where the house could not take it", () => {
    expect(typedWord("  trébol\t y  malta ")).toBe("trébol y malta");
    for (const good of ["clover", "trébol y malta", "щастя 7", "葉", "x".repeat(LONGEST_WORD)]) {
      expect(isWord(good), good).toBe(true);
    }
    for (const odd of ["", "x".repeat(LONGEST_WORD + 1), "\u202eclover", "clo\u0007ver", "\ud800"]) {
      expect(isWord(odd), JSON.stringify(odd)).toBe(false);
    }
  });
});
