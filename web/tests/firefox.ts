/** A Firefox, driven by what all browsers have agreed upon (WebDriver BiDi): as much of it as a smoke test needs. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Heard {
  id?: number;
  type: string;
  method?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; text?: string };
  message?: string;
}

interface Evaluated {
  type: string;
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

/** What was still being loaded when a page was left: a font, and what the page itself had asked for. */
const CUT_SHORT = /^AbortError: |^downloadable font: .*status=2152398850 /;

export class Firefox {
  /** What it has complained about. */
  readonly wrong: string[] = [];
  private leaving = false;
  private id = 0;
  private readonly waiting = new Map<number, (heard: Heard) => void>();
  private tab = "";

  private constructor(
    private readonly running: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Heard);
  }

  static async open(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "alehouse-firefox-"));
    const words = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"];
    const running = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      running.stderr?.on("data", (data: Buffer) => {
        said += data.toString();
        const listens = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (listens?.[1]) resolve(listens[1]);
      });
      running.once("exit", (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`nobody answers at ${address}`));
    });
    const firefox = new Firefox(running, socket, profile);
    await firefox.ask("session.new", { capabilities: {} });
    await firefox.ask("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = (await firefox.ask("browsingContext.getTree", {})) as { contexts: { context: string }[] };
    firefox.tab = contexts[0]?.context ?? "";
    return firefox;
  }

  async goto(url: string): Promise<void> {
    this.leaving = true;
    await this.ask("browsingContext.navigate", { context: this.tab, url, wait: "complete" });
    this.leaving = false;
  }

  /** What this expression is worth in the page; plain values only. */
  async evaluate(expression: string): Promise<unknown> {
    const target = { context: this.tab };
    const said = await this.ask("script.evaluate", { expression, target, awaitPromise: true });
    const { type, result, exceptionDetails } = said as unknown as Evaluated;
    if (type !== "success") throw new Error(exceptionDetails?.text ?? type);
    return result?.value;
  }

  async close(): Promise<void> {
    const over = new Promise((resolve) => this.running.once("exit", resolve));
    this.socket.close();
    this.running.kill();
    await over;
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async ask(method: string, params: object): Promise<Record<string, unknown>> {
    this.id += 1;
    const id = this.id;
    const answered = new Promise<Heard>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const heard = await answered;
    if (heard.type === "error") throw new Error(`${method}: ${heard.message}`);
    return heard.result ?? {};
  }

  private hear(heard: Heard): void {
    if (heard.id !== undefined) {
      this.waiting.get(heard.id)?.(heard);
      this.waiting.delete(heard.id);
    } else if (heard.method === "log.entryAdded" && heard.params?.level === "error") {
      const text = heard.params.text ?? "";
      if (!this.leaving || !CUT_SHORT.test(text)) this.wrong.push(text);
    }
  }
}
