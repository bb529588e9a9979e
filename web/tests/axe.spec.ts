/** axe on every page, in the middle of a choice and in every dialog, in both themes, on a desk and on a phone. */

import { expect, isAtHand, keep, noSeriousFault, numbers, Person, playNow, test } from "./house";

// The same positions each time: a fault is found at once, or never.
test.use({ luck: "axe" });

const GAMES = ["Bristol 1350", "Fantasy Pub (2003)", "Fantasy Pub (2022)", "The Pub"];
const DIALOGS = ["Rulebook", "The luck", "Play on another device"];

for (const theme of ["light", "dark"]) {
  test(`axe finds no serious fault on a desk, ${theme}`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await keep(ann, { theme });
    await noSeriousFault(ann, `home, ${theme}`);
    await ann.page.goto("/rules/the-pub");
    await expect(ann.page.getByRole("heading", { level: 1, name: "The Pub" })).toBeVisible();
    await noSeriousFault(ann, `rules, ${theme}`);
    await ann.setTable("The Pub", 3);
    await expect(ann.page.getByText("that is you")).toBeVisible();
    await noSeriousFault(ann, `lobby, ${theme}`);
    for (const game of GAMES) {
      await playNow(ann, game);
      await isAtHand(ann);
      await noSeriousFault(ann, `${game}, ${theme}`);
      await ann.act(numbers(4));
      await noSeriousFault(ann, `${game} in the middle of a choice, ${theme}`);
    }
    for (const dialog of DIALOGS) {
      await ann.page.getByRole("button", { name: "At this table" }).click();
      await ann.page.getByRole("dialog").getByRole("button", { name: dialog }).click();
      await expect(ann.page.getByRole("dialog", { name: dialog })).toBeVisible();
      await noSeriousFault(ann, `${dialog}, ${theme}`);
      await ann.page.keyboard.press("Escape");
    }
    await ann.page.getByRole("button", { name: "Settings" }).click();
    await expect(ann.page.getByRole("dialog")).toBeVisible();
    await noSeriousFault(ann, `settings, ${theme}`);
    expect(ann.wrong).toEqual([]);
  });
}

test("axe finds no serious fault on a phone, tab by tab", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann", { viewport: { width: 360, height: 740 }, hasTouch: true });
  await keep(ann, { theme: "dark" });
  await noSeriousFault(ann, "home on a phone");
  for (const game of GAMES) {
    await playNow(ann, game);
    await isAtHand(ann);
    await noSeriousFault(ann, `${game} on a phone`);
    // What it is about lies above everything until it is read.
    await ann.page.locator("dialog .button").click();
    for (const tab of await ann.page.locator(".tabs button").all()) {
      await tab.click();
      await noSeriousFault(ann, `${game} on a phone, ${await tab.innerText()}`);
    }
  }
  expect(ann.wrong).toEqual([]);
});
