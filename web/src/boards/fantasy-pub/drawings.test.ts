/** Every thing of both editions has its drawing, everything that may be pointed at is there, and all of it can be said. */

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { PubView } from "types/fantasy_pub";
import { loadFace } from "@/boards/face";
import { asTable, type Moment } from "@/gallery/moment";
import Gallery from "@/gallery/Gallery.svelte";
import { LANGUAGES, loadBundle, Speech, type Language } from "@/text/speech";
import { CARDS } from "../fantasy-pub-2022/look";
import { COLOURS } from "../fantasy-pub-2003/look";

const MOMENTS = import.meta.glob<Moment>("../../../gallery/moments/fantasy-pub-*.{early,middle,late,over}.json", {
  eager: true,
  import: "default",
});
const ART = import.meta.glob<string>(["../fantasy-pub-*/Art.svelte", "../../art/Symbols.svelte"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** Whole pages are mounted: on a busy machine that takes its time. */
const PATIENCE = 300_000;
const EDITIONS = ["fantasy-pub-2022", "fantasy-pub-2003"] as const;

const moments = (game: string) => Object.values(MOMENTS).filter((moment) => moment.game === game);
const drawn = new Set(
  Object.values(ART).flatMap((art) => [...art.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1] as string)),
);

async function shown(moment: Moment, seat: string, language: Language): Promise<{ page: HTMLElement; leave(): void }> {
  const page = document.createElement("div");
  document.body.append(page);
  const speech = new Speech(await loadBundle(language), moment.names);
  const table = asTable(moment, seat);
  // The board is what matters here, not all that was told.
  table.events = table.events.slice(-3);
  const props = { table, face: await loadFace(moment.game), speech, name: "", names: [] };
  const gallery = mount(Gallery, { target: page, props });
  flushSync();
  return {
    page,
    leave: () => {
      void unmount(gallery);
      page.remove();
    },
  };
}

describe.each(EDITIONS)("%s", { timeout: PATIENCE }, (game) => {
  it("has moments to show: python -m tests.web.fixtures makes them", () => {
    expect(moments(game).length).toBeGreaterThanOrEqual(4);
  });

  it("draws every character, clan, die, card and token", () => {
    const prefix = game === "fantasy-pub-2022" ? "fp" : "fp03";
    const things = Object.keys(moments(game)[0]?.things ?? {});
    const families = things.flatMap((thing) => thing.match(/^character:1\.([a-z]+)/)?.[1] ?? []);
    expect(new Set(families).size).toBe(4);
    const tones = game === "fantasy-pub-2022" ? ["northmen", "corsairs", "savages", "thieves"] : COLOURS;
    const wanted = [
      ...families.map((family) => `${prefix}-${family}`),
      ...tones.flatMap((tone) => [`${prefix}-mat-${tone}`, `${prefix}-p-${tone}`]),
      ...[1, 2, 3, 4, 5, 6].map((die) => (prefix === "fp" ? `i-die-${die}` : `fp03-die-${die}`)),
      ...things.filter((thing) => thing.startsWith("card:")).map((card) => `fp-card-${card.slice(5)}`),
      ...["coin", "beer", "home"].map((token) => `${prefix}-${token}`),
    ];
    expect(wanted.filter((id) => !drawn.has(id))).toEqual([]);
  });

  it("uses only drawings that are there, and marks everything that may be pointed at", async () => {
    for (const moment of moments(game)) {
      const { page, leave } = await shown(moment, "asked", "en");
      const used = [...page.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? "");
      expect(used.length).toBeGreaterThan(20);
      expect(used.filter((id) => !drawn.has(id) && id !== "")).toEqual([]);
      const marked = new Set([...page.querySelectorAll<HTMLElement>("[data-thing]")].map((each) => each.dataset.thing));
      const parts = moment.choices.flatMap((choice) => [...choice.parts, choice.leads ?? ""]);
      // Words are said beside the board; a die that the +1/-1 card would make is not there yet.
      const hidden = /^(do:|die:|$)/;
      expect(parts.filter((part) => !hidden.test(part) && !marked.has(part))).toEqual([]);
      const { spaces } = (moment.views["public"] as unknown as PubView).public;
      expect(spaces.flatMap((space) => space.characters).filter(({ id }) => !marked.has(id))).toEqual([]);
      leave();
    }
  });

  it.each(LANGUAGES)("says everything in %s, through the eyes of a player and of an onlooker", async (language) => {
    for (const moment of moments(game)) {
      for (const seat of ["asked", "public"]) {
        const { page, leave } = await shown(moment, seat, language);
        const silent = [...page.querySelectorAll<HTMLElement>("[data-thing]")].filter(
          (thing) => !thing.querySelector(".sr")?.textContent?.trim(),
        );
        expect(silent).toEqual([]);
        expect(page.textContent).not.toMatch(/character:\d|table:\d|undefined|\[object/);
        leave();
      }
    }
  });
});

it("knows all seventeen cards", () => {
  const cards = Object.keys(moments("fantasy-pub-2022")[0]?.things ?? {}).filter((thing) => thing.startsWith("card:"));
  expect(cards.map((card) => card.slice(5)).toSorted()).toEqual(CARDS.toSorted());
});

it.each(LANGUAGES)("has words for every card in %s", async (language) => {
  const speech = new Speech(await loadBundle(language));
  for (const card of CARDS) expect(speech.t(`fantasy-pub-2022-page-card-${card}`).length).toBeLessThan(64);
});
