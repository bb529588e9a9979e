import { describe, expect, it } from "vitest";
import { initial, LANGUAGES, loadBundle, MissingText, Speech } from "./speech";

describe("speech", () => {
  it("says messages within messages, players and lists", async () => {
    const speech = new Speech(await loadBundle("en"), ["Ann", ""]);
    expect(speech.t("thing-seat", { seat: { seat: 0 } })).toBe("Ann");
    expect(speech.t("thing-seat", { seat: { seat: 1 } })).toBe("Player 2");
    expect(speech.t("table-names", { names: ["a", "b", "c"], players: 3 })).toContain("a, b and c");
    expect(speech.t("table-turn.refusal", { seat: { seat: 0 } })).toContain("Ann");
  });

  it("speaks to whoever a message is about, and of them to all others", async () => {
    const speech = new Speech(await loadBundle("en"), ["Ann", "Bea"]);
    const prompt = { id: "prompt-tp-mate", args: { seat: { seat: 0 } } };
    expect(speech.sayTo(0, prompt)).toBe("With whom do you drink?");
    expect(speech.sayTo(1, prompt)).toBe("With whom does Ann drink?");
    expect(speech.sayTo(null, prompt)).toBe("With whom does Ann drink?");
    const answer = { id: "prompt-b1350-answer", args: { who: { seat: 0 }, by: { seat: 1 }, way: "push" } };
    expect(speech.sayTo(0, answer)).toBe("Bea wants to push you off the cart: a whip?");
    expect(speech.sayTo(1, answer)).toBe("Bea wants to push Ann off the cart: a whip?");
    const leave = { id: "prompt-pub-leave", args: { seat: { seat: 0 }, who: "the dwarf" } };
    expect(speech.sayTo(0, leave)).toBe("Does the dwarf leave at once?");
    expect(speech.sayTo(1, leave)).toBe("Ann, does the dwarf leave at once?");
    expect(speech.sayTo(0, { id: "prompt-tp-over", args: {} })).toBe("The game is over.");
  });

  it("never says half a sentence", async () => {
    const speech = new Speech(await loadBundle("en"));
    expect(() => speech.t("there-is-no-such-text")).toThrow(MissingText);
    expect(() => speech.t("table-seat")).toThrow(MissingText);
  });

  it("knows before which sound Spanish says e and not y", async () => {
    expect([initial("Inés"), initial("Higinio"), initial("hielo"), initial("ágil"), initial("")]).toEqual([
      "i",
      "i",
      "ie",
      "a",
      "-",
    ]);
    const speech = new Speech(await loadBundle("es"));
    expect(speech.t("table-names", { names: ["Ana", "Inés"], players: 2 })).toContain("Ana e Inés");
  });

  it.each(LANGUAGES)("has everything the page needs in %s, and not what terminals say", async (language) => {
    const bundle = await loadBundle(language);
    expect(bundle.hasMessage("page-your-turn")).toBe(true);
    expect(bundle.hasMessage("menu-rules")).toBe(false);
  });
});
