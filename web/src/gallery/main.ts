/**
 * The gallery: a moment of a real game on its board, without a server, for whoever draws boards.
 * gallery.html?game=the-pub&moment=middle&seat=asked|public|0&theme=dark&lang=es; `python -m tests.web.fixtures` makes the moments.
 */

import "@/style/page.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import { loadFace } from "@/boards/face";
import { voice } from "@/app/speaking.svelte";
import { LANGUAGES, type Language } from "@/text/speech";
import { asTable, type Moment } from "./moment";

const MOMENTS = import.meta.glob<Moment>("../../gallery/moments/*.json", { import: "default" });

const asked = new URLSearchParams(location.search);
const names = Object.keys(MOMENTS).map((path) => path.replace(/^.*\/|\.json$/g, ""));
const game = asked.get("game") ?? names[0]?.split(".")[0] ?? "";
const name = `${game}.${asked.get("moment") ?? "middle"}`;
const load = MOMENTS[`../../gallery/moments/${name}.json`];
const page = document.getElementById("page") as HTMLElement;
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

if (!load) {
  page.textContent = `There is no moment ${name}: python -m tests.web.fixtures makes them. There are: ${names.join(", ")}.`;
} else {
  const moment = await load();
  const language = LANGUAGES.find((each) => each === asked.get("lang")) ?? ("en" satisfies Language);
  await voice.speak(language);
  const speech = voice.for(moment.names);
  const table = asTable(moment, asked.get("seat") ?? "asked");
  for (const thing of asked.get("pick")?.split(",").filter(Boolean) ?? []) table.pick(thing);
  mount(Gallery, { target: page, props: { table, face: await loadFace(game), speech, name, names } });
}
document.body.dataset.ready = "yes";
