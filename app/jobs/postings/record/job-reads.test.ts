import { environmentManager } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, expect, test } from "vitest";
import type { JobJson } from "#app/jobs/postings/shape/job-json.ts";
import { toRecentJobsQuery } from "#app/jobs/search/openings/recent-cards.ts";
import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { toJobStatsQuery, useJobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { createQueryClient } from "#app/kit/platform/browser/query-client.ts";
import { serveEndpoints } from "../../../../tests/support/local-endpoints.ts";

environmentManager.setIsServer(() => false);
const endpoints = await serveEndpoints();
const client = createQueryClient();
afterEach(() => client.clear());
afterAll(() => endpoints.close());

const toRecentJob = (id: number): JobJson => ({
  id,
  slug: `icu-nurse-${id}`,
  title: "ICU nurse",
  company: "Larkmoor Health",
  location: "Austin, TX",
  locations: ["Austin, TX"],
  employmentType: "full-time",
  employmentTypeInferred: false,
  salaryMin: null,
  salaryMax: null,
  salaryType: "yearly",
  payUnit: "year",
  shiftHours: null,
  hoursPerWeek: null,
  contractWeeks: null,
  urgency: "standard",
  benefits: [],
  createdAt: "2026-11-20T08:00:00.000Z",
  validThrough: "2026-12-20T08:00:00.000Z",
  confirmedAt: "2026-11-20T08:00:00.000Z",
  confirmedBy: "feed",
  remote: false,
  profession: "registered-nurse",
  specialty: null,
});

function StatsLine({ read }: { read: JobStats | null }) {
  const { newToday, total } = useJobStats(read);
  return `${newToday} new of ${total}`;
}

const textWith = (read: JobStats | null) => renderToString(createElement(StatsLine, { read }));

test("shows the figures the loader read", () => {
  expect(textWith({ newToday: 5, total: 1200 })).toBe("5 new of 1200");
});

test("shows 23 and 847 when the figures cannot be read", () => {
  expect(textWith(null)).toBe("23 new of 847");
});

test("requests the figures at most once every five minutes", async () => {
  endpoints.answerWith({ status: 200, body: '{"newToday":5,"total":1200}' });
  expect(await client.fetchQuery(toJobStatsQuery())).toEqual({ newToday: 5, total: 1200 });
  await client.fetchQuery(toJobStatsQuery());
  expect(endpoints.received.map(({ path }) => path)).toEqual(["/api/jobs/stats"]);
});

test.each([
  { minutes: 1, requests: 0 },
  { minutes: 3, requests: 1 },
])(
  "requests recent jobs $requests times when they are $minutes minutes old",
  async ({ minutes, requests }) => {
    endpoints.answerWith({ status: 200, body: JSON.stringify([toRecentJob(2)]) });
    const query = toRecentJobsQuery();
    client.setQueryData(query.queryKey, [toRecentJob(1)], { updatedAt: Date.now() - minutes * 60_000 });
    expect(await client.fetchQuery(query)).toEqual([toRecentJob(requests + 1)]);
    expect(endpoints.received.map(({ path }) => path)).toEqual(
      Array.from({ length: requests }, () => "/api/jobs/recent?limit=6"),
    );
  },
);

test("keeps recent jobs for five minutes", () => {
  expect(toRecentJobsQuery().gcTime).toBe(300_000);
});
