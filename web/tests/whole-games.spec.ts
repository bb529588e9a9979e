/** Whole games, by nothing but what the page offers: two people in browsers of their own, and bots. */

import { expect, numbers, Person, playOut, test } from "./house";

// They take long and come nearly last: one after the other, half of the machine would have nothing to do meanwhile.
test.describe.configure({ mode: "parallel" });

const GAMES = [
  { title: "Bristol 1350", players: 4 },
  { title: "Fantasy Pub (2003)", players: 4 },
  { title: "Fantasy Pub (2022)", players: 4 },
  { title: "The Pub", players: 3 },
];

for (const { title, players } of GAMES) {
  test(`${title}: two people finish a game`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    const bea = await Person.enter(browser, house, "Bea");
    const table = await ann.setTable(title, players);
    await bea.sitDown(table);
    if (players > 2) await ann.page.getByRole("button", { name: "Bots on all free seats" }).click();
    await ann.page.getByRole("button", { name: "Begin" }).click();
    await expect(bea.page.locator(".decision")).toBeVisible();
    await playOut([ann, bea], numbers(7));
    for (const person of [ann, bea]) {
      await expect(person.page.locator(".over ol > li")).toHaveCount(players);
      expect(person.wrong).toEqual([]);
    }
    const record = await ann.page.request.get(`/api${table.replace("/t/", "/tables/")}/record`);
    expect(record.ok()).toBe(true);
  });
}
