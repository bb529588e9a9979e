/** The face over real and hard moments: all that is named is drawn, said in three languages, and can be pointed at. */

import { flushSync, mount, unmount } from "svelte";
import type { FluentBundle } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Face } from "@/boards/face";
import { asTable, type Moment } from "@/gallery/moment";
import Gallery from "@/gallery/Gallery.svelte";
import type { TableState } from "@/table/table.svelte";
import { LANGUAGES, loadBundle, Speech } from "@/text/speech";
import NoArt from "@/boards/plain/Art.svelte";
import Art from "./Art.svelte";
import { drawingOf } from "./drawings";
import face from "./index";
import { FIGURES, kind, word } from "./reading";

// However busy the machine is.
vi.setConfig({ testTimeout: 300_000 });

const MOMENTS = import.meta.glob<Moment>("../../../gallery/moments/bristol-1350.*.json", {
  eager: true,
  import: "default",
});
const SCENES = Object.entries(MOMENTS).map(
  ([path, moment]) => [path.replace(/^.*1350\.|\.json$/g, ""), moment] as const,
);
const BUNDLES = await Promise.all(LANGUAGES.map(loadBundle));
/** Without a picture of their own: words that say it all, and whoever looks different at every table. */
const WORDS_ALONE = new Set(["do:no-whip", "do:enough", "do:done", "do:that-is-all"]);

/** The drawings are looked at once; drawing them anew for every moment would take long. */
const light: Face = { ...face, Art: NoArt };
const DRAWN = drawn();

function drawn(): ReadonlySet<string> {
  const art = mount(Art, { target: document.body });
  const found = new Set([...document.querySelectorAll("[id]")].map((each) => each.id));
  const missing = missingDrawings(found);
  void unmount(art);
  document.body.replaceChildren();
  expect(missing).toEqual([]);
  return found;
}

/** Drawings of this game that are used somewhere, and are not there. */
function missingDrawings(found: ReadonlySet<string>): string[] {
  return [...document.querySelectorAll("use")]
    .map((use) => use.getAttribute("href")?.slice(1) ?? "")
    .filter((wanted) => wanted.startsWith("br-") && !found.has(wanted));
}

let shown: Record<string, unknown> | null = null;
async function hide(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
}
afterEach(hide);

function show(table: TableState, speech: Speech): void {
  shown = mount(Gallery, { target: document.body, props: { table, face: light, speech, name: "", names: [] } });
  flushSync();
}

const onBoard = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLElement>("[data-thing]")].map((each) => each.dataset.thing as string));

describe("the art of Bristol 1350", () => {
  it("has moments to look at", () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(4);
  });

  it("has a drawing for everything in the box", () => {
    const things = Object.keys(SCENES[0]?.[1].things ?? {});
    expect(things.length).toBeGreaterThan(80);
    const without = things.filter((thing) => !DRAWN.has(`br-${drawingOf(thing)?.of}`));
    expect(without.filter((thing) => !["seat", "pawn"].includes(kind(thing)) && !WORDS_ALONE.has(thing))).toEqual([]);
  });

  it("has a figure and a token for everybody, ghosts too", () => {
    const everybody = [...FIGURES, "ghost-1", "ghost-2", "ghost-3"].flatMap((figure) => [
      `br-c-${figure}`,
      `br-m-${figure}`,
    ]);
    expect(everybody.filter((id) => !DRAWN.has(id))).toEqual([]);
  });
});

describe.each(SCENES)("the board at %s", (_, moment) => {
  it("says everything in every language, and shows all that can be pointed at", async () => {
    for (const bundle of BUNDLES) {
      const table = asTable(moment, "asked");
      show(table, new Speech(bundle, moment.names));
      const mute = [...document.querySelectorAll<HTMLElement>("[data-thing]")].filter(
        (thing) => !thing.querySelector(".sr")?.textContent?.trim(),
      );
      expect(mute.map((thing) => thing.dataset.thing)).toEqual([]);
      expect(missingDrawings(DRAWN)).toEqual([]);
      // What a die can be turned to waits until the friar is asked.
      expect(notThere(table).filter((thing) => !isWish(thing))).toEqual([]);
      if (table.next.has("character:friar")) {
        table.pick("character:friar");
        flushSync();
        const wishes = onBoard();
        expect(notThere(table).filter((thing) => !wishes.has(`face:${word(thing)}`))).toEqual([]);
      }
      await hide();
    }
  });

  it("shows nothing to an onlooker that only a seat knows", () => {
    show(asTable(moment, "public"), new Speech(BUNDLES[0] as FluentBundle, moment.names));
    expect([...onBoard()].filter((thing) => ["symptom", "card", "remedy", "coin"].includes(kind(thing)))).toEqual([]);
    expect(document.querySelector(".notes")).toBeNull();
  });

  /** A side that a die can be turned to, or a die that shows it then. */
  const isWish = (thing: string) =>
    kind(thing) === "face" ||
    (kind(thing) === "die" && moment.choices.some((choice) => choice.leads === thing && !choice.parts.includes(thing)));
});

/** Things that can be pointed at now, and are nowhere to be seen. */
function notThere(table: TableState): string[] {
  const there = onBoard();
  return [...table.next].filter((thing) => kind(thing) !== "do" && !there.has(thing));
}
