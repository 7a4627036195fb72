import { expect, test } from "vitest";
import { splitMentions } from "./mentions.ts";

const members = [
  { id: 1, name: "Lee Okafor" },
  { id: 2, name: "Kim Duarte" },
  { id: 3, name: "Kim Lund" },
  { id: 4, name: "Ana" },
  { id: 5, name: "" },
];
const named = (text: string) => splitMentions(text, members).flatMap(({ ids }) => ids);

test("finds full names, and first names that only one colleague has", () => {
  expect(named("@Lee Okafor, and @kim lund: please look.")).toEqual([1, 3]);
  expect(named("(@LEE) @ana")).toEqual([1, 4]);
  expect(named("@Kim please")).toEqual([]);
});

test("takes neither an email address nor a longer word for a mention", () => {
  expect(named("lee@lee.example, @Leela, @Anabel, a@Ana, @")).toEqual([]);
  expect(named("@Lee Okafors")).toEqual([1]);
});

test("loses nothing of the text", () => {
  const text = "@Lee Okafor @Kim Duarte\nand @nobody @";
  expect(
    splitMentions(text, members)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("names everyone of the same name", () => {
  expect(splitMentions("@Lee Okafor", [...members, { id: 9, name: "Lee Okafor" }])[0]!.ids).toEqual([1, 9]);
});
