/** Movement: each thing goes from where it was to where it is, by its id, as the events tell it. No game needs any code for it. */

import type { EventData } from "types/engine";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
export const MOVE = 280;
/** Less than this is no movement that anybody sees. */
const NEAR = 3;
/** How large something is that is carried from one to another. */
const SPARK = 18;
/** What happens in one step is shown in so many turns of full length; more of them are shown faster. */
const UNHURRIED = 4;

interface Place {
  element: HTMLElement;
  parent: HTMLElement | null;
  box: DOMRect;
}
export type Places = Map<string, Place[]>;

/** Where everything is. Things that cannot be told apart share an id: the first of them is the first again. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const id = element.dataset.thing as string;
    found.set(id, [...(found.get(id) ?? []), { element, parent: element.parentElement, box }]);
  }
  return found;
}

/** Events that are told in one breath: one after the other, but those of one kind that follow each other together. */
export function inTurns(events: readonly EventData[]): EventData[][] {
  const turns: EventData[][] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last?.[0]?.message.id === event.message.id) last.push(event);
    else turns.push([event]);
  }
  return turns;
}

/** The movement from the places before to those now, turn by turn; until its turn comes, everything stays where it was. */
export class Movement {
  private readonly flights: Animation[][];
  private readonly ghosts: HTMLElement[] = [];
  private readonly pace: number;

  constructor(
    private readonly root: Element,
    before: Places,
    turns: readonly (readonly EventData[])[],
  ) {
    this.flights = turns.length > 0 ? turns.map(() => []) : [[]];
    this.pace = Math.max(1, turns.length / UNHURRIED);
    const after = places(root);
    for (const [id, now] of after) {
      const told = teller(id, turns);
      const source = told && before.get(told.event.source ?? "")?.[0];
      for (const [number, to] of now.entries()) {
        const same = before.get(id)?.[number];
        const from = same ?? source;
        if (from) this.fly(from, to, told?.turn ?? 0, same !== undefined && onOneBoard(from.parent, to.parent));
      }
    }
    for (const [id, then] of before) {
      const told = after.has(id) ? null : teller(id, turns);
      const target = told && after.get(told.event.target ?? "")?.[0];
      const gone = then[0];
      if (told && target && gone?.parent?.isConnected && !gone.element.isConnected) this.leave(gone, target, told.turn);
    }
    for (const [turn, events] of turns.entries()) {
      if (this.flights[turn]?.length === 0) events.forEach((event) => this.carry(event, turn, before, after));
    }
  }

  /** Everything that moves in this turn; over when all of it has arrived, or `skip` says so. */
  async play(turn: number, skip: AbortSignal): Promise<void> {
    const own = this.flights[turn] ?? [];
    own.forEach((each) => each.play());
    const waiting = new Set(this.flights.flat().filter((each) => !own.includes(each)));
    // What boards let happen by themselves belongs to it; what happens more than once (a glow, a candle) does not.
    const moving = this.root
      .getAnimations({ subtree: true })
      .filter((each) => !waiting.has(each) && each.effect?.getComputedTiming().iterations === 1);
    moving.forEach((each) => each.updatePlaybackRate(this.pace));
    const stop = () => moving.forEach((each) => each.finish());
    if (skip.aborted) stop();
    skip.addEventListener("abort", stop, { once: true });
    await Promise.allSettled(moving.map((each) => each.finished));
    skip.removeEventListener("abort", stop);
  }

  /** Everything is where it belongs. */
  end(): void {
    this.flights.flat().forEach((each) => each.cancel());
    this.ghosts.forEach((each) => each.remove());
  }

