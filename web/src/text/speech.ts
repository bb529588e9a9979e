/** Saying messages in a language, as alehouse/text/speech.py does it. Whatever cannot be said whole is an error. */

import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Message, Value } from "types/engine";

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, Value>;

const FILES: Record<Language, () => Promise<{ default: FluentResource[] }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  it: () => import("./it"),
};
const LONGEST_WORD = 400;

/** A message, an attribute or an argument that is not there: a mistake in the texts or in their use. */
export class MissingText extends Error {}

export async function loadBundle(language: Language): Promise<FluentBundle> {
  const { default: resources } = await FILES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) {
    const [wrong] = bundle.addResource(resource);
    if (wrong) throw wrong;
  }
  return bundle;
}

/** A language, and the names of the players who are spoken of. */
export class Speech {
  constructor(
    readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
  ) {}

  /** The message as a person reads it. Its id `a.b` means the attribute b of the message a. */
  say(message: Message): string {
    const args = Object.entries(message.args).map(([name, value]) => [name, this.argument(value)] as const);
    return this.render(message.id, Object.fromEntries(args));
  }

  t(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }

  /** The message as whoever sits in this seat reads it: by its attribute `you`, if it has one and `who` or `seat` are they. */
  sayTo(seat: number | null, { id, args }: Message): string {
    const isYou = [args.who, args.seat].some(
      (about) => typeof about === "object" && "seat" in about && about.seat === seat,
    );
    const has = "you" in (this.bundle.getMessage(id)?.attributes ?? {});
    return this.say({ id: isYou && has ? `${id}.you` : id, args });
  }

  /** Whether there is such a text. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** What the player in this seat is called. */
  name(seat: number): string {
    return this.names[seat] || this.t("player", { number: seat + 1 });
  }

  private argument(value: Value): number | string {
    if (typeof value === "number") return value;
    if (typeof value === "string") return harmless(value);
    if (Array.isArray(value)) return this.listed(value.map((each) => String(this.argument(each))));
    if ("seat" in value) return this.name(value.seat);
    return this.say(value);
  }

  /** Several things as people list them: a, b and c. */
  private listed(things: string[]): string {
    const last = things.at(-1);
    if (last === undefined) return this.t("list-empty");
    if (things.length === 1) return last;
    return this.render("list-end", { first: things.slice(0, -1).join(", "), last, initial: initial(last) });
  }

  private render(id: string, args: Record<string, number | string>): string {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) throw new MissingText(`no text "${id}" in "${this.bundle.locales[0]}"`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new MissingText(`"${id}" in "${this.bundle.locales[0]}": ${errors[0].message}`);
    return said;
  }
}

/** A word from outside, on one line and of bearable length. */
function harmless(word: string): string {
  const clean = word.replace(/\p{C}|\p{Zl}|\p{Zp}/gu, "\ufffd");
  return [...clean].length <= LONGEST_WORD ? clean : [...clean].slice(0, LONGEST_WORD).join("") + "…";
}

/** The sound that a word begins with, for languages whose "and" depends on it: `i` for Inés, Higinio. */
export function initial(word: string): string {
  const letters = [...word.toLowerCase().normalize("NFD")].filter((letter) => /\p{L}/u.test(letter));
  if (letters.length > 1 && letters[0] === "h") {
    // Hielo and hierba begin with another sound than they are written with.
    return letters[1] === "i" && letters[2] === "e" ? "ie" : (letters[1] ?? "-");
  }
  return letters[0] ?? "-";
}
