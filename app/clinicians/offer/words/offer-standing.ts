import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import { toBaseRate } from "#app/clinicians/offer/sum/staff-year.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { leastSalariedHours, type PayStanding, toPayStanding } from "#app/jobs/page/pay-standing.ts";

interface Area {
  metro: { slug: string; name: string } | null;
  state: { code: string; name: string } | null;
}

/** The survey has only wages, so a traveler's wages and stipends are compared with them together. */
export function toOfferStanding(terms: OfferTerms, wages: WageRecord, area: Area): PayStanding | null {
  const isSalary = terms.kind === "staff" && terms.per === "year" && terms.hours >= leastSalariedHours;
  const amount = isSalary ? terms.pay : toBlendedRate(terms);
  const cents = Math.round(amount * 100);
  return toPayStanding(
    {
      salaryMinCents: cents,
      salaryMaxCents: cents,
      payUnit: isSalary ? "year" : "hour",
      shiftHours: terms.shift,
      hoursPerWeek: terms.hours,
      contractWeeks: null,
      employmentType: terms.kind === "staff" ? "full-time" : "contract",
    },
    wages,
    area,
  );
}

export const toBlendedRate = (terms: OfferTerms): number =>
  toBaseRate(terms) + (terms.kind === "travel" ? (terms.lodging + terms.meals) / terms.hours : 0);
