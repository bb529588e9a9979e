/** Movement: in order, ended by a click or a key, and none where nobody wants any. */

import { expect, isAtHand, keep, numbers, Person, playNow, test } from "./house";

test.use({ luck: "moving" });

/** In the page: what moves does not arrive by itself, so that no test depends on how fast a machine is. */
function neverArrives(): void {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    document.documentElement.dataset.moved = "yes";
    return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 3_600_000 });
  };
}

/** What is on its way now, and what is waiting for its turn. */
const flights = (person: Person) =>
  person.page.evaluate(() => {
    const own = document
      .getAnimations()
      .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition));
    return {
      moving: own.filter((each) => each.playState === "running").length,
      waiting: own.filter((each) => each.playState === "paused").length,
    };
  });

const told = (person: Person) => person.page.locator(".log li").count();

async function comeIn(browser: Parameters<typeof Person.enter>[0], house: Parameters<typeof Person.enter>[1]) {
  const ann = await Person.enter(browser, house, "Ann", { reducedMotion: "no-preference" });
  await ann.context.addInitScript(neverArrives);
  await keep(ann, { moving: true });
  return ann;
}

/** Nothing is decided while something moves: end it, as often as it takes. */
async function untilAtHand(person: Person, end: () => Promise<void>): Promise<void> {
  const offered = person.page.locator(".decision.yours :is(.choice, .parts .button)");
  while ((await offered.count()) === 0) {
    if ((await flights(person)).moving > 0) await end();
    await person.page.waitForTimeout(20);
  }
}

test("what happens moves, event by event; a click ends it, and only then is there something to decide", async ({
  browser,
  house,
}) => {
  const ann = await comeIn(browser, house);
  await playNow(ann, "Fantasy Pub (2022)");
  await expect.poll(async () => (await flights(ann)).moving).toBeGreaterThan(0);
  await expect(ann.page.locator(".decision :is(.choice, .parts .button)")).toHaveCount(0);
  const before = await told(ann);
  await ann.page.locator(".bar .where").click();
  await expect.poll(() => told(ann)).toBeGreaterThan(before);
  await untilAtHand(ann, () => ann.page.locator(".bar .where").click());
  await expect.poll(() => flights(ann)).toEqual({ moving: 0, waiting: 0 });
  await expect(ann.page.locator(".ghost")).toHaveCount(0);
  expect(ann.wrong).toEqual([]);
});

test("a key ends it, too", async ({ browser, house }) => {
  const ann = await comeIn(browser, house);
  await playNow(ann, "The Pub");
  const end = () => ann.page.keyboard.press("Escape");
  await untilAtHand(ann, end);
  const random = numbers(3);
  const before = await told(ann);
  while ((await told(ann)) === before) {
    await ann.act(random);
    await ann.page.waitForTimeout(20);
  }
  await expect.poll(async () => (await flights(ann)).moving).toBeGreaterThan(0);
  await untilAtHand(ann, end);
  expect(ann.wrong).toEqual([]);
});

/** In the page: whatever moves again and again, to call or for its own sake, does not come to its end by itself. */
function neverRests(): void {
  const hold = () => {
    for (const each of document.getAnimations()) {
      if ((each.effect?.getComputedTiming().iterations ?? 1) > 1 && each.playbackRate === 1) {
        each.updatePlaybackRate(1e-6);
        document.documentElement.dataset.held = "yes";
      }
    }
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}

test("what happens does not wait for what flickers and glows", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann", { reducedMotion: "no-preference" });
  await ann.context.addInitScript(neverRests);
  await keep(ann, { moving: true, confirm: false });
  await playNow(ann, "Fantasy Pub (2022)");
  await isAtHand(ann);
  await expect(ann.page.locator("html")).toHaveAttribute("data-held");
  const random = numbers(3);
  for (let acts = 0; acts < 4; acts += 1) {
    await ann.act(random);
    await isAtHand(ann);
  }
  expect(ann.wrong).toEqual([]);
});

test("what happened since one's last turn is stepped through, and moves again", async ({ browser, house }) => {
  const ann = await comeIn(browser, house);
  await playNow(ann, "The Pub");
  const end = () => ann.page.keyboard.press("Escape");
  const random = numbers(3);
  const since = ann.page.getByRole("button", { name: "Since my last turn" });
  await untilAtHand(ann, end);
  // The others have had their turns once it is one's own again.
  while (!(await since.isVisible())) {
    await ann.act(random);
    await untilAtHand(ann, end);
  }
  await since.click();
  const look = ann.page.locator(".look");
  await expect(look).toBeVisible();
  await expect(ann.page.locator(".decision :is(.choice, .parts .button)")).toHaveCount(0);
  await ann.page.evaluate(() => delete document.documentElement.dataset.moved);
  while (await look.isVisible()) await look.getByRole("button", { name: "Next" }).click();
  await expect(ann.page.locator("html")).toHaveAttribute("data-moved");
  await isAtHand(ann);
  expect(ann.wrong).toEqual([]);
});

test("nothing moves under reduced motion", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann", { reducedMotion: "reduce" });
  await ann.context.addInitScript(neverArrives);
  await keep(ann, { moving: undefined });
  await playNow(ann, "Fantasy Pub (2022)");
  await isAtHand(ann);
  const random = numbers(3);
  for (let acts = 0; acts < 6; acts += 1) await ann.act(random);
  await isAtHand(ann);
  await expect(ann.page.locator("html")).not.toHaveAttribute("data-moved");
  expect(ann.wrong).toEqual([]);
});
