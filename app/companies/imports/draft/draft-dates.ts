import { defaultValidityMs } from "#app/jobs/postings/record/job-draft.ts";
import type { Posting } from "#app/companies/imports/format/posting.ts";
import { parseDate } from "./dates.ts";

const dayMs = 86_400_000;

/** Without an end, a posting is open for 30 days. Without a start, it opened when first seen. */
export function toOpenDates(posting: Posting, now: number, openUntil: number | null) {
  const posted = posting.posted ? parseDate(posting.posted) : now;
  if (posted === null) return `Its posting date cannot be read: "${posting.posted.slice(0, 40)}".`;
  if (posted > now + 2 * dayMs) return "Its posting date is in the future.";
  const end = parseDate(posting.closes, true);
  const validThrough = openUntil ?? end ?? posted + defaultValidityMs;
  if (end !== null && end < posted && openUntil === null) return "It closes before it opens.";
  // Dates derived from the day of the import do not count as a change.
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
