/** Pictures of every page, for docs/screenshots: `PICTURES=../docs/screenshots npx playwright test pictures`. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, numbers, Person, playOut, test } from "./house";

const folder = process.env.PICTURES ?? "";
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const THEMES = ["light", "dark"] as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of THEMES) {
    test(`pages, ${size}, ${theme}`, async ({ browser, house }) => {
      const ann = await Person.enter(browser, house, "Robin", { viewport });
      const take = (name: string, fullPage = false) =>
        ann.page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`), fullPage });
      await ann.page.goto("/");
      await ann.page.evaluate(
        (chosen) => localStorage.setItem("alehouse", JSON.stringify({ name: "Robin", theme: chosen, moving: false })),
        theme,
      );
      await ann.page.reload();
      await expect(ann.page.getByRole("article")).toHaveCount(4);
      await take("home", true);
      await ann.page.goto("/rules/bristol-1350");
      await expect(ann.page.getByRole("heading", { level: 1, name: "Bristol 1350" })).toBeVisible();
      await take("rulebook");
      await ann.setTable("Fantasy Pub (2022)", 3);
      await expect(ann.page.getByText("that is you")).toBeVisible();
      await take("lobby");
      await ann.page.getByRole("button", { name: "Bots on all free seats" }).click();
      await ann.page.getByRole("button", { name: "Begin" }).click();
      await expect(ann.page.locator(".decision")).toBeVisible();
      await ann.page.getByRole("button", { name: "All right" }).click();
      await playOut([ann], numbers(11));
      await expect(ann.page.locator(".over")).toBeVisible();
      await take("over");
    });
  }
}

test("boards at three moments", async ({ browser }) => {
  const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? "";
  for (const file of readdirSync("gallery/moments").filter((name) => !name.includes(".over."))) {
    const [game = "", moment = ""] = file.split(".");
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const theme of THEMES) {
        const page = await browser.newPage({ viewport });
        await page.goto(`${address}gallery.html?${new URLSearchParams({ game, moment, theme, bare: "yes" })}`);
        await page.waitForSelector("body[data-ready]");
        await page.evaluate(() => document.fonts.ready);
        const path = join(folder, `${game}-${moment}-${size}-${theme}.png`);
        await page.screenshot({ path });
        await page.close();
      }
    }
  }
  await server.close();
});
