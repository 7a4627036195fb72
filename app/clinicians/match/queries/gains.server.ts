import type { ClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { toLicenseName } from "#app/facts/licensing/license-words.ts";
import { findDifferingRules, isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { states, toStateText } from "#app/facts/reference/place/states.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { noFilters, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { startSentence, withArticle } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { comparedInIndex } from "./best-postings.server.ts";
import { toKeyMatch, toOpenTerm, toProfessionTerm } from "./cut.ts";
import type { CountedGain } from "./gain.ts";

const shownStates = 3;
/** A posting that was closed counts in full. */
const wholePoints = 100;

export function selectGains(
  d1: D1Database,
  profession: Profession,
  facts: ClinicianFacts,
): D1PreparedStatement[] {
  const own = toProfessionTerm(profession);
  const open = toOpenTerm(profession, facts.licenses);
  const closed = open ? `keys : (${own} NOT ${open})` : toKeyMatch(own);
  const wider = toOpenTerm(profession, toMultistate(profession, facts) ?? []);
  return [
    d1
      .prepare(
        `SELECT i.state AS state, count(*) AS postings FROM
          (SELECT rowid AS key FROM jobs_fts WHERE jobs_fts MATCH ? ORDER BY rowid DESC LIMIT ${comparedInIndex}) c
          JOIN job_index i ON i.key = c.key WHERE i.state <> 0 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 8`,
      )
      .bind(closed),
    d1
      .prepare(
        `SELECT count(*) AS postings FROM
          (SELECT 1 FROM jobs_fts WHERE jobs_fts MATCH ? LIMIT ${comparedInIndex})`,
      )
      .bind(wider && open ? `keys : ((${own} AND ${wider}) NOT ${open})` : "keys : zzz0"),
  ];
}

/** Null when the home state's license cannot be multistate. */
function toMultistate({ compact }: Profession, { licenses: [home, ...others] }: ClinicianFacts) {
  const isPossible =
    home &&
    compact === "NLC" &&
    listCompactMembers(compact).includes(home.state) &&
    ![home, ...others].some(({ multistate }) => multistate);
  return isPossible ? [{ ...home, multistate: true }, ...others] : null;
}

interface StateRow {
  state: number;
  postings: number;
}

export function toLicenseGains(
  [closed = [], wider = []]: readonly (readonly unknown[])[],
  profession: Profession,
  facts: ClinicianFacts,
): CountedGain[] {
  if (!isLicensedByStates(profession)) return [];
  const home = toMultistate(profession, facts)?.[0];
  const opened = (wider[0] as { postings: number } | undefined)?.postings ?? 0;
  const name = toLicenseName(profession);
  const byState = (closed as readonly StateRow[]).flatMap(({ state: fips, postings }) => {
    const state = states.find((one) => one.fips === fips);
    if (!state || findDifferingRules(profession, state.code)) return [];
    const text = `${startSentence(withArticle(`${state.name} ${name}`))} would open ${toOpenings(postings)} in ${toStateText(state.code)}.`;
    const search = toSearchParams({ ...noFilters, profession: [profession.slug], location: state.name });
    return [{ text, to: paths.jobs(search), worth: wholePoints * postings }];
  });
  const homeName = states.find(({ code }) => code === home?.state)?.name;
  const multistate =
    homeName && opened > 0
      ? [
          {
            text: `A multistate license from ${homeName} would open ${toOpenings(opened)} in other states.`,
            to: null,
            worth: wholePoints * opened,
          },
        ]
      : [];
  return [...multistate, ...byState.slice(0, shownStates)];
}

const toOpenings = (postings: number): string =>
  postings === 1 ? "1 more job" : `${formatCount(postings)} more jobs`;
