import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["texas", "texas", 0],
  ["texs", "texas", 1],
  ["texsa", "texas", 1],
  ["physcian", "physician", 1],
  ["phisicain", "physician", 2],
  ["", "rn", 2],
  ["nurse", "surgeon", 3],
  ["alaska", "wyoming", 3],
])("measures %s and %s as %i apart, counting up to 3", (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});
