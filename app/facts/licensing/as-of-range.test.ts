import { expect, test } from "vitest";
import { toAsOfRange } from "./as-of-range.ts";

test.each([
  [["2026-07-02"], "July 2026"],
  [["2026-09-02", "2026-07-31", "2026-08-04"], "July to September 2026"],
  [["2026-09-02", "2025-10"], "October 2025 to September 2026"],
  [["2025", "2026-01-05"], "2025 to January 2026"],
])("tells the months of %j", (dates, text) => {
  expect(toAsOfRange(dates)).toBe(text);
});
