/** Playing what the server tells, one step after the other: movement first, then what is decided next. */

import { tick } from "svelte";
import type { EventData } from "types/engine";
import type { Present, Step } from "../../protocol/socket";
import type { Told } from "@/net/line.svelte";
import { inTurns, Movement, places } from "./motion";
import { thingsOf, type TableState } from "./table.svelte";

/** Who is so far behind is not shown everything step by step. */
const TOO_FAR = 12;

/** Shows a change that these events tell of. */
export type Show = (change: () => void, events: readonly EventData[]) => Promise<void>;

export class Playing {
  private waiting: Told[] = [];
  /** What chance has not brought to its end yet: shown as one with what comes next. */
  private begun: Step | null = null;
  private running = false;
  private showing = 0;
  private skipping = new AbortController();

  constructor(
    private readonly table: TableState,
    private readonly root: () => HTMLElement | null,
    private readonly moving: () => boolean,
  ) {}

  hear = (told: Told): void => {
    this.waiting.push(told);
    if (!this.running) void this.run();
  };

  /** What is moving is there at once, and so is everything that has happened meanwhile. */
  skip = (): void => {
    if (this.running || this.showing > 0) this.skipping.abort();
  };

  /** Let something change before the reader's eyes, event by event. */
  show: Show = async (change, events) => {
    const root = this.root();
    if (!root || !this.isSeen()) {
      change();
      return;
    }
    const { signal } = this.skipping;
    const turns = inTurns(events);
    const before = places(root);
    this.showing += 1;
    change();
    this.table.changed = new Set();
    await tick();
    const movement = new Movement(root, before, turns);
    try {
      // What is skipped is told by the end.
      for (let turn = 0; !signal.aborted && (turn === 0 || turn < turns.length); turn += 1) {
        await this.tell(turns[turn] ?? [], root);
        await movement.play(turn, signal);
      }
    } finally {
      movement.end();
      this.table.untold = 0;
      this.table.changed = thingsOf(events);
      this.showing -= 1;
      this.rest();
    }
  };

  /** What comes next is not skipped any more. */
  private rest(): void {
    if (!this.running && this.showing === 0 && this.skipping.signal.aborted) this.skipping = new AbortController();
  }

  /** The events of a turn are told, and what they speak of is marked; anew, where it was marked before. */
  private async tell(events: readonly EventData[], root: HTMLElement): Promise<void> {
    const { table } = this;
    const spoken = thingsOf(events);
    const marked = [...table.changed];
    if (marked.some((thing) => spoken.has(thing))) {
      table.changed = new Set(marked.filter((thing) => !spoken.has(thing)));
      await tick();
      root.getBoundingClientRect();
    }
    table.changed = new Set([...marked, ...spoken]);
    table.untold = Math.max(0, table.untold - events.length);
    await tick();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let told = this.waiting.shift(); told; told = this.waiting.shift()) {
      if (told.is === "present") {
        this.begun = null;
        this.table.present(told satisfies Present);
      } else if (told.is === "step") {
        // Who need not wait does not: all that nobody sees moving is drawn at once, in one frame.
        const shown = this.step(told);
        if (shown) await shown;
      } else if (told.is === "now") this.table.replaceNow(told);
      else {
        this.table.here = told.seats;
        this.table.clock(told.deadline, told.time);
      }
    }
    this.running = false;
    this.rest();
  }

  /** Plays a step; nothing to wait for where nothing moves. */
  private step(told: Step): Promise<void> | null {
    const step = together(this.begun, told);
    this.begun = goesOn(step) ? step : null;
    if (this.begun) return null;
    const behind = this.waiting.filter((each) => each.is === "step").length > TOO_FAR;
    if (behind || step.view === null || this.table.peek !== null || !this.isSeen()) {
      this.table.step(step);
      return null;
    }
    return this.show(() => {
      this.table.step(step);
      this.table.untold = step.events.length;
    }, step.events);
  }

  /** Somebody sees what moves. */
  private isSeen(): boolean {
    return this.root() !== null && this.moving() && !document.hidden && !this.skipping.signal.aborted;
  }
}

/** Whether chance goes on at once: the view comes with what it brings at last. */
export function goesOn(step: Step): boolean {
  return step.view === null && ["played", "drew", "mixed"].includes(step.what.kind);
}

/** A step that chance went on with, and what came of it, as one. */
export function together(begun: Step | null, step: Step): Step {
  return begun === null ? step : { ...step, what: begun.what, events: [...begun.events, ...step.events] };
}
