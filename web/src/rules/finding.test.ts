import { describe, expect, it } from "vitest";
import type { ChapterAbout } from "../../protocol/doors";
import { find, numbers } from "./finding";

const say = (message: { id: string }) => message.id;
const rule = (id: string | null, text: string) => ({ id, text: { id: text, args: {} } });
const book: ChapterAbout[] = [
  {
    title: { id: "Turn", args: {} },
    rules: [rule("turn-a", "Roll two dice."), rule("turn-b", "Él bebe.")],
    note: null,
  },
  { title: { id: "Box", args: {} }, rules: [rule(null, "Two dice")], note: { id: "Some are assumed.", args: {} } },
];

describe("finding rules", () => {
  it("finds by words, whatever their accents and capitals", () => {
    expect(find(book, say, "el BEBE").flatMap((chapter) => chapter.rules.map((each) => each.number))).toEqual(["1.2"]);
    expect(find(book, say, "dice").map((chapter) => chapter.number)).toEqual([1, 2]);
    expect(find(book, say, "cards")).toEqual([]);
  });

  it("finds by number, and shows all without a wish", () => {
    expect(find(book, say, "1.2")[0]?.rules.map((each) => each.id)).toEqual(["turn-b"]);
    expect(find(book, say, "").flatMap((chapter) => chapter.rules)).toHaveLength(3);
  });

  it("numbers rules as the book does", () => {
    expect(numbers(book).get("turn-b")).toBe("1.2");
  });
});
