/** How 2022 draws its people. */

import type { Look } from "../fantasy-pub/look";

export const LOOK: Look = {
  prefix: "fp",
  families: ["goblin", "dwarf", "elf", "troll"],
  figures: {
    goblin: { width: 64, height: 70, chair: 66 },
    dwarf: { width: 69, height: 75, chair: 70 },
    elf: { width: 68, height: 87, chair: 66 },
    troll: { width: 98, height: 98, chair: 92 },
  },
  tone: (player) => player.clan ?? "plain",
  die: "i-die",
};

/** The seventeen event cards, as their things are called. */
export const CARDS = [
  "short-cut",
  "second-wind",
  "back-door",
  "happy-hour",
  "on-the-house",
  "black-coffee",
  "spilt-beer",
  "pickpocket",
  "pay-day",
  "lost-purse",
  "change-places",
  "make-way",
  "loaded-die",
  "once-more",
  "new-blood",
  "forget-it",
  "closing-bell",
] as const;
