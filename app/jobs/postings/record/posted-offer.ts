import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import type { JobRecord } from "./find-job.server.ts";
import type { PayUnit } from "./posting-content.ts";

type Posted = Pick<
  JobRecord,
  | "profession"
  | "specialty"
  | "employmentType"
  | "workplace"
  | "city"
  | "stateCode"
  | "salaryMinCents"
  | "salaryMaxCents"
  | "payUnit"
  | "shiftHours"
  | "hoursPerWeek"
  | "contractWeeks"
> & { details: { facts: Pick<JobRecord["facts"], "signOnBonus" | PackagePart> } };
type PackagePart = "guaranteedHours" | "taxableHourlyCents" | "lodgingWeeklyCents" | "mealsWeeklyCents";

// What the offer's form can say. Pay by the visit, day or month is another sum.
const units: Partial<Record<PayUnit, string>> = { hour: "", shift: "shift", week: "week", year: "year" };
const kinds: Partial<Record<Posted["employmentType"], string>> = { travel: "travel", locum: "contractor" };

const toRole = ({ profession, specialty }: Posted): string | null =>
  profession === "physician" && physicianSpecialtyCodes.has(specialty ?? "") ? specialty : profession;

export function toPostedOffer(job: Posted): string {
  const bounds = [job.salaryMinCents, job.salaryMaxCents].filter((cents) => cents !== null);
  const kind = kinds[job.employmentType];
  const { taxableHourlyCents, lodgingWeeklyCents, mealsWeeklyCents } = job.details.facts;
  // A traveler's week holds stipends, which only their own fields may name.
  const isPackage = (job.payUnit === "week" || kind === "travel") && Boolean(taxableHourlyCents);
  const isWhole =
    kind === "travel" && job.payUnit === "week" && Boolean(lodgingWeeklyCents || mealsWeeklyCents);
  const unit = isPackage ? "" : units[job.payUnit];
  if (bounds.length === 0 || unit === undefined) return "";
  const isRemote = job.workplace === "remote";
  const bonus = /\$(\d{1,3}(?:,\d{3})+|\d+)\b(?!\s*[-–])/.exec(job.details.facts.signOnBonus ?? "")?.[1];
  const said: [string, string | number | null | undefined][] = [
    ["role", toRole(job)],
    ["kind", kind],
    ["per", unit],
    // The middle of a range.
    [
      "pay",
      isPackage
        ? taxableHourlyCents! / 100
        : Math.round(bounds.reduce((sum, cents) => sum + cents, 0) / bounds.length) / 100,
    ],
    ["stipends", isWhole && !isPackage ? "within" : null],
    ["lodging", (isWhole || isPackage) && lodgingWeeklyCents ? lodgingWeeklyCents / 100 : null],
    ["meals", (isWhole || isPackage) && mealsWeeklyCents ? mealsWeeklyCents / 100 : null],
    ["hours", job.hoursPerWeek],
    ["shift", job.shiftHours],
    ["sign", bonus?.replaceAll(",", "")],
    ["guaranteed", kind === "travel" ? job.details.facts.guaranteedHours : null],
    ["weeks", kind ? job.contractWeeks : null],
    ["state", isRemote ? null : job.stateCode],
    ["city", isRemote ? null : job.city],
  ];
  return new URLSearchParams(
    said.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
}
