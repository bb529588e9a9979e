/** One's own word for the luck: made here, promised, and told once everybody has promised. See docs/fair-luck.md. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export interface OwnWord {
  word: string;
  salt: string;
}

const CONSONANTS = "bdfgklmnprstvz";
const VOWELS = "aeiou";
const SYLLABLES = 11;
const SALT_BYTES = 16;

/** A word that nobody can guess (about 67 bits), and that can be read aloud. */
export function freshWord(): OwnWord {
  const random = crypto.getRandomValues(new Uint32Array(2 * SYLLABLES));
  const letter = (letters: string, number: number) => letters[number % letters.length] as string;
  let word = "";
  for (let place = 0; place < SYLLABLES; place += 1) {
    word += letter(CONSONANTS, random[2 * place] as number) + letter(VOWELS, random[2 * place + 1] as number);
  }
  return { word, salt: bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES))) };
}

/** What binds a seat to a word without telling it. */
export function promiseOf(fingerprint: string, stretch: number, seat: number, own: OwnWord): string {
  const said = ["alehouse luck 2 promise", fingerprint, stretch, seat, own.word, own.salt];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(said))));
}

const key = (fingerprint: string, seat: number, stretch: number) => `alehouse-word-${fingerprint}-${seat}-${stretch}`;

/** The word of a stretch, kept in this browser until the game is looked into, so that a reload can still tell it. */
export function keptWord(fingerprint: string, seat: number, stretch: number): OwnWord | null {
  try {
    const kept = localStorage.getItem(key(fingerprint, seat, stretch));
    return kept === null ? null : (JSON.parse(kept) as OwnWord);
  } catch {
    // Storage is forbidden: then there is no word.
    return null;
  }
}

/** Keeps a word; whether that was possible. */
export function keepWord(fingerprint: string, seat: number, stretch: number, own: OwnWord): boolean {
  try {
    localStorage.setItem(key(fingerprint, seat, stretch), JSON.stringify(own));
    return true;
  } catch {
    return false;
  }
}
