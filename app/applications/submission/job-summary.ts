import type { FactTile } from "#app/jobs/postings/record/fact-line.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { listChoosablePlaces } from "#app/jobs/postings/record/job-places.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";

export interface JobSummaryView {
  slug: string;
  title: string;
  employer: string;
  place: string | null;
  facts: readonly FactTile[];
  takes: string | null;
  profession: string | null;
  /** For an answer to a remembered license. */
  work: string | null;
  /** To choose from. Empty for a posting with one. */
  places: readonly string[];
}

export function toJobSummary(job: JobRecord, now: number): JobSummaryView {
  const { slug, title, employer, place, tiles, license, work } = toJobView(job, now);
  return {
    slug,
    title,
    employer: employer.name,
    place,
    facts: tiles.filter(({ value }) => value !== null),
    takes: license?.takes ?? null,
    profession: job.profession,
    work,
    places: listChoosablePlaces(job),
  };
}
