/** The clocks that are offered, and any clock in words. */

import type { Clock } from "../../protocol/doors";
import type { Args } from "@/text/speech";

export const CLOCKS: Record<"none" | "gentle" | "brisk" | "mail", Clock> = {
  none: { kind: "none" },
  gentle: { kind: "seconds", seconds: 120, reserve: 600 },
  brisk: { kind: "seconds", seconds: 30, reserve: 180 },
  mail: { kind: "days", days: 3 },
};
export type ClockName = keyof typeof CLOCKS;

export function clockWords(clock: Clock, t: (id: string, args?: Args) => string): string {
  if (clock.kind === "seconds") {
    return t("page-clock-seconds", { seconds: clock.seconds ?? 0, reserve: Math.round((clock.reserve ?? 0) / 60) });
  }
  if (clock.kind === "days") return t("page-clock-days", { days: clock.days ?? 0 });
  return t("page-clock-without");
}
