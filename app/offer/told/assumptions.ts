import { hasTaxHome } from "#app/offer/sum/assignment.ts";
import { isContract, toWeeksText } from "#app/offer/sum/contract.ts";
import type { NumberName } from "#app/offer/terms/number-fields.ts";
import type { Levy, StateTax } from "#app/reference/pay/tax-tables.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { leavesLocalTaxOut, toCityNote } from "./tax-place.ts";

const rules = {
  week: "Overtime is paid over 40 hours a week.",
  fortnight: "Overtime is paid over 8 hours a day or 80 in two weeks.",
  day: "Overtime is paid over 8 hours a day or 40 a week, and double over 12 a day.",
  none: "No overtime is paid.",
} as const;

export function listAssumptions({ asked, terms, asker, prices }: OfferFacts): string[] {
  const open = (name: NumberName): boolean => !asked.said.has(name);
  const isStaff = terms.kind === "staff";
  return [
    open("hours") && `${formatCount(terms.hours)} hours a week.`,
    open("shift") && `Shifts of ${formatCount(terms.shift)} hours.`,
    terms.kind !== "contractor" && !asked.said.has("rule") && rules[terms.rule],
    isStaff && "52 paid weeks a year. Differentials and overtime are paid in weeks that you work.",
    isStaff && open("pto") && "No paid time off, because the offer does not say.",
    terms.kind === "contractor" &&
      !isContract(terms) &&
      `Work without an end: a year of ${terms.worked} weeks. Enter the weeks of the contract if it has an end.`,
    terms.kind === "travel" && open("weeks") && `A contract of ${terms.weeks} weeks.`,
    isContract(terms) &&
      `We add up the contract's ${toWeeksText(terms.weeks)} and nothing after them. Its taxes are its share of those on a year with ${toWeeksText(terms.worked)} of such work.`,
    terms.kind === "travel" &&
      terms.home &&
      !hasTaxHome(terms) &&
      "Stipends are taxed, because work that lasts over a year moves your tax home (IRS Publication 463).",
    terms.wrvuRate > 0 &&
      open("wrvuThreshold") &&
      "wRVUs are paid from the first, because the offer names no threshold.",
    terms.kind === "travel" && open("guaranteed") && "No guaranteed hours.",
    terms.kind === "travel" && open("canceled") && "No canceled shifts.",
    !isContract(terms) &&
      `You stay ${formatCount(asker.stay)} months. Money that is paid once is spread over them.`,
    isStaff &&
      terms.sign > 0 &&
      open("signMonths") &&
      `The sign-on bonus requires that you stay ${terms.signMonths} months.`,
    isStaff &&
      terms.retention > 0 &&
      open("retentionMonths") &&
      `The retention bonus is paid after ${terms.retentionMonths} months.`,
    open("premium") &&
      (terms.kind === "contractor"
        ? "No health insurance of your own. An employer would pay part of it."
        : "No health premium, because the offer does not say."),
    terms.kind === "contractor" && open("policy") && "No malpractice policy of your own.",
    terms.match > 0 && open("vest") && "The retirement money is yours at once.",
    prices &&
      `Prices in ${prices.place} are ${prices.level.toFixed(1)}, where the country is 100 (BEA, regional price parities of 2024).`,
    terms.calledIn > 0 && open("callTimes") && `Hours called in pay ${terms.callTimes} times base.`,
  ].filter((line): line is string => Boolean(line));
}

const filingNames = {
  single: "a single filer",
  married_joint: "a couple that files jointly",
  head_of_household: "a head of household",
} as const;

/** Names the income tax that the sum leaves out. It is shown beside the figure. */
export function toTaxGap({ rules: { state }, asked, place }: OfferFacts): string | null {
  if (!state) return "without state income tax";
  return leavesLocalTaxOut(state, asked, place) ? "without city or county income tax" : null;
}

const toLevyName = ({ name, year }: Levy, current: number): string =>
  year === current ? name : `${name} (rate and limit of ${year}, the newest we have)`;

function toStateOvertime(state: StateTax | null, stateName: string | null): string {
  if (!state || !stateName || state.brackets.length === 0) return "";
  const excluded = state.rules.overtimeExcluded;
  return excluded
    ? ` ${stateName} leaves up to ${formatDollars(excluded)} of it out.`
    : ` We count all of it for ${stateName}.`;
}

export function listTaxNotes(facts: OfferFacts, stateName: string | null): string[] {
  const { rules: taxes, asker, asked, terms, place } = facts;
  const { state, federal } = taxes;
  return [
    `Federal brackets and standard deduction of ${federal.year} (IRS, Revenue Procedure 2025-32), for ${filingNames[asker.filing]}${asker.otherIncome > 0 ? ` with ${formatDollars(asker.otherIncome)} of other income` : ""}, without credits and itemized deductions.`,
    terms.kind === "contractor"
      ? `Self-employment tax on 92.35% of profit (IRS), half of it deducted, and a fifth of business income where the law allows it.`
      : `Social Security up to ${formatDollars(federal.wageBase)} (SSA, ${federal.year}) and Medicare.`,
    !stateName && "No state tax: choose a state to count it.",
    state &&
      stateName &&
      (state.brackets.length === 0
        ? `${stateName} has no income tax on wages.`
        : `${stateName}'s brackets of ${federal.year}${state.olderYears.length > 0 ? `, with parts from ${state.olderYears.join(" and ")}, the newest we have` : ""}${asker.filing === "head_of_household" ? ", those of single filers" : ""}.`),
    state && state.sources.length > 0 && `Its rules beyond the brackets: ${state.sources.join("; ")}.`,
    state?.notCounted && `Not counted for ${stateName}: ${state.notCounted}.`,
    state &&
      state.levies.length > 0 &&
      terms.kind !== "contractor" &&
      `Also ${state.levies.map((levy) => toLevyName(levy, federal.year)).join(", ")}.`,
    toCityNote(asked, place, federal.year),
    leavesLocalTaxOut(state, asked, place) &&
      `Some cities or counties of ${stateName} add an income tax. Enter its rate under “Contract terms and local tax”.`,
    terms.kind === "travel" &&
      "Taxes of the state where you work. Your home state may tax the same pay and give credit for it.",
    terms.overtime > 0 &&
      terms.kind !== "contractor" &&
      terms.rule !== "none" &&
      `The premium part of federal overtime is left out of federal income tax until 2028, within its limits (26 U.S.C. 225).${toStateOvertime(state, stateName)}`,
  ].filter((line): line is string => Boolean(line));
}
