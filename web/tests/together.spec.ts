/** Two people acting at once: everybody ends right, and whoever was late is told so kindly. */

import type { WebSocketRoute } from "@playwright/test";
import { expect, isAtHand, numbers, Person, playNow, playOut, test } from "./house";

const lines = (person: Person) => person.page.locator(".log li").allInnerTexts();

test.describe("on two devices of one seat", () => {
  test.use({ luck: "two devices" });

  test("one decides, the other one is late and told so, and both see the same", async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await playNow(ann, "Fantasy Pub (2022)");
    await isAtHand(ann);
    await ann.page.getByRole("button", { name: "At this table" }).click();
    await ann.page.getByRole("button", { name: "Play on another device" }).click();
    const link = await ann.page.getByLabel("Link to this table").inputValue();
    await ann.page.keyboard.press("Escape");
    const phone = await Person.enter(browser, house, "Ann");
    // What the server says to the second device can be held back: it has heard of nothing when it decides.
    let holds = false;
    const held: (() => void)[] = [];
    await phone.context.routeWebSocket(/\/play$/, (route: WebSocketRoute) => {
      const server = route.connectToServer();
      server.onMessage((message) => {
        const on = () => route.send(message);
        if (holds) held.push(on);
        else on();
      });
    });
    await phone.page.goto(link);
    await phone.page.waitForURL("**/t/*");
    await isAtHand(phone);
    holds = true;
    const before = (await lines(ann)).length;
    const first = numbers(4);
    while ((await lines(ann)).length === before) await ann.act(first);
    const second = numbers(8);
    while (held.length === 0 || !(await phone.page.locator(".decision").getByText(/./).first().isVisible())) {
      await phone.act(second);
    }
    for (let acts = 0; acts < 8; acts += 1) await phone.act(second);
    holds = false;
    held.forEach((on) => on());
    await expect(phone.page.locator(".why")).toBeVisible();
    await isAtHand(phone);
    await isAtHand(ann);
    expect(await lines(phone)).toEqual(await lines(ann));
    expect([...ann.wrong, ...phone.wrong]).toEqual([]);
  });
});

test.describe("where several are asked at the same time", () => {
  test.use({ luck: "whips", window: 8000 });

  test("all answer in the same moment, and the game goes on for everybody alike", async ({ browser, house }) => {
    const people = await Promise.all(["Ann", "Bea", "Cid"].map((name) => Person.enter(browser, house, name)));
    const [ann, bea, cid] = people as [Person, Person, Person];
    const table = await ann.setTable("Bristol 1350", 3);
    await bea.sitDown(table);
    await cid.sitDown(table);
    await ann.page.getByRole("button", { name: "Begin" }).click();
    const asked = (person: Person) => person.page.getByRole("button", { name: "Not this round" }).isVisible();
    const random = numbers(12);
    while (!(await asked(ann)) && !(await ann.isOver())) await playOut(people, random, 1);
    expect(await ann.isOver()).toBe(false);
    const before = (await lines(ann)).length;
    const numbersOf = people.map((_, place) => numbers(20 + place));
    while ((await lines(ann)).length === before) {
      await Promise.all(people.map((person, place) => person.act(numbersOf[place] as () => number)));
    }
    await expect.poll(async () => JSON.stringify(await lines(bea)) === JSON.stringify(await lines(cid))).toBe(true);
    await playOut(people, random, 6);
    for (const person of people) expect(person.wrong).toEqual([]);
  });
});
