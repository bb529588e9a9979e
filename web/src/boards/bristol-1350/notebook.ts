/** The notebook: what a seat has seen of each pawn and when, by its notes and by what everybody could watch. */

import type { BristolView, NoteView } from "types/bristol_1350";
import type { EventData } from "types/engine";
import { numberOf } from "./reading";

/** A note, and when it was made; 0 where nobody can say. */
export interface Dated {
  note: NoteView;
  round: number;
  /** Since then the cards may have changed hands. */
  stale: boolean;
}

/** The event that tells of a note of this kind. */
const TOLD: Record<NoteView["what"], string> = {
  mingle: "event-b1350-mingle",
  kept: "event-b1350-kept",
  ghost: "event-b1350-sees",
  player: "event-b1350-sees",
  discard: "event-b1350-sees-discard",
  leeches: "event-b1350-added",
  infected: "event-b1350-congregate",
  coin: "event-b1350-gave",
};

/** The notes of this seat with their rounds: the n-th note of a kind was made by its n-th event. */
export function dated(view: BristolView, events: readonly EventData[]): Dated[] {
  const { own, seat } = view;
  if (!own || seat === null) return [];
  const rounds = roundsOf(events);
  const told = new Map<string, number[]>();
  events.forEach((event, place) => {
    const { id } = event.message;
    if (id === TOLD.mingle && !event.what.includes(`pawn:${seat + 1}`)) return;
    told.set(id, [...(told.get(id) ?? []), place]);
  });
  return own.notes.map((note) => {
    const place = told.get(TOLD[note.what])?.shift();
    if (place === undefined) return { note, round: 0, stale: false };
    const later = events.slice(place + 1);
    return { note, round: rounds[place] ?? 0, stale: note.pawns.some((pawn) => changed(pawn, later)) };
  });
}

/** The round of each event. */
function roundsOf(events: readonly EventData[]): number[] {
  let round = 0;
  return events.map((event) => {
    const said = event.message.args["round"];
    if (event.message.id === "event-b1350-round" && typeof said === "number") round = said;
    return round;
  });
}

/** Whether a pawn has got other symptoms since: by mingling, or by choosing among new ones. */
function changed(pawn: string, events: readonly EventData[]): boolean {
  const seat = `seat:${numberOf(pawn) + 1}`;
  return events.some(
    ({ message, what, who }) =>
      (message.id === "event-b1350-mingle" && what.includes(pawn)) ||
      (message.id === "event-b1350-keeps" && who === seat) ||
      (message.id === "event-b1350-dies" && what.includes(pawn)),
  );
}
