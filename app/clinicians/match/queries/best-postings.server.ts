import type { ClinicianFacts, PostingFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { type Ranked, rankPostings } from "#app/clinicians/match/score/rank.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { toKeyMatch, toOpenTerm, toProfessionTerm, toWeights } from "./cut.ts";
import { type PostingRow, postingColumns, postingTables, toPostingFacts } from "./posting-rows.server.ts";
import type { Reach } from "./reach.ts";

/** The newest of the profession, compared by the index alone. */
export const comparedInIndex = 20_000;
/** The best of those are read and scored in full. */
export const mostScored = 240;

type RankedPosting = Ranked<{ id: number; key: number; facts: PostingFacts }>;

interface BestPostings {
  ranked: RankedPosting[];
  among: number;
}

export function selectPostings(
  d1: D1Database,
  profession: Profession,
  facts: ClinicianFacts,
  reach: Reach,
): D1PreparedStatement {
  const open = reach === "now" ? toOpenTerm(profession, facts.licenses) : null;
  const weights = toWeights(profession, facts);
  return d1
    .prepare(
      `WITH mine AS MATERIALIZED (SELECT rowid AS key FROM jobs_fts WHERE jobs_fts MATCH ?
          ORDER BY rowid DESC LIMIT ${comparedInIndex})
        SELECT c.key AS key, (SELECT count(*) FROM mine) AS among, ${postingColumns} FROM
          (SELECT i.key AS key FROM mine JOIN job_index i ON i.key = mine.key
            ORDER BY ${weights.sql} DESC, i.key DESC LIMIT ${mostScored}) c ${postingTables}`,
    )
    .bind(toKeyMatch(toProfessionTerm(profession), open), ...weights.values);
}

export function rankRows(
  rows: readonly PostingRow[],
  profession: Profession,
  facts: ClinicianFacts,
  reach: Reach,
): BestPostings {
  const postings = rows.map((row) => ({
    id: row.key % keysPerDay,
    key: row.key,
    facts: toPostingFacts(row),
  }));
  const ranked = rankPostings(facts, postings);
  const isAnyLicense = reach === "all" || !isLicensedByStates(profession);
  return {
    ranked: isAnyLicense ? ranked : ranked.filter(({ match }) => match.gates.license.isPassed),
    among: rows[0]?.among ?? 0,
  };
}
