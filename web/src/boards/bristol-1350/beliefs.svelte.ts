/** What this player believes of the others: for their eyes, kept in this browser and nowhere else. */

export type Belief = "healthy" | "plague";
export const BELIEFS: readonly (Belief | null)[] = ["healthy", null, "plague"];

export class Beliefs {
  private kept = $state<Record<string, Belief>>({});

  constructor(
    private readonly shelf: Pick<Storage, "getItem" | "setItem">,
    private readonly name: string,
  ) {
    this.kept = read(shelf.getItem(name));
  }

  of(pawn: string): Belief | null {
    return this.kept[pawn] ?? null;
  }

  believe(pawn: string, belief: Belief | null): void {
    const others = Object.entries(this.kept).filter(([known]) => known !== pawn);
    this.kept = Object.fromEntries(belief ? [...others, [pawn, belief]] : others);
    this.shelf.setItem(this.name, JSON.stringify(this.kept));
  }
}

/** Whatever else somebody may have put there means nothing. */
function read(text: string | null): Record<string, Belief> {
  const found: Record<string, Belief> = {};
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return found;
  }
  if (typeof kept !== "object" || kept === null) return found;
  for (const [pawn, belief] of Object.entries(kept)) {
    if (belief === "healthy" || belief === "plague") found[pawn] = belief;
  }
  return found;
}

let opened: { name: string; beliefs: Beliefs } | null = null;

/** The beliefs at this table, which has an address of its own, of whoever sits in this seat. */
export function beliefsOf(seat: number): Beliefs {
  const name = `bristol-1350 ${location.pathname} ${seat + 1}`;
  if (opened?.name !== name) opened = { name, beliefs: new Beliefs(localStorage, name) };
  return opened.beliefs;
}
