/** Setting tables up: what is usual, and alone against bots in one click. */

import type { GameAbout, House, TableAbout } from "../../protocol/doors";
import { settings } from "@/app/settings.svelte";
import { t } from "@/app/speaking.svelte";
import * as doors from "@/net/doors";

const USUAL_PLAYERS = 4;

/** The name under which somebody sits down who has not said any. */
export const ownName = (): string => settings.name || t("page-guest");

/** As many as usually play. */
export const usualPlayers = (game: GameAbout): number => Math.min(game.most, Math.max(game.fewest, USUAL_PLAYERS));

/** A bot that plays well, and answers at once. */
const USUAL_BOT = "regular";

/** The bot that sits down where nobody has asked for another one; and names for bots that nobody has yet. */
export const usualBot = (house: House): string =>
  house.bots.includes(USUAL_BOT) ? USUAL_BOT : (house.bots.at(-1) ?? "");

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
