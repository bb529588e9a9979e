/** A table as this page knows it: what the server has said, and what has been pointed at so far. */

import type { Choice, EventData, Message, View } from "types/engine";
import type { Now, Present, SeatNow, Step } from "../../protocol/socket";
import type { Line, Outcome, Saying } from "@/net/line.svelte";
import { nextParts, possible, settled, THAT_IS_ALL, without } from "./choosing";
import type { Flag, Mark, Said } from "./context";

/** How the page speaks to the server; the gallery has nobody to speak to. */
export interface Doing {
  say(message: Saying): Promise<Outcome>;
}

/** Why something was refused, and the rule that says so. */
export interface Reason {
  why: Message;
  rule: string | null;
  /** Something that was done was refused: that is worth reading though something else is being decided now. */
  stays: boolean;
}

/** What was seen after a step, to look back at. */
export interface Seen {
  view: View | null;
  events: readonly EventData[];
}

/** What somebody was about to decide has been decided by another device or by the clock. */
const PAST: Reason = { why: { id: "table-decision-past", args: {} }, rule: null, stays: true };
const NO_SEATS: SeatNow[] = [];
const NOBODY: ReadonlySet<string> = new Set();
/** So much can be looked back at. */
const MOST_SEEN = 300;

export class TableState {
  game = $state("");
  version = $state(0);
  options = $state.raw<Record<string, boolean | number | string>>({});
  fingerprint = $state("");
  seat = $state<number | null>(null);
  /** What every thing of the game is called. */
  things = $state.raw<Record<string, Message>>({});
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly EventData[]>([]);
  /** So many of the newest events are still to be told, while things move. */
  untold = $state(0);
  /** What was said and claimed, and who came and went. */
  talk = $state.raw<readonly Step[]>([]);
  now = $state.raw<Now | null>(null);
  /** The server's clock is so much ahead of this one. */
  ahead = $state(0);
  deadline = $state<number | null>(null);
  /** There is no clock at this table: it goes on without somebody only after a long while. */
  unhurried = $state(false);
  /** The seats that are connected. */
  here = $state.raw<readonly number[]>([]);
  /** What has just changed. */
  changed = $state.raw<ReadonlySet<string>>(NOBODY);
  /** What has been pointed at. */
  chosen = $state.raw<readonly string[]>([]);
  /** What had been pointed at before each step, to go back to. */
  private before = $state.raw<readonly (readonly string[])[]>([]);
  /** What is settled has to be confirmed, since it could not be taken back. */
  confirms = $state(false);
  /** Whether it could is being asked: nothing else is chosen meanwhile. */
  asking = $state(false);
  /** Why it could not. */
  final = $state.raw<Message | null>(null);
  /** The things that a hint speaks of. */
  hinted = $state.raw<ReadonlySet<string>>(NOBODY);
  /** Why the last thing was refused. */
  reason = $state.raw<Reason | null>(null);
  /** What was decided is on its way. */
  sending = $state(false);
  /** What it was, as long as nothing has come of it. */
  sent = $state.raw<Choice | null>(null);
  /** What was seen since one's own last decision. */
  seen = $state.raw<readonly Seen[]>([]);
  /** Through whose eyes a finished game is looked at from its beginning; undefined while it is not. */
  replayed = $state<number | null | undefined>(undefined);
  /** Which of it is being looked back at. */
  peek = $state<number | null>(null);

