/** What players have said about symptoms, true or not: the latest of each, as few words as possible. */

import type { Said } from "@/table/context";
import type { Value } from "types/engine";

/** The latest claim of each seat. */
export function lastClaims(claims: readonly Said[]): Map<number, Said> {
  return new Map(claims.map((claim) => [claim.seat, claim]));
}

/** A claim as arguments of one short text; null for one of another kind. */
export function claimIn(said: Said | undefined): Record<string, Value> | null {
  if (!said) return null;
  const { id, args } = said.words;
  const about = id.replace("claim-b1350-", "");
  return {
    about,
    whom: args["whom"] ?? "",
    put: args["put"] ?? 0,
    put_too: args["put_too"] ?? 0,
    got: args["got"] ?? 0,
    got_too: args["got_too"] ?? 0,
  };
}
