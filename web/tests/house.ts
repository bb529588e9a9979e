/** A real server for the tests, with the page that was built; and people who play at it in browsers of their own. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as plain, type Browser, type BrowserContext, type Page } from "@playwright/test";

export const ROOT = join(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv/bin/python");
export const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");

/** What can be said about a house before it opens. */
interface About {
  /** The same luck, codes and bots each time; without it they are as they are. */
  luck: string | null;
  /** Milliseconds to answer what several are asked at the same time. */
  window: number | null;
}

export class House {
  private process: ChildProcess | null = null;
  address = "";
  /** Of those who have come. */
  readonly browsers: BrowserContext[] = [];

  constructor(
    private readonly folder: string,
    readonly about: About,
  ) {}

  async open(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const database = `sqlite:///${join(this.folder, "tables.sqlite3")}`;
    // What is measured is what is installed; what is tested, the source.
    const path = process.env.BENCH ? "" : [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(":");
    const { luck, window } = this.about;
    const said = [...(luck === null ? [] : ["--seed", luck]), ...(window === null ? [] : ["--window", String(window)])];
    const running = spawn(PYTHON, ["-m", "tests.server", database, port, "--quick-bots", ...said], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: path },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = running;
    this.address = await new Promise((resolve, reject) => {
      running.stdout?.once("data", (data: Buffer) => resolve(data.toString().trim()));
      running.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** As if the power had failed. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const over = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await over;
  }
}

/** Somebody with a browser of their own. */
export class Person {
  /** For what is decided next: the same, however often it is looked whether there is anything to decide yet. */
  private drawn: number[] | null = null;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly wrong: string[],
  ) {}

  static async enter(browser: Browser, house: House, name: string, options: object = {}): Promise<Person> {
    const context = await browser.newContext({ baseURL: house.address, ...options });
    house.browsers.push(context);
    await context.addInitScript((who) => {
      if (!localStorage.getItem("alehouse"))
        localStorage.setItem("alehouse", JSON.stringify({ name: who, moving: false }));
    }, name);
    // Words for the luck are made in the browser: where the house has the same luck each time, so has the page.
    if (house.about.luck !== null) await context.addInitScript(sameNumbers);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("console", (said) => {
      // A server that is away is said by the browser too.
      if (said.type() === "error" && !/ERR_CONNECTION|WebSocket connection/.test(said.text())) wrong.push(said.text());
    });
    return new Person(name, context, page, wrong);
  }

  /** Set a table for this many, and stay in the lobby; its address. */
  async setTable(game: string, players: number): Promise<string> {
    await this.page.goto("/");
    const set = this.page.locator("#set-a-table");
    await set.getByRole("radio", { name: game }).click();
    await set.getByRole("radio", { name: String(players), exact: true }).click();
    await set.getByRole("button", { name: "Open the table" }).click();
    await this.page.waitForURL("**/t/*");
    return new URL(this.page.url()).pathname;
  }

  async sitDown(table: string): Promise<void> {
    await this.page.goto(table);
    await this.page.getByRole("button", { name: "Sit down" }).first().click();
    await this.page.getByText("that is you").waitFor();
  }

  /** Decide once, by what the page offers: something that glows, or something in words. Whether there was anything. */
  async act(random: () => number): Promise<boolean> {
    this.drawn ??= Array.from({ length: 8 }, random);
    const acted = await this.page.evaluate(decideOnce, this.drawn);
    if (acted) this.drawn = null;
    return acted;
  }

  isOver(): Promise<boolean> {
    return this.page.locator(".over").isVisible();
  }
}

/** In the page: click at something that glows, or at something in words. Whether there was anything. */
export function decideOnce(numbers: number[]): boolean {
  let at = 0;
  const any = <T>(all: T[]): T | undefined => all[Math.floor((numbers[at++ % numbers.length] as number) * all.length)];
  const decision = document.querySelector(".decision.yours");
  // What is settled is being asked about, or on its way: whoever waits for that has the same choices each time.
  if (!decision || decision.querySelector(".choice:disabled, .choice.sent")) return false;
  const enabled = (selector: string, root: ParentNode) =>
    [...root.querySelectorAll<HTMLButtonElement>(selector)].filter((each) => !each.disabled);
  const [doIt] = enabled(".choice.armed, .button-main.wide", decision);
  const words = enabled(".choices .choice, .parts .button", decision);
  const glowing = enabled("[data-thing][data-can]", document);
  const chosen = doIt ?? any((numbers[at++] as number) < 0.5 && glowing.length > 0 ? glowing : words) ?? any(glowing);
  chosen?.click();
  return chosen !== undefined;
}

/** At a table of this game with bots, by one click; its address. */
export async function playNow(person: Person, game = "The Pub"): Promise<string> {
  await person.page.goto("/");
  await person.page
    .getByRole("article", { name: game })
    .getByRole("button", { name: /Play now/ })
    .click();
  await person.page.waitForURL("**/t/*");
  await expect(person.page.locator(".decision")).toBeVisible();
  return new URL(person.page.url()).pathname;
}

/** Somebody at a table with bots that do not think long. */
export async function sitWithBots({ page, name }: Person, game: string, players: number): Promise<void> {
  await page.goto("/");
  const table = await page.evaluate(
    async ([host, wanted, seats]) => {
      const ask = async (path: string, body?: object) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", ...(body && { headers, body: JSON.stringify(body) }) });
        return (await answer.json()) as { code: string };
      };
      const { code } = await ask("/api/tables", { game: wanted, players: seats, name: host });
      for (let seat = 1; seat < seats; seat += 1) {
        await ask(`/api/tables/${code}/seats/${seat}`, { name: `Bot ${seat}`, bot: "random" });
      }
      await ask(`/api/tables/${code}/begin`);
      return `/t/${code}`;
    },
    [name, game, players] as const,
  );
  await page.goto(table);
}

const CHOICE = ".decision.yours :is(.choices .choice, .parts .button):enabled";

/** It is this person's turn and nothing that they did is still under way: something can be chosen; or all is over. */
export async function isAtHand({ page }: Person): Promise<void> {
  await expect(page.locator(`${CHOICE}, .over`).first()).toBeVisible();
}

/** The same where it must not be over: something can be chosen. */
export async function isAsked({ page }: Person): Promise<void> {
  await expect(page.locator(CHOICE).first()).toBeVisible();
}

/** What a page has told, line by line. */
export function lines(page: Page): Promise<string[]> {
  return page.locator(".log li").allInnerTexts();
}

/** Both pages have told the same, as soon as both have heard all of it. */
export async function tellTheSame(one: Page, other: Page): Promise<void> {
  await expect(async () => expect(await lines(one)).toEqual(await lines(other))).toPass({ timeout: 60_000 });
}

/** The browser keeps this from now on, and the page is loaded anew with it. */
export async function keep(person: Person, chosen: object): Promise<void> {
  await person.page.goto("/");
  await person.page.evaluate((kept) => {
    const before = JSON.parse(localStorage.getItem("alehouse") ?? "{}") as object;
    localStorage.setItem("alehouse", JSON.stringify({ ...before, ...kept }));
  }, chosen);
  await person.page.reload();
  await person.page.getByRole("article").first().waitFor();
}

export async function noSeriousFault(person: Person, where: string): Promise<void> {
  const found = await new AxeBuilder({ page: person.page }).analyze();
  const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.html).join(" | ")}`);
  expect(told).toEqual([]);
}

/** In the page: what is random there is the same each time. */
function sameNumbers(): void {
  let state = 1350;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    const bytes = into && new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    bytes?.forEach((_, place) => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      bytes[place] = state >>> 24;
    });
    return into;
  };
}

/** The same numbers each time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** All play by what the page offers them until it is over. */
export async function playOut(people: readonly Person[], random: () => number, most = Infinity): Promise<void> {
  for (let acts = 0; acts < most;) {
    let anybody = false;
    for (const person of people) {
      if (await person.isOver()) return;
      if (await person.act(random)) {
        anybody = true;
        acts += 1;
      }
    }
    if (!anybody) await people[0]?.page.waitForTimeout(20);
  }
}

export const test = plain.extend<{ house: House } & About>({
  luck: [null, { option: true }],
  window: [null, { option: true }],
  house: async ({ luck, window }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "alehouse-page-"));
    const house = new House(folder, { luck, window });
    await house.open();
    await use(house);
    // Pages that nobody looks at any more would take time from those that are tested next.
    await Promise.all(house.browsers.map((context) => context.close()));
    await house.kill("SIGTERM");
    rmSync(folder, { recursive: true });
  },
});
export { expect } from "@playwright/test";
