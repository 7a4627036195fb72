import { toPostingTexts } from "#app/jobs/checks/warnings/posting-texts.ts";
import {
  listStrongest,
  listWarnedPlaces,
  needsPerson,
  type PostingWarning,
} from "#app/jobs/checks/warnings/posting-warnings.ts";
import { toHasRefused } from "#app/jobs/postings/record/paused-by-us.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { hiddenStatuses } from "#app/jobs/postings/record/transitions.ts";
import { site } from "#app/site.ts";

// One rule for what is new, written here, edited into another opening or brought by a feed: a company that we refused
// something is read, and of one without a proved domain every fifth.

const hidden = hiddenStatuses.map((status) => `'${status}'`).join(", ");

/**
 * What waits or was withdrawn does not count, so that a sample cannot be stepped over. A posting counts again each time it
 * became another opening (migrations/0070).
 */
const toCounted = (employerId: number): string =>
  `(SELECT ifnull(sum(rewritten + (status NOT IN (${hidden}))), 0) FROM jobs WHERE employer_id = ${Number(employerId)})`;

const isProved = "SELECT 1 FROM employers WHERE verified_by = 'domain' AND id =";

/** Checked in the write itself, because others of the company publish and we decide at this moment. */
export const toIsReadFirst = (employerId: number): string =>
  `(${toHasRefused(employerId)} OR NOT EXISTS (${isProved} ${Number(employerId)})
    AND ${toCounted(employerId)} % ${site.readsEvery} = ${site.readsEvery - 1})`;

interface ReadFirst {
  hasRefused: boolean;
  /** Null for a company with a proved domain. */
  counted: number | null;
}

export async function findReadFirst(d1: D1Database, employerId: number): Promise<ReadFirst> {
  const row = await d1
    .prepare(
      `SELECT ${toHasRefused(employerId)} AS hasRefused,
        iif(EXISTS (${isProved} ${Number(employerId)}), NULL, ${toCounted(employerId)}) AS counted`,
    )
    .first<{ hasRefused: number; counted: number | null }>();
  return { hasRefused: row?.hasRefused === 1, counted: row?.counted ?? null };
}

/** Null for what may appear at once. `at` counts those before it in the same run of a feed. */
export function toReadReason({ hasRefused, counted }: ReadFirst, at = 0): "refusal" | "sample" | null {
  if (hasRefused) return "refusal";
  return counted !== null && (counted + at) % site.readsEvery === site.readsEvery - 1 ? "sample" : null;
}

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

/** Why a posting waits for one of us: the company's first, words of scams, a sample, or a refusal before. */
export type WaitReason = "first" | "words" | "sample" | "refusal";

export async function findWaitReason(
  d1: D1Database,
  { id, approvedAt }: { id: number; approvedAt: number | null },
  posting: PostingContent,
): Promise<WaitReason | null> {
  if (approvedAt === null) return "first";
  if (await mustBeReadFirst(d1, posting, null)) return "words";
  return toReadReason(await findReadFirst(d1, id));
}

export async function findEditReason(
  d1: D1Database,
  { id, employerId }: { id: number; employerId: number },
  posting: PostingContent,
  isAnother: boolean,
): Promise<WaitReason | null> {
  if (await mustBeReadFirst(d1, posting, id)) return "words";
  return isAnother ? toReadReason(await findReadFirst(d1, employerId)) : null;
}
