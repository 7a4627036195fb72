import { isContract, toSpanWords, toYearShare } from "#app/clinicians/offer/sum/contract.ts";
import { sumKind } from "#app/clinicians/offer/sum/ledger.ts";
import { toEmployerMatch } from "#app/clinicians/offer/sum/retirement.ts";
import { toYearHours } from "#app/clinicians/offer/sum/staff-year.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import type { Ask } from "./ask.ts";
import type { OfferFacts } from "./offer-facts.ts";

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
        text: `Ask which hours earn a differential. Each dollar an hour on all ${formatCount(terms.hours)} hours is ${formatDollars(terms.hours * toYearHours(terms).weeksWorked)} a year.`,
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
