import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingTexts } from "./posting-texts.ts";
import { listStrongest, listWarnedPlaces, needsPerson, type PostingWarning } from "./posting-warnings.ts";

/** Whether a person has to read it first: it says what scams say, and nobody of us has approved those words. */
export async function mustBeReadFirst(
  d1: D1Database,
  draft: PostingContent,
  jobId: number | null,
): Promise<boolean> {
  const places = listWarnedPlaces(toPostingTexts(draft));
  if (!needsPerson(listStrongest(places))) return false;
  if (jobId === null) return true;
  const content = await d1
    .prepare(
      "SELECT content FROM posting_reviews WHERE job_id = ?1 AND decision = 'approve' ORDER BY id DESC LIMIT 1",
    )
    .bind(jobId)
    .first<string>("content");
  if (content === null) return true;
  const toKey = ({ label, words }: PostingWarning) => `${label} ${words}`;
  const approved = new Set(listWarnedPlaces(JSON.parse(content) as Record<string, string>).map(toKey));
  return places.some((place) => !approved.has(toKey(place)));
}
