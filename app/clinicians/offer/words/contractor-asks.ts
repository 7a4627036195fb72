import { toCents } from "#app/clinicians/offer/sum/cents.ts";
import { toWeekPay } from "#app/clinicians/offer/sum/week-pay.ts";
import { findEqualProfit } from "#app/facts/reference/pay/contractor-pay.ts";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { toFederalTax, toPayrollTax } from "#app/facts/reference/pay/income-tax.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import type { Ask } from "./ask.ts";
import type { OfferFacts } from "./offer-facts.ts";

/** What a contractor must earn to keep, after federal taxes and insurance, what the median employee keeps. */
export function listContractorAsks(facts: OfferFacts): Ask[] {
  if (facts.terms.kind !== "contractor") return [];
  const { terms, worth } = facts;
  const { differentials, straight, call } = toWeekPay(terms, worth.rate);
  const week = worth.rate * terms.hours + differentials + straight + call;
  return [
    ...listEqualRateAsk(facts),
    {
      dollars: week,
      text: `Ask to be paid for canceled shifts, or for notice of two weeks. Each week without work costs you ${formatDollars(week)} of income, and your policy and costs go on.`,
    },
    ...(terms.policy === 0
      ? [
          {
            dollars: 1,
            text: "Ask if malpractice insurance is included, and who pays the tail. The sum above counts no policy of your own.",
          },
        ]
      : []),
  ];
}

function listEqualRateAsk({ terms, worth, standing, rules }: OfferFacts): Ask[] {
  const median = standing?.figures.median;
  // A top code is no median.
  if (!standing || median == null || (standing.topCode !== null && median >= standing.topCode)) return [];
  const wages = standing.unit === "year" ? median : median * hoursPerYear;
  const { federal, otherIncome } = rules;
  const taxBefore = toFederalTax(otherIncome, federal);
  const tax = toFederalTax(wages + otherIncome, federal) - taxBefore;
  const kept = wages - tax - toPayrollTax(wages, federal);
  const profit = findEqualProfit(kept - taxBefore, federal, terms.premium * 12, otherIncome);
  const rate = (profit + terms.policy + terms.costs) / (terms.hours * terms.worked);
  if (worth.rate >= rate) return [];
  return [
    {
      dollars: (rate - worth.rate) * terms.hours * worth.weeks,
      text: `Ask for ${toCents(rate)} an hour. It leaves what an employee on the median of ${formatDollars(wages)} a year keeps after federal taxes${otherIncome > 0 ? " beside your other income" : ""}, with a year of your own insurance and costs paid and no benefits or call pay counted.`,
    },
  ];
}
