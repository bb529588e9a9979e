/** What happens around a game: lost lines, killed servers, second tabs and devices, languages, phones, keyboards. */

import type { WebSocketRoute } from "@playwright/test";
import { expect, isAtHand, numbers, Person, playNow, playOut, test } from "./house";

test("one click, and a game against bots is there; a reload and the back button lose nothing", async ({
  browser,
  house,
}) => {
  const ann = await Person.enter(browser, house, "Ann");
  const table = await playNow(ann);
  await isAtHand(ann);
  await playOut([ann], numbers(3), 6);
  await ann.page.reload();
  await isAtHand(ann);
  expect(await ann.page.locator(".log li").count()).toBeGreaterThan(0);
  await ann.page.goBack();
  await ann.page
    .getByRole("link", { name: /The Pub/ })
    .first()
    .click();
  await ann.page.waitForURL(`**${table}`);
  await isAtHand(ann);
  expect(ann.wrong).toEqual([]);
});

test("a killed server comes back, and the game goes on by itself", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await playNow(ann);
  await isAtHand(ann);
  await playOut([ann], numbers(5), 8);
  await isAtHand(ann);
  const log = await ann.page.locator(".log li").allInnerTexts();
  await house.kill();
  await expect(ann.page.getByText("No connection.")).toBeVisible();
  await expect(ann.page.locator(".log li").first()).toBeVisible();
  await house.open();
  await expect(ann.page.getByText("No connection.")).toBeHidden();
  await isAtHand(ann);
  // It is still her decision: nothing that was told is gone, and nothing was told twice.
  expect(await ann.page.locator(".log li").allInnerTexts()).toEqual(log);
  await playOut([ann], numbers(6), 4);
  expect(ann.wrong).toEqual([]);
});

test("a line that was cut mends itself, and what was missed is there", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  const lines: WebSocketRoute[] = [];
  await bea.context.routeWebSocket(/\/play$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  const table = await ann.setTable("Fantasy Pub (2022)", 2);
  await bea.sitDown(table);
  await ann.page.getByRole("button", { name: "Begin" }).click();
  await expect(bea.page.locator(".decision")).toBeVisible();
  lines.splice(0).forEach((line) => line.close({ code: 4000 }));
  await expect(bea.page.getByText("No connection.")).toBeVisible();
  await ann.page.getByRole("tab", { name: "Talk" }).click();
  await ann.page.getByPlaceholder("Say something …").fill("Where are you?");
  await ann.page.getByRole("button", { name: "Say it" }).click();
  await expect(bea.page.getByText("No connection.")).toBeHidden();
  await bea.page.getByRole("tab", { name: "Talk" }).click();
  await expect(bea.page.getByText("Where are you?")).toBeVisible();
});

test("an onlooker sees the public view, and a second device takes over the seat", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const table = await playNow(ann, "Bristol 1350");
  const olga = await Person.enter(browser, house, "Olga");
  await olga.page.goto(table);
  await expect(olga.page.locator(".decision")).toBeVisible();
  await expect(olga.page.locator(".decision.yours")).toHaveCount(0);
  await ann.page.getByRole("button", { name: "At this table" }).click();
  await ann.page.getByRole("button", { name: "Play on another device" }).click();
  const link = await ann.page.getByLabel("Link to this table").inputValue();
  const phone = await Person.enter(browser, house, "Ann", { viewport: { width: 360, height: 740 } });
  await phone.page.goto(link);
  await phone.page.waitForURL("**/t/*");
  await isAtHand(phone);
});

test("a second tab shows the same, and follows what is chosen in the first", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const table = await playNow(ann);
  const second = await ann.context.newPage();
  await second.goto(table);
  await isAtHand(ann);
  await playOut([ann], numbers(9), 6);
  await isAtHand(ann);
  const told = await ann.page.locator(".log li").allInnerTexts();
  await expect(second.locator(".log li")).toHaveText(told);
  await expect(second.locator(".decision.yours, .over").first()).toBeVisible();
  await ann.page.getByRole("button", { name: "Turn down the light" }).click();
  await expect(second.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(ann.wrong).toEqual([]);
});

test("the back button closes nothing but goes back: table, rulebook, home", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await ann.page.goto("/");
  await ann.page.getByRole("link", { name: "Rulebook" }).first().click();
  await ann.page.waitForURL("**/rules/*");
  await ann.page.goBack();
  await expect(ann.page.getByRole("article")).toHaveCount(4);
  const table = await playNow(ann);
  await ann.page.getByRole("link", { name: /Alehouse/ }).click();
  await expect(ann.page.getByRole("article")).toHaveCount(4);
  await ann.page.goBack();
  await ann.page.waitForURL(`**${table}`);
  await isAtHand(ann);
  await ann.page.goForward();
  await expect(ann.page.getByRole("article")).toHaveCount(4);
  expect(ann.wrong).toEqual([]);
});

test("the language is switched at any time", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await playNow(ann);
  await isAtHand(ann);
  await ann.page.getByRole("button", { name: "Settings" }).click();
  await ann.page.getByRole("button", { name: "Español" }).click();
  await expect(ann.page.locator("html")).toHaveAttribute("lang", "es");
  await ann.page.keyboard.press("Escape");
  await expect(ann.page.getByRole("heading", { name: "Te toca" })).toBeVisible();
  await ann.page.reload();
  await expect(ann.page.getByRole("heading", { name: "Te toca" })).toBeVisible();
  expect(ann.wrong).toEqual([]);
});

test("a table is played by the keyboard alone", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await playNow(ann);
  await isAtHand(ann);
  const before = await ann.page.locator(".log li").count();
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await ann.page.keyboard.press("Tab");
    const at = await ann.page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.matches(".choices .choice, .parts .button, .button-main.wide") ?? false;
    });
    if (at) await ann.page.keyboard.press("Enter");
    if ((await ann.page.locator(".log li").count()) > before) break;
  }
  expect(await ann.page.locator(".log li").count()).toBeGreaterThan(before);
});

test("on a phone everything fits, tab by tab", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann", { viewport: { width: 360, height: 740 }, hasTouch: true });
  await ann.page.goto("/");
  const wide = () => ann.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  await playNow(ann);
  await isAtHand(ann);
  expect(await wide()).toBeLessThanOrEqual(360);
  // What the game is about lies above everything until it is read.
  await ann.page.getByRole("dialog").locator(".button").click();
  for (const tab of ["Log", "Talk", "Board"]) {
    await ann.page.getByRole("button", { name: tab, exact: true }).click();
    expect(await wide(), tab).toBeLessThanOrEqual(360);
  }
  await playOut([ann], numbers(2), 6);
  expect(ann.wrong).toEqual([]);
});

test("what may not be done says why", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await playNow(ann, "Bristol 1350");
  await isAtHand(ann);
  const dark = ann.page.locator("[data-thing]:not([data-can])").first();
  await dark.dispatchEvent("click");
  await expect(ann.page.locator(".why")).toBeVisible();
});
