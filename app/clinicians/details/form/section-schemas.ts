import { z } from "zod";
import { findSpecialtyByName } from "#app/clinicians/profile/form/find-specialty.ts";
import {
  maxBeds,
  maxDetailLength,
  maxNameLength,
  visibilities,
} from "#app/clinicians/profile/record/limits.ts";
import { isoDate } from "#app/clinicians/profile/record/profile.ts";
import { isNpi } from "#app/facts/licensing/npi.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import {
  optionalLine,
  optionalName,
  optionalPhone,
  requiredLine,
  requiredName,
} from "#app/kit/forms/fields.ts";
import { parseResumeMonth } from "./resume-month.ts";

const short = optionalLine(maxDetailLength);
const required = (missing: string) => requiredLine(missing, maxDetailLength);

const isStateName = (text: string | null) => text === null || parseState(text) !== null;
const chooseState = "Choose a state from the list.";
const yesOrNo = z
  .enum(["", "yes", "no"], "Choose yes or no, or leave it open.")
  .default("")
  .transform((said) => (said === "" ? null : said === "yes"));

const badMonth = "Enter a month and a year, such as 03/2021, or a year.";
const month = optionalLine(40)
  .refine((text) => text === null || parseResumeMonth(text) !== null, badMonth)
  .transform((text) => text && parseResumeMonth(text));

const wholeNumber = (least: number, most: number, wrong: string) =>
  optionalLine(20)
    .transform((text) => text?.replaceAll(",", "") ?? null)
    .refine((text) => text === null || (/^\d{1,6}$/.test(text) && +text >= least && +text <= most), wrong)
    .transform((text) => (text === null ? null : Number(text)));

const badNpi = "This is not an NPI: check its 10 digits against your NPI letter.";
const npi = z
  .string(badNpi)
  .overwrite((typed) => typed.replace(/[\s\p{Cf}\p{Pd}]/gu, ""))
  .refine((text) => text === "" || isNpi(text), badNpi)
  .default("")
  .transform((text) => text || null);

export const contactSection = z.object({
  firstName: optionalName(maxNameLength),
  lastName: optionalName(maxNameLength),
  preferredName: optionalName(maxNameLength),
  phone: optionalPhone("Enter a phone number with its area code, such as (918) 555-0142."),
  city: short,
  state: optionalLine(40)
    .refine(isStateName, chooseState)
    .transform((text) => (text ? parseState(text)!.code : null)),
  npi,
});

/** `today` such as "2026-11-28": no license was issued after it. */
export const toLicenseRow = (today: string) =>
  z.object({
    state: required("Choose the state of this license, or remove the row.")
      .refine(isStateName, chooseState)
      .transform((text) => parseState(text)?.code ?? text),
    profession: short.refine(
      (slug) => slug === null || findProfession(slug) !== null,
      "Choose a profession from the list.",
    ),
    number: optionalLine(40),
    issued: short
      .refine((day) => day === null || z.iso.date().safeParse(day).success, "Enter the day as 2021-03-31.")
      .refine((day) => day === null || (day >= "1950-01-01" && day <= today), "Enter a day that has passed."),
  });

export const educationRow = z.object({
  degree: required("Enter the degree or training, or remove the row."),
  school: short,
  year: wholeNumber(1950, 2099, "Enter a year, such as 2016."),
});

function isInOrder({ from, to }: { from: string | null; to: string | null }): boolean {
  if (from === null || to === null) return true;
  const length = Math.min(from.length, to.length);
  return from.slice(0, length) <= to.slice(0, length);
}

export const experienceRow = z
  .object({
    facility: required("Enter the facility, or remove the row."),
    title: short,
    unit: short,
    from: month,
    to: month,
    beds: wholeNumber(1, maxBeds, `Enter a whole number from 1 to ${maxBeds.toLocaleString("en-US")}.`),
    ehr: short,
  })
  .refine(isInOrder, { path: ["to"], message: "This ends before it begins." });

export const authorizationSection = z.object({ mayWork: yesOrNo, needsSponsor: yesOrNo });

export const referenceRow = z.object({
  name: requiredName("Enter the name, or remove the row.", maxNameLength),
  relation: short,
  reach: short,
});

export const privacySection = z.object({
  visibility: z.enum(visibilities, "Choose yes or no."),
  agencies: yesOrNo,
  /** saveDetails looks it up. */
  area: short.transform((name) => (name === null ? null : { name, state: "", geoid: null })),
  start: short.refine(
    (day) => day === null || isoDate.safeParse(day).success,
    "Enter the day as 2027-01-04.",
  ),
});

export const hiddenRow = z.object({ hidden: required("Enter the employer's name.") });

export const specialtySection = z.object({
  unlisted: optionalLine(60).refine(
    (typed) => typed === null || findSpecialtyByName(typed) === null,
    "Our list has this one. Choose it under “Your work” in your profile.",
  ),
});
