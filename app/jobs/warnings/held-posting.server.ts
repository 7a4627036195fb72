import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { toPostingTexts } from "./posting-texts.ts";
import { listWarnings, needsPerson } from "./posting-warnings.ts";

/** Whether a person has to read it first: it says what scams say, and nobody of us has approved those words. */
export async function findIsHeld(d1: D1Database, draft: JobDraft, jobId: number | null): Promise<boolean> {
  const found = listWarnings(toPostingTexts(draft));
  if (!needsPerson(found)) return false;
  if (jobId === null) return true;
  const content = await d1
    .prepare(
      "SELECT content FROM posting_reviews WHERE job_id = ?1 AND decision = 'approve' ORDER BY id DESC LIMIT 1",
    )
    .bind(jobId)
    .first<string>("content");
  if (content === null) return true;
  const approved = listWarnings(JSON.parse(content) as Record<string, string>);
  return found.some(
    (one) => !approved.some((other) => other.label === one.label && other.words === one.words),
  );
}
