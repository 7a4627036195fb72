import { expect, test } from "vitest";
import { toEndRank } from "./prose.ts";

test("ranks only the top and bottom ten of a list", () => {
  const ends: [string, string] = ["highest", "lowest"];
  expect([1, 2, 10, 11].map((rank) => toEndRank(rank, 51, ends))).toEqual([
    "the highest",
    "the 2nd highest",
    "the 10th highest",
    null,
  ]);
  expect([41, 42, 50, 51].map((rank) => toEndRank(rank, 51, ends))).toEqual([
    null,
    "the 10th lowest",
    "the 2nd lowest",
    "the lowest",
  ]);
  expect(toEndRank(1, 12, ends)).toBeNull();
  expect(toEndRank(null, 387, ends)).toBeNull();
});
