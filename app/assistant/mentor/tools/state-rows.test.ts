import { expect, test } from "vitest";
import { listStateRows } from "./record-passages.server.ts";

const passage = {
  ...{ source: "/guide#law", title: "Guide", heading: "What the law says", keywords: "" },
  text: [
    "Texas is large.\nPlace\nWho\nSince",
    "CA, MN\nMost employees\nVarious",
    "Texas\nPhysicians, nurses\nSeptember 2025",
    "The list is not complete.",
  ].join("\n\n"),
};

test("tells the row of a state, and of a list that has it", () => {
  expect(listStateRows(passage, ["TX"])).toEqual(["Texas: Physicians, nurses; September 2025."]);
  expect(listStateRows(passage, ["MN"])).toEqual(["CA, MN: Most employees; Various."]);
});

test("tells nothing of a state that the table does not have", () => {
  expect(listStateRows(passage, ["OH"])).toEqual([]);
  expect(listStateRows(passage, [])).toEqual([]);
});
