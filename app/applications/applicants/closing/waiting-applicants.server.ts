import { type ApplicantState, undecidedSql } from "#app/applications/applicants/applicant-states.ts";
import { isInterviewedSql } from "#app/applications/applicants/ending/end-applications.server.ts";
import { toNameColumns } from "#app/applications/notices/blind.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** One request sends no more mails than this. */
const mostAnswered = 500;

/** SQL of the ids of those who wait for the posting, and of who is hired. Those who came first are first. */
export const toWaitingIds = (jobId: number, hiredId: number | null): string =>
  `SELECT id FROM applications WHERE job_id = ${Number(jobId)} AND (${undecidedSql} OR id = ${Number(hiredId ?? 0)})
    ORDER BY id = ${Number(hiredId ?? 0)} DESC, created_at, id LIMIT ${mostAnswered + 1}`;

interface WaitingApplicant {
  id: number;
  publicId: string;
  firstName: string;
  lastName: string;
  state: ApplicantState;
  createdAt: number;
  answeredAt: number | null;
  isInterviewed: number;
}

interface EndingPosting {
  id: number;
  title: string;
  status: JobStatus;
  city: string | null;
  stateCode: string | null;
}

/** Its emails wait. */
interface UndoableEnding {
  publicId: string;
  tellAt: number;
  people: number;
}

const mostUndoable = 5;

const columns = `id, public_id AS publicId, ${toNameColumns("applications")}, state,
  created_at AS createdAt, answered_at AS answeredAt, ${isInterviewedSql} AS isInterviewed`;

export async function findEndingPosting({ $client: d1 }: Db, employerId: number, slug: string, now: number) {
  const own = "(SELECT id FROM jobs WHERE slug = ?1 AND employer_id = ?2)";
  const [posting, waiting, offers, timeZone, undoable] = await d1.batch([
    d1
      .prepare(
        "SELECT id, title, status, city, state_code AS stateCode FROM jobs WHERE slug = ?1 AND employer_id = ?2",
      )
      .bind(slug, employerId),
    d1
      .prepare(
        `SELECT ${columns} FROM applications WHERE job_id = ${own} AND ${undecidedSql}
          ORDER BY created_at, id LIMIT ${mostAnswered + 1}`,
      )
      .bind(slug, employerId),
    d1
      .prepare(
        `SELECT ${columns} FROM applications WHERE job_id = ${own} AND state = 'offer'
          ORDER BY created_at, id LIMIT ${mostAnswered}`,
      )
      .bind(slug, employerId),
    selectTimeZone(d1, employerId),
    d1
      .prepare(
        `SELECT n.public_id AS publicId, n.tell_at AS tellAt, (SELECT count(*) FROM application_events v
            WHERE v.ending_id = n.id AND v.kind = 'state' AND v.detail ->> 'to' = 'not-selected') AS people
          FROM application_endings n WHERE n.job_id = ${own} AND n.undone_at IS NULL AND n.tell_at > ?3
          ORDER BY n.id DESC LIMIT ${mostUndoable}`,
      )
      .bind(slug, employerId, now),
  ]);
  const found = (posting!.results as EndingPosting[])[0];
  if (!found) return null;
  const all = waiting!.results as WaitingApplicant[];
  return {
    posting: found,
    waiting: all.slice(0, mostAnswered),
    hasMore: all.length > mostAnswered,
    offers: offers!.results as WaitingApplicant[],
    undoable: undoable!.results as UndoableEnding[],
    timeZone: (timeZone!.results as { timeZone: string }[])[0]!.timeZone,
  };
}

export type FoundEnding = NonNullable<Awaited<ReturnType<typeof findEndingPosting>>>;
