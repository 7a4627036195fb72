import { expect, test } from "vitest";
import { listWordColumns } from "./figure-table.tsx";

test.each([
  ["$97,550"],
  ["+3.1%"],
  ["−0.8%"],
  ["at least $239,200"],
  ["$66,030 to at least $239,200"],
  ["about 12 miles"],
  ["$202,830 to $208,680* (2)"],
  ["–"],
  ["no figure"],
  ["none"],
  ["too few to compare"],
])("counts %s as a figure", (cell) => {
  expect(listWordColumns([[cell]])).toEqual([]);
});

test("finds the columns with words, even among figures", () => {
  expect(
    listWordColumns([
      ["Huntsville", "Nonprofit", "881"],
      ["5", "–", "–"],
    ]),
  ).toEqual([0, 1]);
  expect(listWordColumns([["full in 28 of 51"], ["$1"]])).toEqual([0]);
  expect(listWordColumns([["2 to 4 years"]])).toEqual([0]);
});
