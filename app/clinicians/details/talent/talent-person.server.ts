import type { ClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import type { EmploymentType, Shift } from "#app/jobs/postings/record/posting-content.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";

/** Of the table talent, which has all that an employer may know of someone who was found. */
export interface TalentRow {
  id: number;
  publicId: string;
  userId: number;
  profession: string;
  years: number | null;
  city: string | null;
  stateCode: string | null;
  lat: number | null;
  lon: number | null;
  startOn: string | null;
  types: string;
  shifts: string;
  licenses: string;
  specialties: string;
}

/** @param today such as "2026-11-28", after which a license has to expire */
export const toTalentColumns = (
  today: string,
): string => `t.id, t.public_id AS publicId, t.user_id AS userId, t.profession,
  t.years, t.city, t.state_code AS stateCode, t.lat, t.lon, t.start_on AS startOn, t.types, t.shifts,
  (SELECT json_group_array(json_array(l.state_code, l.multistate)) FROM talent_licenses l
    WHERE l.user_id = t.user_id AND ${toIsCurrent(today)}) AS licenses,
  (SELECT json_group_array(s.specialty) FROM talent_specialties s WHERE s.user_id = t.user_id) AS specialties`;

/** Of a row `l` of talent_licenses. */
export const toIsCurrent = (today: string): string =>
  `(l.expires_on IS NULL OR l.expires_on >= '${today.replace(/[^\d-]/g, "")}')`;

/** Miles by which nobody is told where a person lives. */
const areaMiles = 25;

const readLicenses = ({ licenses }: TalentRow): HeldLicense[] =>
  (JSON.parse(licenses) as [string, number][]).map(([state, multistate]) => ({
    state,
    multistate: multistate === 1,
  }));

export type TalentPerson = ReturnType<typeof toTalentPerson>;

/** What employers read, on her own preview as on their page. */
export function toTalentPerson(row: TalentRow, today: string) {
  const specialties = JSON.parse(row.specialties) as string[];
  const types = JSON.parse(row.types) as EmploymentType[];
  const shifts = JSON.parse(row.shifts) as Shift[];
  const state = row.stateCode === null ? null : startSentence(toStateText(row.stateCode));
  return {
    profession: findProfession(row.profession)?.name ?? "Clinician",
    specialties: specialties.flatMap((slug) => findSpecialty(slug)?.name ?? []),
    licenses: readLicenses(row).map(
      ({ state: code, multistate }) =>
        `${startSentence(toStateText(code))}${multistate ? ", multistate" : ""}`,
    ),
    years: row.years === null ? null : row.years === 1 ? "1 year" : `${row.years} years`,
    area: row.city ? `Within about ${areaMiles} miles of ${row.city}, ${row.stateCode}` : state,
    start: row.startOn === null ? null : row.startOn <= today ? "Now" : `From ${formatIsoDay(row.startOn)}`,
    work: [...types.map((type) => typeNames[type]), ...shifts.map((shift) => shiftNames[shift])],
  };
}

/** No pay, and no certificates: nobody is shown them. */
export const toTalentFacts = (row: TalentRow): ClinicianFacts => ({
  profession: row.profession,
  licenses: readLicenses(row),
  specialties: JSON.parse(row.specialties) as string[],
  types: JSON.parse(row.types) as EmploymentType[],
  shifts: JSON.parse(row.shifts) as Shift[],
  minPay: null,
  place: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
  miles: null,
  years: row.years,
  currentCertificates: [],
  uncheckedCertificates: [],
  skills: [],
});

/** What employers see of this person now. Null while they see nothing. */
export async function findOwnTalent(
  { db, now }: Pick<SiteContext, "db" | "now">,
  userId: number,
): Promise<TalentPerson | null> {
  const today = toIsoDay(now);
  const row = await db.$client
    .prepare(
      `SELECT ${toTalentColumns(today)} FROM talent t JOIN users u ON u.id = t.user_id
        WHERE t.user_id = ?1 AND ${isFindable}`,
    )
    .bind(userId)
    .first<TalentRow>();
  return row && toTalentPerson(row, today);
}

/** Of a row `u` of users, whose row is in talent. */
export const isFindable = `u.email_verified_at IS NOT NULL AND u.is_private = 0 AND u.closed_at IS NULL
  AND u.suspended_at IS NULL AND u.role = 'job_seeker'`;
