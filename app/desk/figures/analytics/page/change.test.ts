import { expect, test } from "vitest";
import { toChange } from "./panel-view.tsx";

test.each([
  [112, 100, "+12%"],
  [50, 100, "−50%"],
  [1001, 1000, "no change"],
  [0, 0, "no change"],
  [5, 0, "new"],
  [0, 5, "−100%"],
])("tells how %s compares with %s: %s", (now, before, text) => {
  expect(toChange(now, before)).toBe(text);
});
