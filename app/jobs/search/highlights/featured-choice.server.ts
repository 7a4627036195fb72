import { sql } from "drizzle-orm";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { listListings } from "#app/jobs/postings/record/listings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { featuredJobs, freshDays, newestRead } from "./featured-rule.ts";

/** One pass over the newest entries of the index jobs_newest, however many postings are open. */
export const chooseFeatured = (now: number) => sql`
  WITH newest AS (
    SELECT id, employer_id, posted_at, salary_min_cents, salary_max_cents, shift, license_states, benefits, city,
      employment_type_inferred, confirmed_at
    FROM jobs INDEXED BY jobs_newest WHERE status = 'open' ORDER BY posted_at DESC, id DESC LIMIT ${newestRead}),
  scored AS (
    SELECT id, employer_id, posted_at,
      (salary_min_cents IS NOT NULL AND salary_max_cents IS NOT NULL)
        + (shift IS NOT NULL) + (employment_type_inferred = 0) + (license_states <> '[]') + (benefits <> '[]')
        + (city IS NOT NULL) + (confirmed_at >= ${now - freshDays * dayMs}) AS score
    FROM newest WHERE salary_min_cents IS NOT NULL OR salary_max_cents IS NOT NULL),
  best AS (
    SELECT id, score, posted_at,
      row_number() OVER (PARTITION BY employer_id ORDER BY score DESC, posted_at DESC, id DESC) AS place
    FROM scored)
  SELECT id FROM best WHERE place = 1 ORDER BY score DESC, posted_at DESC, id DESC LIMIT ${featuredJobs}`;

export async function findFeaturedJobs({ db, now }: Pick<SiteContext, "db" | "now">) {
  const chosen = await db.all<{ id: number }>(chooseFeatured(now));
  const jobs = await listListings(
    db,
    chosen.map(({ id }) => id),
  );
  return jobs.map((job) => toJobCard(job, now));
}
