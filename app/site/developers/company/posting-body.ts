import * as z from "zod";
import { specialtyOptions } from "#app/facts/reference/profession/specialties.ts";
import { employmentTypes, payUnits, shifts, workplaces } from "#app/kit/platform/column-words.ts";
import { professionSlug, stateCode } from "#app/site/developers/contract/shapes.ts";

const line = (about: string, most = 120) => z.string().max(most).optional().describe(about);
const list = (about: string, most = 30) => z.array(z.string().max(500)).max(most).optional().describe(about);
const amount = (about: string) => z.number().min(0.01).max(5_000_000).optional().describe(about);
const count = (about: string, most: number) => z.number().min(0).max(most).optional().describe(about);

/** The fields of the form that posts a job. What is left out is empty; the form's own checks read all of it. */
export const postingBody = z.object({
  title: z.string().max(120).describe("The job's title."),
  profession: professionSlug.optional().describe("A slug of /api/v1/professions."),
  specialty: z
    .enum(
      specialtyOptions.map(({ value }) => value) as [string, ...string[]],
      "Send a slug of /api/v1/specialties.",
    )
    .optional()
    .describe("A slug of /api/v1/specialties."),
  type: z.enum(employmentTypes).describe("The job type."),
  workplace: z.enum(workplaces).optional().describe("Where the work is done; on site without it."),
  place: line("City and state: Tulsa, OK. Required unless the work is remote.", 100),
  morePlaces: list("Further places of the same job, each with its state.", 49),
  facility: line("Where the work is, if it is not the company."),
  isFacilityWithheld: z.boolean().optional().describe("You name the facility to applicants only."),
  department: line("Your own word for the unit. Only your team sees it.", 60),
  description: z.string().max(30_000).describe("At least 100 characters. Plain text or simple HTML."),
  responsibilities: list("One each."),
  requirements: list("One each."),
  skills: list("One each."),
  benefits: list("One each."),
  payMin: amount("Dollars for payUnit. Some states require pay in postings, and then so do we."),
  payMax: amount("Dollars for payUnit."),
  payUnit: z.enum(payUnits).optional().describe("What the amounts are for."),
  isPayOpen: z.boolean().optional().describe("payMin is where it begins, without a top."),
  shift: z.enum(shifts).optional().describe("The shift."),
  schedule: line("Such as three 12-hour shifts a week."),
  hoursPerWeek: count("Hours a week.", 100),
  shiftHours: count("Hours of a shift.", 24),
  contractWeeks: count("Weeks of a contract.", 104),
  licenseStates: z.array(stateCode).max(51).optional().describe("Without it, the states of the places."),
  compact: z.boolean().optional().describe("Whether you take a multistate license."),
  setting: line("Such as hospital or clinic.", 60),
  unit: line("The unit.", 80),
  startDate: line("When the work begins, in words.", 60),
  isUrgent: z.boolean().optional().describe("Immediate start."),
  openings: count("How many you hire.", 500),
  call: line("Call."),
  floatPolicy: line("Floating."),
  ratio: line("Patients per nurse.", 80),
  patientsPerDay: line("Patients a day.", 60),
  ehr: line("The record system.", 60),
  differentials: line("Differentials.", 200),
  signOnBonus: line("Sign-on bonus."),
  loanRepayment: line("Loan repayment."),
  visa: line("Visa sponsorship."),
  experienceMonths: count("Experience required, in months.", 600),
  education: line("Education required.", 300),
  applyUrl: line("Your own form. Without it, people apply here.", 1000),
  closesOn: z.iso
    .date()
    .optional()
    .describe("The last day. Without it, each PUT keeps the posting open for our usual time."),
});

/** Under the names that the form has. */
const formNames: Readonly<Record<string, string>> = { payUnit: "payPeriod" };
const bodyNames = Object.fromEntries(Object.entries(formNames).map(([ours, form]) => [form, ours]));

export const toBodyName = (field: string): string => bodyNames[field] ?? field;

/** As the form would send it. */
export function toFormValues(body: z.output<typeof postingBody>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[formNames[name] ?? name, toText(name, value)]],
    ),
  );
}

function toText(name: string, value: string | number | boolean | string[]): string {
  if (Array.isArray(value)) return value.join(name === "skills" || name === "licenseStates" ? ", " : "\n");
  if (typeof value !== "boolean") return String(value);
  if (name === "compact") return value ? "yes" : "no";
  return value ? "1" : "";
}