  private fly(from: Place, to: Place, turn: number, inside: boolean): void {
    const dx = from.box.left + from.box.width / 2 - (to.box.left + to.box.width / 2);
    const dy = from.box.top + from.box.height / 2 - (to.box.top + to.box.height / 2);
    if (Math.hypot(dx, dy) < NEAR) return;
    const start = { translate: `${dx}px ${dy}px` };
    if (inside) {
      // On top of whatever the board itself does with it.
      this.animate(to.element, turn, [
        { ...start, zIndex: 5 },
        { translate: "0 0", zIndex: 5 },
      ]);
      return;
    }
    const ghost = this.lift(to.element.cloneNode(true) as HTMLElement, to.parent, to.box);
    const scale = String(Math.min(2, Math.max(0.4, from.box.width / to.box.width)));
    this.animate(ghost, turn, [
      { ...start, scale },
      { translate: "0 0", scale: "1" },
    ]);
    this.animate(to.element, turn, [{ opacity: 0 }, { opacity: 0 }]);
  }

  /** Something that is nowhere any more goes where the event says. */
  private leave(gone: Place, target: Place, turn: number): void {
    const ghost = this.lift(gone.element, gone.parent, gone.box);
    const dx = target.box.left + target.box.width / 2 - (gone.box.left + gone.box.width / 2);
    const dy = target.box.top + target.box.height / 2 - (gone.box.top + gone.box.height / 2);
    const end = { translate: `${dx}px ${dy}px`, scale: "0.5", opacity: 0 };
    this.animate(ghost, turn, [
      { translate: "0 0", scale: "1" },
      { opacity: 1, offset: 0.7 },
      end,
    ]).effect?.updateTiming({ fill: "both" });
  }

  /** Something small goes from one to the other, where nothing else is seen to: a coin, a card, a drink. */
  private carry({ source, target, what }: EventData, turn: number, before: Places, after: Places): void {
    const gone = what.find((thing) => before.has(thing) && !after.has(thing));
    const [from] = before.get(gone ?? source ?? "") ?? [];
    const [to] = after.get(target ?? "") ?? [];
    if (!from || !to || source === target) return;
    const spark = document.createElement("span");
    spark.className = "thing spark";
    const { box } = to;
    this.lift(
      spark,
      to.parent,
      new DOMRect(box.left + box.width / 2 - SPARK / 2, box.top + box.height / 2 - SPARK / 2, SPARK, SPARK),
    );
    const dx = from.box.left + from.box.width / 2 - (box.left + box.width / 2);
    const dy = from.box.top + from.box.height / 2 - (box.top + box.height / 2);
    const arrived = this.animate(spark, turn, [
      { translate: `${dx}px ${dy}px`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { translate: "0 0", opacity: 0 },
    ]);
    arrived.effect?.updateTiming({ fill: "both" });
  }

  private animate(element: Element, turn: number, frames: Keyframe[]): Animation {
    const flight = element.animate(frames, { duration: MOVE, easing: EASE, fill: "backwards" });
    flight.pause();
    this.flights[turn]?.push(flight);
    return flight;
  }

  /** A picture of a thing above everything, where no border of a panel cuts it off. */
  private lift(ghost: HTMLElement, home: HTMLElement | null, { left, top, width, height }: DOMRect): HTMLElement {
    for (const name of ["data-thing", "data-can", "data-chosen"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.classList.add("ghost");
    Object.assign(ghost.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    ghost.popover = "manual";
    home?.append(ghost);
    ghost.showPopover();
    this.ghosts.push(ghost);
    return ghost;
  }
}

/** Nothing cuts it off on its way. */
function onOneBoard(one: Element | null, other: Element | null): boolean {
  const board = one?.closest(".frame");
  return board != null && board === other?.closest(".frame");
}

/** The event that tells of something's way, and its turn. */
function teller(id: string, turns: readonly (readonly EventData[])[]): { event: EventData; turn: number } | null {
  const moves = (event: EventData) =>
    (event.who === id || event.what.includes(id)) &&
    event.source !== event.target &&
    event.source !== id &&
    event.target !== id;
  for (const [turn, events] of turns.entries()) {
    const event = events.find(moves);
    if (event) return { event, turn };
  }
  return null;
}
