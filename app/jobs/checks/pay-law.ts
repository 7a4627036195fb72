import table from "../../../data/pay_transparency_laws.json";

/** A law that asks for the pay in a posting, as of the table's date; data/SOURCES.md says which rows are weak. */
export interface PayLaw {
  place: string;
  citation: string;
  /** ISO day, null where only the year is known. */
  since: string | null;
  leastStaff: number;
  asksBenefits: boolean;
  /** Read in one secondary source only. */
  isConfirmed: boolean;
}

interface Where {
  stateCode: string | null;
  city: string | null;
  /** The states that remote work is open to. */
  remoteStates: readonly string[];
  /** Null when the company has not said how many people it employs. */
  staff: number | null;
  now: number;
}

/** When remote work that somebody in the state may do is covered. */
const reachesRemote = new Set(["fillable_in_state", "partly_in_state_or_reports_to_state", "in_state_work"]);

export const payLawsAsOf: string = table.as_of;

/**
 * The laws that ask for pay in this posting. Judged by the day they take effect and by the company's size; a company of
 * unknown size is taken to be covered, because most employers are.
 */
export function listPayLaws({ stateCode, city, remoteStates, staff, now }: Where): PayLaw[] {
  const isRemote = remoteStates.length > 0;
  return table.laws
    .filter((law) => {
      const isThere = isRemote
        ? remoteStates.includes(law.state_code) && reachesRemote.has(law.remote_jobs ?? "")
        : law.state_code === stateCode;
      const isOfPlace = law.place === null || (!isRemote && law.place === city);
      const isInForce =
        law.effective_date === null ? law.status === "in_force" : Date.parse(law.effective_date) <= now;
      return (
        isThere && isOfPlace && isInForce && (staff ?? Number.POSITIVE_INFINITY) >= law.employer_min_employees
      );
    })
    .map((law) => ({
      place: law.place ?? law.state_code,
      citation: law.citation,
      since: law.effective_date,
      leastStaff: law.employer_min_employees,
      asksBenefits: law.benefits_in_posting === true,
      isConfirmed: law.confidence === "high",
    }));
}
