import { expect, test } from "vitest";
import { toPostingWeek, toWeekDate } from "#app/jobs/search/openings/open-counts.server.ts";
import { toPostingWeeks } from "./posting-weeks.server.ts";

const thisWeek = toPostingWeek(Date.parse("2026-11-25T12:00:00Z"));
const toCount = (weeksAgo: number, profession: string, postings: number, withPay = 0) => ({
  week: thisWeek - weeksAgo,
  profession,
  postings,
  withPay,
});

test("begins a week on Monday in Eastern Standard Time", () => {
  expect(toWeekDate(thisWeek)).toBe("2026-11-23");
  expect(toPostingWeek(Date.parse("2026-11-23T05:00:00Z"))).toBe(thisWeek);
  expect(toPostingWeek(Date.parse("2026-11-23T04:59:59Z"))).toBe(thisWeek - 1);
});

test("counts whole weeks by group from the first posting on, and tells the running week apart", () => {
  const posted = [
    toCount(0, "registered-nurse", 9),
    toCount(1, "registered-nurse", 4, 3),
    toCount(1, "physician", 1, 1),
    toCount(3, "licensed-practical-nurse", 2),
    toCount(3, "", 1),
  ];
  const view = toPostingWeeks({ posted, open: new Map([[thisWeek - 1, 5]]) }, thisWeek);
  expect(view.weeks).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
  expect(view.all).toMatchObject({ postings: [3, 0, 5], total: 8, withPay: 4 });
  expect(view.withPay).toEqual([0, 0, 4]);
  expect(view.open).toEqual([0, 0, 5]);
  expect(view.soFar).toBe(9);
  expect(view.groups.map(({ name, postings }) => [name, postings])).toEqual([
    ["RNs, LPNs and nursing assistants", [2, 0, 4]],
    ["Physicians", [0, 0, 1]],
    ["Profession not stated", [1, 0, 0]],
  ]);
});

test("has no week on a site without postings", () => {
  expect(toPostingWeeks({ posted: [], open: new Map() }, thisWeek)).toMatchObject({ weeks: [], groups: [] });
});
