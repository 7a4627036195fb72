import { environmentManager, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, expect, test } from "vitest";
import { createQueryClient } from "#app/platform/query-client.ts";
import { serveEndpoints } from "../../tests/support/local-endpoints.ts";
import type { JobStats } from "./job-stats.ts";
import { jobStatsQuery, useJobStats } from "./use-job-stats.ts";
import { type JobJson, recentJobsQuery } from "./use-recent-jobs.ts";

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
  employmentType: "full-time",
  salaryMin: null,
  salaryMax: null,
  salaryType: "yearly",
  urgency: "standard",
  benefits: [],
  createdAt: "2026-11-20T08:00:00.000Z",
  validThrough: "2026-12-20T08:00:00.000Z",
  remote: false,
  profession: "registered-nurse",
  specialty: null,
});

function StatsLine({ initial }: { initial: JobStats | null }) {
  const { newToday, total } = useJobStats(initial);
  return `${newToday} new of ${total}`;
}

function textWith(initial: JobStats | null): string {
  return renderToString(
    createElement(QueryClientProvider, { client }, createElement(StatsLine, { initial })),
  );
}

test("the page shows the figures that the loader read", () => {
  expect(textWith({ newToday: 5, total: 1200 })).toBe("5 new of 1200");
});

test("where the figures cannot be read, 23 and 847 stand in", async () => {
  endpoints.answerWith({ status: 400 });
  await client.fetchQuery(jobStatsQuery(null)).catch(() => null);
  expect(endpoints.received[0]?.path).toBe("/api/jobs/stats");
  expect(textWith(null)).toBe("23 new of 847");
});

test("figures that were read once stay when a later read fails", async () => {
  endpoints.answerWith({ status: 400 });
  const stats = { newToday: 5, total: 1200 };
  const observer = new QueryObserver(client, jobStatsQuery(stats));
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: stats });
});

test.each([
  { minutes: 1, requests: 0 },
  { minutes: 3, requests: 1 },
])(
  "recent jobs that are $minutes minutes old are read again $requests times",
  async ({ minutes, requests }) => {
    endpoints.answerWith({ status: 200, body: JSON.stringify([toRecentJob(2)]) });
    const observer = new QueryObserver(client, {
      ...recentJobsQuery([toRecentJob(1)]),
      initialDataUpdatedAt: Date.now() - minutes * 60_000,
    });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
    stop();
    expect(endpoints.received.map(({ path }) => path)).toEqual(
      Array.from({ length: requests }, () => "/api/jobs/recent?limit=6"),
    );
    expect(observer.getCurrentResult().data).toEqual([toRecentJob(requests + 1)]);
  },
);

test("recent jobs are kept for five minutes", () => {
  expect(recentJobsQuery(null).gcTime).toBe(300_000);
});
