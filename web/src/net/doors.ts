/** The server's doors for single questions. What is refused is thrown as a Refusal, a sentence in no language yet. */

import type { Message } from "types/engine";
import type {
  Draws,
  GameInside,
  House,
  Link,
  NewTable,
  RollAbout,
  SitDown,
  TableAbout,
  Trouble,
} from "../../protocol/doors";
import type { Analysed, Hint, Moment } from "../../protocol/socket";
import type { GameRecord } from "@/table/proof";

export class Refusal extends Error {
  constructor(
    readonly why: Message,
    readonly status: number,
  ) {
    super(why.id);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => {
    throw new Refusal({ id: "page-no-answer", args: {} }, 0);
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw new Refusal(reason(text), answer.status);
}

function reason(text: string): Message {
  try {
    return (JSON.parse(text) as Trouble).why;
  } catch {
    return { id: "server-trouble", args: {} };
  }
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const house = () => ask<House>("GET", "/api/games");
export const inside = (game: string) => ask<GameInside>("GET", `/api/games/${encodeURIComponent(game)}`);
export const insideHere = (code: string) => ask<GameInside>("GET", `${table(code)}/game`);
export const openTables = () => ask<TableAbout[]>("GET", "/api/tables");
export const myTables = () => ask<TableAbout[]>("GET", "/api/mine");
export const setUp = (wanted: NewTable) => ask<TableAbout>("POST", "/api/tables", wanted);
export const look = (code: string) => ask<TableAbout>("GET", table(code));
export const sit = (code: string, seat: number, who: SitDown) =>
  ask<TableAbout>("POST", `${table(code)}/seats/${seat}`, who);
export const free = (code: string, seat: number) => ask<TableAbout>("DELETE", `${table(code)}/seats/${seat}`);
export const begin = (code: string) => ask<TableAbout>("POST", `${table(code)}/begin`);
export const link = (code: string) => ask<Link>("POST", `${table(code)}/link`);
export const take = (token: string) => ask<TableAbout>("POST", "/api/take", { token });
export const onlyMe = (code: string) => ask<undefined>("DELETE", `${table(code)}/others`);
export const record = (code: string) => ask<GameRecord>("GET", `${table(code)}/record`);
/** What chance might have brought in each draw of a game that is over. */
export const draws = (code: string) => ask<Draws>("GET", `${table(code)}/draws`);
/** Once more with the same players; where somebody was first, their table. */
export const rematch = (code: string) => ask<TableAbout>("POST", `${table(code)}/rematch`);
/** A game that is over, step by step, as a seat or an onlooker saw it. */
export const replay = (code: string, seat: number | null) =>
  ask<Moment[]>("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** What one had best do in this decision, and why. */
export const hint = (code: string, decision: number) => ask<Hint>("POST", `${table(code)}/hint`, { decision });
/** How far the analysis of a game that is over is, and what came of it; it is begun by asking. */
export const analysis = (code: string) => ask<Analysed>("POST", `${table(code)}/analysis`);
/** What came up beside what was to be expected. */
export const rolls = (code: string) => ask<RollAbout[]>("GET", `${table(code)}/rolls`);
