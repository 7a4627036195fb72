import { expect, test } from "vitest";
import { parseHiringPrefill } from "./hiring-prefill.ts";

const parse = (search: string) => parseHiringPrefill(new URLSearchParams(search));

test("fills in the profession and the place of the page that led here", () => {
  expect(parse("position=Pediatrician&place=Chicago%2C+IL")).toEqual({
    position: "Pediatrician",
    place: "Chicago, IL",
  });
  expect(parse("sent=1")).toEqual({});
  expect(parse("position=++&place=")).toEqual({});
});

test("takes no control characters and nothing longer than the field", () => {
  expect(parse("position=%00RN%0A")).toEqual({ position: "RN" });
  expect(parse(`place=${"x".repeat(500)}`).place).toHaveLength(120);
});
