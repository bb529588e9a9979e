/**
 * One's own word for the luck: typed or made up here, promised, and told once everybody has promised. What has to be noted
 * for a proof is noted in this browser before anything is told. See docs/fair-luck.md.
 */

import { bytesToHex } from "@noble/hashes/utils.js";
import type { Note } from "./proof";

export interface OwnWord extends Note {
  salt: string;
}

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";
const SYLLABLES = 11;
const SALT_BYTES = 16;
/** Letters of a word, as the house counts them. */
export const LONGEST_WORD = 200;

/** A word that nobody can guess (about 67 bits), and that can be read aloud. */
export function freshWord(): string {
  const random = crypto.getRandomValues(new Uint32Array(2 * SYLLABLES));
  const letter = (letters: string, number: number) => letters[number % letters.length] as string;
  let word = "";
  for (let place = 0; place < SYLLABLES; place += 1) {
    word += letter(CONSONANTS, random[2 * place] as number) + letter(VOWELS, random[2 * place + 1] as number);
  }
  return word;
}

export const freshSalt = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));

/** A word as it was typed, without what nobody sees. */
export const typedWord = (typed: string): string => typed.normalize("NFC").trim().replace(/\s+/g, " ");

/** Whether the house can take it as a word: what was promised and cannot be told would be lost. */
export const isWord = (word: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P} ]+$/u.test(word) && [...word].length <= LONGEST_WORD;

// What is kept in this browser; where storage is forbidden there is nothing.

const key = (fingerprint: string, seat: number, stretch: number) => `alehouse-word-${fingerprint}-${seat}-${stretch}`;
const draftKey = (code: string) => `alehouse-draft-${code}`;
const fingerprintKey = (code: string) => `alehouse-fingerprint-${code}`;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The word of a stretch with what was noted, kept so that a reload can still tell it and a proof can use it. */
export function keptWord(fingerprint: string, seat: number, stretch: number): OwnWord | null {
  const kept = read(key(fingerprint, seat, stretch));
  return kept === null ? null : (JSON.parse(kept) as OwnWord);
}

/** Keeps a word; whether that was possible. */
export const keepWord = (fingerprint: string, seat: number, stretch: number, own: OwnWord): boolean =>
  write(key(fingerprint, seat, stretch), JSON.stringify(own));

/** The words of all stretches, one's own, as far as they are known here. */
export const keptWords = (fingerprint: string, seat: number | null, stretches: number): (OwnWord | null)[] =>
  Array.from({ length: stretches }, (_, place) => (seat === null ? null : keptWord(fingerprint, seat, place + 1)));

/** A word that was typed before the game begins. */
export const draftedWord = (code: string): string => read(draftKey(code)) ?? "";
export const draftWord = (code: string, word: string): boolean => write(draftKey(code), word);

/** Notes the fingerprint before any word is told; the first one that was seen stays. */
export function noteFingerprint(code: string, fingerprint: string): void {
  if (read(fingerprintKey(code)) === null) write(fingerprintKey(code), fingerprint);
}

export const notedFingerprint = (code: string): string | null => read(fingerprintKey(code));
