import type { FetchQueryOptions } from "@tanstack/react-query";
import { type JobCardView, toAge, toBadges, toCardPay } from "#app/jobs/postings/record/card-view.ts";
import { toFactLine } from "#app/jobs/postings/record/fact-line.ts";
import type { JobJson } from "#app/jobs/postings/shape/job-json.ts";
import { ask } from "#app/kit/platform/browser/browser-queries.ts";
import { freshFor, keptFor } from "#app/kit/platform/browser/query-times.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";

export async function askRecentCards(): Promise<JobCardView[]> {
  const jobs = await ask(toRecentJobsQuery());
  return jobs.map((job) => toCardFromJson(job, Date.now()));
}

/** The endpoint has no shift, start, license or agency. */
export function toCardFromJson(job: JobJson, now: number): JobCardView {
  const postedAt = Date.parse(job.createdAt);
  return {
    slug: job.slug,
    title: job.title,
    employer: job.company,
    work: null,
    place: job.location,
    pay: toCardPay(
      {
        salaryMinCents: toCents(job.salaryMin),
        salaryMaxCents: toCents(job.salaryMax),
        payUnit: job.payUnit,
        shiftHours: job.shiftHours,
        hoursPerWeek: job.hoursPerWeek,
        contractWeeks: job.contractWeeks,
        employmentType: job.employmentType,
      },
      job.benefits,
    ),
    badges: toBadges({ id: job.id, postedAt, urgency: job.urgency }, now),
    type: job.employmentType,
    isTypeStated: !job.employmentTypeInferred,
    facts: toFactLine({ ...job, shift: null, workplace: null }),
    license: null,
    openedMinute: Math.floor(postedAt / minuteMs),
    freshness: `Posted ${toAge(postedAt, now)}`,
  };
}

const toCents = (dollars: number | null) => dollars && Math.round(dollars * 100);

export function toRecentJobsQuery(): FetchQueryOptions<JobJson[]> {
  return { queryKey: ["/api/jobs/recent?limit=6"], staleTime: freshFor(2), gcTime: keptFor(5) };
}
