/** Firefox, where it is installed: the page is there, a table is set up by one click, and a game is played. */

import { Firefox } from "./firefox";
import { decideOnce, expect, numbers, test } from "./house";

test("a game is played in Firefox", async ({ house }) => {
  const firefox = await Firefox.open(process.env.FIREFOX ?? "");
  try {
    const is = (expression: string, wanted: unknown = true) =>
      expect.poll(() => firefox.evaluate(expression), { message: expression }).toBe(wanted);
    const there = (selector: string) => is(`document.querySelector(${JSON.stringify(selector)}) !== null`);
    // Where nothing else is loaded.
    await firefox.goto(`${house.address}/health`);
    await firefox.evaluate(`localStorage.setItem("alehouse", '{ "name": "Ann", "moving": false, "language": "en" }')`);
    await firefox.goto(house.address);
    await is(`document.querySelectorAll("article").length`, 4);
    await firefox.evaluate(
      `[...document.querySelectorAll("article")].find((each) => each.innerText.includes("2022")).querySelector("button").click()`,
    );
    await is(`location.pathname.startsWith("/t/")`);
    await there(".decision.yours");
    const random = numbers(3);
    for (let acts = 0; acts < 12; acts += 1) {
      await there(".decision.yours");
      await firefox.evaluate(`(${decideOnce.toString()})(${JSON.stringify(Array.from({ length: 8 }, random))})`);
    }
    await is(`document.querySelectorAll(".log li").length > 3`);
    const board = await firefox.evaluate(`
      [...document.querySelectorAll(".frame [data-thing]")].filter((each) => each.getBoundingClientRect().width > 10).length
    `);
    expect(board).toBeGreaterThan(10);
    expect(await firefox.evaluate(`document.documentElement.scrollWidth <= innerWidth`)).toBe(true);
    // A reload goes on where it was.
    await firefox.goto(String(await firefox.evaluate("location.href")));
    await there(".decision.yours");
    await firefox.goto(`${house.address}/rules/bristol-1350`);
    await is(`document.querySelector("h1")?.innerText`, "Bristol 1350");
    expect(firefox.wrong).toEqual([]);
  } finally {
    await firefox.close();
  }
});
