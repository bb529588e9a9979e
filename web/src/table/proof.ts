/**
 * What this browser can prove about a finished game's luck by itself: that what it noted while the game was played
 * still stands in the record, and that all secrets were bound from the beginning. That each draw follows from them takes
 * the rules, which the page does not know: `alehouse verify` shows it.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { promiseOf } from "./luck";

export interface LuckRecord {
  fingerprint: string;
  stretches: {
    secret: string | null;
    words: { seat: number; promise: string; word: string | null; salt: string | null }[];
  }[];
}

/** What was noted while the game was played. */
export interface Noted {
  fingerprint: string | null;
  seat: number | null;
  /** One's own words, by stretch. */
  words: readonly string[];
}

/** A sentence, and whether it is good news; null: nothing shows it either way. */
export interface Finding {
  id: string;
  good: boolean | null;
}

const IS_SECRET = /^[0-9a-f]{64}$/;
const link = (secret: Uint8Array) => sha256(concatBytes(utf8ToBytes("alehouse luck 2 link"), secret));

export function checkLuck(luck: LuckRecord | null, noted: Noted): Finding[] {
  if (!luck) return [{ id: "page-proof-none", good: null }];
  return [
    noted.fingerprint === null
      ? { id: "page-proof-not-noted", good: null }
      : found("page-proof-fingerprint", noted.fingerprint === luck.fingerprint),
    found("page-proof-chain", isBound(luck)),
    found("page-proof-promises", keepsPromises(luck)),
    noted.words.length === 0
      ? { id: "page-proof-no-word", good: null }
      : found("page-proof-own-word", hasWords(luck, noted)),
  ];
}

const found = (id: string, good: boolean): Finding => ({ id: good ? id : `${id}-false`, good });

/** Each secret leads to the one before it, and the first to the fingerprint. */
function isBound(luck: LuckRecord): boolean {
  let before = luck.fingerprint;
  return luck.stretches.every(({ secret }) => {
    if (secret === null || !IS_SECRET.test(secret)) return false;
    const bound = bytesToHex(link(hexToBytes(secret))) === before;
    before = secret;
    return bound;
  });
}

/** Every word that was told is the one that was promised. */
function keepsPromises(luck: LuckRecord): boolean {
  return luck.stretches.every(({ words }, place) =>
    words.every(
      ({ seat, promise, word, salt }) =>
        (word === null && salt === null) ||
        (word !== null && salt !== null && promiseOf(luck.fingerprint, place + 1, seat, { word, salt }) === promise),
    ),
  );
}

function hasWords(luck: LuckRecord, noted: Noted): boolean {
  return luck.stretches.every(({ words }, place) =>
    words.some(({ seat, word }) => seat === noted.seat && word !== null && word === noted.words[place]),
  );
}

const key = (code: string) => `alehouse-fingerprint-${code}`;

/** Notes a fingerprint the first time that it is seen; the one that was noted. */
export function noteFingerprint(code: string, fingerprint: string): void {
  try {
    if (localStorage.getItem(key(code)) === null) localStorage.setItem(key(code), fingerprint);
  } catch {
    // Then nothing was noted, and that is what will be said.
  }
}

export function notedFingerprint(code: string): string | null {
  try {
    return localStorage.getItem(key(code));
  } catch {
    return null;
  }
}
