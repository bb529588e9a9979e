import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

/** A program on the path. */
function found(...names: string[]): string | undefined {
  const places = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Older ones cannot be driven in the way that all browsers have agreed upon. */
const OLDEST_FIREFOX = 144;

function newEnough(program: string | undefined): string | undefined {
  if (!program) return undefined;
  const said = execFileSync(program, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(said)?.[0]) >= OLDEST_FIREFOX ? program : undefined;
}

/** A Chromium that is there: CHROMIUM, or Debian's. */
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const firefox = newEnough(process.env.FIREFOX ?? found("firefox", "firefox-esr"));
const others = ["**/firefox.spec.ts"];
if (!process.env.PICTURES) others.push("**/pictures.spec.ts");
if (!process.env.BENCH) others.push("**/bench.spec.ts");
if (firefox) process.env.FIREFOX = firefox;
// Each worker reads this file, too.
if (!firefox && !process.env.TEST_WORKER_INDEX)
  console.warn(`There is no Firefox ${OLDEST_FIREFOX} or later here: the page is tested in Chromium alone.`);

export default defineConfig({
  testDir: "tests",
  // Nothing depends on how fast the machine is: only what hangs ends here.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  reporter: [["list"]],
  use: { reducedMotion: "reduce", locale: "en" },
  projects: [
    { name: "chromium", testIgnore: others, use: { launchOptions: { executablePath: chromium } } },
    ...(firefox ? [{ name: "firefox", testMatch: "**/firefox.spec.ts" }] : []),
  ],
});
