/** Fingers: on a phone everything that can be pointed at is large enough, and can be reached. */

import { expect, isAtHand, keep, numbers, Person, playNow, test } from "./house";

test.use({ luck: "touch" });

/** Pixels that a finger needs at least. */
const LEAST = 24;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What is too small, or lies below something else wherever it is touched. */
function outOfReach(person: Person): Promise<string[]> {
  return person.page.evaluate((least) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("button, a[href], summary, select, input")) {
      if (!element.checkVisibility()) continue;
      const isOpen = !element.matches("[data-thing]") || "can" in element.dataset;
      // A rule inside a sentence is as high as its line.
      if (!isOpen || element.matches("li .rule, p a, [disabled]")) continue;
      // Whoever touches its words means the box.
      const box = (element.closest("label") ?? element).getBoundingClientRect();
      const name = element.dataset.thing ?? (element.innerText || element.ariaLabel || element.outerHTML).slice(0, 80);
      if (box.width < least - 0.5 || box.height < least - 0.5) found.push(`${name}: ${box.width} x ${box.height}`);
      if (!element.matches("[data-thing]")) continue;
      const across = [0.5, 0.25, 0.75];
      const places = across.flatMap((x) => across.map((y) => [x, y] as const));
      const reached = places.some(([x, y]) => {
        const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return at?.closest("button") === element;
      });
      if (!reached) found.push(`${name} lies below something else`);
    }
    return found;
  }, LEAST);
}

for (const game of ["Bristol 1350", "Fantasy Pub (2003)", "Fantasy Pub (2022)", "The Pub"]) {
  test(`${game}: a finger reaches everything`, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann", PHONE);
    await keep(ann, { theme: "light" });
    expect(await outOfReach(ann)).toEqual([]);
    await playNow(ann, game);
    await isAtHand(ann);
    await ann.page.locator("dialog .button").click();
    const random = numbers(2);
    for (let acts = 0; acts < 10 && !(await ann.isOver()); acts += 1) {
      await isAtHand(ann);
      expect(await outOfReach(ann)).toEqual([]);
      await ann.act(random);
    }
    expect(ann.wrong).toEqual([]);
  });
}
