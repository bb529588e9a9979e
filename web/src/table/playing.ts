/** Playing what the server tells, one step after the other: movement first, then what is decided next. */

import { tick } from "svelte";
import type { Present, Step } from "../../protocol/socket";
import type { Told } from "@/net/line.svelte";
import { move, places } from "./motion";
import type { TableState } from "./table.svelte";

/** Who is so far behind is not shown everything step by step. */
const TOO_FAR = 12;
/** A moment to see what has changed, where nothing moves. */
const GLANCE = 120;

export class Playing {
  private waiting: Told[] = [];
  private running = false;
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

  /** What is moving is there at once. */
  skip = (): void => {
    this.skipping.abort();
    this.skipping = new AbortController();
  };

  private async run(): Promise<void> {
    this.running = true;
    for (let told = this.waiting.shift(); told; told = this.waiting.shift()) {
      if (told.is === "present") this.table.present(told satisfies Present);
      else if (told.is === "step") await this.step(told);
      else if (told.is === "now") this.table.replaceNow(told);
      else {
        this.table.here = told.seats;
        this.table.clock(told.deadline, told.time);
      }
    }
    this.running = false;
  }

  private async step(step: Step): Promise<void> {
    const root = this.root();
    const steps = this.waiting.filter((each) => each.is === "step").length;
    const quietly = !root || !this.moving() || step.view === null || steps > TOO_FAR || document.hidden;
    if (quietly || this.table.peek !== null) {
      this.table.step(step);
      return;
    }
    const before = places(root);
    this.table.step(step);
    await tick();
    const { signal } = this.skipping;
    await move(root, before, step.events, signal);
    if (step.events.length > 0 && steps > 0 && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
  }
}
