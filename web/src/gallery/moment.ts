/** A moment of a recorded game as a table, as if a server had just sent it. */

import type { Choice, EventData, Message, View } from "types/engine";
import type { Ending } from "../../protocol/socket";
import { TableState } from "@/table/table.svelte";

export interface Moment {
  game: string;
  names: string[];
  asked: number | null;
  choices: Choice[];
  views: Record<string, View>;
  events: Record<string, EventData[]>;
  ending: Ending | null;
  things: Record<string, Message>;
}

/** As this seat sees it: a number from 0, `public`, or `asked`, whoever has to decide. */
export function asTable(moment: Moment, seat: string): TableState {
  const asked = moment.asked === null ? "0" : String(moment.asked);
  const key = seat === "asked" ? asked : seat;
  const table = new TableState({
    say: (message) => {
      console.info(message);
      const why = message.is === "can-undo" ? { id: "table-final-draw", args: {} } : null;
      return Promise.resolve({ good: true, why, rule: null });
    },
  });
  const view = moment.views[key];
  if (!view) throw new Error(`nobody sits in seat ${seat}`);
  table.game = moment.game;
  table.seat = key === "public" ? null : Number(key);
  table.things = moment.things;
  table.view = view;
  table.events = moment.events[key] ?? [];
  table.here = moment.names.map((_, place) => place);
  table.now = {
    is: "now",
    number: 1,
    phase: moment.ending ? "over" : "play",
    seats: moment.names.map((name, place) => ({
      name,
      player: place === table.seat ? "human" : "greedy",
      played_for: null,
      wants_to_end: false,
      reserve: 0,
    })),
    decision: 1,
    asked: moment.asked === null ? [] : [moment.asked],
    prompt: view.public.prompt,
    choices: table.seat === moment.asked ? moment.choices : [],
    answered: false,
    waives: false,
    may_undo: false,
    words: null,
    ending: moment.ending,
    claims: [],
    rematch: null,
    deadline: null,
    time: 0,
  };
  return table;
}
