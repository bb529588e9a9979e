/** A table as this page knows it: what the server has said, and what has been pointed at so far. */

import type { Choice, EventData, Message, View } from "types/engine";
import type { Now, SeatNow, Step } from "../../protocol/socket";
import { nextParts, possible, settled, THAT_IS_ALL, without } from "./choosing";
import type { Flag, Mark, Said } from "./context";

/** How the page speaks to the server; the gallery has nobody to speak to. */
export interface Doing {
  decide(choice: Choice): void;
  /** Asks why these things cannot be pointed at together. */
  whyNot(things: readonly string[]): void;
}

const NO_SEATS: SeatNow[] = [];

export class TableState {
  game = $state("");
  seat = $state<number | null>(null);
  /** What every thing of the game is called. */
  things = $state.raw<Record<string, Message>>({});
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly EventData[]>([]);
  talk = $state.raw<readonly Step[]>([]);
  now = $state.raw<Now | null>(null);
  /** The seats that are connected. */
  here = $state.raw<readonly number[]>([]);
  /** What has just changed. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** What has been pointed at. */
  chosen = $state.raw<readonly string[]>([]);

  readonly seats = $derived(this.now?.seats ?? NO_SEATS);
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly choices = $derived(this.now?.choices ?? []);
  /** The choices that are still meant. */
  readonly left = $derived(possible(this.choices, this.chosen));
  readonly next = $derived(new Set(nextParts(this.choices, this.chosen)));
  readonly settled = $derived(this.chosen.length > 0 ? settled(this.choices, this.chosen) : null);
  /** What was claimed, in order. */
  readonly claims: readonly Said[] = $derived(
    this.talk.flatMap(({ what }) =>
      what.kind === "claimed" && typeof what.seat === "number" && what.words ? [{ seat: what.seat, words: what.words }] : [],
    ),
  );
  readonly yours = $derived(this.seat !== null && this.choices.length > 0);

  constructor(readonly doing: Doing) {}

  mark(thing: string, say: (message: Message) => string): Mark {
    const can = this.next.has(thing);
    return {
      can,
      chosen: this.chosen.includes(thing) || (this.settled?.leads === thing && this.chosen.length > 0),
      changed: this.changed.has(thing),
      flag: can ? this.flag(thing, say) : null,
    };
  }

  /** Point at a thing: it narrows what is meant, takes back what was pointed at, or begins anew. */
  pick(thing: string): void {
    if (this.next.has(thing)) {
      this.chosen = [...this.chosen, thing];
    } else if (this.chosen.includes(thing)) {
      this.chosen = this.chosen.slice(0, this.chosen.indexOf(thing));
    } else if (nextParts(this.choices, []).includes(thing)) {
      this.chosen = [thing];
    } else if (this.choices.length === 1 && without(this.choices[0] as Choice, [thing]) !== null) {
      this.chosen = [thing];
    } else if (this.yours) {
      this.doing.whyNot([...this.chosen, thing]);
    }
  }

  /** Choose in words: everything that it consists of at once. */
  choose(choice: Choice): void {
    const all = possible(this.choices, choice.parts).length > 1 ? [THAT_IS_ALL] : [];
    this.chosen = [...choice.parts, ...all];
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1);
  }

  startAgain(): void {
    this.chosen = [];
  }

  confirm(): void {
    if (this.settled) this.doing.decide(this.settled);
  }

  private flag(thing: string, say: (message: Message) => string): Flag | null {
    const behind = possible(this.choices, [...this.chosen, thing]);
    const [first] = behind;
    if (!first) return null;
    const rest = without(first, [...this.chosen, thing]) ?? [];
    const brings = first.brings[0];
    const same = brings && behind.every((each) => JSON.stringify(each.brings[0]) === JSON.stringify(brings));
    return {
      // What else belongs to it is worth telling where nothing is left to choose, or it is always the same.
      with: rest.filter(
        (part) => !part.startsWith("do:") && behind.every((each) => without(each, this.chosen)?.includes(part)),
      ),
      brings: same ? say(brings) : "",
      choices: behind.length,
    };
  }
}
