/**
 * What this browser can prove about a finished game's luck by itself, as `alehouse verify` does: that what it noted while
 * the game was played still stands in the record, that all secrets were bound from the beginning, and that every roll and
 * draw follows from them. Which outcomes there were, and how likely, is said by the server; that these are the rules' own
 * takes the rules, which the page does not know.
 */

import type { Draws } from "../../protocol/doors";
import type { Args } from "@/text/speech";
import { canonical, Drawing, link, promiseOf, sealOf, type Json } from "./drawing";

interface Word {
  seat: number;
  promise: string;
  word: string | null;
  salt: string | null;
}

export interface Stretch {
  from_step: number;
  secret: string | null;
  words: Word[];
}

export interface LuckRecord {
  fingerprint: string;
  stretches: Stretch[];
}

/** A record as its file has it. */
export interface GameRecord {
  game: string;
  version: number;
  players: number;
  options: Record<string, boolean | number | string>;
  box: { [name: string]: Json };
  seats: { name: string; kind: string }[];
  luck: LuckRecord | null;
  /** Each with the digest behind it. */
  steps: [string, string][];
}

/** What was noted of a stretch before one's own word was told. */
export interface Note {
  word: string;
  /** All that was agreed before the game. */
  agreed: string;
  /** Of all promises; null where it was not seen. */
  seal: string | null;
}

/** What was noted while the game was played. */
export interface Noted {
  fingerprint: string | null;
  seat: number | null;
  /** By stretch. */
  stretches: readonly (Note | null)[];
}

/** A sentence, and whether it is good news; null: it takes something away from what is proven. */
export interface Finding {
  id: string;
  args?: Args;
  good: boolean | null;
}

export interface Verdict {
  verdict: "proven" | "consistent" | "false";
  findings: Finding[];
}

const IS_SECRET = /^[0-9a-f]{64}$/;

/** What the key of every stretch is made of besides secret and words. */
export const headerOf = (record: Omit<GameRecord, "luck" | "steps">): Json => [
  record.game,
  record.version,
  record.players,
  record.options,
  record.box,
  record.seats.map((seat) => seat.name),
  record.seats.map((seat) => seat.kind),
];

export function checkLuck(record: GameRecord, draws: Draws, noted: Noted): Verdict {
  const { luck } = record;
  if (!luck) return { verdict: "consistent", findings: [{ id: "page-proof-none", good: null }] };
  const findings = [
    noted.fingerprint === null
      ? { id: "page-proof-not-noted", good: null }
      : found("page-proof-fingerprint", noted.fingerprint === luck.fingerprint),
    found("page-proof-chain", isBound(luck)),
    found("page-proof-promises", keepsPromises(record, luck)),
    ...silent(luck),
    ...ownNotes(record, luck, noted),
    ...drawnAgain(record, luck, draws),
  ];
  if (findings.some(({ good }) => good === false)) return { verdict: "false", findings };
  return { verdict: findings.every(({ good }) => good) ? "proven" : "consistent", findings };
}

const found = (id: string, good: boolean): Finding => ({ id: good ? id : `${id}-false`, good });

/** Each secret leads to the one before it, and the first to the fingerprint. */
function isBound(luck: LuckRecord): boolean {
  let before = luck.fingerprint;
  return luck.stretches.every(({ secret }) => {
    if (secret === null || !IS_SECRET.test(secret)) return false;
    const bound = link(secret) === before;
    before = secret;
    return bound;
  });
}

/** Every word that was told is the one that was promised, of somebody at the table, and new. */
function keepsPromises({ players }: GameRecord, luck: LuckRecord): boolean {
  const used = new Set<string>();
  return luck.stretches.every(({ words }, place) => {
    const seats = new Set(words.map(({ seat }) => seat));
    const good = words.every(({ seat, promise, word, salt }) => {
      if (seat < 0 || seat >= players) return false;
      if (word === null || salt === null) return word === null && salt === null;
      return word !== "" && !used.has(word) && promiseOf(luck.fingerprint, place + 1, seat, word, salt) === promise;
    });
    told(words).forEach(([, word]) => used.add(word));
    return good && seats.size === words.length;
  });
}

