/** Composing a claim as the terminal does: first its form, then what it speaks of, one thing after the other. */

import type { Message, Value } from "types/engine";
import type { ClaimAbout } from "../../protocol/doors";

/** Stands for what has not been said yet. */
const OPEN = "…";

/** What has been said of a claim so far: its form, and the parts of it in their order. */
export interface Saying {
  form: string;
  said: readonly Value[];
}

/** One thing that can be said next, and the claim as it reads then. */
export interface Next {
  saying: Saying;
  /** What is said by it alone; null where that is the whole form. */
  value: Value | null;
  words: Message;
}

/** What can be said next; nothing once a single claim is left. */
export function nextSaid(claims: readonly ClaimAbout[], saying: Saying | null): Next[] {
  if (saying === null) {
    const forms = [...new Set(claims.map((claim) => claim.words.id))];
    return forms.map((form) => {
      const begun = { form, said: [] };
      return { saying: begun, value: null, words: wordsOf(claims, begun) };
    });
  }
  const left = fitting(claims, saying);
  const [first] = left;
  if (!first || left.length < 2) return [];
  const place = openPart(left, saying);
  const known = [...saying.said, ...valuesOf(first).slice(saying.said.length, place)];
  const values = new Map(
    left.map((claim) => [JSON.stringify(valuesOf(claim)[place]), valuesOf(claim)[place] as Value]),
  );
  return [...values.values()].map((value) => {
    const further = { form: saying.form, said: [...known, value] };
    return { saying: further, value, words: wordsOf(claims, further) };
  });
}

/** The claim that has been composed, once only one is left. */
export function composed(claims: readonly ClaimAbout[], saying: Saying | null): ClaimAbout | null {
  const left = saying === null ? [] : fitting(claims, saying);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The claim as it reads so far; what is still open, and not the same in all that are left, is left open. */
export function wordsOf(claims: readonly ClaimAbout[], saying: Saying): Message {
  const left = fitting(claims, saying);
  const names = Object.keys(left[0]?.words.args ?? {});
  const args = names.map((name, place) => {
    const value = left[0]?.words.args[name] as Value;
    return [name, place < saying.said.length || isSame(left, place) ? value : OPEN] as const;
  });
  return { id: saying.form, args: Object.fromEntries(args) };
}

const valuesOf = (claim: ClaimAbout): Value[] => Object.values(claim.words.args);

const fitting = (claims: readonly ClaimAbout[], { form, said }: Saying): ClaimAbout[] =>
  claims.filter(
    (claim) =>
      claim.words.id === form &&
      said.every((value, place) => JSON.stringify(valuesOf(claim)[place]) === JSON.stringify(value)),
  );

const isSame = (left: readonly ClaimAbout[], place: number): boolean =>
  new Set(left.map((claim) => JSON.stringify(valuesOf(claim)[place]))).size === 1;

/** The first part that tells those apart that are left. */
function openPart(left: readonly ClaimAbout[], { said }: Saying): number {
  let place = said.length;
  while (isSame(left, place)) place += 1;
  return place;
}
