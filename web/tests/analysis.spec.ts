/** Hints at the table, and the analysis of a game that is over. */

import { expect, isAtHand, noSeriousFault, numbers, Person, playOut, test } from "./house";

test.use({ luck: "analysis" });

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** A game against bots that do not think long. */
async function against(person: Person, wanted: { game: string; players: number; options?: object }): Promise<void> {
  await person.page.goto("/");
  const code = await person.page.evaluate(async (table) => {
    const post = async (path: string, body: object) =>
      (await fetch(path, { method: "POST", body: JSON.stringify(body) })).json() as Promise<{ code: string }>;
    const { code } = await post("/api/tables", { ...table, name: "Ann" });
    for (let seat = 1; seat < table.players; seat += 1) {
      await post(`/api/tables/${code}/seats/${seat}`, { name: `Bot ${seat}`, bot: "random" });
    }
    await post(`/api/tables/${code}/begin`, {});
    return code;
  }, wanted);
  await person.page.goto(`/t/${code}`);
  await expect(person.page.locator(".decision.yours")).toBeVisible();
}

test("a hint marks the best choice on the board, and says why", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await against(ann, { game: "the-pub", players: 3 });
  const hint = ann.page.getByRole("region", { name: "A hint" });
  await ann.page.getByRole("button", { name: "A hint" }).click();
  const first = hint.getByRole("listitem").first();
  await expect(first).toContainText(/^\d+ %/);
  await expect(hint.locator("p")).not.toBeEmpty();
  await noSeriousFault(ann, "a hint");
  // What it says is chosen by one click, as if it had been pointed at; then it is over with the hint.
  await first.getByRole("button").click();
  await expect
    .poll(async () => {
      const doIt = ann.page.locator(".decision .choice.armed");
      if (await doIt.isVisible()) await doIt.click();
      return hint.getByRole("listitem").count();
    })
    .toBe(0);
  await expect(ann.page.locator("[data-hinted]")).toHaveCount(0);
  expect(ann.wrong).toEqual([]);
});

test("where people play against each other there is no hint, unless the table was set so", async ({
  browser,
  house,
}) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  for (const always of [false, true]) {
    await ann.page.goto("/");
    if (always) await ann.page.getByRole("radio", { name: "Always" }).click();
    const set = ann.page.locator("#set-a-table");
    await set.getByRole("radio", { name: "Fantasy Pub (2003)" }).click();
    await set.getByRole("radio", { name: "2", exact: true }).click();
    await set.getByRole("button", { name: "Open the table" }).click();
    await ann.page.waitForURL("**/t/*");
    await expect(ann.page.getByText("that is you")).toBeVisible();
    await bea.sitDown(new URL(ann.page.url()).pathname);
    // Whoever is to decide asks whether there are hints here, and is answered before anything is looked for.
    const path = `/api/tables/${new URL(ann.page.url()).pathname.slice(3)}`;
    const told = Promise.race(
      [ann, bea].map(async (person) => {
        await person.page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
        return person;
      }),
    );
    await ann.page.getByRole("button", { name: "Begin" }).click();
    const turn = await told;
    await expect(turn.page.locator(".decision.yours")).toBeVisible();
    await expect(turn.page.getByRole("button", { name: "A hint" })).toHaveCount(always ? 1 : 0);
  }
});

