import type { JobFacts } from "#app/jobs/schema.ts";
import type { Fit } from "./fit.ts";
import type { Opening } from "./opening.ts";
import type { Pools, Schedule } from "./pools.ts";
import { needsAn, toLowerWords, type Words } from "./wording.ts";

/** Births per month and bed of a community hospital. */
const birthsPerBed = 0.45;

export interface Known {
  canSay: Fit;
  schedule: Schedule;
  unit: string;
  beds: number;
  name: string;
  facts: JobFacts;
  startDate: string;
  credentialingWeeks: number;
  load: string | null;
  responsibilities: readonly string[];
}

export function toDescriptionWords(opening: Opening, known: Known, pools: Pools): Words {
  const { facts, schedule } = known;
  const [first = "", second = "", third = ""] = known.responsibilities;
  return {
    employer: opening.employer.name,
    unit: known.unit,
    city: opening.city?.name ?? "",
    noun: toNoun(opening, known.name, pools),
    field: opening.role.field,
    week: String(facts.hoursPerWeek ?? schedule.week),
    weeks: String(facts.contractWeeks ?? 13),
    start: known.startDate,
    cred: String(known.credentialingWeeks),
    beds: String(known.beds),
    visits: String(toEmergencyVisits(known)),
    births: String(Math.round(known.beds * birthsPerBed)),
    ratio: facts.ratio ?? "",
    load: known.load ?? "",
    ehr: facts.ehr ?? "",
    hours: toHours(facts.schedule ?? ""),
    shiftHours: String(schedule.hours),
    duty: lowerFirst(first),
    duty2: lowerFirst(second),
    duty3: lowerFirst(third),
  };
}

/** "a cardiologist", "an LVN": from the title if the role has its own names, else from the profession. */
function toNoun({ role }: Opening, name: string, pools: Pools): string {
  const profession = pools.professions[role.profession]!;
  if (role.names || role.profession === "physician") {
    const noun = toLowerWords(name);
    return `${needsAn(noun) ? "an" : "a"} ${noun}`;
  }
  return /Vocational|LVN/.test(name) ? profession.noun.replace("practical", "vocational") : profession.noun;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const toHours = (schedule: string): string =>
  /^(?:Mon|Sat|Fri)/.test(schedule) ? schedule : lowerFirst(schedule);

/** Thousands a year: about 1,600 per emergency bed, or 200 per hospital bed. */
function toEmergencyVisits({ unit, beds }: Known): number {
  const own = Number(unit.match(/\b(\d+)-bed/)?.[1] ?? 0);
  return Math.round(own ? own * 1.6 : beds * 0.2);
}

export function toPoints({ facts, load }: Known): string[] {
  const points = [
    facts.schedule,
    facts.hoursPerWeek && `${facts.hoursPerWeek} hours a week`,
    facts.ratio && `Staffing: ${facts.ratio}`,
    load && `Volume: ${load}`,
    facts.call && `Call: ${facts.call}`,
    facts.ehr && `Records in ${facts.ehr}`,
    facts.startDate && `Start: ${facts.startDate}`,
  ];
  return points.filter((point): point is string => Boolean(point));
}