  /** What has been told so far. */
  readonly told = $derived(this.untold > 0 ? this.events.slice(0, -this.untold) : this.events);
  readonly seats = $derived(this.now?.seats ?? NO_SEATS);
  readonly names = $derived(this.seats.map((seat) => seat.name));
  readonly phase = $derived(this.now?.phase ?? "open");
  readonly choices = $derived(this.peek === null && !this.sending ? (this.now?.choices ?? []) : []);
  /** The choices that are still meant. */
  readonly left = $derived(possible(this.choices, this.chosen));
  readonly next = $derived<ReadonlySet<string>>(new Set(this.pointable(this.chosen)));
  readonly settled = $derived(this.chosen.length > 0 ? settled(this.choices, this.chosen) : null);
  /** The choices among which the last step was made: they stay where they were until what is settled is done. */
  readonly among = $derived.by(() => {
    const { settled } = this;
    const among = settled ? possible(this.choices, this.before.at(-1) ?? []) : this.left;
    return settled && !among.includes(settled) ? [settled] : among;
  });
  /** No word for the luck can have been told by this reader yet. */
  readonly isBeforeWords = $derived(
    this.phase === "open" ||
      (this.phase === "words" && this.seat !== null && !this.now?.words?.promised.includes(this.seat)),
  );
  /** What was claimed, in order; whoever asks claims nothing. */
  readonly claims: readonly Said[] = $derived(
    this.talk.flatMap(({ what }) =>
      what.kind === "claimed" && typeof what.seat === "number" && what.words && !what.asks
        ? [{ seat: what.seat, words: what.words }]
        : [],
    ),
  );
  /** The reader is asked together with others, and has said beforehand that there will be no answer. */
  readonly waived = $derived((this.now?.waives ?? false) && (this.now?.asked.length ?? 0) > 1);
  /** It is the reader's turn. */
  readonly yours = $derived(
    this.seat !== null && (this.now?.choices.length ?? 0) > 0 && !this.now?.answered && !this.waived,
  );
  /** How it ended for the reader: the id of a text; null as long as it goes on. */
  readonly verdict = $derived.by(() => {
    if (this.phase !== "over") return null;
    const ending = this.now?.ending;
    if (!ending) return "page-ended-together";
    if (this.seat === null) return "page-is-over";
    return (ending.utility[this.seat] ?? 0) > 0 ? "page-you-won" : "page-you-lost";
  });
  /** What is shown: the newest view, or the one that is being looked back at. */
  readonly shown = $derived(this.peek === null ? this.view : (this.seen[this.peek]?.view ?? this.view));

  constructor(
    readonly doing: Doing,
    private readonly asks: () => boolean = () => true,
  ) {}

  // What the server says

  present(told: Present): void {
    this.game = told.game;
    this.version = told.version;
    this.options = told.options;
    this.fingerprint = told.fingerprint;
    this.seat = told.seat;
    this.view = told.view;
    this.events = told.events;
    this.talk = told.talk;
    this.seen = [];
    this.peek = null;
  }

  step(told: Step): void {
    const kept = this.events.filter((event) => event.step <= told.played);
    this.events = told.events.length > 0 || kept.length < this.events.length ? [...kept, ...told.events] : this.events;
    const { kind, seat } = told.what;
    if (!["opened", "promised", "mixed", "played", "drew"].includes(kind)) this.talk = [...this.talk, told];
    if (told.view === null) return;
    this.view = told.view;
    this.changed = thingsOf(told.events);
    if (kind === "undid") this.seen = [];
    else if (kind === "played" && seat === this.seat) this.seen = [{ view: told.view, events: told.events }];
    else if (kind === "played" || kind === "mixed" || kind === "drew") {
      this.seen = [...this.seen, { view: told.view, events: told.events }].slice(-MOST_SEEN);
    }
  }

  replaceNow(told: Now): void {
    const another = told.decision !== this.now?.decision || told.choices.length !== this.now.choices.length;
    const late = told.decision !== this.now?.decision && this.chosen.length > 0 && !this.sending;
    this.now = told;
    this.sending = false;
    this.sent = null;
    if (late) this.reason = PAST;
    if (another) {
      this.begin([]);
      if (!this.reason?.stays) this.reason = null;
    }
    this.clock(told.deadline, told.time);
  }

  clock(deadline: number | null, time: number): void {
    this.deadline = deadline;
    this.ahead = time - Date.now();
  }

  // Pointing at things

  mark(thing: string, say: (message: Message) => string): Mark {
    const can = this.next.has(thing);
    return {
      can,
      chosen: this.chosen.includes(thing) || (this.settled?.leads === thing && this.settled.leads !== this.ownSeat()),
      changed: this.changed.has(thing),
      hinted: this.hinted.has(thing),
      flag: can ? this.flag(thing, say) : null,
    };
  }

  /** Point at a thing: it narrows what is meant, does what is settled, takes back, or begins anew; or it says why not. */
  pick(thing: string): void {
    if (this.sending || this.phase === "over") return;
    this.reason = null;
    const settledHere = this.settled && this.confirms && (this.settled.leads === thing || this.chosen.at(-1) === thing);
    if (this.peek !== null) this.reason = { why: { id: "page-looking-back", args: {} }, rule: null, stays: false };
    else if (this.next.has(thing)) this.point([...this.chosen, thing]);
    else if (settledHere) this.confirm();
    else if (this.chosen.includes(thing)) this.begin(this.chosen.slice(0, this.chosen.indexOf(thing)));
    else if (this.pointable([]).includes(thing)) this.point([thing]);
    else if (this.choices.length === 1 && without(this.choices[0] as Choice, [thing]) !== null) this.point([thing]);
    else void this.whyNot([...this.chosen, thing]);
  }