test("a finished game is analysed: curves, what cost most, luck and skill; a click goes there", async ({
  browser,
  house,
}) => {
  const ann = await Person.enter(browser, house, "Ann");
  await against(ann, { game: "fantasy-pub-2003", players: 2, options: { beers: 1 } });
  // Whoever clicks at random gives a lot away; what was played so far is enough, and all agree to end it.
  await playOut([ann], numbers(7), 30);
  await isAtHand(ann);
  if (!(await ann.isOver())) {
    await ann.page.getByRole("button", { name: "At this table" }).click();
    await ann.page.getByRole("button", { name: "Ask to end the game" }).click();
  }
  await ann.page.getByRole("button", { name: "Analyse it" }).click();
  const plot = ann.page.getByRole("img", { name: /chance of success/ });
  await expect(plot).toBeVisible();
  await expect(plot.locator("polyline")).toHaveCount(2);

  // The moments are gone through by the keyboard; the board follows.
  await ann.page.getByRole("slider", { name: "Decision" }).press("ArrowRight");
  await expect(ann.page.getByRole("button", { name: "To the present" })).toBeVisible();

  // Every line of luck and skill adds up, as it is printed.
  const shares = ann.page.getByRole("region", { name: "Luck apart from skill" }).locator("tbody tr");
  await expect(shares).toHaveCount(2);
  const rows = await shares.allInnerTexts();
  for (const row of rows) {
    const figures = [...row.matchAll(/[+−]?\d+(?=\s|$)/g)]
      .map(([figure]) => Number(figure.replace("−", "-")))
      .slice(-5);
    const [start = NaN, luck = NaN, own = NaN, others = NaN, end = NaN] = figures;
    expect(start + luck + own + others, row).toBe(end);
  }

  // A costly decision is shown on the board as it was then.
  const costly = ann.page.getByRole("region", { name: "The decisions that cost most" }).getByRole("listitem");
  const step = /step (\d+)/.exec(await costly.first().innerText())?.[1];
  await costly.first().getByRole("button", { name: "Show" }).click();
  await expect(costly.first()).toHaveClass(/here/);
  await expect(ann.page.locator(".look small")).toHaveText(new RegExp(`^${Number(step) + 1} of `));
  await ann.page.getByRole("button", { name: "Next costly one" }).click();
  await expect(costly.and(ann.page.locator(".here"))).toHaveCount(1);

  // The same in numbers, for those who do not see the curves.
  await ann.page.getByRole("button", { name: "Table", exact: true }).click();
  const all = ann.page.getByRole("region", { name: "Chance of success" }).locator("tbody tr");
  await expect(all.nth(5)).toBeVisible();
  await all.nth(3).getByRole("button").click();
  await expect(all.nth(3)).toHaveClass(/here/);
  await noSeriousFault(ann, "analysis as a table");
  await ann.page.getByRole("button", { name: "Curve", exact: true }).click();
  await noSeriousFault(ann, "analysis");
  if (process.env.PICTURES) await ann.page.screenshot({ path: `${process.env.PICTURES}/analysis-light.png` });

  // In the dark, in another language.
  await ann.page.evaluate(() =>
    localStorage.setItem("alehouse", JSON.stringify({ name: "Ann", theme: "dark", language: "es", moving: false })),
  );
  await ann.page.reload();
  await ann.page.getByRole("button", { name: "Analizarla" }).click();
  await expect(ann.page.getByRole("heading", { name: "Probabilidad de éxito" })).toBeVisible();
  await noSeriousFault(ann, "analysis in the dark");
  if (process.env.PICTURES) await ann.page.screenshot({ path: `${process.env.PICTURES}/analysis-dark.png` });

  // On a phone, part by part, with nothing wider than the screen.
  const phone = await Person.enter(browser, house, "Ann", PHONE);
  await phone.page.goto(new URL(ann.page.url()).pathname);
  await phone.page.getByRole("button", { name: "Analyse it" }).click();
  for (const part of ["Chance of success", "The decisions that cost most", "Luck apart from skill"]) {
    await phone.page.getByRole("tab", { name: part }).click();
    await expect(phone.page.getByRole("heading", { name: part })).toBeVisible();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(360);
    await noSeriousFault(phone, `${part} on a phone`);
    if (process.env.PICTURES)
      await phone.page.screenshot({ path: `${process.env.PICTURES}/phone-${part.slice(0, 6)}.png` });
  }
  expect([...ann.wrong, ...phone.wrong]).toEqual([]);
});
