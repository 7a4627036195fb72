import { type PostingFacts, toClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { type Match, scoreMatch } from "#app/clinicians/match/score/score-match.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type PostingRow, postingColumns, postingTables, toPostingFacts } from "./best-postings.server.ts";
import { findPosition } from "./match.server.ts";

export async function findPostingFacts({ $client }: Db, jobId: number): Promise<PostingFacts | null> {
  const row = await $client
    .prepare(`SELECT c.key AS key, 1 AS among, ${postingColumns} FROM (SELECT ?1 AS key) c ${postingTables}`)
    .bind(jobId)
    .first<PostingRow>();
  return row && toPostingFacts(row);
}

/** One posting against one profile, by the points of the list of matches. */
export async function findMatch(
  { db, now }: Pick<SiteContext, "db" | "now">,
  jobId: number,
  profile: Profile,
): Promise<Match | null> {
  const [posting, place] = await Promise.all([findPostingFacts(db, jobId), findPosition(db, profile.place)]);
  const today = toIsoDay(now);
  return posting && scoreMatch(posting, toClinicianFacts(profile, { today, place, skills: undefined }));
}
