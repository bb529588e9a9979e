/** A page that is left open rests: nothing moves for ever, and nothing is computed while nothing happens. */

import type { CDPSession } from "@playwright/test";
import { expect, isAtHand, keep, Person, playNow, test } from "./house";

test.use({ luck: "quiet" });

/** Long enough for anything that ticks to be seen. */
const A_WHILE = 4000;
/** So often may a countdown in seconds be drawn in that time; a movement that does not end is drawn a hundred times and more. */
const COUNTED = 5 * (A_WHILE / 1000);

/** How often styles and places have been computed so far. */
async function computed(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return of("RecalcStyleCount") + of("LayoutCount");
}

async function computedInAWhile({ page }: Person, browser: CDPSession): Promise<number> {
  const before = await computed(browser);
  await page.waitForTimeout(A_WHILE);
  return (await computed(browser)) - before;
}

/** Whatever calls for attention has come to its end. */
const moving = ({ page }: Person) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === "running")
      .map((each) => (each instanceof CSSAnimation ? each.animationName : "a movement")),
  );

for (const game of ["Bristol 1350", "Fantasy Pub (2003)", "Fantasy Pub (2022)", "The Pub"])
  test(`${game}: one's own turn, and a line that is lost, rest`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann", { reducedMotion: "no-preference" });
    await keep(ann, { moving: true });
    const inside = await ann.context.newCDPSession(ann.page);
    await inside.send("Performance.enable");
    await playNow(ann, game);
    await isAtHand(ann);
    await expect.poll(() => moving(ann)).toEqual([]);
    await expect.poll(() => computedInAWhile(ann, inside)).toBe(0);

    await house.kill();
    await expect(ann.page.getByText("No connection.")).toBeVisible();
    await expect.poll(() => moving(ann)).toEqual([]);
    await expect.poll(() => computedInAWhile(ann, inside)).toBeLessThanOrEqual(COUNTED);
    expect(ann.wrong).toEqual([]);
  });
