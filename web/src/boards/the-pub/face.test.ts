/** The whole face on real moments: everything has its drawing, its mark and its words, in every language and size. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { voice } from "@/app/speaking.svelte";
import Symbols from "@/art/Symbols.svelte";
import Gallery from "@/gallery/Gallery.svelte";
import { asTable, type Moment } from "@/gallery/moment";
import { LANGUAGES, type Args } from "@/text/speech";
import type { PubView } from "types/the_pub";
import face from ".";
import Art from "./Art.svelte";
import { pictureOf } from "./token";
import { DRINK_KINDS, DRINKS, EVENTS, furniture, SHAPES, TILE_KINDS, type Kind } from "./pub";

const MOMENTS = import.meta.glob<Moment>("../../../gallery/moments/the-pub.*.json", { eager: true, import: "default" });
const moments = Object.entries(MOMENTS).map(([path, moment]) => ({
  name: path.replace(/^.*the-pub\.|\.json$/g, ""),
  moment,
}));
const things = Object.keys(moments[0]?.moment.things ?? {});
const KINDS: Kind[] = ["drink", "bathroom", "event", "pub", "start", "exit"];
/** Said in words alone. */
const WORDS = ["do:pass", "do:that-is-all"];

const DESK = 1280;
const PHONE = 360;
const happy = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM;

// However slow the machine is.
vi.setConfig({ testTimeout: 0 });

let shown: Record<string, unknown>[] = [];

function show(moment: Moment, seat: string, width = DESK): void {
  happy.setViewport({ width });
  const props = { table: asTable(moment, seat), face, speech: voice.for(moment.names), name: "", names: [] };
  shown = [mount(Gallery, { target: document.body, props })];
  flushSync();
}

