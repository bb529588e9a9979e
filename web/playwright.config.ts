import { defineConfig } from "@playwright/test";

/** A Chromium that is there: CHROMIUM, or Debian's. */
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  testIgnore: process.env.PICTURES ? [] : ["**/pictures.spec.ts"],
  // Nothing depends on how fast the machine is: only what hangs ends here.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: [["list"]],
  use: { launchOptions: { executablePath }, reducedMotion: "reduce", locale: "en" },
});
