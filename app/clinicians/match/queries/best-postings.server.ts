import type { ClinicianFacts, PostingFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { type Ranked, rankPostings } from "#app/clinicians/match/score/score-match.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { findNearestPlace } from "#app/jobs/postings/record/job-places.ts";
import {
  isFederalEmployer,
  isLicensedByPlace,
  toWorkStates,
} from "#app/jobs/postings/record/license-check.ts";
import type { EmploymentType, PayUnit, Shift, Workplace } from "#app/jobs/postings/record/posting-content.ts";
import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";
import { listAskedCertificates } from "#app/jobs/reading/asked-certificates.ts";
import type { FurtherPlace } from "#app/jobs/schema.ts";
import { toKeyMatch, toOpenTerm, toProfessionTerm, toWeights } from "./cut.ts";
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
    facts: toPostingFacts(row, facts.place),
  }));
  const ranked = rankPostings(facts, postings);
  const isAnyLicense = reach === "all" || !isLicensedByStates(profession);
  return {
    ranked: isAnyLicense ? ranked : ranked.filter(({ match }) => match.gates.license.isPassed),
    among: rows[0]?.among ?? 0,
  };
}

export interface PostingRow {
  key: number;
  among: number;
  profession: string | null;
  specialty: string | null;
  employmentType: EmploymentType;
  isTypeInferred: number;
  workplace: Workplace | null;
  shift: Shift | null;
  stateCode: string | null;
  lat: number | null;
  lon: number | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
  shiftHours: number | null;
  hoursPerWeek: number | null;
  licenseStates: string;
  morePlaces: string;
  compactAccepted: number | null;
  employer: string;
  requirements: string;
  skills: string;
  experienceMonths: number;
  isExperienceInferred: number;
}

export const postingColumns = `jobs.profession, jobs.specialty, jobs.employment_type AS employmentType,
  jobs.employment_type_inferred AS isTypeInferred, jobs.workplace, jobs.shift, jobs.state_code AS stateCode,
  jobs.lat, jobs.lon, jobs.salary_min_cents AS salaryMinCents, jobs.salary_max_cents AS salaryMaxCents,
  jobs.pay_unit AS payUnit, jobs.shift_hours AS shiftHours, jobs.hours_per_week AS hoursPerWeek,
  jobs.license_states AS licenseStates, jobs.more_places AS morePlaces, jobs.compact_accepted AS compactAccepted, employers.name AS employer,
  d.requirements, d.skills, d.experience_months AS experienceMonths, d.experience_inferred AS isExperienceInferred`;

export const postingTables = `CROSS JOIN jobs ON jobs.id = c.key % ${keysPerDay}
  JOIN employers ON employers.id = jobs.employer_id JOIN job_details d ON d.job_id = jobs.id`;

/** Treats inferred values as not stated, so that they earn nothing. `from` tells the nearest of several places. */
export function toPostingFacts(row: PostingRow, from: ClinicianFacts["place"] = null): PostingFacts {
  const { profession, specialty, workplace, stateCode, shift, employer, compactAccepted } = row;
  const { salaryMinCents, salaryMaxCents, payUnit, shiftHours, hoursPerWeek } = row;
  const licenseStates = JSON.parse(row.licenseStates) as string[];
  const morePlaces = JSON.parse(row.morePlaces) as FurtherPlace[];
  const placed = { licenseStates, stateCode, workplace, morePlaces };
  const home = from && { latitude: from.lat, longitude: from.lon };
  const near = home && findNearestPlace(home, { ...row, city: null, morePlaces })?.place;
  const { lat, lon } = near ?? row;
  return {
    profession,
    specialty,
    employmentType: row.isTypeInferred ? null : row.employmentType,
    shift,
    salaryMinCents,
    salaryMaxCents,
    payUnit,
    shiftHours,
    hoursPerWeek,
    lat,
    lon,
    work: {
      kind: "job",
      states: toWorkStates(placed),
      isPerState: isLicensedByPlace(placed),
      compactAccepted: compactAccepted === null ? null : compactAccepted === 1,
      isRemote: workplace === "remote",
      isFederal: isFederalEmployer(employer),
    },
    experienceMonths: row.isExperienceInferred ? null : row.experienceMonths,
    certificates: listAskedCertificates(JSON.parse(row.requirements) as string[]),
    skills: JSON.parse(row.skills) as string[],
  };
}
