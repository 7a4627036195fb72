import { toOpenFilters } from "#app/clinicians/market/open-filters.ts";
import { listCurrentLicenses } from "#app/clinicians/profile/record/expired-licenses.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { type JobCardView, toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { keysPerDay, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { toSinceWords } from "#app/jobs/search/percolator/new-since.server.ts";
import { toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { anywhere } from "#app/jobs/search/plan/search-place.ts";
import { toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { byDay } from "#app/jobs/search/results/search.server.ts";
import { toNewestKeys } from "#app/jobs/search/results/search-statements.ts";
import { type Posted, postedChoices, postedNames } from "#app/jobs/search/typed/filter-choices.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { visitMs } from "#app/kit/text/visit.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";

const mostDays = 30;
const mostRead = 100;
const mostShown = 3;

export const askVisit = (d1: D1Database, userId: number): D1PreparedStatement =>
  d1
    .prepare("SELECT visited_at AS visitedAt, before_at AS beforeAt FROM dashboard_visits WHERE user_id = ?1")
    .bind(userId);

/** Once a visit, so that the other times the page only reads, from the nearest copy. */
export async function noteVisit(d1: D1Database, userId: number, now: number): Promise<void> {
  await d1
    .prepare(
      `INSERT INTO dashboard_visits (user_id, visited_at) SELECT id, ?2 FROM users WHERE id = ?1
        ON CONFLICT (user_id) DO UPDATE SET before_at = visited_at, visited_at = ?2 WHERE ?2 - visited_at > ${visitMs}`,
    )
    .bind(userId, now)
    .run()
    .catch((error: unknown) => logError("dashboard.visit", error));
}

export interface NewJobs {
  title: string;
  count: string;
  jobs: JobCardView[];
  more: { label: string; to: string };
}

interface Asked {
  statements: D1PreparedStatement[];
  /** Null when nothing is new. */
  read: (results: readonly D1Result[]) => NewJobs | null;
}

/** Jobs that her licenses open, posted since `beforeAt`, without those she applied to. Null without a license or an earlier visit. */
export function askNewJobs(
  d1: D1Database,
  { profession, licenses }: Profile,
  { userId, beforeAt, now }: { userId: number; beforeAt: number | null; now: number },
): Asked | null {
  const held = listCurrentLicenses({ licenses }, toIsoDay(now));
  if (!profession || held.length === 0 || beforeAt === null) return null;
  const since = Math.max(beforeAt, now - mostDays * dayMs);
  const filters = toOpenFilters(profession, held);
  const plan = { ...toSearchPlan(filters, anywhere, now), firstKey: toPostingDay(since) * keysPerDay };
  const newest = toNewestKeys(plan, mostRead, 0);
  const sql = `FROM (${newest.sql}) n CROSS JOIN jobs p ON p.id = n.key % ${keysPerDay}
    WHERE max(p.posted_at, p.created_at) > ? AND p.id NOT IN
      (SELECT job_id FROM applications INDEXED BY applications_by_user WHERE user_id = ? AND job_id IS NOT NULL)
      AND p.id NOT IN (SELECT job_id FROM dismissed_jobs WHERE user_id = ?)`;
  const values = [...newest.values, since, userId, userId];
  const days = toPostingDay(now) - toPostingDay(since);
  return {
    statements: [
      listingsOf(
        d1,
        {
          sql: `SELECT n.key AS key, count(*) OVER () AS total ${sql} ORDER BY n.key DESC LIMIT ${mostShown}`,
          values,
        },
        ["total"],
      ),
    ],
    read: ([listed]) => {
      const rows = listed!.results as Record<string, unknown>[];
      if (rows.length === 0) return null;
      const total = Number(rows[0]!.total);
      const posted = toPosted(days);
      return {
        title: `New for your ${toLicenseWords(held)} ${toSinceWords(since, now, mostDays)}`,
        count: total === mostRead ? `${mostRead}+ jobs` : total === 1 ? "1 job" : `${total} jobs`,
        jobs: rows
          .map(toListing)
          .sort(byDay)
          .map((job) => toJobCard(job, now)),
        more: {
          label: `See all that your licenses open: ${postedNames[posted].toLowerCase()}`,
          to: paths.jobs(toSearchParams({ ...filters, posted })),
        },
      };
    },
  };
}

const toPosted = (days: number): Posted =>
  (Object.keys(postedChoices) as Posted[]).find((choice) => postedChoices[choice] >= days) ?? "30d";

const mostNamed = 2;

function toLicenseWords(held: readonly HeldLicense[]): string {
  if (held.length > mostNamed) return "licenses";
  const names = held.map(({ state }) => findState(state)!.name);
  return `${names.join(" and ")} ${held.length === 1 ? "license" : "licenses"}`;
}
