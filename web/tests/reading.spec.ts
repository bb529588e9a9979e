/** Read aloud: everything that the board shows has words, and the words of what can be pointed at tell it apart. */

import { expect, Person, sitWithBots, test } from "./house";

test.use({ luck: "aloud" });

const GAMES = { "bristol-1350": 5, "fantasy-pub-2003": 3, "fantasy-pub-2022": 3, "the-pub": 3 };

for (const [game, players] of Object.entries(GAMES)) {
  test(`${game}: what is seen can be heard`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann");
    await sitWithBots(ann, game, players);
    await expect(ann.page.locator(".decision.yours")).toBeVisible();
    const things = await ann.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main button[data-thing]")]
        .filter((each) => each.checkVisibility())
        .map((each) => ({
          id: each.dataset.thing ?? "",
          // Pictures and their signs are not read.
          heard: [...each.childNodes]
            .filter((child) => !(child instanceof Element && child.ariaHidden === "true"))
            .map((child) => child.textContent)
            .join(" ")
            .trim(),
        })),
    );
    expect(things.length).toBeGreaterThan(15);
    for (const { id, heard } of things) {
      expect(heard, id).not.toBe("");
      expect(heard, `${id} is read by its id`).not.toContain(id);
    }
    // Things of which there are several that are not alike are told apart by what is heard.
    const heard = [...new Map(things.map((each) => [each.id, each.heard])).values()];
    const twice = heard.filter((each, place) => heard.indexOf(each) !== place);
    expect(twice).toEqual([]);
    // Pictures that are no buttons are either hidden from whoever listens, or have words.
    const silent = await ann.page.evaluate(() =>
      [...document.querySelectorAll("main svg, main img")]
        .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden="true"], button[data-thing] .picture'))
        .filter(
          (each) => !each.closest("button, a, h1, h2, h3, p, li, summary, label, dt, dd, td, th, section, article"),
        )
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(silent).toEqual([]);
    // All players, and what is publicly known of them, are there as text.
    const heardOfSeats = await ann.page.locator(".seats").innerText();
    for (const name of ["Ann", ...Array.from({ length: players - 1 }, (_, seat) => `Bot ${seat + 1}`)])
      expect(heardOfSeats).toContain(name);
    expect(ann.wrong).toEqual([]);
  });
}
