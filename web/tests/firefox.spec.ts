/** Firefox, where it is installed: the page is there, a table is set up by one click, and a game is played. */

import { expect, isAtHand, numbers, Person, playNow, playOut, test } from "./house";

test("a game is played in Firefox", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await playNow(ann, "Fantasy Pub (2022)");
  await isAtHand(ann);
  await playOut([ann], numbers(3), 12);
  expect(await ann.page.locator(".log li").count()).toBeGreaterThan(0);
  await ann.page.reload();
  await isAtHand(ann);
  await ann.page.goto("/rules/bristol-1350");
  await expect(ann.page.getByRole("heading", { level: 1, name: "Bristol 1350" })).toBeVisible();
  expect(ann.wrong).toEqual([]);
});
