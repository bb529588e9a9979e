/** What a player's hands do: choosing and taking back, asking why not, claiming, a word for the luck, and the proof. */

import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, isAsked, isAtHand, numbers, Person, playOut, sitWithBots, test } from "./house";

const GAMES = [
  { name: "bristol-1350", players: 4 },
  { name: "fantasy-pub-2003", players: 3 },
  { name: "fantasy-pub-2022", players: 3 },
  { name: "the-pub", players: 3 },
];

async function askToEnd(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "At this table" }).click();
  await person.page.getByRole("button", { name: "Ask to end the game" }).click();
}

/** Opens the proof anew; what the browser says. */
async function verdict(page: Page): Promise<string> {
  await page.reload();
  await page.getByText("Was the luck fair?").click();
  await expect(page.locator(".proof .verdict")).toBeVisible();
  return page.locator(".proof .verdict").innerText();
}

interface RecordFile {
  luck: { fingerprint: string; stretches: { secret: string; words: { seat: number; word: string }[] }[] };
  steps: [string, string][];
}

/** From now on the house hands out another record. */
async function forge(page: Page, change: (record: RecordFile) => void): Promise<void> {
  await page.unroute("**/record");
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as RecordFile;
    change(record);
    await route.fulfill({ response: answer, json: record });
  });
}

test("a word is typed in the lobby, and both have it proven that nobody chose the luck; forged records are not", async ({
  browser,
  house,
}) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  const table = await ann.setTable("Fantasy Pub (2022)", 2);
  await ann.page.getByLabel("Your word for the luck").fill("four-leaf clover");
  await bea.sitDown(table);
  await ann.page.reload();
  await expect(ann.page.getByLabel("Your word for the luck")).toHaveValue("four-leaf clover");
  await ann.page.getByRole("button", { name: "Begin" }).click();
  await playOut([ann, bea], numbers(11), 12);
  await askToEnd(ann);
  await askToEnd(bea);
  for (const person of [ann, bea]) {
    await expect(person.page.locator(".over")).toBeVisible();
    expect(await verdict(person.page)).toContain("Proven to you");
    await expect(person.page.locator(".proof")).toContainText(/rolls and draws follow from the secrets/);
    await expect(person.page.locator(".proof")).toContainText("the seal is the one that this browser noted");
  }
  await expect(ann.page.locator(".proof code")).toContainText("--word 'four-leaf clover'");

  const { page } = ann;
  await forge(page, ({ steps }) => {
    // Somebody has rolled better.
    const rolled = steps.find(([step]) => /^roll \d \d$/.test(step));
    if (rolled) rolled[0] = rolled[0] === "roll 6 6" ? "roll 5 6" : "roll 6 6";
  });
  expect(await verdict(page)).toContain("No: something does not fit");
  await expect(page.locator(".proof .bad")).toContainText(/is NOT what the luck brought/);
  await forge(page, ({ luck }) => luck.stretches.forEach((stretch) => (stretch.secret = "22".repeat(32))));
  expect(await verdict(page)).toContain("No: something does not fit");
  await forge(page, ({ luck }) => luck.stretches.forEach(({ words }) => words.forEach((each) => (each.word += "!"))));
  expect(await verdict(page)).toContain("No: something does not fit");
  await forge(page, ({ luck }) => (luck.fingerprint = "ab".repeat(32)));
  expect(await verdict(page)).toContain("No: something does not fit");
  await expect(page.locator(".proof .bad").first()).toContainText("NOT the one that this browser noted");
  await page.unroute("**/record");
  expect(await verdict(page)).toContain("Proven to you");

  // Whoever comes when all is over has noted nothing, and nothing is proven to them.
  const olga = await Person.enter(browser, house, "Olga");
  await olga.page.goto(table);
  expect(await verdict(olga.page)).toContain("proves nothing to you");
});

test("whoever wants to is asked for a word of their own, and nobody else", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await sitWithBots(ann, "the-pub", 3);
  await isAtHand(ann);
  await ann.page.getByRole("button", { name: "At this table" }).click();
  await ann.page.getByRole("button", { name: "The luck" }).click();
  await ann.page.getByLabel("Ask me for a word of my own").check();
  await sitWithBots(ann, "the-pub", 3);
  const dialog = ann.page.getByRole("dialog", { name: "Your word for the luck" });
  await expect(dialog.getByRole("button", { name: "Mix it in" })).toBeDisabled();
  await dialog.getByLabel("Your word for the luck").fill("\u202e");
  await expect(dialog.getByRole("alert")).toContainText("at most 200 letters");
  await dialog.getByLabel("Your word for the luck").fill("  malt and  hops ");
  await dialog.getByRole("button", { name: "Mix it in" }).click();
  await isAtHand(ann);
  await ann.page.getByRole("button", { name: "At this table" }).click();
  await ann.page.getByRole("button", { name: "The luck" }).click();
  await expect(ann.page.getByRole("dialog")).toContainText("malt and hops");
  expect(ann.wrong).toEqual([]);
});

