/** Choosing part by part, as alehouse/engine/choosing.py says; here the thing where a choice leads counts as well. */

import type { Choice } from "types/engine";

/** Said where what has been chosen is an action, and could become a larger one. */
export const THAT_IS_ALL = "do:that-is-all";

/** The choices that are still meant: those that contain all that has been pointed at, or are just that. */
export function possible(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  const all = chosen.includes(THAT_IS_ALL);
  const wanted = chosen.filter((part) => part !== THAT_IS_ALL);
  return choices.filter((choice) => {
    const rest = without(choice, wanted);
    return rest !== null && (!all || rest.length === 0);
  });
}

/** What can be pointed at next, in the order of the choices; nothing once a single one is left. */
export function nextParts(choices: readonly Choice[], chosen: readonly string[]): string[] {
  const left = possible(choices, chosen);
  if (left.length < 2) return [];
  const found = new Set<string>();
  for (const choice of left) {
    const rest = without(choice, chosen) ?? [];
    rest.forEach((part) => found.add(part));
    if (rest.length === 0) found.add(THAT_IS_ALL);
    if (choice.leads !== null && !chosen.includes(choice.leads)) found.add(choice.leads);
  }
  return [...found];
}

/** The choice that has been made, once only one is left. */
export function settled(choices: readonly Choice[], chosen: readonly string[]): Choice | null {
  const left = possible(choices, chosen);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The parts that are left of a choice; null if something was pointed at that does not belong to it. */
export function without(choice: Choice, chosen: readonly string[]): string[] | null {
  const rest = [...choice.parts];
  let leads = choice.leads;
  for (const part of chosen) {
    const at = rest.indexOf(part);
    if (at >= 0) rest.splice(at, 1);
    else if (part === leads) leads = null;
    else return null;
  }
  return rest;
}

const isWord = (part: string) => part.startsWith("do:");

/**
 * What stands in words beside the board where there are too many choices to read: what shall be done and, once that is
 * said or needs no saying, with what. Every choice can be reached by these alone.
 */
export function offered(left: readonly Choice[], next: ReadonlySet<string>): string[] {
  const words = [...next].filter((part) => isWord(part) && part !== THAT_IS_ALL);
  const things = [...next].filter((part) => !isWord(part) && left.some((choice) => choice.parts.includes(part)));
  const all = next.has(THAT_IS_ALL) ? [THAT_IS_ALL] : [];
  if (words.length < 2) return [...words, ...things, ...all];
  const unsaid = left.filter((choice) => !choice.parts.some((part) => words.includes(part)));
  return [...words, ...things.filter((part) => unsaid.some((choice) => choice.parts.includes(part))), ...all];
}
