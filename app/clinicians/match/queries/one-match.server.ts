import { toClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { type Match, scoreMatch } from "#app/clinicians/match/score/score-match.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type PostingRow, postingColumns, postingTables, toPostingFacts } from "./best-postings.server.ts";
import { findPosition } from "./match.server.ts";

/** One posting against one profile, by the points of the list of matches. */
export async function findMatch(
  { db, now }: Pick<SiteContext, "db" | "now">,
  jobId: number,
  profile: Profile,
): Promise<Match | null> {
  const [row, place] = await Promise.all([
    db.$client
      .prepare(
        `SELECT c.key AS key, 1 AS among, ${postingColumns} FROM (SELECT ?1 AS key) c ${postingTables}`,
      )
      .bind(jobId)
      .first<PostingRow>(),
    findPosition(db, profile.place),
  ]);
  if (!row) return null;
  const today = toIsoDay(now);
  return scoreMatch(toPostingFacts(row), toClinicianFacts(profile, { today, place, skills: undefined }));
}
