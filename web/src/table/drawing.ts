/**
 * Drawing again what a game has drawn, by docs/fair-luck.md alone.
 *
 * The hashes are not those of Web Crypto: browsers keep that from pages that come over plain HTTP, as at a table in the
 * living room's network, and the proof would be missing just there.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The same bytes in every language: no blanks, keys in order, no needless escapes. */
export function canonical(data: Json): string {
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  if (isList(data)) return `[${data.map(canonical).join(",")}]`;
  const keys = Object.keys(data).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(data[key] as Json)}`).join(",")}}`;
}

const isList = (data: Json): data is readonly Json[] => Array.isArray(data);

export const hash = (data: Json): string => bytesToHex(sha256(utf8ToBytes(canonical(data))));

/** The secret before this one in its chain; before the first, the fingerprint. */
export const link = (secret: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes("alehouse luck 2 link"), hexToBytes(secret))));

/** What binds a seat to a word without telling it. */
export const promiseOf = (fingerprint: string, stretch: number, seat: number, word: string, salt: string): string =>
  hash(["alehouse luck 2 promise", fingerprint, stretch, seat, word, salt]);

/** All promises of a stretch in one number. */
export function sealOf(fingerprint: string, stretch: number, promises: readonly (readonly [number, string])[]): string {
  const bySeat = promises.toSorted(([one], [other]) => one - other);
  return hash(["alehouse luck 2 seal", fingerprint, stretch, bySeat]);
}

const BLOCK_BITS = 256;
const COUNTER_BYTES = 8;

/** The numbers that a stretch draws, one after the other. */
export class Drawing {
  private readonly key: Uint8Array;
  private counter = 0n;
  private pool = 0n;
  private bits = 0;

  constructor(
    secret: string,
    fingerprint: string,
    stretch: number,
    header: Json,
    words: readonly (readonly [number, string])[],
  ) {
    const bySeat = words.toSorted(([one], [other]) => one - other);
    const bound = canonical(["alehouse luck 2 draw", fingerprint, stretch, header, bySeat]);
    this.key = hmac(sha256, hexToBytes(secret), utf8ToBytes(bound));
  }

  /** A number from 0 to bound - 1. */
  below(bound: number): number {
    const width = bound > 1 ? (bound - 1).toString(2).length : 0;
    for (;;) {
      while (this.bits < width) this.fill();
      const number = Number(BigInt.asUintN(width, this.pool));
      this.pool >>= BigInt(width);
      this.bits -= width;
      if (number < bound) return number;
    }
  }

  /** The outcome that comes: each has as many numbers as its weight. */
  choose(outcomes: readonly (readonly [string, number])[]): string | null {
    const all = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
    if (all <= 0) return null;
    let number = this.below(all);
    for (const [outcome, weight] of outcomes) {
      if (number < weight) return outcome;
      number -= weight;
    }
    return null;
  }

  private fill(): void {
    const counter = hexToBytes(this.counter.toString(16).padStart(2 * COUNTER_BYTES, "0"));
    const block = BigInt(`0x${bytesToHex(hmac(sha256, this.key, counter))}`);
    this.counter += 1n;
    this.pool |= block << BigInt(this.bits);
    this.bits += BLOCK_BITS;
  }
}
