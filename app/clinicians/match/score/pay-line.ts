import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PayAmount } from "#app/clinicians/profile/record/profile.ts";
import { fullTimeHours, toUsualHours, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { formatCents } from "#app/kit/ui/dollars.ts";
import type { ClinicianFacts } from "./clinician-facts.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";
import type { PostingFacts } from "./posting-facts.ts";

/** Assumes 40 hours when none are known. */
export function toFloorCents({ amount, per }: PayAmount, hoursPerWeek: number | null): number {
  const hours = {
    hour: 1,
    week: hoursPerWeek ?? fullTimeHours,
    year: (hoursPerWeek ?? fullTimeHours) * weeksPerYear,
  };
  return (amount * 100) / hours[per];
}

/** Only the low end of a range is promised. */
const reachedShare = 0.5;

export function judgePay(posting: PostingFacts, { minPay }: ClinicianFacts): MatchLine {
  const { salaryMinCents, salaryMaxCents, hoursPerWeek, employmentType } = posting;
  const toHour = (cents: number | null) => (cents === null ? null : toHourlyCents(cents, posting));
  const low = toHour(salaryMinCents ?? salaryMaxCents);
  const high = toHour(salaryMaxCents ?? salaryMinCents);
  if (low === null || high === null)
    return leaveOpen(
      "pay",
      "posting",
      (salaryMinCents ?? salaryMaxCents)
        ? `The posting pays by the ${posting.payUnit}, which gives no rate an hour.`
        : "The posting does not state its pay.",
    );
  const amount = low === high ? toHourText(low) : `${toHourText(low)} to ${toHourText(high)}`;
  const range = `${salaryMinCents === null ? "up to " : ""}${amount} an hour`;
  if (minPay === null)
    return leaveOpen("pay", "you", `The posting pays ${range}; your profile names no minimum pay.`);
  const floor = toFloorCents(minPay, hoursPerWeek ?? toUsualHours(employmentType));
  const least = `your minimum of ${toHourText(floor)} an hour`;
  if (low >= floor && salaryMinCents !== null)
    return earn("pay", 1, { why: `It pays ${range}, which starts at or above ${least}.` });
  if (high >= floor)
    return earn("pay", reachedShare, {
      why: `It pays ${range}, which reaches ${least}, but does not promise it.`,
    });
  return earn("pay", 0, { why: `It pays ${range}, below ${least}.` });
}

const toHourText = (cents: number): string => formatCents(Math.floor(cents));
