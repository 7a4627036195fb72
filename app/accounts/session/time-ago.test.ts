import { expect, test } from "vitest";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { toLastActive } from "./time-ago.ts";

test.each([
  [0, "Active within the last hour"],
  [59, "Active within the last hour"],
  [60, "Last active 1 hour ago"],
  [23 * 60 + 59, "Last active 23 hours ago"],
  [24 * 60, "Last active yesterday"],
  [3 * 24 * 60, "Last active 3 days ago"],
])("describes a session used %i minutes ago", (minutes, text) => {
  const now = 1_790_000_000_000;
  expect(toLastActive(now - minutes * minuteMs, now)).toBe(text);
});
