import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();
let isCachingPrevented = false;
beforeEach(() => {
  isCachingPrevented = false;
});

const toContext = (DB: D1Database = env.DB): SiteContext => ({
  env,
  db: toDb(DB),
  now,
  requestId: "test",
  isWholePage: true,
  isFetchedAhead: false,
  islandHtml: new Map(),
  viewer: async () => null,
  visitorPlace: () => null,
  preventCaching: () => {
    isCachingPrevented = true;
  },
  isCachingPrevented: () => isCachingPrevented,
  isWithinSearchLimit: async () => true,
  noteFound: () => {},
  found: () => null,
  listWorks: () => [],
  runWork: async () => null,
  waitUntil: () => {},
});

const nurse = ["registered-nurse"];

beforeAll(async () => {
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeJobs([
    ...[1, 2, 3, 4, 5, 6, 7].map((age) =>
      makeDraft({
        title: `RN, posted ${age} days ago`,
        postedAt: now - age * dayMs,
        payUnit: "year",
        salaryMinCents: null,
        salaryMaxCents: (60_000 + age * 10_000) * 100,
      }),
    ),
    makeDraft({
      title: "RN without stated pay",
      salaryMinCents: null,
      salaryMaxCents: null,
      stateCode: "OK",
      city: "Tulsa",
      lat: 36.13,
      lon: -95.94,
    }),
    makeDraft({ title: "RN whose posting has expired", validThrough: now - dayMs }),
    makeDraft({
      title: "Pharmacist",
      profession: "pharmacist",
      specialty: null,
      salaryMinCents: 60_00,
      salaryMaxCents: 70_00,
    }),
  ]);
});

test("counts all of a state's postings of a profession and shows the newest", async () => {
  const openings = await findOpenings(toContext(), { profession: nurse, location: "Texas" }, 3);
  expect(openings).toMatchObject({
    total: 7,
    isTotalCapped: false,
    search: "/jobs?location=Texas&profession=registered-nurse",
  });
  expect(openings?.jobs.map(({ title }) => title)).toEqual([
    "RN, posted 1 days ago",
    "RN, posted 2 days ago",
    "RN, posted 3 days ago",
  ]);
  expect(isCachingPrevented).toBe(false);
});

test.each([
  { about: "the whole country", filters: {}, total: 9, search: "/jobs" },
  { about: "a state", filters: { location: "Texas" }, total: 8, search: "/jobs/texas" },
  {
    about: "a profession",
    filters: { profession: nurse },
    total: 8,
    search: "/jobs?profession=registered-nurse",
  },
  { about: "a city", filters: { location: "Houston, TX" }, total: 8, search: "/jobs?location=Houston%2C+TX" },
  { about: "a specialty", filters: { specialty: "icu" }, total: 8, search: "/jobs?specialty=icu" },
  { about: "words", filters: { query: "pharmacist" }, total: 1, search: "/jobs?query=pharmacist" },
  { about: "words that nothing can match", filters: { query: "?!" }, total: 0, search: "/jobs?query=%3F%21" },
])(
  "shows on a page about $about the count of the search that it links to",
  async ({ filters, total, search }) => {
    const openings = await findOpenings(toContext(), filters, 20);
    expect(openings).toMatchObject({ total, search });
    expect(openings?.jobs).toHaveLength(total);
  },
);

test.each([
  {
    filters: { profession: nurse, location: "Dallas, TX" },
    label: "Search all of Texas",
    to: "/jobs?location=Texas&profession=registered-nurse",
  },
  { filters: { location: "Reno, NV" }, label: "Search all of Nevada", to: "/jobs/nevada" },
  {
    filters: { profession: nurse, location: "Nevada" },
    label: "Search all states",
    to: "/jobs?profession=registered-nurse",
  },
  {
    filters: { profession: nurse, specialty: "icu" },
    label: "Search all specialties",
    to: "/jobs?profession=registered-nurse",
  },
  { filters: { specialty: "icu" }, label: "Search all open jobs", to: "/jobs" },
])("leads from an empty result to the next broader search: $label", async ({ filters, label, to }) => {
  expect((await findOpenings(toContext(), filters, 6))?.wider).toEqual({ label, to });
});

test("shows a page without openings, uncached, and logs once while the database is down", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = {
    prepare: () => {
      throw new Error("D1 is out of order.");
    },
  } as unknown as D1Database;
  expect(await findOpenings(toContext(broken), { location: "Texas" }, 6)).toBeNull();
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(["jobs.openings"]);
  expect(isCachingPrevented).toBe(true);
});
