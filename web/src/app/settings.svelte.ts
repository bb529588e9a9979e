/** What a person has chosen for this browser: language, theme, name, how much is asked. */

import { LANGUAGES, type Language } from "@/text/speech";

type Theme = "light" | "dark";
interface Kept {
  language?: Language;
  theme?: Theme;
  name?: string;
  confirm?: boolean;
  ownWord?: boolean;
  sound?: boolean;
  notify?: boolean;
  moving?: boolean;
}

const KEY = "alehouse";

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    // Whoever forbids storage chooses anew each time.
    return {};
  }
}

function usualLanguage(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === spoken.find((one) => LANGUAGES.some((known) => known === one))) ?? "en";
}

class Settings {
  private kept = $state<Kept>(read());

  get language(): Language {
    return this.kept.language ?? usualLanguage();
  }
  get theme(): Theme {
    return this.kept.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  }
  get name(): string {
    return this.kept.name ?? "";
  }
  /** Whether a choice that cannot be taken back is asked about before it is played. */
  get confirm(): boolean {
    return this.kept.confirm ?? true;
  }
  /** Whether a word for the luck is asked for where none was typed. */
  get ownWord(): boolean {
    return this.kept.ownWord ?? false;
  }
  get sound(): boolean {
    return this.kept.sound ?? false;
  }
  get notify(): boolean {
    return this.kept.notify ?? false;
  }
  /** Whether things move. */
  get moving(): boolean {
    return this.kept.moving ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(changes: Kept): void {
    this.kept = { ...this.kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // It holds until the page is closed.
    }
  }

  /** Another tab has chosen something. */
  follow(event: StorageEvent): void {
    if (event.key === KEY) this.kept = read();
  }
}

export const settings = new Settings();
