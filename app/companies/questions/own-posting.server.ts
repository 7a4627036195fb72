import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { notFound } from "#app/kit/platform/http.ts";

interface OwnPosting {
  id: number;
  slug: string;
  title: string;
  profession: string | null;
  applyUrl: string | null;
  status: JobStatus;
}

/** Of another company, or removed by us, it is not found. */
export async function getOwnPosting({ $client }: Db, employerId: number, slug = ""): Promise<OwnPosting> {
  const found = await $client
    .prepare(
      `SELECT id, slug, title, profession, apply_url AS applyUrl, status FROM jobs
        WHERE slug = ?1 AND employer_id = ?2 AND status <> 'removed'`,
    )
    .bind(slug, employerId)
    .first<OwnPosting>();
  if (!found) throw notFound();
  return found;
}
