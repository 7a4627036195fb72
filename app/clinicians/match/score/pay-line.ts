import type { PayAmount } from "#app/clinicians/profile/record/profile.ts";
import { fullTimeHours, toUsualHours, weeksPerYear } from "#app/facts/reference/pay/full-time.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import { formatCents, formatCount } from "#app/kit/ui/count.ts";
import type { ClinicianFacts, PostingFacts } from "./clinician-facts.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";

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

export const usualMiles = 50;

/** Full points within the limit, none at twice the limit. */
export function judgeDistance({ lat, lon, work }: PostingFacts, { place, miles }: ClinicianFacts): MatchLine {
  if (work.isRemote) return earn("distance", 1, { why: "The work is remote." });
  if (lat === null || lon === null)
    return leaveOpen("distance", "posting", "The posting does not say in which city the work is.");
  if (place === null)
    return leaveOpen("distance", "you", "Your profile names no city, so we cannot measure the distance.");
  const limit = miles ?? usualMiles;
  const apart = milesBetween(
    { latitude: place.lat, longitude: place.lon },
    { latitude: lat, longitude: lon },
  );
  const away = `About ${formatCount(Math.round(apart))} miles from your city in a straight line`;
  const within =
    miles === null ? `the ${usualMiles} miles we use when you set no limit` : `your limit of ${limit} miles`;
  if (apart <= limit) return earn("distance", 1, { why: `${away}, within ${within}.` });
  return earn("distance", (2 * limit - apart) / limit, { why: `${away}, beyond ${within}.` });
}
