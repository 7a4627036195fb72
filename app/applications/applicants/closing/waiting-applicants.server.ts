import { type ApplicantState, undecidedSql } from "#app/applications/applicants/applicant-states.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** One request sends no more mails than this. */
const mostAnswered = 500;

/** `?1` is the posting. Those who came first are first. */
export const waitingIdsSql = `SELECT id FROM applications WHERE job_id = ?1 AND ${undecidedSql}
  ORDER BY created_at, id LIMIT ${mostAnswered}`;

interface WaitingApplicant {
  publicId: string;
  firstName: string;
  lastName: string;
  state: ApplicantState;
  createdAt: number;
  answeredAt: number | null;
}

interface EndingPosting {
  id: number;
  title: string;
  status: JobStatus;
  city: string | null;
  stateCode: string | null;
}

export async function findEndingPosting({ $client: d1 }: Db, employerId: number, slug: string) {
  const own = "(SELECT id FROM jobs WHERE slug = ?1 AND employer_id = ?2)";
  const [posting, waiting, offers, timeZone] = await d1.batch([
    d1
      .prepare(
        "SELECT id, title, status, city, state_code AS stateCode FROM jobs WHERE slug = ?1 AND employer_id = ?2",
      )
      .bind(slug, employerId),
    d1
      .prepare(
        `SELECT public_id AS publicId, first_name AS firstName, last_name AS lastName, state, created_at AS createdAt,
          answered_at AS answeredAt FROM applications WHERE job_id = ${own} AND ${undecidedSql}
          ORDER BY created_at, id LIMIT ${mostAnswered + 1}`,
      )
      .bind(slug, employerId),
    d1
      .prepare(`SELECT count(*) AS n FROM applications WHERE job_id = ${own} AND state = 'offer'`)
      .bind(slug, employerId),
    selectTimeZone(d1, employerId),
  ]);
  const found = (posting!.results as EndingPosting[])[0];
  if (!found) return null;
  const all = waiting!.results as WaitingApplicant[];
  return {
    posting: found,
    waiting: all.slice(0, mostAnswered),
    hasMore: all.length > mostAnswered,
    offers: (offers!.results as { n: number }[])[0]!.n,
    timeZone: (timeZone!.results as { timeZone: string }[])[0]!.timeZone,
  };
}

export type FoundEnding = NonNullable<Awaited<ReturnType<typeof findEndingPosting>>>;
