/** The line to a table: one websocket, which comes back by itself and says which step it has. See docs/protocol.md. */

import type { Message } from "types/engine";
import type {
  Answer,
  AskToEnd,
  CanUndo,
  Claim,
  ComeBack,
  Decide,
  Done,
  Here,
  Now,
  Present,
  PromiseWord,
  Refused,
  Resign,
  Say,
  Step,
  TellWord,
  Undo,
  Waive,
  WhyNot,
  WhyNotThese,
} from "../../protocol/socket";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Saying = WithoutId<
  | AskToEnd
  | CanUndo
  | Claim
  | ComeBack
  | Decide
  | PromiseWord
  | Resign
  | Say
  | TellWord
  | Undo
  | Waive
  | WhyNot
  | WhyNotThese
>;
type Heard = Answer | Done | Here | Now | Present | Refused | Step;
export type Told = Present | Step | Now | Here;

/** What came of something that was said: accepted, refused, answered, or nobody knows since the line broke. */
export type Outcome = { good: boolean; why: Message | null; rule: string | null };

/** Close codes after which there is no use in coming back. */
const SEAT_LOST = 4403;
const NO_TABLE = 4404;
const WAITS = [500, 1000, 2000, 4000, 8000, 15000];

export class Line {
  /** `open`: everything that was missed has come. */
  state = $state<"opening" | "open" | "lost" | "closed">("opening");
  /** Why it is closed for good. */
  why = $state.raw<Message | null>(null);
  /** When it will be tried again. */
  again = $state(0);

  private socket: WebSocket | null = null;
  private have: number | null = null;
  private id = 0;
  private tries = 0;
  private timer = 0;
  private waiting = new Map<number, (outcome: Outcome) => void>();
  private listener: ((told: Told) => void) | null = null;
  /** What was told before anybody listened. */
  private early: Told[] = [];

  constructor(private readonly code: string) {}

  listen(heard: (told: Told) => void): void {
    this.listener = heard;
    this.early.splice(0).forEach(heard);
  }

  connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const secure = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${secure}//${location.host}/api/tables/${encodeURIComponent(this.code)}/play`);
    this.socket = socket;
    socket.onopen = () => this.send({ is: "hello", have: this.have });
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as Heard);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.broken(event.code);
    };
  }

  /** Come back as whoever one is now: after sitting down, or leaving. */
  anew(): void {
    this.have = null;
    this.tries = 0;
    this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.state = "closed";
    socket?.close();
  }

  /** Says something; what came of it. */
  async say(message: Saying): Promise<Outcome> {
    if (this.state !== "open") return { good: false, why: { id: "page-no-line", args: {} }, rule: null };
    const id = this.send(message);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  private send(message: Saying | { is: "hello"; have: number | null }): number {
    this.id += 1;
    this.socket?.send(JSON.stringify({ ...message, id: this.id }));
    return this.id;
  }

  private hear(heard: Heard): void {
    switch (heard.is) {
      case "done":
        this.state = "open";
        this.tries = 0;
        return this.settle(heard.id, { good: true, why: null, rule: null });
      case "answer":
        return this.settle(heard.id, { good: true, why: heard.why, rule: heard.rule });
      case "refused":
        if (heard.id === null) this.why = heard.why;
        else this.settle(heard.id, { good: false, why: heard.why, rule: null });
        return;
      case "step":
      case "present":
        this.have = heard.number;
    }
    if (this.listener) this.listener(heard);
    else this.early.push(heard);
  }

  private settle(id: number, outcome: Outcome): void {
    this.waiting.get(id)?.(outcome);
    this.waiting.delete(id);
  }

  private broken(code: number): void {
    for (const resolve of this.waiting.values()) {
      resolve({ good: false, why: { id: "page-no-line", args: {} }, rule: null });
    }
    this.waiting.clear();
    if (code === NO_TABLE && this.why) {
      this.state = "closed";
      return;
    }
    if (code === SEAT_LOST) this.have = null;
    this.state = "lost";
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] as number;
    this.tries += 1;
    this.again = Date.now() + wait;
    this.timer = window.setTimeout(() => this.connect(), wait);
  }
}
