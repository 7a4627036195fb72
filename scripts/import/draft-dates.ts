import { defaultValidityMs } from "#app/jobs/job-draft.ts";
import { parseDate } from "./dates.ts";
import type { Posting } from "./posting.ts";

const dayMs = 86_400_000;

/**
 * When a posting opened and until when it is open, or what is wrong with its dates. One that names no end is open for
 * 30 days; one without a date opened when we first saw it.
 * @param openUntil overrides the end; null otherwise
 */
export function toDates(posting: Posting, now: number, openUntil: number | null) {
  const posted = posting.posted ? parseDate(posting.posted) : now;
  if (posted === null) return `Its posting date cannot be read: "${posting.posted.slice(0, 40)}".`;
  if (posted > now + 2 * dayMs) return "Its posting date lies in the future.";
  const end = parseDate(posting.closes, true);
  const validThrough = openUntil ?? end ?? posted + defaultValidityMs;
  if (end !== null && end < posted && openUntil === null) return "It closes before it opens.";
  // Dates that only the day of the import decides are no change of the posting.
  const stated = {
    postedAt: posting.posted ? posted : 0,
    validThrough: end ?? (posting.posted ? validThrough : 0),
  };
  return {
    postedAt: Math.min(posted, now),
    validThrough,
    stated: openUntil ? { ...stated, validThrough } : stated,
  };
}
