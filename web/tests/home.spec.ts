/** Home: what can be played, with every option explained; tables by code, by link and from the list; whose turn it is. */

import { expect, numbers, Person, sitWithBots, test } from "./house";

test.use({ luck: "home" });

test("every option of every game is there, and says what it does", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const { page } = ann;
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(4);
  const { games } = (await (await page.request.get("/api/games")).json()) as {
    games: { name: string; options: { name: string }[] }[];
  };
  const set = page.locator("#set-a-table");
  const radios = set.getByRole("radio", { name: /Bristol|Fantasy|The Pub/ });
  await expect(radios).toHaveCount(games.length);
  for (const [place, radio] of (await radios.all()).entries()) {
    await radio.click();
    await expect(set.locator(".options label")).toHaveCount(games[place]?.options.length ?? NaN);
    const told = await set.locator(".options label").allInnerTexts();
    for (const each of told) expect(each.trim().split(" ").length, each).toBeGreaterThan(3);
  }
  expect(ann.wrong).toEqual([]);
});

test("whose turn it is stands beside each game; a table is found by its code, its link and in the list", async ({
  browser,
  house,
}) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  await sitWithBots(ann, "the-pub", 3);
  await expect(ann.page.locator(".decision.yours")).toBeVisible();
  const table = await ann.setTable("Fantasy Pub (2003)", 2);
  const games = ann.page.getByRole("heading", { name: "Your games" }).locator("..").getByRole("link");

  // By its code, as somebody would read it aloud; then by its link.
  await bea.page.goto("/");
  await bea.page.getByLabel("The code of the table, or the whole link").fill(table.replace("/t/", ""));
  await bea.page.getByRole("button", { name: "To the table" }).click();
  await bea.page.waitForURL(`**${table}`);
  await bea.page.goto("/");
  await bea.page.getByLabel("The code of the table, or the whole link").fill(new URL(table, house.address).href);
  await bea.page.getByRole("button", { name: "To the table" }).click();
  await bea.page.waitForURL(`**${table}`);
  await ann.page.goto("/");
  await expect(games.filter({ hasText: "Fantasy Pub (2003)" })).toContainText("Not begun yet");
  await expect(games.filter({ hasText: "The Pub" })).toContainText("Your turn");
  await expect(games.first()).toContainText("The Pub");
  await bea.sitDown(table);
  await ann.page.goto(table);
  await ann.page.getByRole("button", { name: "Begin" }).click();
  // The luck is mixed with what both browsers say: nobody leaves before it is somebody's turn.
  const asked = () => Promise.all([ann, bea].map(({ page }) => page.locator(".decision.yours").count()));
  await expect.poll(async () => (await asked()).reduce((sum, each) => sum + each)).toBe(1);

  // Whoever's turn it is, both are told so at home; and it changes when somebody has decided.
  const random = numbers(3);
  const turn = async () => {
    await ann.page.goto("/");
    return games.filter({ hasText: "Fantasy Pub (2003)" }).locator(".state").innerText();
  };
  const first = await turn();
  expect(first).toMatch(/^(Your turn|Bea to move)$/);
  const [active, other] = first === "Your turn" ? [ann, "Bea to move"] : [bea, "Your turn"];
  await active.page.goto(table);
  await expect(active.page.locator(".decision.yours")).toBeVisible();
  while (await active.page.locator(".decision.yours").isVisible()) await active.act(random);
  await expect.poll(turn).toBe(other);

  await bea.page.goto("/");
  await bea.page.locator("#set-a-table").getByRole("radio", { name: "Listed" }).click();
  await bea.page.locator("#set-a-table").getByRole("button", { name: "Open the table" }).click();
  await bea.page.waitForURL("**/t/*");
  await ann.page.goto("/");
  const open = ann.page.getByRole("heading", { name: "Open tables" }).locator("..");
  await open
    .getByRole("link", { name: /Join/ })
    .or(open.getByRole("button", { name: /Join/ }))
    .first()
    .click();
  await ann.page.waitForURL(`**${new URL(bea.page.url()).pathname}`);
  expect([...ann.wrong, ...bea.wrong]).toEqual([]);
});
