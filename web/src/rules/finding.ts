/** Finding rules: by words, whatever their accents and capitals, or by their number. */

import type { Message } from "types/engine";
import type { ChapterAbout } from "../../protocol/doors";

export interface FoundRule {
  number: string;
  id: string | null;
  text: string;
}

export interface FoundChapter {
  number: number;
  title: string;
  note: string | null;
  rules: FoundRule[];
}

export function find(
  book: readonly ChapterAbout[],
  say: (message: Message) => string,
  wanted: string,
): FoundChapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return book
    .map((chapter, place) => ({
      number: place + 1,
      title: say(chapter.title),
      note: chapter.note && say(chapter.note),
      rules: chapter.rules
        .map((rule, at) => ({ number: `${place + 1}.${at + 1}`, id: rule.id, text: say(rule.text) }))
        .filter((rule) => rule.number === wanted.trim() || words.every((word) => folded(rule.text).includes(word))),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A rule's number in the book, and its text. */
export function ruleOf(book: readonly ChapterAbout[], id: string): { number: string; text: Message } | null {
  for (const [place, chapter] of book.entries()) {
    const at = chapter.rules.findIndex((rule) => rule.id === id);
    const rule = chapter.rules[at];
    if (rule) return { number: `${place + 1}.${at + 1}`, text: rule.text };
  }
  return null;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}
