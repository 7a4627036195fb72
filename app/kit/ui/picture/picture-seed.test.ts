import { expect, test } from "vitest";
import { toDrawnTone, toMonogram, toSeed } from "./picture-seed.ts";

test.each([
  ["Harbor Ridge Medical Center", "HR"],
  ["University of the Ozarks", "UO"],
  ["St. Luke's", "SL"],
  ["Éire Care", "ÉC"],
  ["Locum-Works LLC", "LW"],
  ["& co", "C"],
  ["  ", "?"],
])("takes the letters of %s as %s", (name, letters) => {
  expect(toMonogram(name)).toBe(letters);
});

test("gives each name its own tone and spreads the names over all of them", () => {
  expect(toSeed("Harbor Ridge")).toBe(toSeed("Harbor Ridge"));
  const found = new Set(Array.from({ length: 50 }, (_, i) => toDrawnTone(toSeed(`Hospital ${i}`))));
  expect(found.size).toBe(5);
});
