/** Movement: each thing goes from where it was to where it is, by its id. No game needs any code for it. */

import type { EventData } from "types/engine";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
export const MOVE = 280;
/** Less than this is no movement that anybody sees. */
const NEAR = 3;

type Places = Map<string, DOMRect[]>;

const things = (root: ParentNode) => root.querySelectorAll<HTMLElement>("[data-thing]");

/** Where everything is. Things that cannot be told apart share an id: the first of them is the first again. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const thing of things(root)) {
    const id = thing.dataset.thing as string;
    found.set(id, [...(found.get(id) ?? []), thing.getBoundingClientRect()]);
  }
  return found;
}

/** Let everything that has another place now go there; over when all have arrived, or `skip` says so. */
export async function move(
  root: ParentNode,
  before: Places,
  events: readonly EventData[],
  skip: AbortSignal,
): Promise<void> {
  const moving: Animation[] = [];
  const counted = new Map<string, number>();
  for (const thing of things(root)) {
    const id = thing.dataset.thing as string;
    const number = counted.get(id) ?? 0;
    counted.set(id, number + 1);
    const from = before.get(id)?.[number] ?? origin(id, events, before);
    const to = thing.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.hypot(dx, dy) < NEAR) continue;
    // On top of whatever the board itself does with it.
    moving.push(
      thing.animate(
        [
          { translate: `${dx}px ${dy}px`, zIndex: 5 },
          { translate: "0 0", zIndex: 5 },
        ],
        {
          duration: MOVE,
          easing: EASE,
        },
      ),
    );
  }
  const stop = () => moving.forEach((each) => each.finish());
  skip.addEventListener("abort", stop, { once: true });
  await Promise.allSettled(moving.map((each) => each.finished));
  skip.removeEventListener("abort", stop);
}

/** Where something new comes from, as the events tell it. */
function origin(id: string, events: readonly EventData[], before: Places): DOMRect | undefined {
  const event = events.find((each) => each.what.includes(id) && each.source);
  return event?.source ? before.get(event.source)?.[0] : undefined;
}
