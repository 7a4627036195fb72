import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { notFound } from "#app/kit/platform/http.ts";

interface OwnPosting {
  id: number;
  slug: string;
  title: string;
  profession: string | null;
  applyUrl: string | null;
  /** 1 where a feed says what it says, and the form does not change it. */
  isFromFeed: 0 | 1;
  status: JobStatus;
}

/** Of another company, or removed by us, it is not found. */
export async function getOwnPosting({ $client }: Db, employerId: number, slug = ""): Promise<OwnPosting> {
  const found = await $client
    .prepare(
      `SELECT id, slug, title, profession, apply_url AS applyUrl, status, origin = 'feed' AS isFromFeed FROM jobs
        WHERE slug = ?1 AND employer_id = ?2 AND status <> 'removed'`,
    )
    .bind(slug, employerId)
    .first<OwnPosting>();
  if (!found) throw notFound();
  return found;
}

interface AskingRow {
  slug: string;
  title: string;
  city: string | null;
  stateCode: string | null;
}

const mostSearched = 200;
const mostOffered = 30;

/** Of the company's newest postings the others that have questions. */
export async function listAskingPostings(
  { $client }: Db,
  employerId: number,
  jobId: number,
): Promise<{ slug: string; name: string }[]> {
  const { results } = await $client
    .prepare(
      `SELECT own.slug, own.title, own.city, own.state_code AS stateCode
        FROM (SELECT id, slug, title, city, state_code FROM jobs WHERE employer_id = ?1 AND id <> ?2
          ORDER BY posted_at DESC LIMIT ${mostSearched}) own JOIN job_questions q ON q.job_id = own.id
        WHERE json_array_length(q.questions) > 0 LIMIT ${mostOffered}`,
    )
    .bind(employerId, jobId)
    .all<AskingRow>();
  return results.map(({ slug, title, city, stateCode }) => ({
    slug,
    name: [title, city, stateCode].filter(Boolean).join(", "),
  }));
}
