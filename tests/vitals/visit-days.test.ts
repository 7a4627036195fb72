import { beforeEach, expect, test } from "vitest";
import { listNamedCounts, listStepCounts } from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import { listWords } from "#app/desk/figures/analytics/panels/search-panels.server.ts";
import { toSpan } from "#app/desk/figures/analytics/period.ts";
import { rollUpVisits } from "#app/desk/figures/analytics/roll-up.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { removeOldVitals } from "#app/kit/vitals/remove-old-figures.server.ts";
import { foldBeacons } from "../../functions/vitals/fold.ts";
import { toSearch, toView } from "../support/beacons.ts";
import { clearVitals, env } from "./support.ts";

const { VITALS_DB: db } = env;
/** A Wednesday, at noon. */
const now = Date.UTC(2026, 7, 5, 12);

beforeEach(clearVitals);

/** Page views and searches `daysAgo` days before now, folded then. */
function fold(daysAgo: number, given: readonly Partial<Beacon>[]): Promise<void> {
  const at = now - daysAgo * dayMs;
  return foldBeacons(
    db,
    given.map((each) => toView(each, at)),
    at,
  );
}

const views = (count: number, given: Partial<Beacon> = {}) => Array.from({ length: count }, () => given);
const searches = (words: string, count: number, empty = 0): Partial<Beacon>[] =>
  Array.from({ length: count }, (_, at) => toSearch(words, at < empty));

test("compares a period with the one before, rolled up or not", async () => {
  await fold(9, views(3));
  await rollUpVisits(db, now - 8 * dayMs);
  await fold(2, views(5));
  await fold(1, views(7, { route: "/guides" }));
  await fold(0, views(11));
  const span = toSpan("7d", now);
  const read = async () => {
    const steps = await listStepCounts(db, span);
    const names = await listNamedCounts(db, span, [["views.route", "visits.route"]], 20);
    return { views: steps.map((step) => step.views), names };
  };
  const live = await read();
  expect(live.views).toEqual([0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 5, 7, 11]);
  expect(live.names).toEqual([
    { main: "views.route", name: "/jobs", now: 16, before: 3, other: 16 },
    { main: "views.route", name: "/guides", now: 7, before: 0, other: 7 },
  ]);
  for (const _ of [1, 2]) {
    await rollUpVisits(db, now);
    expect(await read()).toEqual(live);
  }
  const weeks = await listStepCounts(db, toSpan("26w", now));
  expect(weeks.slice(-3).map((week) => week.views)).toEqual([0, 3, 23]);
  const hours = await listStepCounts(db, toSpan("24h", now));
  expect(hours.slice(-25).map((hour) => hour.views)).toEqual([7, ...Array(23).fill(0), 11]);
});

test("adds up a week once it is over, and a day again when beacons were late", async () => {
  await fold(4, views(2));
  await rollUpVisits(db, now - 3 * dayMs);
  await fold(4, views(1));
  await fold(1, views(4));
  await rollUpVisits(db, now);
  const weeks = (await db.prepare("SELECT day, counts ->> '$.views' AS views FROM visit_weeks").all())
    .results;
  expect(weeks).toEqual([{ day: "2026-07-27", views: 3 }]);
  expect((await listStepCounts(db, toSpan("26w", now))).slice(-2).map((week) => week.views)).toEqual([3, 4]);
});

test("shows the words of at least five visits, and forgets the others after three days", async () => {
  await fold(4, [...searches("icu nurse", 4, 2), ...searches("jane doe", 1), ...searches("crna", 6)]);
  await fold(3, [...searches("icu nurse", 2, 1), ...searches("unicorn", 5, 5)]);
  const week = toSpan("7d", now);
  const expected = [
    { words: "crna", now: 6, before: null, misses: 0 },
    { words: "icu nurse", now: 6, before: null, misses: 3 },
    { words: "unicorn", now: 5, before: null, misses: 5 },
  ];
  expect(await listWords(db, week, "now", 20)).toEqual(expected);
  await rollUpVisits(db, now);
  expect(await listWords(db, week, "now", 20)).toEqual(expected);
  expect((await listWords(db, week, "misses", 20)).map(({ words }) => words)).toEqual([
    "unicorn",
    "icu nurse",
  ]);
  const stored = await db.batch([
    db.prepare("SELECT searches FROM visit_hours"),
    db.prepare("SELECT * FROM search_days"),
  ]);
  expect(JSON.stringify(stored.map(({ results }) => results))).not.toMatch(/jane|visitor-/);
});

test("counts someone who repeats a search once a day", async () => {
  await fold(0, [...searches("icu nurse", 9).map((search) => ({ ...search, visitor: "one" }))]);
  expect(await listWords(db, toSpan("24h", now), "now", 20)).toEqual([]);
  await fold(0, searches("icu nurse", 4));
  expect(await listWords(db, toSpan("24h", now), "now", 20)).toMatchObject([{ words: "icu nurse", now: 5 }]);
});

test("keeps hours for a week and days and weeks for 400 days", async () => {
  await fold(8, views(1));
  await rollUpVisits(db, now - 7 * dayMs);
  await removeOldVitals(db, now);
  const count = (table: string) => db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");
  expect([await count("visit_hours"), await count("visit_days")]).toEqual([0, 1]);
  await removeOldVitals(db, now + 400 * dayMs);
  expect(await count("visit_days")).toBe(0);
});