test.describe("taking back", () => {
  test.use({ luck: "taking back" });

  test("what can be taken back is done at once and taken back; all else is done by the second tap, until one says otherwise", async ({
    browser,
    house,
  }) => {
    const ann = await Person.enter(browser, house, "Ann");
    const { page } = ann;
    await sitWithBots(ann, "fantasy-pub-2003", 2);
    const undo = page.getByRole("button", { name: "Take it back" });
    const doIt = page.locator(".choice.armed");
    const offer = page.locator(".choices .choice, .parts .button");
    const met = { undone: 0, asked: 0 };
    for (;;) {
      // Nothing is under way: what is there stays as it is until something is clicked.
      await isAtHand(ann);
      if (await doIt.isVisible()) {
        await expect(doIt).toContainText("Do it");
        await expect(doIt).toContainText("no taking it back");
        met.asked += 1;
        if (met.undone > 0) break;
        await doIt.click();
        await expect(doIt).toBeHidden();
      } else if (met.undone === 0 && (await undo.isVisible())) {
        const logged = await page.locator(".log").innerText();
        await page.keyboard.press("Control+z");
        await expect.poll(() => page.locator(".log").innerText()).not.toBe(logged);
        met.undone += 1;
      } else await offer.first().click();
    }
    await page.getByLabel("Do not ask again").check();
    await doIt.click();
    await page.reload();
    for (let acts = 0; acts < 8; acts += 1) {
      await isAtHand(ann);
      await expect(doIt).toHaveCount(0);
      await offer.first().click();
    }
    await isAtHand(ann);
    await expect(doIt).toHaveCount(0);
    expect(ann.wrong).toEqual([]);
  });
});

test.describe("claiming", () => {
  // Ann begins. Where others do, now and then they leave her behind, and it is over before she is asked anything.
  test.use({ luck: "said and true" });

  test("a claim is composed by clicks: its form, then one thing after the other", async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    const { page } = ann;
    await sitWithBots(ann, "bristol-1350", 4);
    await isAsked(ann);
    await page.getByRole("tab", { name: "Talk" }).click();
    await page.getByRole("button", { name: "Claim something" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: /At my last mingle/ })).toBeVisible();
    expect(await dialog.getByRole("button").count()).toBeLessThan(10);
    await dialog.getByRole("button", { name: /At my last mingle/ }).click();
    for (const said of ["2", "4", "1", "1"]) await dialog.getByText(said, { exact: true }).first().click();
    await expect(dialog).toContainText("I put in 2 and 4, and got 1 and 1.");
    await dialog.getByRole("button", { name: "One step back" }).click();
    await dialog.getByText("3", { exact: true }).first().click();
    await dialog.getByRole("button", { name: "Say it" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("I put in 2 and 4, and got 1 and 3.")).toBeVisible();
    await page.getByRole("button", { name: "Claim something" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /I believe that … is healthy/ })
      .click();
    await page.getByRole("dialog").locator(".values .button").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Say it" }).click();
    await expect(dialog).toBeHidden();
    const mine = page.locator("li.claim").filter({ has: page.locator("b", { hasText: "Ann" }) });
    await expect(mine.filter({ hasText: /I believe that .* is healthy\./ })).toBeVisible();
    await page.getByRole("button", { name: "Claim something" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /…, are you healthy\?/ })
      .click();
    await page.getByRole("dialog").locator(".values .button").last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Say it" }).click();
    await expect(mine.filter({ hasText: /, are you healthy\?/ })).toBeVisible();
    expect(ann.wrong).toEqual([]);
  });

  test("whoever could not ask what may be claimed can claim when the line is there again", async ({
    browser,
    house,
  }) => {
    const ann = await Person.enter(browser, house, "Ann");
    const { page } = ann;
    const lines: WebSocketRoute[] = [];
    await ann.context.routeWebSocket(/\/play$/, (line) => {
      line.connectToServer();
      lines.push(line);
    });
    await sitWithBots(ann, "bristol-1350", 4);
    await isAsked(ann);
    await page.route("**/api/games", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/games"));
    await page.getByRole("tab", { name: "Talk" }).click();
    await failed;
    await expect(page.getByRole("button", { name: "Claim something" })).toHaveCount(0);
    await page.unroute("**/api/games");
    lines.forEach((line) => void line.close({ code: 4000 }));
    await expect(page.getByRole("button", { name: "Claim something" })).toBeVisible();
  });
});

/** All that a click can change, as text. */
const look = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(".why, .so-far, .settled, .decision .ask, .log li:last-child"),
      ...document.querySelectorAll("[data-chosen]"),
    ]
      .map((each) => each.textContent)
      .join("\n"),
  );

test.describe("with the same luck each time", () => {
  test.use({ luck: "clicks" });

  for (const [place, { name: game, players }] of GAMES.entries()) {
    test(`${game}: whatever is clicked answers with a choice, a narrowing or a reason`, async ({ browser, house }) => {
      const ann = await Person.enter(browser, house, "Ann");
      const { page } = ann;
      const random = numbers(place + 1);
      await sitWithBots(ann, game, players);
      const reasons = new Set<string>();
      for (let moment = 0; moment < 5; moment += 1) {
        for (let click = 0; click < 12; click += 1) {
          await isAtHand(ann);
          if (await page.locator(".over").isVisible()) break;
          const close = page.locator(".why .cross");
          if (await close.isVisible()) await close.click();
          const before = await look(page);
          const thing = await page.evaluate((number) => {
            const things = [...document.querySelectorAll<HTMLElement>("button[data-thing]")];
            const one = things[Math.floor(number * things.length)];
            one?.click();
            return one?.dataset.thing;
          }, random());
          await expect.poll(() => look(page), { message: `${thing} says nothing` }).not.toBe(before);
          const why = page.locator(".why");
          if (await why.isVisible()) {
            const said = await why.innerText();
            expect(said, thing).not.toContain("Nothing can be done with that now");
            reasons.add(said);
          } else if (random() < 0.5) await page.keyboard.press("Escape");
        }
        if (await page.locator(".over").isVisible()) break;
        await isAtHand(ann);
        while (await page.locator(".so-far, .settled").first().isVisible()) await page.keyboard.press("Escape");
        await playOut([ann], random, 3);
      }
      expect([...reasons].filter((said) => said.includes("§")).length).toBeGreaterThan(0);
      expect(ann.wrong).toEqual([]);
    });
  }
});
