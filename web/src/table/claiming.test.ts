import { describe, expect, it } from "vitest";
import type { ClaimAbout } from "../../protocol/doors";
import { composed, nextSaid, wordsOf, type Saying } from "./claiming";

const claim = (name: string, form: string, args: ClaimAbout["words"]["args"] = {}): ClaimAbout => ({
  claim: name,
  words: { id: form, args },
  about: [],
});
const PAIRS = [1, 2, 3, 4, 5, 6].flatMap((low) => [1, 2, 3, 4, 5, 6].map((high) => [low, high] as const));
const claims = [
  claim("healthy", "healthy"),
  ...[0, 1, 2].map((seat) => claim(`believe ${seat}`, "believes", { whom: { seat } })),
  ...PAIRS.filter(([low, high]) => low <= high).map(([put, put_too]) =>
    claim(`mingled ${put}${put_too}`, "mingled", { put, put_too }),
  ),
];

describe("composing a claim", () => {
  it("begins with its form, in which everything is open", () => {
    expect(nextSaid(claims, null).map(({ words }) => words)).toEqual([
      { id: "healthy", args: {} },
      { id: "believes", args: { whom: "…" } },
      { id: "mingled", args: { put: "…", put_too: "…" } },
    ]);
  });

  it("goes on with one thing after the other", () => {
    const mingled = { form: "mingled", said: [] };
    expect(nextSaid(claims, mingled).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
    const five = { form: "mingled", said: [5] };
    expect(wordsOf(claims, five)).toEqual({ id: "mingled", args: { put: 5, put_too: "…" } });
    expect(nextSaid(claims, five).map(({ value }) => value)).toEqual([5, 6]);
  });

  it("is whole as soon as a single one is left", () => {
    expect(composed(claims, null)).toBe(null);
    expect(composed(claims, { form: "healthy", said: [] })?.claim).toBe("healthy");
    const six = { form: "mingled", said: [6] };
    expect(composed(claims, six)?.claim).toBe("mingled 66");
    expect(wordsOf(claims, six).args).toEqual({ put: 6, put_too: 6 });
    expect(nextSaid(claims, six)).toEqual([]);
  });

  it("reaches every claim, and never offers more than can be read at a glance", () => {
    const reached: string[] = [];
    const go = (saying: Saying | null) => {
      const whole = composed(claims, saying);
      const next = nextSaid(claims, saying);
      expect(next.length).toBeLessThanOrEqual(9);
      if (whole) reached.push(whole.claim);
      else next.forEach((each) => go(each.saying));
    };
    go(null);
    expect(reached.toSorted()).toEqual(claims.map((each) => each.claim).toSorted());
  });
});
