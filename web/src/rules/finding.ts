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

export function find(book: readonly ChapterAbout[], say: (message: Message) => string, wanted: string): FoundChapter[] {
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

/** Each rule's number in the book, by its id. */
export function numbers(book: readonly ChapterAbout[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [place, chapter] of book.entries()) {
    for (const [at, rule] of chapter.rules.entries())
      if (rule.id !== null) found.set(rule.id, `${place + 1}.${at + 1}`);
  }
  return found;
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
