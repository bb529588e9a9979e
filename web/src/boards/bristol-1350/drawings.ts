/** Which drawing stands for which thing. */

import { kind, word } from "./reading";

export interface Drawn {
  /** The symbol, without its prefix. */
  of: string;
  /** The colours that it takes. */
  tone?: string;
  /** A card: higher than wide. */
  tall?: boolean;
}

const WORDS: Record<string, string> = {
  "do:reroll": "reroll",
  "do:again": "reroll",
  "do:draw": "draw",
  "do:take": "draw",
  "do:keep": "draw",
  "do:elbow": "elbow",
  "do:dash": "dash",
  "do:push": "push",
  "do:look": "eye",
  "do:lock": "lock",
  "do:give": "hand",
  "do:add": "r-leeches",
};

/** The drawing of a thing, by its kind; null for what is only words, or differs from table to table. */
export function drawingOf(thing: string): Drawn | null {
  const name = word(thing);
  switch (kind(thing)) {
    case "cart":
      return { of: `e-${name}` };
    case "space":
      return { of: `e-${name.split(".")[0]}` };
    case "pile":
    case "hidden":
      return { of: "s-back", tall: true };
    case "place":
      return { of: name === "gate" ? "bars" : "left-behind" };
    case "die":
      return name === "both" ? { of: "reroll" } : { of: `d-${name}` };
    case "face":
      return { of: `d-${name}` };
    case "symptom":
      return { of: `sm-${name}`, tall: true };
    case "card":
      return { of: "r-back", tall: true };
    case "remedy":
      return { of: `r-${name}` };
    case "coin":
      return { of: `coin-${name}` };
    case "character":
      return { of: `m-${name}`, tone: `br-${name}` };
    case "deck":
    case "discards":
      return { of: name === "symptoms" ? "s-back" : "r-back", tall: true };
    case "bag":
      return { of: "bag", tall: true };
    case "do":
      return thing in WORDS ? { of: WORDS[thing] as string } : null;
    default:
      // Pawns and seats look different at every table.
      return null;
  }
}
