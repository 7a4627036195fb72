import { z } from "zod";
import { workTime } from "#app/facts/reference/pay/full-time.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { mostOfDepartment } from "#app/jobs/postings/record/posting-content.ts";
import { deniesUrgent } from "#app/jobs/reading/urgency.ts";
import { invisibleText, visible } from "#app/kit/forms/fields.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import { employmentTypes, payUnits, shifts, workplaces } from "#app/kit/platform/column-words.ts";
import type { DraftValues } from "./draft-content.ts";
import { findRepeated, readMorePlaces } from "./more-places.ts";
import { steps, type WizardStep } from "./wizard-steps.ts";

const mostOpenings = 500;
const mostLines = 30;
const leastDescription = 100;
const longestLine = 500;

const clean = (text: string) =>
  text.replace(/[^\P{Cc}\t\r\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").trim();
const text = z.string().default("").transform(clean);
const line = (most: number) =>
  text
    .transform((value) => value.replace(/\s+/g, " "))
    .refine((value) => value.length <= most, `Please use at most ${most} characters`)
    .transform((value) => value || null);
const choice = <Value extends string>(values: readonly Value[]) =>
  text.transform((value) => values.find((known) => known === value) ?? null);
const tick = text.transform((value) => value === "1");
const lines = text.transform((value, context) => {
  const list = value
    .split(/\n/)
    .map((each) => each.replace(/^\s*[•·*▪-]\s*/, "").trim())
    .filter(Boolean);
  if (list.length > mostLines) context.addIssue(`Please use at most ${mostLines} lines`);
  if (list.some((each) => each.length > longestLine))
    context.addIssue(`Please keep each line under ${longestLine} characters`);
  return list;
});

function number(least: number, most: number, wrong: string, isWhole = true) {
  return text.transform((value, context) => {
    if (!value) return null;
    const amount = Number(value.replace(/[$,\s]/g, ""));
    if (amount >= least && amount <= most && (!isWhole || Number.isInteger(amount))) return amount;
    context.addIssue(wrong);
    return null;
  });
}

const span = ({ least, most }: { least: number; most: number }, of: string, isWhole = false) =>
  number(least, most, `Please enter the ${of}, from ${least} to ${most}`, isWhole);

const dollars = (most: number) =>
  number(0.01, most, "Please enter an amount in dollars, such as 48.50", false).transform((amount) =>
    amount === null ? null : Math.round(amount * 100),
  );

const states = text.transform((value, context) => {
  const names = value.split(/[,;/\n]| and /i).map((name) => name.trim());
  const codes = names.filter(Boolean).map((name) => parseState(name)?.code ?? null);
  if (codes.includes(null)) context.addIssue("Please use state names or codes, such as TX, OK");
  return [...new Set(codes.filter((code) => code !== null))].slice(0, 51);
});

const furtherPlaces = text.transform((value, context) => {
  const { places, problem } = readMorePlaces(value);
  if (problem) context.addIssue(problem);
  return places;
});

const webAddress = text.transform((value, context) => {
  if (!value) return null;
  const typed = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  // "https://hospital.org:x@elsewhere.example" looks like the hospital's.
  const isPlain = url?.hostname.includes(".") && !url.username && !url.password;
  if (url && isPlain && url.href.length <= 1000) return url.href;
  context.addIssue("Please enter a web address, such as https://careers.example.org/jobs/12");
  return null;
});

const day = text.transform((value, context) => {
  if (!value) return null;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T23:59:59-05:00`) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  context.addIssue("Please enter a date, such as 2027-01-31");
  return null;
});

const required = (wrong: string, most: number) =>
  line(most)
    .refine((value) => value !== null, wrong)
    .transform((value) => value ?? "");

const schema = z.object({
  profession: text.transform((slug) => findProfession(slug)?.slug ?? null),
  specialty: text.transform((slug) => findSpecialty(slug)?.slug ?? null),
  title: z.preprocess(
    (title) => title ?? "",
    z
      .string()
      .refine((title) => visible.test(title), { error: invisibleText, abort: true })
      .pipe(required("Please enter the job's title", 120) as z.ZodType<string, string>),
  ),
  type: choice(employmentTypes).refine((value) => value !== null, "Please choose the job type"),
  openings: number(1, mostOpenings, `Please enter a number from 1 to ${mostOpenings}`),
  startDate: line(60),
  isUrgent: tick,
  contractWeeks: span(workTime.contractWeeks, "weeks", true),
  requisitionId: line(60),
  department: line(mostOfDepartment),
  facility: line(120),
  isFacilityWithheld: tick,
  place: line(100),
  morePlaces: furtherPlaces,
  workplace: choice(workplaces),
  licenseStates: states,
  compact: choice(["yes", "no"]),
  setting: line(60),
  unit: line(80),
  shift: choice(shifts),
  schedule: line(120),
  hoursPerWeek: span(workTime.weekHours, "hours a week"),
  shiftHours: span(workTime.shiftHours, "hours of a shift"),
  call: line(120),
  floatPolicy: line(120),
  ratio: line(80),
  patientsPerDay: line(60),
  ehr: line(60),
  payPeriod: choice(payUnits),
  payMin: dollars(5_000_000),
  payMax: dollars(5_000_000),
  isPayOpen: tick,
  isCompetitive: tick,
  differentials: line(200),
  signOnBonus: line(120),
  clawBack: line(300),
  taxableHourly: dollars(2_000),
  lodgingWeekly: dollars(10_000),
  mealsWeekly: dollars(10_000),
  guaranteedHours: span(workTime.weekHours, "hours"),
  wrvuRate: dollars(1_000),
  wrvuThreshold: number(1, 100_000, "Please enter the number of wRVUs a year"),
  callPay: line(120),
  loanRepayment: line(120),
  visa: line(120),
  tail: line(120),
  benefits: lines,
  description: text,
  responsibilities: lines,
  requirements: lines,
  experienceMonths: number(0, 600, "Please enter months, from 0 to 600"),
  education: line(300),
  skills: line(400),
  applyUrl: webAddress,
  closesOn: day,
});

export type Said = z.output<typeof schema>;

interface ReadDraft {
  /** What could be read; the rest counts as empty. */
  said: Said;
  errors: FormErrors;
}

/** Reads each field separately, so that one mistake hides nothing else. */
export function readDraft(values: DraftValues): ReadDraft {
  const errors: Record<string, string> = {};
  const said = Object.entries(schema.shape).map(([name, field]) => {
    const read = (field as z.ZodType).safeParse(values[name]);
    if (read.success) return [name, read.data];
    errors[name] = read.error.issues[0]!.message;
    return [name, (field as z.ZodType).safeParse(stillValid[name] ?? "").data ?? null];
  });
  const all = Object.fromEntries(said) as Said;
  return { said: all, errors: { ...errors, ...findContradictions(all) } };
}

/** Stand in for required fields that are wrong. */
const stillValid: Record<string, string> = {
  title: "Untitled",
};

function findContradictions({
  payMin,
  payMax,
  payPeriod,
  place,
  morePlaces,
  workplace,
  licenseStates,
  specialty,
  profession,
  description,
  isUrgent,
  startDate,
}: Said) {
  const errors: Record<string, string> = {};
  if (payMin !== null && payMax !== null && payMin > payMax)
    errors.payMax = "The highest pay is below the lowest. Please check both.";
  if ((payMin !== null || payMax !== null) && payPeriod === null)
    errors.payPeriod = "Please say what the amount is for, such as an hour, a week or a year";
  if (isUrgent && deniesUrgent(startDate))
    errors.startDate = "You ticked “Immediate start”. Clear the tick, or leave this empty.";
  if (workplace !== "remote" && place === null)
    errors.place = "Please enter the city and state, such as Tulsa, OK";
  if (workplace === "remote" && morePlaces.length > 0)
    errors.morePlaces = "Remote work has no places. Clear these, or choose another workplace.";
  const first = parsePlace(place ?? "");
  const repeated = findRepeated(
    morePlaces,
    first.city && first.state ? { city: first.city, stateCode: first.state.code } : null,
  );
  if (repeated) errors.morePlaces = repeated;
  if (workplace === "remote" && licenseStates.length === 0)
    errors.licenseStates = "Please list the states that a remote candidate may work from";
  if (description.length < leastDescription)
    errors.description = `Please describe the job in at least ${leastDescription} characters`;
  if (specialty && !profession) errors.profession = "Please choose the profession of this specialty";
  return errors;
}

/** In the order of the page. */
export const pickErrors = (errors: FormErrors, step: WizardStep): FormErrors =>
  Object.fromEntries(steps[step].fields.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
