import { physicianSpecialtyCodes } from "#app/reference/profession/wage-occupation.ts";
import type { JobRecord } from "./job-page.server.ts";

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
  | "salaryType"
  | "shiftHours"
  | "hoursPerWeek"
  | "contractWeeks"
> & { details: { facts: { signOnBonus?: string } } };

const units = { hourly: "", "per-shift": "shift", yearly: "year" } as const;
const kinds: Partial<Record<Posted["employmentType"], string>> = { travel: "travel", locum: "contractor" };

const toRole = ({ profession, specialty }: Posted): string | null =>
  profession === "physician" && physicianSpecialtyCodes.has(specialty ?? "") ? specialty : profession;

export function toPostedOffer(job: Posted): string {
  const bounds = [job.salaryMinCents, job.salaryMaxCents].filter((cents) => cents !== null);
  if (bounds.length === 0) return "";
  const kind = kinds[job.employmentType];
  const isRemote = job.workplace === "remote";
  const bonus = /\$(\d{1,3}(?:,\d{3})+|\d+)\b(?!\s*[-–])/.exec(job.details.facts.signOnBonus ?? "")?.[1];
  const said: [string, string | number | null | undefined][] = [
    ["role", toRole(job)],
    ["kind", kind],
    ["per", units[job.salaryType]],
    // The middle of a range.
    ["pay", Math.round(bounds.reduce((sum, cents) => sum + cents, 0) / bounds.length) / 100],
    ["hours", job.hoursPerWeek],
    ["shift", job.shiftHours],
    ["sign", bonus?.replaceAll(",", "")],
    ["weeks", kind === "travel" ? job.contractWeeks : null],
    ["state", isRemote ? null : job.stateCode],
    ["city", isRemote ? null : job.city],
  ];
  return new URLSearchParams(
    said.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();
}
