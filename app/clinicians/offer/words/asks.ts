import { isContract, toSpanWords, toYearShare } from "#app/clinicians/offer/sum/benefit-lines.ts";
import { sumKind, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import { toEmployerMatch } from "#app/clinicians/offer/sum/paid-once.ts";
import { toWeekPay } from "#app/clinicians/offer/sum/week-pay.ts";
import { findEqualProfit } from "#app/facts/reference/pay/contractor-pay.ts";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { toFederalTax, toPayrollTax } from "#app/facts/reference/pay/income-tax.ts";
import { formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import { listMoneyAsks } from "./money-asks.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { type Ask, listTravelAsks } from "./travel-asks.ts";

const told = 3;

/** Ordered by dollars. Money comes before questions about what the offer leaves open. */
export function toAsks(facts: OfferFacts): string[] {
  const byDollars = (asks: readonly Ask[]) => [...asks].sort((a, b) => b.dollars - a.dollars);
  const money = byDollars([...listMoneyAsks(facts), ...listTravelAsks(facts), ...listContractorAsks(facts)]);
  return [...money, ...byDollars(listOpenAsks(facts))].slice(0, told).map(({ text }) => text);
}

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
      text: `Ask to be paid for canceled shifts, or for notice of two weeks. Each week without work costs you ${formatDollars(week)} of income${terms.policy + terms.costs > 0 ? ", and your business costs go on" : ""}.`,
    },
    ...(terms.policy === 0
      ? [
          {
            dollars: 1,
            text: `Ask if malpractice insurance is included${facts.asked.said.has("tailPaid") ? "" : ", and who pays the tail"}. The sum above counts no policy of your own.`,
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

export function listOpenAsks(facts: OfferFacts): Ask[] {
  const { asked, terms, worth, toTotalWith } = facts;
  const isOpen = (name: Parameters<typeof asked.said.has>[0]) => !asked.said.has(name);
  const span = toSpanWords(terms);
  const wages = sumKind(worth.lines, "pay");
  const asks: (Ask | false)[] = [
    terms.kind === "staff" &&
      isOpen("pto") && {
        dollars: worth.rate * terms.hours * 3,
        text: `Ask how much paid time off you get. Each week of it is ${formatDollars(worth.rate * terms.hours)} of base pay for work that you do not do, and the sum above counts none.`,
      },
    terms.kind === "staff" &&
      isOpen("match") && {
        dollars: toEmployerMatch(wages, 3),
        text: `Ask what the employer adds for retirement. Each percent of pay is ${formatDollars(toEmployerMatch(wages, 1))} a year.`,
      },
    terms.kind !== "contractor" &&
      isOpen("premium") && {
        dollars: 2_400,
        text: `Ask what the health plan for your household takes from each paycheck. Each $100 a month is ${formatDollars(1_200 * toYearShare(terms))} ${span} off this offer.`,
      },
    terms.kind === "staff" &&
      terms.rule !== "none" &&
      isOpen("night") &&
      isOpen("weekend") && {
        dollars: terms.hours * 50,
        text: `Ask which hours earn a differential. Each dollar an hour on all ${formatUnits(terms.hours, "hour")} is ${formatDollars(toTotalWith({ night: 1, nightHours: terms.hours }) - worth.before.total)} a year.`,
      },
    terms.kind === "staff" &&
      isOpen("sign") && {
        dollars: 1_000,
        text: "Ask if there is a sign-on bonus, and which months you would have to repay. Each $5,000 is $2,500 a year if you stay two years.",
      },
    {
      dollars: 0,
      text: `Ask for all of it in writing before you give notice. Each dollar an hour is ${formatDollars(toTotalWith({ pay: terms.pay * (1 + 1 / worth.rate) }) - worth.before.total)} ${span}.`,
    },
    {
      dollars: -1,
      text: `${isContract(terms) ? "Ask if the contract can be extended, and at what rate." : "Ask when pay is next reviewed."} Three percent more base would add ${formatDollars(toTotalWith({ pay: terms.pay * 1.03 }) - worth.before.total)} ${span}.`,
    },
    {
      dollars: -2,
      text: `Ask how many hours a week are guaranteed. Four hours fewer would take ${formatDollars(worth.before.total - toTotalWith({ hours: Math.max(1, terms.hours - 4), pay: terms.per === "year" || terms.per === "week" ? (terms.pay * Math.max(1, terms.hours - 4)) / terms.hours : terms.pay }))} ${span}.`,
    },
  ];
  return asks.filter((ask) => ask !== false);
}
