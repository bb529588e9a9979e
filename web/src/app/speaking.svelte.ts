/** The page's own voice: the language in use, for all that is not about one table. */

import type { FluentBundle } from "@fluent/bundle";
import type { Message } from "types/engine";
import { loadBundle, Speech, type Args, type Language } from "@/text/speech";

class Voice {
  bundle = $state.raw<FluentBundle | null>(null);
  readonly speech = $derived(this.bundle ? new Speech(this.bundle) : null);

  async speak(language: Language): Promise<void> {
    const bundle = await loadBundle(language);
    this.bundle = bundle;
    document.documentElement.lang = language;
  }

  /** One who calls the players by these names. */
  for(names: readonly string[]): Speech {
    if (!this.bundle) throw new Error("nobody speaks before a language is there");
    return new Speech(this.bundle, names);
  }
}

export const voice = new Voice();

export const t = (id: string, args: Args = {}): string => voice.speech?.t(id, args) ?? "";
export const say = (message: Message): string => voice.speech?.say(message) ?? "";

/** What a kind of player is called; bots of one's own have no text, and are called as they are. */
export function kindOf(player: string): string {
  const id = `page-bot-${player}`;
  return voice.speech?.has(id) ? t(id) : player;
}
