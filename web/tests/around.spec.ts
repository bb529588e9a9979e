/** What happens around a game: lost lines, killed servers, second tabs and devices, languages, phones, keyboards. */

import type { WebSocketRoute } from "@playwright/test";
import { expect, isAsked, isAtHand, lines, numbers, Person, playNow, playOut, tellTheSame, test } from "./house";

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

for (const [how, signal] of [
  ["killed", "SIGKILL"],
  ["ended by Ctrl-C", "SIGINT"],
] as const)
  test(`a server that was ${how} comes back, and the game goes on by itself`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await playNow(ann);
    await isAtHand(ann);
    await playOut([ann], numbers(5), 8);
    await isAtHand(ann);
    const log = await lines(ann.page);
    await house.kill(signal);
    await expect(ann.page.getByText("No connection.")).toBeVisible();
    await expect(ann.page.locator(".log li").first()).toBeVisible();
    await house.open();
    await expect(ann.page.getByText("No connection.")).toBeHidden();
    await isAtHand(ann);
    // It is still her decision: nothing that was told is gone, and nothing was told twice.
    expect(await lines(ann.page)).toEqual(log);
    await playOut([ann], numbers(6), 4);
    expect(ann.wrong).toEqual([]);
  });

test("a line that was cut mends itself, and what was missed is there", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  const lines: WebSocketRoute[] = [];
  // As long as it is cut every new one breaks, too: however slow the page is, it is seen to be without a line.
  let isCut = false;
  await bea.context.routeWebSocket(/\/play$/, (line) => {
    if (isCut) void line.close({ code: 4000 });
    else {
      line.connectToServer();
      lines.push(line);
    }
  });
  const table = await ann.setTable("Fantasy Pub (2022)", 2);
  await bea.sitDown(table);
  await ann.page.getByRole("button", { name: "Begin" }).click();
  await expect(bea.page.locator(".decision")).toBeVisible();
  isCut = true;
  lines.forEach((line) => void line.close({ code: 4000 }));
  await expect(bea.page.getByText("No connection.")).toBeVisible();
  await ann.page.getByRole("tab", { name: "Talk" }).click();
  await ann.page.getByPlaceholder("Say something …").fill("Where are you?");
  await ann.page.getByRole("button", { name: "Say it" }).click();
  await expect(ann.page.getByText("Where are you?")).toBeVisible();
  isCut = false;
  await expect(bea.page.getByText("No connection.")).toBeHidden();
  await bea.page.getByRole("tab", { name: "Talk" }).click();
  await expect(bea.page.getByText("Where are you?")).toBeVisible();
});

test.describe("where Ann begins", () => {
  // Where others do, now and then they leave her behind, and it is over before she is asked anything.
  test.use({ luck: "why not" });

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
    await isAsked(phone);
  });

  test("what may not be done says why", async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await playNow(ann, "Bristol 1350");
    await isAsked(ann);
    const dark = ann.page.locator("[data-thing]:not([data-can])").first();
    await dark.dispatchEvent("click");
    await expect(ann.page.locator(".why")).toBeVisible();
  });
});

test("a second tab shows the same, and follows what is chosen in the first", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const table = await playNow(ann);
  const second = await ann.context.newPage();
  await second.goto(table);
  await isAtHand(ann);
  await playOut([ann], numbers(9), 6);
  await isAtHand(ann);
  expect((await lines(ann.page)).length).toBeGreaterThan(0);
  await tellTheSame(ann.page, second);
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

test.describe("by the keyboard alone", () => {
  test.use({ luck: "keyboard" });

  /** What has the focus: something to choose in words, something else, or nothing. */
  const at = ({ page }: Person) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused?.matches(".decision :is(.choice, .parts .button)")) return "choice";
      return focused === document.body ? "nothing" : "something";
    });

  for (const game of ["Fantasy Pub (2022)", "The Pub"])
    test(`${game} is played, and the focus is never lost`, async ({ browser, house }) => {
      const ann = await Person.enter(browser, house, "Ann");
      await playNow(ann, game);
      await isAtHand(ann);
      for (let pressed = 0; (await at(ann)) !== "choice"; pressed += 1) {
        expect(pressed).toBeLessThan(100);
        await ann.page.keyboard.press("Tab");
      }
      // From here on everything is done where the focus is; what is final, by pressing once more.
      for (let decided = 0; decided < 12 && !(await ann.isOver()); decided += 1) {
        await expect.poll(() => at(ann)).toBe("choice");
        await ann.page.keyboard.press("Enter");
        await isAtHand(ann);
      }
      expect((await lines(ann.page)).length).toBeGreaterThan(0);
      expect(ann.wrong).toEqual([]);
    });

  test("on the board arrows go from thing to thing, and whoever has chosen goes on there", async ({
    browser,
    house,
  }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await playNow(ann, "The Pub");
    await isAtHand(ann);
    const focused = () => ann.page.evaluate(() => (document.activeElement as HTMLElement).dataset.thing ?? "nothing");
    await ann.page.locator(".frame [data-can]").first().focus();
    const first = await focused();
    const seen = new Set([first]);
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      await ann.page.keyboard.press(arrow);
      seen.add(await focused());
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(seen).not.toContain("nothing");
    // One stop for the whole board.
    await expect(ann.page.locator('.frame [data-thing][tabindex="0"]')).toHaveCount(1);
    await ann.page.locator(".frame [data-can]").first().focus();
    await ann.page.keyboard.press("Enter");
    await isAtHand(ann);
    expect(await focused()).not.toBe("nothing");
  });

  test("whoever listens hears what happens, and what they are asked", async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await playNow(ann, "Fantasy Pub (2022)");
    await isAtHand(ann);
    const heard = ann.page.getByRole("log");
    const question = await ann.page.locator(".decision .ask").innerText();
    await expect(heard).toContainText(`Your turn. ${question}`);
    const before = (await lines(ann.page)).length;
    const random = numbers(2);
    while ((await lines(ann.page)).length === before) if (!(await ann.act(random))) await ann.page.waitForTimeout(20);
    await isAtHand(ann);
    const [newest = ""] = await ann.page.locator(".log li > span:last-child").allInnerTexts();
    await expect(heard).toContainText(newest.replace(/\s*§.*$/s, ""));
  });
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
