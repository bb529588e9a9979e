/** A box of one's own: its file opens a table that plays with it, and what is none is answered with a sentence. */

import { expect, Person, test } from "./house";

function box(text: string) {
  return { name: "box.toml", mimeType: "application/toml", buffer: Buffer.from(text) };
}

test("a table is set with the file of a box, and everybody there is told", async ({ browser, house }) => {
  const ann = await Person.enter(browser, house, "Ann");
  await ann.page.goto("/");
  const set = ann.page.locator("#set-a-table");
  await set.getByRole("radio", { name: "Bristol 1350" }).click();
  const file = set.getByLabel("The box");

  await file.setInputFiles(box("road = long"));
  await set.getByRole("button", { name: "Open the table" }).click();
  await expect(set.getByRole("alert")).toContainText("line 1");

  await file.setInputFiles(box("road = 100"));
  await set.getByRole("button", { name: "Open the table" }).click();
  await expect(set.getByRole("alert")).toContainText("from 1 to 99");

  await file.setInputFiles(box("road = 12"));
  await set.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/t/*");
  await expect(ann.page.getByText("another box than the printed one")).toBeVisible();
  const code = ann.page.url().split("/").at(-1);
  const told = await (await ann.page.request.get(`/api/tables/${code}`)).json();
  expect(told.box).toEqual({ road: 12 });
});