/** Who knew what others had said and then kept a word back had a choice between two lucks: it is said who did. */
const silent = (luck: LuckRecord): Finding[] =>
  luck.stretches.flatMap(({ words }) =>
    words
      .filter(({ word }) => word === null)
      .map(({ seat }) => ({ id: "page-proof-silent", args: { who: { seat } }, good: null })),
  );

/** What makes it a proof to oneself: one's own word in every stretch, and what was noted before it was told. */
function ownNotes(record: GameRecord, luck: LuckRecord, { seat, stretches }: Noted): Finding[] {
  const notes = luck.stretches.map((stretch, place) => ({
    stretch,
    number: place + 1,
    note: stretches[place] ?? null,
  }));
  if (notes.some(({ note }) => note === null)) return [{ id: "page-proof-no-word", good: null }];
  const isThere = notes.every(({ stretch, note }) =>
    stretch.words.some((each) => each.seat === seat && each.word !== null && each.word === note?.word),
  );
  const agreed = canonical(headerOf(record));
  return [
    found("page-proof-own-word", isThere),
    found(
      "page-proof-agreed",
      notes.every(({ note }) => note?.agreed === agreed),
    ),
    ...seals(luck, notes, seat),
  ];
}

/** That others had promised before one told one's own word; where nobody else gave one, there is nothing to say. */
function seals(
  luck: LuckRecord,
  notes: readonly { stretch: Stretch; number: number; note: Note | null }[],
  seat: number | null,
): Finding[] {
  const hasOthers = ({ stretch }: { stretch: Stretch }) => stretch.words.some((word) => word.seat !== seat);
  const noted = notes.filter(({ note }) => note?.seal != null);
  const good = noted.every(({ stretch, number, note }) => {
    const promises = stretch.words.map((word) => [word.seat, word.promise] as const);
    return note?.seal === sealOf(luck.fingerprint, number, promises);
  });
  if (good && notes.some((each) => hasOthers(each) && each.note?.seal == null)) {
    return [{ id: "page-proof-no-seal", good: null }];
  }
  return good && !notes.some(hasOthers) ? [] : [found("page-proof-seal", good)];
}

/** Every draw once more: is what the record says what the luck brings? */
function drawnAgain(record: GameRecord, luck: LuckRecord, { lists, draws }: Draws): Finding[] {
  const header = headerOf(record);
  let current = 0;
  let drawing: Drawing | null = null;
  for (const [step, list] of draws) {
    const next = luck.stretches[current];
    if (next && next.from_step < step) {
      // Where a stretch begins is nobody's choice: with its first draw.
      if (next.from_step !== step - 1) return [{ id: "page-proof-stretch-false", args: { step }, good: false }];
      current += 1;
      drawing =
        next.secret !== null && IS_SECRET.test(next.secret)
          ? new Drawing(next.secret, luck.fingerprint, current, header, told(next.words))
          : null;
    }
    if (!drawing) return [{ id: "page-proof-uncovered", args: { step }, good: null }];
    const fits = drawing.choose(lists[list] ?? []);
    const recorded = record.steps[step - 1]?.[0] ?? "";
    if (fits !== recorded) {
      return [{ id: "page-proof-draws-false", args: { step, recorded, fits: fits ?? "-" }, good: false }];
    }
  }
  if (current < luck.stretches.length) {
    return [{ id: "page-proof-stretch-false", args: { step: record.steps.length }, good: false }];
  }
  return [{ id: "page-proof-draws", args: { count: draws.length }, good: true }];
}

const told = (words: readonly Word[]): [number, string][] =>
  words.flatMap(({ seat, word }) => (word === null ? [] : [[seat, word] as [number, string]]));
