/** Games that were really played: the browser draws them again, and says no to whatever was changed. */

import { describe, expect, it } from "vitest";
import type { Draws } from "../../protocol/doors";
import { canonical } from "./drawing";
import { checkLuck, headerOf, type GameRecord, type Noted } from "./proof";

interface Proof {
  record: GameRecord;
  draws: Draws;
  seat: number;
  notes: { word: string; seal: string }[];
}

const PROOFS = import.meta.glob<Proof>("../../gallery/moments/proofs/*.json", { eager: true, import: "default" });

const notesOf = ({ record, seat, notes }: Proof): Noted => ({
  fingerprint: record.luck?.fingerprint ?? null,
  seat,
  stretches: notes.map((note) => ({ ...note, agreed: canonical(headerOf(record)) })),
});

/** What the browser says of a record that somebody has changed; its notes are those of the true one. */
function ofChanged(proof: Proof, change: (forged: Proof) => void, noted = notesOf(proof)): string[] {
  const forged = structuredClone(proof);
  change(forged);
  const { verdict, findings } = checkLuck(forged.record, forged.draws, noted);
  expect(verdict).toBe("false");
  return findings.filter(({ good }) => good === false).map(({ id }) => id);
}

const stretch = ({ record }: Proof, place = 0) => {
  const found = record.luck?.stretches[place];
  if (!found) throw new Error("there is no such stretch");
  return found;
};

describe("what a browser can prove", () => {
  it("is tried with real games: python -m tests.web.fixtures makes them", () => {
    expect(Object.keys(PROOFS).length).toBeGreaterThan(0);
  });

  for (const [path, proof] of Object.entries(PROOFS)) {
    const game = path.replace(/^.*\/|\.proof\.json$/g, "");

    it(`is everything for who noted everything: ${game}`, () => {
      const { verdict, findings } = checkLuck(proof.record, proof.draws, notesOf(proof));
      expect(findings.filter(({ good }) => !good)).toEqual([]);
      expect(verdict).toBe("proven");
      expect(findings).toContainEqual({
        id: "page-proof-draws",
        args: { count: proof.draws.draws.length },
        good: true,
      });
      expect(proof.draws.draws.length).toBeGreaterThan(5);
    });

    it(`finds another outcome, wherever it is: ${game}`, () => {
      let tried = 0;
      for (const [step, list] of proof.draws.draws) {
        const recorded = proof.record.steps[step - 1]?.[0];
        const other = proof.draws.lists[list]?.find(([outcome, weight]) => outcome !== recorded && weight > 0)?.[0];
        if (other === undefined) continue;
        tried += 1;
        const found = ofChanged(proof, ({ record }) => (record.steps[step - 1] = [other, ""]));
        expect(found).toEqual(["page-proof-draws-false"]);
      }
      expect(tried).toBeGreaterThan(5);
    });

    it(`finds another secret, another word, another fingerprint: ${game}`, () => {
      const secret = ofChanged(proof, (forged) => (stretch(forged).secret = "22".repeat(32)));
      expect(secret).toContain("page-proof-chain-false");
      expect(secret).toContain("page-proof-draws-false");
      const word = ofChanged(proof, (forged) => {
        const [one] = stretch(forged).words;
        if (one) one.word = "thistle";
      });
      expect(word).toEqual(["page-proof-promises-false", "page-proof-draws-false"]);
      const own = ofChanged(proof, (forged) => {
        const [, mine] = stretch(forged, 1).words;
        if (mine) mine.word = "thistle";
      });
      expect(own).toContain("page-proof-own-word-false");
      const other = { ...notesOf(proof), fingerprint: "ab".repeat(32) };
      expect(ofChanged(proof, () => undefined, other)).toEqual(["page-proof-fingerprint-false"]);
    });

    it(`finds other promises, other players, and a stretch that begins elsewhere: ${game}`, () => {
      const promise = ofChanged(proof, (forged) => stretch(forged).words.shift());
      expect(promise).toContain("page-proof-seal-false");
      const player = ofChanged(proof, ({ record }) => (record.seats[0] = { name: "Eve", kind: "human" }));
      expect(player).toEqual(["page-proof-agreed-false", "page-proof-draws-false"]);
      expect(ofChanged(proof, (forged) => (stretch(forged, 1).from_step -= 1))).toContain("page-proof-stretch-false");
      expect(ofChanged(proof, ({ draws }) => draws.draws.shift())).toContain("page-proof-stretch-false");
    });
  }

  const [some] = Object.values(PROOFS);
  if (!some) throw new Error("python -m tests.web.fixtures");

  it("is nothing for who noted nothing", () => {
    const { verdict, findings } = checkLuck(some.record, some.draws, { fingerprint: null, seat: 1, stretches: [] });
    expect(verdict).toBe("consistent");
    expect(findings.filter(({ good }) => good === null).map(({ id }) => id)).toEqual([
      "page-proof-not-noted",
      "page-proof-no-word",
    ]);
    const withoutLuck = { ...some.record, luck: null };
    expect(checkLuck(withoutLuck, some.draws, notesOf(some)).verdict).toBe("consistent");
  });

  it("needs the seal where others gave words, and names who kept one back", () => {
    const noted = notesOf(some);
    const withoutSeal = { ...noted, stretches: noted.stretches.map((note) => note && { ...note, seal: null }) };
    const { verdict, findings } = checkLuck(some.record, some.draws, withoutSeal);
    expect(verdict).toBe("consistent");
    expect(findings).toContainEqual({ id: "page-proof-no-seal", good: null });
    const forged = structuredClone(some);
    const [one] = stretch(forged).words;
    if (one) one.word = one.salt = null;
    const silent = checkLuck(forged.record, forged.draws, noted).findings;
    expect(silent).toContainEqual({ id: "page-proof-silent", args: { who: { seat: 0 } }, good: null });
  });
});
