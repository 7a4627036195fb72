import { z } from "zod";
import {
  maxBeds,
  maxDetailLength,
  maxNameLength,
  mostEducation,
  mostExperience,
  mostHiddenEmployers,
  mostNumberedLicenses,
  mostReferences,
  visibilities,
} from "#app/clinicians/profile/record/limits.ts";
import {
  isoDate,
  itself,
  known,
  listOf,
  type ProfileRecord,
} from "#app/clinicians/profile/record/profile.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";

const said = (most = maxDetailLength) => z.string().trim().min(1).max(most).nullable().catch(null);
const yesOrNo = z.boolean().nullable().catch(null);
/** A month ("2021-03") or a year ("2021"). */
const resumeDate = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
const written = z.string().trim().min(1).max(maxDetailLength);

const contact = z.object({
  firstName: said(maxNameLength),
  /** Null for a person with a single name, too. */
  lastName: said(maxNameLength),
  preferredName: said(maxNameLength),
  phone: said(40),
  city: said(),
  state: known(findState).nullable().catch(null),
  npi: z
    .string()
    .regex(/^\d{10}$/)
    .nullable()
    .catch(null),
});

const issueDate = z.iso
  .date()
  .refine((day) => day >= "1950-01-01" && day < "2100-01-01")
  .nullable()
  .catch(null);

const numberedLicense = z.object({
  state: known(findState),
  profession: known(findProfession).nullable().catch(null),
  number: said(40),
  issued: issueDate,
});

const education = z.object({
  degree: written,
  school: said(),
  year: z.int().min(1950).max(2099).nullable().catch(null),
});

const experience = z.object({
  facility: written,
  title: said(),
  unit: said(),
  from: resumeDate.nullable().catch(null),
  /** Null while it lasts. */
  to: resumeDate.nullable().catch(null),
  beds: z.int().min(1).max(maxBeds).nullable().catch(null),
  ehr: said(),
});

const reference = z.object({ name: written, relation: said(), reach: said() });

/** `slug` where the person chose it from our list. */
const hiddenEmployer = z.object({ slug: z.string().max(200).nullable().catch(null), name: written });

/** "Spokane, WA" of our list of cities, or a state alone. */
const area = z
  .object({ name: written, state: known(findState), geoid: z.string().nullable() })
  .nullable()
  .catch(null);

/** One form of the page each. Kept in the account alone, never on a device. */
const sections = {
  contact,
  licenses: listOf(numberedLicense, mostNumberedLicenses, ({ state, profession, number }) =>
    [state, profession, number].join(),
  ),
  education: listOf(education, mostEducation, itself),
  experience: listOf(experience, mostExperience, itself),
  authorization: z.object({
    /** In the United States. */
    mayWork: yesOrNo,
    needsSponsor: yesOrNo,
  }),
  references: listOf(reference, mostReferences, itself),
  privacy: z.object({
    /** "searched": approved employers find her, without her name. The table talent has what they see. */
    visibility: z.enum(visibilities).catch("hidden"),
    agencies: yesOrNo,
    area,
    /** The first day at work. */
    start: isoDate.nullable().catch(null),
    hidden: listOf(hiddenEmployer, mostHiddenEmployers, ({ name }) => name.toLowerCase()),
  }),
  specialty: z.object({
    /** As typed, because our list does not have it. */
    unlisted: said(60),
  }),
};

export const emptyDetails: ProfileDetails = {
  contact: {
    firstName: null,
    lastName: null,
    preferredName: null,
    phone: null,
    city: null,
    state: null,
    npi: null,
  },
  licenses: [],
  education: [],
  experience: [],
  authorization: { mayWork: null, needsSponsor: null },
  references: [],
  privacy: { visibility: "hidden", agencies: null, area: null, start: null, hidden: [] },
  specialty: { unlisted: null },
};

/** A section that was stored in another shape is empty, and the others stay. */
export const detailsSchema = z.object({
  contact: sections.contact.catch(() => emptyDetails.contact),
  licenses: sections.licenses.catch(() => []),
  education: sections.education.catch(() => []),
  experience: sections.experience.catch(() => []),
  authorization: sections.authorization.catch(() => emptyDetails.authorization),
  references: sections.references.catch(() => []),
  privacy: sections.privacy.catch(() => emptyDetails.privacy),
  specialty: sections.specialty.catch(() => emptyDetails.specialty),
});

export type ProfileDetails = z.output<typeof detailsSchema>;
export type DetailSection = keyof ProfileDetails;

interface LicenseRow {
  state: string;
  profession: string | null;
  number: string | null;
  issued: string | null;
  multistate: boolean;
  expires: string | null;
}

/** The profile's licenses with their numbers, and then those of another profession. */
export function listLicenseRows(
  { profession, licenses }: Pick<ProfileRecord, "profession" | "licenses">,
  { licenses: numbered }: Pick<ProfileDetails, "licenses">,
): LicenseRow[] {
  const isOwn = (row: { profession: string | null }) =>
    row.profession === null || row.profession === profession;
  const own = licenses.map(({ state, multistate, expires }) => {
    const found = numbered.find((row) => row.state === state && isOwn(row));
    return {
      state,
      profession,
      number: found?.number ?? null,
      issued: found?.issued ?? null,
      multistate,
      expires,
    };
  });
  const others = numbered.filter((row) => !(isOwn(row) && licenses.some(({ state }) => state === row.state)));
  return [...own, ...others.map((row) => ({ ...row, multistate: false, expires: null }))];
}
