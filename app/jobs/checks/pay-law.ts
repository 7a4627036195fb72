import table from "../../../data/pay_transparency_laws.json";
import { isInLawPlace } from "./law-towns.ts";

/** A law that asks for the pay in a posting, as of the table's date; data/SOURCES.md says which rows are weak. */
export interface PayLaw {
  /** A state's code, or a city or county. */
  place: string;
  citation: string;
  /** ISO day, null where only the year is known. */
  since: string | null;
  leastStaff: number;
  asksBenefits: boolean;
  /** False when it was read in secondary sources that do not agree or are too few. */
  isConfirmed: boolean;
}

/** A law that asks for the pay only later: on request, after an interview or at hire. */
export interface PayDuty {
  place: string;
  when: string;
  citation: string | null;
}

interface LawPlace {
  stateCode: string | null;
  city: string | null;
  /** The states that remote work is open to; without any, it is open everywhere. Null for other work. */
  remoteStates: readonly string[] | null;
}

interface Asked extends LawPlace {
  /** Null when the company has not said how many people it employs. */
  staff: number | null;
  now: number;
}

type LawRow = (typeof table.laws)[number];

export const payLawsAsOf: string = table.as_of;

/**
 * The laws that ask for pay in this posting, confirmed ones first. Judged by the day they take effect and by the
 * company's size; a company of unknown size is taken to be covered, because most employers are.
 */
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

/** By where the work can be done. A law that is not known to go so far covers work that belongs to an office there. */
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

/** Read in one secondary source only. */
export const listPayDuties = (where: LawPlace): PayDuty[] =>
  table.other_duties
    .filter((duty) => isThere(duty, where))
    .map(({ state_code, place, duty, citation }) => ({
      place: place ?? state_code,
      when: dutyWords[duty]!,
      citation,
    }));
