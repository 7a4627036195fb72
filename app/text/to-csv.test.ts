import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test("quotes commas, quotation marks and line breaks, and leaves unknown cells empty", () => {
  expect(
    toCsv([
      ["Place", "Median"],
      ["Houston, TX", 97_810],
      ['the "Valley"', null],
      ["two\nlines", 46.9],
    ]),
  ).toBe('Place,Median\r\n"Houston, TX",97810\r\n"the ""Valley""",\r\n"two\nlines",46.9\r\n');
});

test("keeps a spreadsheet from running a cell", () => {
  expect(toCsv([["=1+1", "@cmd", "-2", -2]])).toBe("'=1+1,'@cmd,'-2,-2\r\n");
});
