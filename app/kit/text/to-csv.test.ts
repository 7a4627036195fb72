import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test("quotes every text, and leaves unknown cells empty", () => {
  expect(
    toCsv([
      ["Place", "Median"],
      ["Houston, TX", 97_810],
      ['the "Valley"', null],
      ["two\nlines", 46.9],
    ]),
  ).toBe('"Place","Median"\r\n"Houston, TX",97810\r\n"the ""Valley""",\r\n"two\nlines",46.9\r\n');
});

test.each([
  "=1+1",
  "+1",
  "@cmd",
  "-2",
  "＝1+1",
  "＋1",
  "－1",
  "＠cmd",
  "\t=1",
  "\r=1",
  "\n1",
  " =1",
  "\u00a0＝1",
  "\u200b@cmd",
])("keeps a spreadsheet from running %j", (text) => {
  expect(toCsv([[text, -2]])).toBe(`"'${text}",-2\r\n`);
});

test("leaves other texts as they are", () => {
  expect(toCsv([["Ana = Ann", "a@b.example", "12-hour", "é"]])).toBe(
    '"Ana = Ann","a@b.example","12-hour","é"\r\n',
  );
});