  /** Choose in words: everything that it consists of at once. */
  choose(choice: Choice): void {
    const all = possible(this.choices, choice.parts).length > 1 ? [THAT_IS_ALL] : [];
    this.point([...choice.parts, ...all]);
  }

  /** One step back, however much was pointed at by it. */
  back(): void {
    const before = this.before;
    this.begin(before.at(-1) ?? []);
    this.before = before.slice(0, -1);
    this.reason = null;
  }

  confirm(): void {
    if (this.settled && this.now) {
      // Where it is refused after all, it can be tried again.
      this.confirms = true;
      this.sent = this.settled;
      void this.send({ is: "decide", decision: this.now.decision, action: this.settled.action });
    }
  }

  undo(): void {
    if (this.now?.may_undo) void this.send({ is: "undo", decision: this.now.decision });
  }

  /** Say something that changes the table; a refusal is shown where one decides. */
  async send(message: Saying): Promise<boolean> {
    const decides = message.is === "decide" || message.is === "undo";
    if (decides) this.sending = true;
    const outcome = await this.doing.say(message);
    if (!outcome.good) {
      this.sending = false;
      this.sent = null;
      this.reason = outcome.why && { why: outcome.why, rule: outcome.rule, stays: true };
    }
    return outcome.good;
  }

  private point(chosen: readonly string[]): void {
    // Who changes their mind goes on from where they were before.
    const before = this.settled ? this.before : [...this.before, this.chosen];
    this.reason = null;
    this.begin(chosen);
    this.before = before;
    if (this.settled) void this.settle(this.settled);
  }

  /** Pointed at are these things, one after the other. */
  private begin(chosen: readonly string[]): void {
    this.chosen = chosen;
    this.before = chosen.map((_, place) => chosen.slice(0, place));
    this.confirms = false;
    this.asking = false;
    this.final = null;
  }

  /**
   * What can be taken back is done at once, and so is what there is no choice about; for all else one is asked, unless
   * one does not want to be.
   */
  private async settle(choice: Choice): Promise<void> {
    const asked = this.chosen;
    if (this.asks() && this.choices.length > 1) {
      this.asking = true;
      const { good, why } = await this.doing.say({ is: "can-undo", action: choice.action });
      if (this.chosen === asked) this.asking = false;
      if (this.chosen !== asked || this.settled !== choice) return;
      if (!good) {
        // Another device or the clock was quicker.
        this.begin([]);
        this.reason = why ? { why, rule: null, stays: true } : PAST;
        return;
      }
      this.final = why;
      this.confirms = why !== null;
      if (this.confirms) return;
    }
    this.confirm();
  }

  private async whyNot(things: readonly string[]): Promise<void> {
    const { why, rule } = await this.doing.say({ is: "why-not-these", things: [...things] });
    this.reason = { why: why ?? { id: "page-nothing-with-that", args: {} }, rule, stays: false };
  }

  private pointable(chosen: readonly string[]): string[] {
    const own = this.ownSeat();
    // That something comes to oneself tells nothing apart: only where one's own seat is a part it can be pointed at.
    return nextParts(this.choices, chosen).filter(
      (part) => part !== own || this.choices.some((choice) => choice.parts.includes(part)),
    );
  }

  private ownSeat(): string {
    return `seat:${(this.seat ?? -1) + 1}`;
  }

  private flag(thing: string, say: (message: Message) => string): Flag | null {
    const behind = possible(this.choices, [...this.chosen, thing]);
    const [first] = behind;
    if (!first) return null;
    const rest = without(first, [...this.chosen, thing]) ?? [];
    const brings = first.brings[0];
    const same = brings && behind.every((each) => JSON.stringify(each.brings[0]) === JSON.stringify(brings));
    return {
      // What else belongs to it is worth telling where all that is left has it.
      with: rest.filter(
        (part) => !part.startsWith("do:") && behind.every((each) => without(each, this.chosen)?.includes(part)),
      ),
      brings: same ? say(brings) : "",
      choices: behind.length,
    };
  }
}

/** The things that events speak of. */
export function thingsOf(events: readonly EventData[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) => [event.who, ...event.what, event.source, event.target]).filter((each) => each !== null),
  );
}

/** A table on a line. */
export function onLine(line: Line, asks: () => boolean): TableState {
  return new TableState({ say: (message) => line.say(message) }, asks);
}
