/** A real server for the tests, with the page that was built; and people who play at it in browsers of their own. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as plain, type Browser, type BrowserContext, type Page } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv/bin/python");
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : "python3");

export class House {
  private process: ChildProcess | null = null;
  address = "";

  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const database = `sqlite:///${join(this.folder, "tables.sqlite3")}`;
    const path = [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(":");
    const running = spawn(PYTHON, ["-m", "tests.server.serving", database, port], {
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
    if (!running || running.exitCode !== null) return;
    const over = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await over;
  }
}

/** Somebody with a browser of their own. */
export class Person {
  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly wrong: string[],
  ) {}

  static async enter(browser: Browser, house: House, name: string, options: object = {}): Promise<Person> {
    const context = await browser.newContext({ baseURL: house.address, ...options });
    await context.addInitScript((who) => {
      if (!localStorage.getItem("alehouse"))
        localStorage.setItem("alehouse", JSON.stringify({ name: who, moving: false }));
    }, name);
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
    return this.page.evaluate(
      (numbers) => {
        let at = 0;
        const any = <T>(all: T[]): T | undefined =>
          all[Math.floor((numbers[at++ % numbers.length] as number) * all.length)];
        const decision = document.querySelector(".decision.yours");
        if (!decision) return false;
        const enabled = (selector: string, root: ParentNode) =>
          [...root.querySelectorAll<HTMLButtonElement>(selector)].filter((each) => !each.disabled);
        const [doIt] = enabled(".button-main.wide", decision);
        const words = enabled(".choices .choice, .parts .button", decision);
        const glowing = enabled("[data-thing][data-can]", document);
        const chosen =
          doIt ?? any((numbers[at++] as number) < 0.5 && glowing.length > 0 ? glowing : words) ?? any(glowing);
        chosen?.click();
        return chosen !== undefined;
      },
      Array.from({ length: 8 }, random),
    );
  }

  isOver(): Promise<boolean> {
    return this.page.locator(".over").isVisible();
  }
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

export const test = plain.extend<{ house: House }>({
  // eslint-disable-next-line no-empty-pattern
  house: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "alehouse-page-"));
    const house = new House(folder);
    await house.open();
    await use(house);
    await house.kill("SIGTERM");
    rmSync(folder, { recursive: true });
  },
});
export { expect } from "@playwright/test";
