/** Several are asked at the same time whether they crack a whip, and nobody learns who could have, or who has answered. */

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, lines, Person, PYTHON, ROOT, test } from "./house";

// Long enough for two browsers on a busy machine, and it has to be waited for: it ends when it ends, whoever has answered.
test.use({ window: 25_000 });

const KEPT = "Your answer is kept until the time is over for all.";
const decision = (person: Person) => person.page.locator(".decision");
const yours = (person: Person) => person.page.locator(".decision.yours");

/** Say no to what is asked: the last of the choices, and once more if one is asked whether one means it. */
async function answer(person: Person): Promise<void> {
  await yours(person).locator(".choice").last().click();
  await expect(yours(person).locator(".armed").or(decision(person).getByText(KEPT))).toBeVisible();
  const armed = yours(person).locator(".armed");
  if (await armed.isVisible()) await armed.click();
  await expect(decision(person).getByText(KEPT)).toBeVisible();
}

test("two are asked together and answer unseen; who said so beforehand is not asked", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  const bea = await Person.enter(browser, house, "Bea");
  for (const { page } of [ann, bea]) {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(4);
  }
  const told = await promisify(execFile)(PYTHON, ["-m", "tests.web.whips", house.address], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: "src" },
  });
  const [first, second] = JSON.parse(told.stdout) as [string, string];
  await Promise.all([ann.page.goto(first), bea.page.goto(second)]);

  await expect(yours(ann).locator(".ask").filter({ hasText: "a whip?" })).toBeVisible();
  await expect(ann.page).toHaveTitle(/^▶ Your turn/);
  await expect(decision(bea).getByText("You have said that you will not answer this round.")).toBeVisible();
  await expect(yours(bea)).toHaveCount(0);
  await expect(bea.page).not.toHaveTitle(/Your turn/);
  await bea.page.getByRole("button", { name: "Ask me again" }).click();
  await expect(yours(bea).locator(".ask").filter({ hasText: "a whip?" })).toBeVisible();

  const before = { ann: await lines(ann.page), bea: await lines(bea.page) };
  const choices = await yours(bea).locator(".choice").allInnerTexts();
  await answer(ann);
  expect(await yours(bea).locator(".choice").allInnerTexts()).toEqual(choices);
  expect(await lines(bea.page)).toEqual(before.bea);
  await answer(bea);
  expect(await lines(ann.page)).toEqual(before.ann);

  for (const [person, known] of [
    [ann, before.ann],
    [bea, before.bea],
  ] as const) {
    await expect(decision(person).getByText(KEPT)).toHaveCount(0);
    await expect.poll(() => lines(person.page)).not.toEqual(known);
    expect(person.wrong).toEqual([]);
  }
});
