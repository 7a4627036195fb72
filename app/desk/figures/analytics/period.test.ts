import { expect, test } from "vitest";
import { toStepLabel } from "#app/desk/figures/analytics/panels/step-panel.ts";
import { listSteps, parseAnalyticsSearch, toAnalyticsQuery, toSpan } from "./period.ts";

const now = Date.UTC(2026, 7, 5, 13, 20);

test("ends the last 24 hours with the hour that is going on, and puts 24 before them", () => {
  const steps = listSteps(toSpan("24h", now));
  expect(steps).toHaveLength(48);
  expect([steps[0], steps[23], steps[24], steps[47]]).toEqual([
    "2026-08-03T14",
    "2026-08-04T13",
    "2026-08-04T14",
    "2026-08-05T13",
  ]);
});

test("counts weeks from Monday, and days in UTC", () => {
  const weeks = listSteps(toSpan("26w", now));
  expect(weeks).toHaveLength(52);
  expect(weeks.at(-1)).toBe("2026-08-03");
  expect(listSteps(toSpan("26w", Date.UTC(2026, 7, 3))).at(-1)).toBe("2026-08-03");
  expect(listSteps(toSpan("26w", Date.UTC(2026, 7, 2, 23, 59))).at(-1)).toBe("2026-07-27");
  expect(listSteps(toSpan("28d", now)).at(-28)).toBe("2026-07-09");
});

test("labels a step as an operator says it", () => {
  expect(toStepLabel("2026-08-05T13", "hour")).toBe("Aug 5, 1 PM");
  expect(toStepLabel("2026-08-05", "day")).toBe("Aug 5");
  expect(toStepLabel("2026-08-03", "week")).toBe("Week of Aug 3");
});

test("keeps the choice in the address and falls back to the visits of 7 days", () => {
  const search = parseAnalyticsSearch(new URLSearchParams("tab=funnel&period=26w"));
  expect(toAnalyticsQuery(search)).toBe("tab=funnel&period=26w");
  const unknown = parseAnalyticsSearch(new URLSearchParams("tab=users&period=9y"));
  expect(unknown).toEqual({ tab: "visits", period: "7d" });
  expect(toAnalyticsQuery(unknown)).toBe("");
});
