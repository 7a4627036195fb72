import { expect, test } from "vitest";
import { listReviewChanges } from "./compared-content.ts";

test("names what changed, what is new and what is gone, and nothing else", () => {
  const before = { Title: "RN", Pay: "$40/hour", Shift: "night" };
  const after = { Title: "ICU RN", Pay: "$40/hour", Benefits: "PTO" };
  expect(listReviewChanges(before, after)).toEqual([
    { name: "Title", before: "RN", after: "ICU RN" },
    { name: "Benefits", before: "", after: "PTO" },
    { name: "Shift", before: "night", after: "" },
  ]);
  expect(listReviewChanges(after, after)).toEqual([]);
});
