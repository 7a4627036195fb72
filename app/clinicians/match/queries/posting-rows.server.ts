import { listAskedCertificates } from "#app/clinicians/match/score/asked-certificates.ts";
import type { PostingFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import type { EmploymentType, PayUnit, Shift, Workplace } from "#app/jobs/postings/record/job-draft.ts";
import { isFederalEmployer, toWorkStates } from "#app/jobs/postings/record/license-work.ts";
import { keysPerDay } from "#app/jobs/postings/record/posting-key.ts";

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
  jobs.license_states AS licenseStates, jobs.compact_accepted AS compactAccepted, employers.name AS employer,
  d.requirements, d.skills, d.experience_months AS experienceMonths, d.experience_inferred AS isExperienceInferred`;

export const postingTables = `CROSS JOIN jobs ON jobs.id = c.key % ${keysPerDay}
  JOIN employers ON employers.id = jobs.employer_id JOIN job_details d ON d.job_id = jobs.id`;

/** Treats inferred values as not stated, so that they earn nothing. */
export function toPostingFacts(row: PostingRow): PostingFacts {
  const { profession, specialty, workplace, stateCode, shift, lat, lon, employer, compactAccepted } = row;
  const { salaryMinCents, salaryMaxCents, payUnit, shiftHours, hoursPerWeek } = row;
  const licenseStates = JSON.parse(row.licenseStates) as string[];
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
      states: toWorkStates({ licenseStates, stateCode, workplace }),
      compactAccepted: compactAccepted === null ? null : compactAccepted === 1,
      isRemote: workplace === "remote",
      isFederal: isFederalEmployer(employer),
    },
    experienceMonths: row.isExperienceInferred ? null : row.experienceMonths,
    certificates: listAskedCertificates(JSON.parse(row.requirements) as string[]),
    skills: JSON.parse(row.skills) as string[],
  };
}
