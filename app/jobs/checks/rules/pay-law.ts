import table from "../../../../data/pay_transparency_laws.json" with { type: "json" };
import { isInLawPlace } from "./law-towns.ts";

/** Requires pay in a posting, as of the table's date; data/SOURCES.md says which rows are weak. */
export interface PayLaw {
  place: string;
  citation: string;
  /** ISO day; null when only the year is known. */
  since: string | null;
  leastStaff: number;
  asksBenefits: boolean;
  /** False when secondary sources disagree or are too few. */
  isConfirmed: boolean;
}

/** Requires the pay only later: on request, after an interview or at hire. */
export interface PayDuty {
  place: string;
  when: string;
  citation: string | null;
}

interface LawPlace {
  stateCode: string | null;
  city: string | null;
  /** The states that remote work is open to; empty for everywhere. Null for other work. */
  remoteStates: readonly string[] | null;
}

interface Asked extends LawPlace {
  staff: number | null;
  now: number;
}

type LawRow = (typeof table.laws)[number];

export const payLawsAsOf: string = table.as_of;

/** Laws in force, confirmed ones first. A company of unknown size counts as covered, because most are. */
export function listPayLaws({ staff, now, ...where }: Asked): PayLaw[] {
  return table.laws
    .filter((law) => {
      const isInForce =
        law.effective_date === null ? law.status === "in_force" : Date.parse(law.effective_date) <= now;
      return (
        isInForce &&
        (staff ?? Number.POSITIVE_INFINITY) >= law.employer_min_employees &&
        (where.remoteStates ? reachesRemote(law, where, where.remoteStates) : isThere(law, where))
      );
    })
    .map((law) => ({
      place: law.place ?? law.state_code,
      citation: law.citation,
      since: law.effective_date,
      leastStaff: law.employer_min_employees,
      asksBenefits: law.benefits_in_posting === true,
      isConfirmed: law.confidence === "high",
    }))
    .sort((one, other) => Number(other.isConfirmed) - Number(one.isConfirmed));
}

const isThere = (law: { state_code: string; place: string | null }, { stateCode, city }: LawPlace) =>
  law.state_code === stateCode && (law.place === null || isInLawPlace(city, law.place));

/** A law not known to reach further covers remote work only if it belongs to an office there. */
function reachesRemote(law: LawRow, where: LawPlace, states: readonly string[]): boolean {
  if (isThere(law, where)) return true;
  if (law.place !== null) return false;
  if (law.remote_jobs === "fillable_in_state") return states.length === 0 || states.includes(law.state_code);
  const isTiedToWork =
    law.remote_jobs === "partly_in_state_or_reports_to_state" || law.remote_jobs === "in_state_work";
  return isTiedToWork && states.includes(law.state_code);
}

const dutyWords: Record<string, string> = {
  after_interview: "after an interview",
  on_request: "when they ask",
  on_request_or_at_hire: "when they ask and when they are hired",
};

/** Each is from only one secondary source. */
export const listPayDuties = (where: LawPlace): PayDuty[] =>
  table.other_duties
    .filter((duty) => isThere(duty, where))
    .map(({ state_code, place, duty, citation }) => ({
      place: place ?? state_code,
      when: dutyWords[duty]!,
      citation,
    }));
