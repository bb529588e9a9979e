/** Setting tables up: alone against bots, again, or by hand. */

import type { GameAbout, House, NewTable, TableAbout } from "../../protocol/doors";
import { settings } from "@/app/settings.svelte";
import { t } from "@/app/speaking.svelte";
import * as doors from "@/net/doors";

const USUAL_PLAYERS = 4;

/** The name under which somebody sits down who has not said any. */
export const ownName = (): string => settings.name || t("page-guest");

/** As many as usually play. */
export const usualPlayers = (game: GameAbout): number => Math.min(game.most, Math.max(game.fewest, USUAL_PLAYERS));

/** The strongest bot, and names for bots that nobody has yet. */
export const usualBot = (house: House): string => house.bots.at(-1) ?? "";

export function botNames(taken: readonly string[]): string[] {
  const known = t("page-bot-names")
    .split(",")
    .map((name) => name.trim());
  return known.filter((name) => !taken.includes(name));
}

/** One click: a table, bots on all other seats, and it begins. */
export async function playNow(house: House, game: GameAbout): Promise<TableAbout> {
  const players = usualPlayers(game);
  const name = ownName();
  const table = await doors.setUp({ game: game.name, players, name });
  const names = botNames([name]);
  for (let seat = 1; seat < players; seat += 1) {
    await doors.sit(table.code, seat, { name: names[seat - 1] ?? `Bot ${seat}`, bot: usualBot(house) });
  }
  return doors.begin(table.code);
}

/** The same again: game, options, clock, the bots; oneself in the first seat. */
export async function setUpAgain(old: TableAbout): Promise<TableAbout> {
  const wanted: NewTable = {
    game: old.game,
    players: old.seats.length,
    options: old.options,
    box: old.box as NewTable["box"] & object,
    clock: old.clock,
    listed: old.listed,
    name: old.seat === null ? ownName() : (old.seats[old.seat]?.name ?? ownName()),
  };
  const table = await doors.setUp(wanted);
  let free = 1;
  for (const [seat, who] of old.seats.entries()) {
    if (seat !== old.seat && who.player && who.player !== "human") {
      await doors.sit(table.code, free, { name: who.name ?? "", bot: who.player });
      free += 1;
    }
  }
  return free === old.seats.length ? doors.begin(table.code) : table;
}
