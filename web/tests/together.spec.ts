/** Two people acting at once: everybody ends right, and whoever was late is told so kindly. */

import type { WebSocketRoute } from "@playwright/test";
import { expect, isAtHand, keep, lines, numbers, Person, playNow, playOut, tellTheSame, test } from "./house";

/** What the server says to somebody can be held back for a while. */
async function holdBack(person: Person): Promise<{ hold(): void; release(): void }> {
  let holds = false;
  const held: (() => void)[] = [];
  await person.context.routeWebSocket(/\/play$/, (route: WebSocketRoute) => {
    route.connectToServer().onMessage((message) => {
      if (holds) held.push(() => route.send(message));
      else route.send(message);
    });
  });
  return {
    hold: () => (holds = true),
    release: () => {
      holds = false;
      held.splice(0).forEach((tell) => tell());
    },
  };
}

test.describe("on two devices of one seat", () => {
  test.use({ luck: "two devices" });

  for (const confirm of [true, false])
    test(`one decides, the other one (asked before what is final: ${confirm}) is late and told so, and both see the same`, async ({
      browser,
      house,
    }) => {
      const ann = await Person.enter(browser, house, "Ann");
      await playNow(ann, "Fantasy Pub (2022)");
      await isAtHand(ann);
      await ann.page.getByRole("button", { name: "At this table" }).click();
      await ann.page.getByRole("button", { name: "Play on another device" }).click();
      const link = await ann.page.getByLabel("Link to this table").inputValue();
      await ann.page.keyboard.press("Escape");
      const phone = await Person.enter(browser, house, "Ann");
      await keep(phone, { confirm });
      const late = await holdBack(phone);
      await phone.page.goto(link);
      await phone.page.waitForURL("**/t/*");
      await isAtHand(phone);
      // It has heard of nothing when it decides.
      late.hold();
      const before = (await lines(ann.page)).length;
      const first = numbers(4);
      for (let acts = 0; (await lines(ann.page)).length === before;) {
        expect(acts, await ann.page.locator("main > .right").innerText()).toBeLessThan(100);
        if (await ann.act(first)) acts += 1;
        else await ann.page.waitForTimeout(20);
      }
      const second = numbers(8);
      for (let acts = 0; acts < 8; acts += 1) await phone.act(second);
      late.release();
      await expect(phone.page.locator(".why")).toBeVisible();
      await isAtHand(phone);
      await isAtHand(ann);
      await tellTheSame(phone.page, ann.page);
      expect([...ann.wrong, ...phone.wrong]).toEqual([]);
    });
});

test("two want the same seat in the same moment: one has it, the other is told so and takes another", async ({
  browser,
  house,
}) => {
  const people = await Promise.all(["Ann", "Bea", "Cid"].map((name) => Person.enter(browser, house, name)));
  const [ann, bea, cid] = people as [Person, Person, Person];
  const table = await ann.setTable("The Pub", 3);
  const late = await holdBack(cid);
  for (const person of [bea, cid]) {
    await person.page.goto(table);
    await expect(person.page.getByRole("button", { name: "Sit down" })).toHaveCount(2);
  }
  late.hold();
  const first = (person: Person) => person.page.getByRole("button", { name: "Sit down" }).first();
  const answer = (person: Person) => person.page.waitForResponse(/\/seats\//);
  const answers = [answer(bea), answer(cid)];
  await Promise.all([first(bea).click(), first(cid).click()]);
  expect((await Promise.all(answers)).filter((each) => each.ok())).toHaveLength(1);
  late.release();
  // One of them sits in the first free seat, and the other one has read why not.
  const sits = (person: Person) => person.page.getByText("that is you");
  const told = (person: Person) => person.page.getByRole("alert");
  await expect(told(bea).or(sits(bea)).first()).toBeVisible();
  const refused = (await told(bea).isVisible()) ? bea : cid;
  await expect(told(refused)).toHaveText(/./);
  await expect(refused.page.getByRole("button", { name: "Sit down" })).toHaveCount(1);
  await first(refused).click();
  await expect(sits(bea)).toBeVisible();
  await expect(sits(cid)).toBeVisible();
  await ann.page.getByRole("button", { name: "Begin" }).click();
  await playOut(people, numbers(12), 9);
  // A refusal has a status that the browser calls an error.
  for (const person of people) expect(person.wrong.filter((each) => !each.includes("409"))).toEqual([]);
});
