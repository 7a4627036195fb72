import { listCurrentLicenses } from "#app/clinicians/profile/record/expired-licenses.ts";
import type { PayAmount, Profile } from "#app/clinicians/profile/record/profile.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import type { EmploymentType, PayUnit, Shift } from "#app/jobs/postings/record/posting-content.ts";
import { toWords } from "#app/kit/text/words.ts";

/** All that a score reads about a clinician. score-match.test.ts holds the list and says why. */
export interface ClinicianFacts {
  profession: string | null;
  /** Without expired ones. */
  licenses: readonly HeldLicense[];
  specialties: readonly string[];
  types: readonly EmploymentType[];
  shifts: readonly Shift[];
  minPay: PayAmount | null;
  /** The center of the named city, never an address. */
  place: { lat: number; lon: number } | null;
  miles: number | null;
  years: number | null;
  /** Only those with an expiry date that has not passed. */
  currentCertificates: readonly string[];
  /** Without an expiry date, or expired. */
  uncheckedCertificates: readonly string[];
  /** Rated 2 or 3 on a skills checklist; plain words in lower case. */
  skills: readonly string[];
}

interface Known {
  today: string;
  place: ClinicianFacts["place"];
  skills: readonly string[] | undefined;
}

export function toClinicianFacts(profile: Profile, { today, place, skills = [] }: Known): ClinicianFacts {
  const { profession, specialties, types, shifts, minPay, miles, years } = profile;
  const isCurrent = ({ expires }: { expires: string | null }) => expires !== null && expires >= today;
  const toCodes = (kept: boolean) =>
    profile.certificates.filter((one) => isCurrent(one) === kept).map(({ code }) => code);
  return {
    profession,
    licenses: listCurrentLicenses(profile, today).map(({ state, multistate }) => ({ state, multistate })),
    specialties,
    types,
    shifts,
    minPay,
    place,
    miles,
    years,
    currentCertificates: toCodes(true),
    uncheckedCertificates: toCodes(false),
    skills: skills.map((skill) => toWords(skill).join(" ")),
  };
}

/** All that a score reads about a posting. Null means not stated; what an importer guessed is null too. */
export interface PostingFacts {
  profession: string | null;
  specialty: string | null;
  employmentType: EmploymentType | null;
  shift: Shift | null;
  salaryMinCents: number | null;
  salaryMaxCents: number | null;
  payUnit: PayUnit;
  shiftHours: number | null;
  hoursPerWeek: number | null;
  lat: number | null;
  lon: number | null;
  work: JobWork;
  experienceMonths: number | null;
  /** Any one certificate of each group is enough. */
  certificates: readonly (readonly string[])[];
  skills: readonly string[];
}
