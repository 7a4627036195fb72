import { toHasRefused } from "#app/jobs/postings/record/paused-by-us.ts";
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
