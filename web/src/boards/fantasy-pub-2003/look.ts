/** How 2003 draws its people. */

import type { Look } from "../fantasy-pub/look";

/** The colours of the seats, in their order. */
export const COLOURS = ["red", "blue", "green", "yellow", "black"] as const;

export const LOOK: Look = {
  prefix: "fp03",
  families: ["halfling", "dwarf", "warrior", "ogre"],
  figures: {
    halfling: { width: 62, height: 68, chair: 62 },
    dwarf: { width: 70, height: 76, chair: 70 },
    warrior: { width: 70, height: 89, chair: 66 },
    ogre: { width: 98, height: 98, chair: 92 },
  },
  tone: (player) => COLOURS[player.seat] ?? "plain",
  die: "fp03-die",
};
