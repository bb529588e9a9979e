/** When a game is over: points line by line, claims against truth, the record, the game once more through any eyes, a rematch. */

import { expect, isAsked, numbers, Person, playOut, sitWithBots, test } from "./house";

test.use({ luck: "after" });

test("what came of it, who told the truth, and the whole game through other eyes", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const { page } = ann;
  await sitWithBots(ann, "bristol-1350", 4);
  await isAsked(ann);
  await page.getByRole("tab", { name: "Talk" }).click();
  await page.getByRole("button", { name: "Claim something" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /At my last mingle/ }).click();
  for (const said of ["2", "4", "1", "1"]) await dialog.getByText(said, { exact: true }).first().click();
  await dialog.getByRole("button", { name: "Say it" }).click();
  await expect(dialog).toBeHidden();
  await playOut([ann], numbers(9));

  const over = page.locator(".over");
  await expect(over.locator("ol > li")).toHaveCount(4);
  await expect(page.getByRole("log")).toContainText(await over.getByRole("heading").innerText());
  // What can be done next is in sight without scrolling, on a desk and on a phone.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    for (const next of ["Once more", "Watch it again", "Analyse it"])
      await expect(page.getByRole("button", { name: next })).toBeInViewport({ ratio: 1 });
    await expect(over.getByRole("link", { name: "To the home page" })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const player of await over.locator("ol > li").all()) {
    if (!(await player.locator("dl").isVisible())) await player.locator("summary").click();
    const total = Number(/\d+/.exec(await player.locator("summary span").innerText())?.[0]);
    const points = (await player.locator("dd").allInnerTexts()).map(Number);
    expect(points.length).toBeGreaterThan(0);
    expect(points.reduce((all, each) => all + each, 0)).toBe(total);
  }
  await over.getByText("Claims and truth").click();
  await expect(over.locator(".claims li").first()).toContainText("I put in 2 and 4, and got 1 and 1.");
  await expect(over.locator(".claims li em").first()).toHaveText(/^(true|not true|nobody could say)$/);
  const record = await page.request.get(
    (await over.getByRole("link", { name: "The record" }).getAttribute("href")) ?? "",
  );
  expect(((await record.json()) as { game: string }).game).toBe("bristol-1350");

  // Step by step, by hand, from anywhere to anywhere, by itself, and through other eyes.
  await page.getByRole("button", { name: "Watch it again" }).click();
  const look = page.locator(".look");
  const scrub = look.getByLabel("Moment of the game");
  await expect(scrub).toHaveAttribute("max", /^[1-9]/);
  const last = Number(await scrub.getAttribute("max"));
  await expect(look.locator("small")).toHaveText(`1 of ${last + 1}`);
  await look.getByRole("button", { name: "Next" }).click();
  await expect(look.locator("small")).toHaveText(`2 of ${last + 1}`);
  await look.getByRole("button", { name: "Before" }).click();
  await expect(look.locator("small")).toHaveText(`1 of ${last + 1}`);
  const half = Math.floor(last / 2);
  await scrub.fill(String(half));
  // An onlooker sees nobody's secrets; whoever looks through somebody's eyes sees theirs.
  const secrets = page.getByRole("heading", { name: "Your symptoms" });
  await expect(secrets).toBeVisible();
  for (const [eyes, many] of [
    ["An onlooker", 0],
    ["Bot 1", 1],
    ["Ann", 1],
  ] as const) {
    await look.getByLabel("Through whose eyes").selectOption({ label: eyes });
    await expect(secrets).toHaveCount(many);
    await expect(look.locator("small")).toHaveText(`${half + 1} of ${last + 1}`);
  }
  await look.getByLabel("Speed").selectOption({ label: "fast" });
  await scrub.fill(String(last - 3));
  await look.getByRole("button", { name: "Run" }).click();
  await expect(look.locator("small")).toHaveText(`${last + 1} of ${last + 1}`);
  await look.getByRole("button", { name: "To the present" }).click();

  const before = page.url();
  await page.getByRole("button", { name: "Once more" }).click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/t/"));
  for (const name of ["Ann", "Bot 1", "Bot 2", "Bot 3"]) {
    await expect(page.locator("main").getByText(name).first()).toBeVisible();
  }
  expect(ann.wrong).toEqual([]);
});
