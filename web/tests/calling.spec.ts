/** Whose turn it is cannot be missed: the tab's title and icon and, by choice, a chime and a notification. */

import { expect, isAtHand, numbers, Person, playNow, test } from "./house";

test.use({ luck: "calling" });

/** In the page: how often it chimes and notifies. Nobody looks at this tab. */
function listen(): void {
  const heard = { chimes: 0, notes: [] as string[] };
  Object.assign(window, { heard });
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    constructor() {
      super();
      heard.chimes += 1;
    }
  };
  const Note = window.Notification;
  window.Notification = class extends Note {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      heard.notes.push(`${title}: ${options?.body}`);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}

interface Heard {
  chimes: number;
  notes: string[];
}
const heard = (person: Person) => person.page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** One's own turn is over, and comes again. */
async function onceAround(person: Person): Promise<void> {
  const random = numbers(6);
  const icon = person.page.locator("#icon");
  while ((await icon.getAttribute("href")) === "/icon-turn.svg") await person.act(random);
  await expect(icon).toHaveAttribute("href", "/icon-turn.svg");
}

test("title and icon call, and without a word nothing else", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await ann.context.addInitScript(listen);
  await playNow(ann);
  await isAtHand(ann);
  await expect(ann.page).toHaveTitle(/^▶ Your turn/);
  await onceAround(ann);
  expect(await heard(ann)).toEqual({ chimes: 0, notes: [] });
  expect(ann.wrong).toEqual([]);
});

test("whoever wants it hears a chime and gets a notification, also after a reload", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await ann.context.addInitScript(listen);
  await ann.context.grantPermissions(["notifications"], { origin: house.address });
  await ann.page.goto("/");
  await ann.page.getByRole("button", { name: "Settings" }).click();
  await ann.page.getByLabel("A chime when it is my turn").check();
  await ann.page.getByLabel("A notification when it is my turn").check();
  await ann.page.reload();
  await playNow(ann);
  await isAtHand(ann);
  await onceAround(ann);
  const { chimes, notes } = await heard(ann);
  expect(chimes).toBeGreaterThan(0);
  expect(notes.at(-1)).toMatch(/^The Pub: ./);
  expect(ann.wrong).toEqual([]);
});
