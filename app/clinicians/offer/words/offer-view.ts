import { isContract, toSpanWords, toWeeksText } from "#app/clinicians/offer/sum/benefit-lines.ts";
import { type LedgerLine, sumExpected, sumKind, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import type { Worth } from "#app/clinicians/offer/sum/offer-worth.ts";
import { toRepayment } from "#app/clinicians/offer/sum/paid-once.ts";
import { toYearHours } from "#app/clinicians/offer/sum/staff-year.ts";
import { toVacationLeft } from "#app/clinicians/offer/sum/time-off.ts";
import { sumTaxes, type YearTaxes } from "#app/clinicians/offer/sum/year-taxes.ts";
import {
  type PayStanding,
  toMarketText,
  toStandingText,
  toSurveyNote,
  wholeCountry,
} from "#app/jobs/page/pay-standing.ts";
import { formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import { toAsks } from "./asks.ts";
import { listAssumptions, listTaxNotes, toTaxGap } from "./assumptions.ts";
import { type FederalView, toFederalView } from "./federal-view.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { toBlendedRate } from "./offer-standing.ts";
import { toBought } from "./verdict.ts";

interface ViewLine {
  name: string;
  how: string;
  amount: string;
}

type Share = "kept" | "stipend" | "benefit" | "cost" | "tax";

interface WorthView {
  hour: string;
  week: string;
  total: string;
}

export interface OfferView {
  before: WorthView;
  after: WorthView;
  /** After taxes, in dollars of average US prices. */
  bought: WorthView | null;
  taxGap: string | null;
  /** What the total is for: "A year" or "13 weeks". */
  span: string;
  isContract: boolean;
  /** Dollars of it that are expected and not guaranteed. */
  expected: string | null;
  hours: string;
  shares: readonly { share: Share; name: string; dollars: number; amount: string }[];
  added: readonly ViewLine[];
  taken: readonly ViewLine[];
  taxes: readonly ViewLine[];
  /** Each year of the stay, if they differ. */
  years: readonly { before: string; after: string }[];
  standing: PayStanding | null;
  standingText: string;
  surveyNote: string;
  federal: FederalView | null;
  asks: readonly string[];
  /** Terms that cannot be expressed in dollars. */
  terms: readonly string[];
  assumptions: readonly string[];
  taxNotes: readonly string[];
}

export function toOfferView(facts: OfferFacts, stateName: string | null): OfferView {
  const { worth, standing, terms, prices, years } = facts;
  const expected = sumExpected(worth.lines);
  const toView = (line: LedgerLine): ViewLine => ({ ...line, amount: formatDollars(line.amount) });
  const tell = ({ hour, week, total }: Worth): WorthView => ({
    hour: toCents(hour),
    week: formatDollars(week),
    total: formatDollars(total),
  });
  return {
    before: tell(worth.before),
    after: tell(worth.after),
    taxGap: toTaxGap(facts),
    bought: prices && tell(toBought(worth, prices.level)),
    span: isContract(terms) ? toWeeksText(terms.weeks) : "A year",
    isContract: isContract(terms),
    expected: expected >= 1 ? `${formatDollars(expected)} ${toSpanWords(terms)}` : null,
    hours: formatCount(Math.round(worth.hoursWorked)),
    shares: toShares(facts),
    added: worth.lines.filter(({ kind }) => kind !== "cost").map(toView),
    taken: worth.lines.filter(({ kind }) => kind === "cost").map(toView),
    taxes: toTaxLines(worth.taxes, facts, stateName),
    years: years.map(({ before, after }) => ({
      before: formatDollars(before.total),
      after: formatDollars(after.total),
    })),
    standing,
    standingText: toStandingLine(facts),
    surveyNote: standing ? `${toSurveyNote(standing)} ${toCountNote(facts)}` : "",
    federal: toFederalView(facts),
    asks: toAsks(facts),
    terms: listTerms(facts),
    assumptions: listAssumptions(facts),
    taxNotes: listTaxNotes(facts, stateName),
  };
}

function toStandingLine({ terms, standing }: OfferFacts): string {
  if (!standing) return "";
  const together =
    terms.kind === "travel" &&
    `Wages and stipends together are ${toCents(toBlendedRate(terms))} for each contracted hour.`;
  const alone =
    terms.kind === "contractor" &&
    "Those are employees' wages. As a contractor, you pay both halves of payroll tax and buy your own benefits.";
  return [together, toStandingText(standing), toMarketText(standing), alone].filter(Boolean).join(" ");
}

/** The file of metro areas has no counts, and the country's count is not theirs. */
const toCountNote = ({ employed, standing }: OfferFacts): string =>
  employed && standing?.area === wholeCountry
    ? `n = ${formatCount(employed)} jobs in the whole country (${standing.source.period}).`
    : "";

function toShares({ worth }: OfferFacts): OfferView["shares"] {
  const { lines, taxes } = worth;
  const tax = sumTaxes(taxes);
  const cost = sumKind(lines, "cost");
  const all = [
    ["kept", "Pay that you keep", sumKind(lines, "pay") - tax - cost],
    ["stipend", "Stipends without tax", sumKind(lines, "stipend")],
    ["benefit", "What the employer adds", sumKind(lines, "benefit")],
    ["cost", "What you pay for", cost],
    ["tax", "Taxes", tax],
  ] as const;
  return all
    .filter(([, , dollars]) => dollars >= 1)
    .map(([share, name, dollars]) => ({ share, name, dollars, amount: formatDollars(dollars) }));
}

function toTaxLines(taxes: YearTaxes, { rules, terms, asked, place }: OfferFacts, stateName: string | null) {
  const isContractor = terms.kind === "contractor";
  const lines: [string, string, number][] = [
    ["Federal income tax", `brackets of ${rules.federal.year}`, taxes.federal],
    [
      isContractor ? "Self-employment tax" : "Social Security and Medicare",
      isContractor
        ? "15.3% of 92.35% of profit, less above the wage base"
        : "7.65%, less above the wage base",
      taxes.payroll,
    ],
    [`${stateName ?? "State"} income tax`, "the state alone", taxes.state],
    ["State payroll levies", rules.state?.levies.map(({ name }) => name).join(", ") ?? "", taxes.levies],
    [
      "Local income tax",
      asked.said.has("local") ? `${asked.localPercent}%` : (place.city?.name ?? ""),
      taxes.local,
    ],
  ];
  return lines
    .filter(([, , amount]) => amount > 0)
    .map(([name, how, amount]) => ({ name, how, amount: formatDollars(amount) }));
}

function listTerms({ asked, terms, asker }: OfferFacts): string[] {
  const { miles, months } = asked.nonCompete;
  const bonus = { amount: terms.sign, months: terms.signMonths, clawback: terms.claw };
  const owed = toRepayment(bonus, 12);
  const { paidHours, off } = toYearHours(terms);
  const sick = terms.sick * terms.shift;
  const left = toVacationLeft({ paidHours, vacation: off, sick, isPooled: true });
  return [
    terms.kind === "staff" &&
      owed > 0 &&
      `Leave after 12 months, and you repay ${formatDollars(owed)} of the sign-on bonus.`,
    terms.kind === "staff" &&
      off > 0 &&
      `${formatCount(Math.round(off))} paid hours off a year${sick > 0 ? `, ${formatCount(Math.round(left))} of them after ${formatCount(terms.sick)} sick days` : ""}. They are inside base pay, and make each hour worked worth more.`,
    terms.tailPaid === "me" &&
      terms.tail === 0 &&
      "You pay the malpractice tail. Its cost is not in the sum.",
    terms.tailPaid === "employer" && "The employer pays the malpractice tail.",
    (miles !== null || months !== null) &&
      `A non-compete${months !== null ? ` of ${formatUnits(months, "month")}` : ""}${miles !== null ? ` within ${formatUnits(miles, "mile")}` : ""}. We put no price on it.`,
    terms.match > 0 &&
      asker.stay < terms.vest * 12 &&
      `The retirement money is fully yours after ${terms.vest === 1 ? "a year" : `${terms.vest} years`}.`,
  ].filter((line) => line !== false);
}
