// Pictures of boards from the gallery: node gallery/pictures.mjs [GAME] [--out FOLDER] [--lang es] [--moment middle] [--seat 0] [--pick table:4]
// In both themes, for a desk (1280x800) and for a phone (360x740). It needs a Chromium: CHROMIUM, or /usr/bin/chromium.

import { mkdirSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { createServer } from "vite";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        out: { type: "string", default: "gallery/pictures" },
        lang: { type: "string", default: "en" },
        moment: { type: "string" },
        seat: { type: "string", default: "asked" },
        pick: { type: "string", default: "" },
    },
});

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const moments = readdirSync("gallery/moments")
    .map((file) => file.replace(/\.json$/, ""))
    .filter((name) => positionals.length === 0 || positionals.includes(name.split(".")[0]))
    .filter((name) => !values.moment || name.endsWith(`.${values.moment}`));
mkdirSync(values.out, { recursive: true });

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
for (const name of moments) {
    const [game, moment] = name.split(".");
    for (const [size, viewport] of Object.entries(sizes)) {
        for (const theme of ["light", "dark"]) {
            const page = await browser.newPage({
                viewport,
                deviceScaleFactor: size === "phone" ? 2 : 1,
                reducedMotion: "reduce",
            });
            page.on("pageerror", (wrong) => console.error(name, size, theme, wrong.message));
            page.on("console", (said) => said.type() === "error" && console.error(name, size, theme, said.text()));
            const asked = new URLSearchParams({
                game,
                moment,
                theme,
                lang: values.lang,
                seat: values.seat,
                pick: values.pick,
            });
            await page.goto(`http://127.0.0.1:${port}/gallery.html?${asked}`);
            await page.waitForSelector("body[data-ready]");
            await page.evaluate(() => document.fonts.ready);
            await page.screenshot({ path: `${values.out}/${name}.${size}.${theme}.png` });
            await page.close();
        }
    }
}
await browser.close();
await server.close();
