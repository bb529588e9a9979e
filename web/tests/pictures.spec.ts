/** Pictures of every page and of each board, for docs/screenshots: `make pictures`. The same ones as long as nothing has changed. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { createServer } from "vite";
import { expect, isAtHand, keep, numbers, Person, playNow, playOut, test } from "./house";

test.use({ luck: "pictures" });

const folder = process.env.PICTURES ?? "";
const THEMES = ["light", "dark"] as const;
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, hasTouch: true },
};
/** Moments that are shown of each game. */
const MOMENTS = /^[^.]+\.(early|middle|late)\.json$/;
/** Of WebP: a tenth of the bytes that a PNG takes, and no difference that anybody sees. */
const QUALITY = 0.6;

test.beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
  const blank = await page.context().newPage();
  const small = await blank.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const url = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(blob);
      });
      return url.slice(url.indexOf(",") + 1);
    },
    { data: png.toString("base64"), quality: QUALITY },
  );
  await blank.close();
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(small, "base64"));
}

/** Robin at each size and in each theme, with the seats that Robin holds already. */
async function everySize(
  browser: Browser,
  house: Parameters<typeof Person.enter>[1],
  robin: Person,
  look: (page: Page, take: (name: string, fullPage?: boolean) => Promise<void>) => Promise<void>,
): Promise<void> {
  const storageState = await robin.context.storageState();
  for (const [size, options] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const again = await Person.enter(browser, house, "Robin", { ...options, storageState });
      await keep(again, { theme });
      await look(again.page, (name, fullPage) => take(again.page, `${name}-${size}-${theme}`, fullPage));
      expect(again.wrong).toEqual([]);
      await again.context.close();
    }
  }
}

test("pages", async ({ browser, house }) => {
  const robin = await Person.enter(browser, house, "Robin");
  const marta = await Person.enter(browser, house, "Marta");

  // A table that somebody else has opened for all, a game that is running, one that is over, and a lobby.
  await marta.page.goto("/");
  const set = marta.page.locator("#set-a-table");
  await set.getByRole("radio", { name: "Bristol 1350" }).click();
  await set.getByRole("radio", { name: "Listed" }).click();
  await set.getByRole("button", { name: "Open the table" }).click();
  await marta.page.waitForURL("**/t/*");
  const beginning = await playNow(robin, "Bristol 1350");
  await isAtHand(robin);
  await playNow(robin, "Fantasy Pub (2022)");
  await playOut([robin], numbers(11));
  const over = new URL(robin.page.url()).pathname;
  const lobby = await robin.setTable("Fantasy Pub (2003)", 4);
  await marta.sitDown(lobby);
  await robin.page.getByLabel("Let a bot sit down").first().selectOption({ index: 2 });
  await marta.page.getByPlaceholder("Say something …").fill("One more, and we begin!");
  await marta.page.getByRole("button", { name: "Say it" }).click();
  await expect(robin.page.getByText("One more, and we begin!")).toBeVisible();

  await everySize(browser, house, robin, async (page, picture) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(page.getByText("Your turn").first()).toBeVisible();
    await picture("home", true);
    await page.goto("/rules/bristol-1350");
    await expect(page.getByRole("heading", { level: 1, name: "Bristol 1350" })).toBeVisible();
    await picture("rulebook");
    await page.goto(lobby);
    await expect(page.getByText("One more, and we begin!")).toBeVisible();
    await picture("lobby");
    await page.goto(beginning);
    await expect(page.locator(".decision.yours")).toBeVisible();
    await picture("beginning");
    await page.goto(over);
    await expect(page.locator(".over")).toBeVisible();
    await picture("over");
    await page.getByRole("button", { name: "At this table" }).click();
    await page.getByRole("button", { name: "The luck" }).click();
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await picture("luck");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Watch it again" }).click();
    await page.locator(".look input[type=range]").fill("60");
    await picture("replay");
  });
});

test("boards", async ({ browser }) => {
  const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? "";
  for (const [size, options] of Object.entries(SIZES)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    for (const file of readdirSync("gallery/moments").filter((name) => MOMENTS.test(name))) {
      const [game = "", moment = ""] = file.split(".");
      for (const theme of THEMES) {
        await page.goto(`${address}gallery.html?${new URLSearchParams({ game, moment, theme, bare: "yes" })}`);
        await page.waitForSelector("body[data-ready]");
        await take(page, `${game}-${moment}-${size}-${theme}`);
        if (moment !== "middle") continue;
        // In the middle of a choice: the first thing that glows has been pointed at.
        await page.locator(".frame [data-can]").first().dispatchEvent("click");
        await take(page, `${game}-choosing-${size}-${theme}`);
      }
    }
    await context.close();
  }
  await server.close();
});
