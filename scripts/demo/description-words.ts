import type { JobFacts } from "#app/platform/schema.ts";
import type { Opening } from "./plan.ts";
import type { Pools, Schedule } from "./pools.ts";
import type { Random } from "./random.ts";
import { needsAn, toLowerWords, type Words } from "./wording.ts";

/** What is settled of a posting when its text is written. */
export interface Known {
  schedule: Schedule;
  unit: string;
  /** The name of the work as the title has it. */
  name: string;
  facts: JobFacts;
  startDate: string;
  load: string | null;
  responsibilities: readonly string[];
}

/** What the written sentences may fill in. */
export function toDescriptionWords(opening: Opening, known: Known, pools: Pools, random: Random): Words {
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
    cred: String(random.int(6, 12)),
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

/** "a cardiologist", "an LVN": from the title where the work has names of its own, else the profession's. */
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

/** The facts as a list. */
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
