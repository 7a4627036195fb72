import { z } from "zod";
import { mostLicenseStates } from "#app/facts/licensing/license-fields.ts";
import { findMultistateProblem } from "#app/facts/licensing/multistate.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findCertificate } from "#app/facts/reference/profession/certificates.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { employmentTypes, shifts } from "#app/kit/platform/column-words.ts";
import {
  maxGoalLength,
  maxMiles,
  maxPay,
  maxPlaceLength,
  maxYears,
  mostCertificates,
  mostGoals,
  mostSpecialties,
  paidPer,
} from "./limits.ts";

/** Drops names that we have changed since, instead of refusing the whole record. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  most: number,
  keyOf: (value: z.output<Item>) => unknown,
) =>
  z.array(z.unknown()).transform((values): z.output<Item>[] => {
    const byKey = new Map<unknown, z.output<Item>>();
    for (const value of values) {
      const { success, data } = item.safeParse(value);
      if (success && byKey.size < most && !byKey.has(keyOf(data))) byKey.set(keyOf(data), data);
    }
    return [...byKey.values()];
  });
export const itself = (value: unknown) => value;
export const known = (find: (code: string) => unknown) => z.string().refine((code) => find(code) !== null);

export const isoDate = z.iso.date().refine((date) => date >= "2000-01-01" && date < "2100-01-01");

const amount = z.object({
  amount: z.number().positive().max(maxPay),
  per: z.enum(paidPer),
});

const license = z.object({
  state: known(findState),
  multistate: z.boolean(),
  expires: isoDate.nullable().catch(null),
});

const certificate = z.object({ code: known(findCertificate), expires: isoDate.nullable().catch(null) });

const goal = z.object({
  id: z.string().regex(/^[\w-]{1,32}$/),
  text: z.string().trim().min(1).max(maxGoalLength),
  nextStep: z.string().trim().max(maxGoalLength),
  isDone: z.boolean(),
});

const about = z.object({
  specialties: listOf(known(findSpecialty), mostSpecialties, itself),
  certificates: listOf(certificate, mostCertificates, ({ code }) => code),
  years: z.int().min(0).max(maxYears).nullable().catch(null),
  place: z.string().trim().max(maxPlaceLength).nullable().catch(null),
  pay: amount.nullable().catch(null),
  types: listOf(z.enum(employmentTypes), employmentTypes.length, itself),
  shifts: listOf(z.enum(shifts), shifts.length, itself),
  minPay: amount.nullable().catch(null),
  miles: z.int().min(1).max(maxMiles).nullable().catch(null),
  expiryMails: z.boolean().catch(false),
  goals: listOf(goal, mostGoals, ({ id }) => id),
});

const saidAt = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** For each part the last word wins, on every device and in the account. */
export const recordSchema = z
  .object({
    profession: known(findProfession).nullable().catch(null),
    licenses: listOf(license, mostLicenseStates, ({ state }) => state),
    isQuiet: z.boolean().catch(false),
    licenseSaidAt: saidAt,
    about: about.nullable(),
    aboutSaidAt: saidAt,
  })
  // A device or an older record may have a tick that the form would refuse.
  .transform(({ licenses, ...record }) => ({
    ...record,
    licenses: licenses.map((each) => ({
      ...each,
      multistate: each.multistate && findMultistateProblem(record.profession, each.state) === null,
    })),
  }));

export type ProfileRecord = z.output<typeof recordSchema>;
export type AboutPart = z.output<typeof about>;
export type PayAmount = z.output<typeof amount>;

export type Profile = Pick<ProfileRecord, "profession" | "licenses"> & AboutPart;

export function toProfile({ profession, licenses, about }: ProfileRecord): Profile | null {
  if (!about && !profession && licenses.length === 0) return null;
  return { ...(about ?? emptyAbout), profession, licenses };
}

const notJson = "Send the profile as JSON text.";

/** JSON text, because it has more levels than other input. */
export const recordField = z
  .string(notJson)
  .max(16_000, notJson)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue(notJson);
      return z.NEVER;
    }
  })
  .pipe(recordSchema);

export const emptyAbout: AboutPart = {
  specialties: [],
  certificates: [],
  years: null,
  place: null,
  pay: null,
  types: [],
  shifts: [],
  minPay: null,
  miles: null,
  expiryMails: false,
  goals: [],
};

export const emptyRecord: ProfileRecord = {
  profession: null,
  licenses: [],
  isQuiet: false,
  licenseSaidAt: 0,
  about: null,
  aboutSaidAt: 0,
};
