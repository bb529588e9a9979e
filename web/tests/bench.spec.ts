/** How fast the page is, for `make bench-page`: first boards, what is loaded for them, and answers, in a file that BENCH names. */

import { writeFileSync } from "node:fs";
import { expect, keep, numbers, Person, playNow, test } from "./house";

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const ANSWERS = Number(process.env.BENCH_ANSWERS ?? 30);
const GAMES = {
  "bristol-1350": "Bristol 1350",
  "fantasy-pub-2003": "Fantasy Pub (2003)",
  "fantasy-pub-2022": "Fantasy Pub (2022)",
  "the-pub": "The Pub",
};

interface Measured {
  /** Milliseconds from the beginning of the navigation until the first board is painted; nothing is kept from before. */
  cold: number[];
  /** The same with what the browser has kept. */
  warm: number[];
  /** Bytes over the wire of all scripts that a table of this game loads, and of everything. */
  script: number;
  everything: number;
  /** Milliseconds from the click until the first frame that shows what came of it. */
  answers: number[];
}
const found: Record<string, Measured> = {};

/** In the page: when the first board was painted, which it also says aloud, and how long each answer took. */
function watch(): void {
  const seen = { board: 0, answers: [] as number[], clicked: 0 };
  Object.assign(window, { seen });
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // The log shows no more than its newest lines: that it is told anew is seen by what is added, not by how much there is.
  const tells = ({ target, addedNodes }: MutationRecord) =>
    addedNodes.length > 0 && target instanceof Element && target.matches(".log");
  const look = (changes: MutationRecord[]) => {
    if (seen.board === 0 && document.querySelector(".frame [data-thing]")) {
      seen.board = -1;
      painted(() => {
        seen.board = performance.now();
        console.log("the first board");
      });
    }
    if (seen.clicked > 0 && changes.some(tells)) {
      const since = seen.clicked;
      seen.clicked = 0;
      painted(() => seen.answers.push(performance.now() - since));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      if (button?.closest(".decision") || button?.matches("[data-thing]")) seen.clicked = performance.now();
    },
    { capture: true },
  );
}
type Window_ = { seen: { board: number; answers: number[] } };
const board = (person: Person) => person.page.evaluate(() => (window as unknown as Window_).seen.board);

for (const [game, title] of Object.entries(GAMES)) {
  test(game, async ({ browser, house }) => {
    const ann = await Person.enter(browser, house, "Ann", { reducedMotion: "no-preference" });
    await keep(ann, { moving: true, confirm: false });
    await ann.context.addInitScript(watch);
    const table = await playNow(ann, title);
    await expect(ann.page.locator(".frame [data-thing]").first()).toBeVisible();
    const state = await ann.context.storageState();
    const measured: Measured = { cold: [], warm: [], script: 0, everything: 0, answers: [] };
    for (let run = 0; run < RUNS; run += 1) {
      const again = await Person.enter(browser, house, "Ann", { storageState: state, reducedMotion: "no-preference" });
      await again.context.addInitScript(watch);
      for (const kind of ["cold", "warm"] as const) {
        // Asking the page whether it is there yet would take time from it: what asks has to be loaded into it first.
        const there = again.page.waitForEvent("console", (said) => said.text() === "the first board");
        await again.page.goto(table);
        await there;
        measured[kind].push(await board(again));
        if (kind === "warm") continue;
        const sizes = await again.page.evaluate(() =>
          [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")].map((entry) => {
            const { name, encodedBodySize } = entry as PerformanceResourceTiming;
            return [name, encodedBodySize] as const;
          }),
        );
        const sum = (some: readonly (readonly [string, number])[]) => some.reduce((all, [, size]) => all + size, 0);
        measured.script = sum(sizes.filter(([name]) => name.endsWith(".js")));
        measured.everything = sum(sizes);
      }
      await again.context.close();
    }
    const random = numbers(7);
    let answers: number[] = [];
    while (answers.length < ANSWERS && !(await ann.isOver())) {
      // What others do is not measured, and not waited for.
      if (!(await ann.act(random))) await ann.page.keyboard.press("Escape");
      await ann.page.waitForTimeout(50);
      answers = await ann.page.evaluate(() => (window as unknown as Window_).seen.answers);
    }
    measured.answers = answers;
    expect(ann.wrong).toEqual([]);
    found[game] = measured;
    writeFileSync(process.env.BENCH ?? "", JSON.stringify(found));
  });
}