async function leave(): Promise<void> {
  await Promise.all(shown.map((each) => unmount(each)));
  shown = [];
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const symbols = () => new Set(all("symbol, pattern, clipPath, linearGradient, radialGradient").map((each) => each.id));
const marked = (): string[] => all("[data-thing]").map((each) => each.getAttribute("data-thing") ?? "");
const words = (): string => document.body.textContent ?? "";

afterEach(leave);

describe("the drawings", () => {
  let drawn = new Set<string>();
  beforeAll(async () => {
    shown = [mount(Symbols, { target: document.body }), mount(Art, { target: document.body })];
    drawn = symbols();
    await leave();
  });

  it("are there for every thing that can be pointed at, but spaces and what is only said", () => {
    expect(things.length).toBeGreaterThan(100);
    for (const thing of things.filter((each) => !each.startsWith("space:") && !WORDS.includes(each))) {
      const picture = pictureOf(thing);
      expect(picture, thing).not.toBeNull();
      if (picture?.symbol) expect(drawn, thing).toContain(picture.symbol);
    }
  });

  it("are listed by the same names as the game's own things", () => {
    const named = (kind: string) =>
      things.filter((each) => each.startsWith(kind)).map((each) => each.slice(kind.length));
    expect(named("drink:")).toEqual([...DRINKS]);
    expect(named("event:")).toEqual([...EVENTS]);
    expect(named("tile:")).toEqual(TILE_KINDS.flatMap((kind) => SHAPES.map((shape) => `${kind}-${shape}`)));
  });

  it("are there for every kind of tile, its floor and its furniture, every way out, face and emblem", () => {
    const wanted = [
      ...KINDS.map((kind) => `tp-kind-${kind}`),
      ...KINDS.filter((kind) => kind !== "start").map((kind) => `tp-fl-${kind}`),
      ...KINDS.flatMap((kind) => furniture(kind, "anywhere").map(({ piece }) => `tp-f-${piece}`)),
      ...["window", "hedge", "duct"].map((way) => `tp-way-${way}`),
      ...[1, 2, 3, 4, 5, 6].flatMap((each) => [`tp-pip-${each}`, `tp-emblem-${each}`, `mat-${each}`]),
    ];
    expect(wanted.filter((each) => !drawn.has(each))).toEqual([]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every thing has a name, and every drink that is kept says what it does", async () => {
    await voice.speak(language);
    const speech = voice.for(["Marta", "Robin", "Bram", "Tiziano", "Agnes", "Wat"]);
    for (const [thing, name] of Object.entries(moments[0]?.moment.things ?? {}))
      expect(speech.say(name), thing).not.toBe("");
    const does = DRINKS.slice(DRINK_KINDS[1].from).map((drink) => speech.t("the-pub-page-does", { drink }));
    expect(new Set(does).size).toBe(does.length);
  });
});

describe.each(moments)("the moment $name", ({ moment }) => {
  it.each(LANGUAGES)("is drawn and said whole in %s, on desk and phone", async (language) => {
    await voice.speak(language);
    for (const width of [DESK, PHONE]) {
      show(moment, "asked", width);
      for (const tab of width === PHONE ? all("nav.tabs button") : [document.body]) {
        (tab as HTMLElement).click();
        flushSync();
        const there = symbols();
        const used = all("use").map((each) => each.getAttribute("href")?.slice(1) ?? "");
        expect(used.filter((each) => !there.has(each))).toEqual([]);
        expect(marked().filter((each) => !things.includes(each))).toEqual([]);
      }
      await leave();
    }
  });

  it("marks everything that may be pointed at", () => {
    show(moment, "asked");
    const wanted = moment.choices.flatMap(({ parts, leads }) => [...parts, leads ?? ""]);
    expect(wanted.filter((thing) => thing && !thing.startsWith("do:") && !marked().includes(thing))).toEqual([]);
  });

  it("marks all dice, markers, exits, piles and spaces once, and tells in words what they show", async () => {
    await voice.speak("en");
    show(moment, "public");
    const { players, exits, round } = (moment.views.public as PubView).public;
    const wanted = [
      ...players.flatMap((_, seat) => [`die:${seat + 1}`, `marker:${seat + 1}`]),
      ...players.map((player) => player.personal_exit),
      ...exits.map((exit) => exit.exit),
      ...["place:box", "place:shaker", "place:bag", "place:discards"],
      ...things.filter((each) => each.startsWith("space:")),
    ];
    const found = marked();
    for (const thing of wanted)
      expect(
        found.filter((each) => each === thing),
        thing,
      ).toHaveLength(1);
    const t = (id: string, args: Args) => voice.for(moment.names).t(id, args);
    for (const [seat, { alcohol }] of players.entries()) {
      expect(words()).toContain(t("the-pub-page-die", { seat: { seat }, alcohol }));
    }
    expect(words()).toContain(t("the-pub-page-round", { round }));
  });
});

describe("secrets", () => {
  beforeAll(() => voice.speak("en"));

  it("are shown to nobody else: an onlooker sees no hand, and no personal exit before the end", () => {
    const early = moments.find(({ name }) => name === "early")?.moment as Moment;
    show(early, "public");
    expect(all(".hand")).toEqual([]);
    expect(all('[data-thing^="personal:"] use')).toEqual([]);
    const { own } = early.views["0"] as PubView;
    expect(Object.keys(own?.personal_exits ?? {})).toEqual(["personal:1"]);
  });
});

describe("laying a tile", () => {
  beforeAll(() => voice.speak("en"));

  it("shows all its turns once a space is pointed at, and another turn keeps the space", () => {
    const found = moments
      .map(({ moment }) => moment)
      .find((moment) => {
        const first = moment.choices[0]?.parts[0];
        return (
          moment.choices.filter(
            ({ parts }) => parts.length === 2 && parts[0] === first && parts[1]?.startsWith("do:open-"),
          ).length > 1
        );
      }) as Moment;
    show(found, "asked");
    const space = found.choices[0]?.parts[0] ?? "";
    const click = (thing: string) => {
      document.querySelector<HTMLElement>(`.pub [data-thing="${thing}"]`)?.click();
      flushSync();
    };
    const turns = found.choices.filter(({ parts }) => parts[0] === space).map(({ parts }) => parts[1] ?? "");
    click(space);
    expect(all(".turner [data-thing]").map((each) => each.getAttribute("data-thing"))).toEqual(turns);
    const chosen = () =>
      all(".pub [data-chosen]")
        .map((each) => each.getAttribute("data-thing"))
        .sort();
    click(turns[0] ?? "");
    expect(chosen()).toEqual([space, turns[0]].sort());
    click(turns[1] ?? "");
    expect(chosen()).toEqual([space, turns[1]].sort());
  });
});
