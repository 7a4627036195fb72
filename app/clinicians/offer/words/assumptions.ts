import { hasTaxHome } from "#app/clinicians/offer/sum/assignment.ts";
import { isContract, toWeeksText } from "#app/clinicians/offer/sum/benefit-lines.ts";
import { toWeekPay } from "#app/clinicians/offer/sum/week-pay.ts";
import { toTaxedWeeks } from "#app/clinicians/offer/sum/year-taxes.ts";
import type { NumberName } from "#app/clinicians/offer/terms/number-fields.ts";
import type { Levy, StateTax } from "#app/facts/reference/pay/tax-tables.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import { listBusinessTaxes, type OfferFacts } from "./offer-facts.ts";
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
  const isOwedOvertime = terms.kind !== "contractor" && terms.rule !== "none";
  return [
    open("hours") && `${formatUnits(terms.hours, "hour")} a week.`,
    open("shift") && `Shifts of ${formatUnits(terms.shift, "hour")}.`,
    terms.kind !== "contractor" &&
      !asked.said.has("rule") &&
      (terms.exempt
        ? "No overtime is paid: federal law owes physicians, dentists, optometrists and podiatrists none (29 CFR 541.304)."
        : rules[terms.rule]),
    isStaff && "52 paid weeks a year. Differentials and overtime are paid in weeks that you work.",
    isStaff && open("pto") && "No paid time off, because the offer does not say.",
    terms.kind === "contractor" &&
      !isContract(terms) &&
      `Work without an end: a year of ${formatUnits(terms.worked, "week")}. Enter the weeks of the contract if it has an end.`,
    terms.kind === "travel" && open("weeks") && `A contract of ${formatUnits(terms.weeks, "week")}.`,
    isContract(terms) &&
      `We add up the contract's ${toWeeksText(terms.weeks)} and nothing after them. Its taxes are its share of those on a year with ${toWeeksText(toTaxedWeeks(terms))} of such work.`,
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
      `You stay ${formatUnits(asker.stay, "month")}. Money that is paid once is spread over them.`,
    isStaff &&
      terms.sign > 0 &&
      open("signMonths") &&
      `The sign-on bonus requires that you stay ${formatUnits(terms.signMonths, "month")}.`,
    isStaff &&
      terms.retention > 0 &&
      open("retentionMonths") &&
      `The retention bonus is paid after ${formatUnits(terms.retentionMonths, "month")}.`,
    isStaff &&
      terms.retention > 0 &&
      terms.retentionMonths > asker.stay &&
      `The retention bonus is paid after ${formatUnits(terms.retentionMonths, "month")}. You stay ${formatCount(asker.stay)}, so it is not counted.`,
    open("premium") &&
      (terms.kind === "contractor"
        ? "No health insurance of your own. An employer would pay part of it."
        : "No health premium, because the offer does not say."),
    terms.kind === "contractor" && open("policy") && "No malpractice policy of your own.",
    terms.match > 0 && open("vest") && "The retirement money is yours at once.",
    prices &&
      `Prices in ${prices.place} are ${prices.level.toFixed(1)}, where the country is 100 (BEA, regional price parities of 2024).`,
    terms.calledIn > 0 && open("callTimes") && `Hours called in pay ${terms.callTimes} times base.`,
    isOwedOvertime &&
      terms.calledIn > 0 &&
      "Hours called in count toward overtime (29 CFR 785.17). Their extra half counts toward what federal law owes for it (29 U.S.C. 207(h)).",
    isOwedOvertime &&
      terms.standby + terms.callRate > 0 &&
      "Pay for being on call is part of the regular rate (29 CFR 778.223).",
    isOwedOvertime &&
      terms.retention + terms.quality + terms.wrvuRate > 0 &&
      "Our regular rate leaves out bonuses. One that is promised can raise it (29 CFR 778.211).",
    isOwedOvertime &&
      terms.kind === "travel" &&
      terms.lodging + terms.meals > 0 &&
      "Our regular rate leaves out stipends. Those that depend on the hours worked raise it (29 CFR 778.217).",
    isStaff &&
      asker.stay > 12 &&
      asker.stay % 12 !== 0 &&
      "Year by year, the last year of your stay is shown as a whole year.",
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
  return leavesLocalTaxOut(state, asked, place)
    ? `without ${state?.localTaxes?.gap ?? "city or county income tax"}`
    : null;
}

const toLevyName = ({ name, year }: Levy, current: number): string =>
  year === current ? name : `${name} (rate and limit of ${year}, the newest we have)`;

function toStateOvertime(state: StateTax | null, stateName: string | null): string {
  if (!state || !stateName || state.brackets.length === 0) return "";
  const { overtimeExcluded, followsOvertime, taxesOvertime } = state.rules;
  if (followsOvertime) return ` ${stateName} leaves the same amount out.`;
  if (overtimeExcluded) return ` ${stateName} leaves up to ${formatDollars(overtimeExcluded)} of it out.`;
  if (taxesOvertime) return ` ${stateName} taxes all of it.`;
  return state.overtimeDoubt
    ? ` Not confirmed for ${stateName}, so we count all of it: ${state.overtimeDoubt}.`
    : ` We count all of it for ${stateName}: its tax does not start from federal taxable income, and we know of no such rule of its own.`;
}

function toLoanNote(state: StateTax | null, stateName: string | null): string | null {
  if (!state || !stateName || state.brackets.length === 0) return null;
  const { rules } = state;
  if (rules.taxesLoanHelp) return `${stateName} taxes loan repayment that federal law leaves out.`;
  if (rules.deductsLoanHelp)
    return `${stateName} takes all of an employer's student loan payments off its income.`;
  return `We take it that ${stateName} follows federal law in what loan repayment is untaxed. We have not confirmed it.`;
}

export function listTaxNotes(facts: OfferFacts, stateName: string | null): string[] {
  const { rules: taxes, asker, asked, terms, place, worth } = facts;
  const { state, federal } = taxes;
  const isStaff = terms.kind === "staff";
  return [
    `Federal brackets and standard deduction of ${federal.year} (IRS, Revenue Procedure 2025-32), for ${filingNames[asker.filing]}${asker.otherIncome > 0 ? ` with ${formatDollars(asker.otherIncome)} of other income, on which we count no Social Security or Medicare` : ""}, without itemized deductions. No credit counts, federal or state, but those that the rules below name.`,
    terms.kind === "contractor"
      ? `Self-employment tax on 92.35% of profit (IRS), half of it deducted, and a fifth of business income where the law allows it.`
      : `Social Security up to ${formatDollars(federal.wageBase)} (SSA, ${federal.year}) and Medicare.`,
    !stateName && "No state tax: choose a state to count it.",
    state &&
      stateName &&
      (state.brackets.length === 0
        ? `${stateName} has no income tax on wages.`
        : `${stateName}'s brackets of ${federal.year}${state.olderYears.length > 0 ? `, with parts from ${state.olderYears.join(" and ")}, the newest we have` : ""}.`),
    state &&
      stateName &&
      state.takenFromSingles.length > 0 &&
      `We lack ${stateName}'s ${listWithAnd(state.takenFromSingles)} for heads of household and use those of single filers, so the tax may be lower.`,
    state && state.sources.length > 0 && `Its rules beyond the brackets: ${state.sources.join("; ")}.`,
    state?.notCounted && `Not counted for ${stateName}: ${state.notCounted}.`,
    state &&
      state.levies.length > 0 &&
      terms.kind !== "contractor" &&
      `Also ${state.levies.map((levy) => toLevyName(levy, federal.year)).join(", ")}.`,
    isStaff && terms.loan > 0 && toLoanNote(state, stateName),
    isStaff &&
      terms.move > 0 &&
      "Relocation money is taxed as wages. Some states, such as California, New York and New Jersey, leave moving costs that an employer pays untaxed, and we do not count that.",
    toCityNote(asked, place, federal.year),
    leavesLocalTaxOut(state, asked, place) &&
      `${state?.localTaxes?.text ?? `Some places of ${stateName} tax pay.`} That is not in the sum: enter what you pay, as a percent of pay, under “Contract terms and local tax”.`,
    ...listBusinessTaxes(facts, stateName),
    terms.kind === "travel" &&
      "Taxes of the state where you work. Your home state may tax the same pay and give credit for it.",
    terms.exempt &&
      toWeekPay(terms, worth.rate).premium > 0 &&
      "The overtime of this contract is taxed whole: federal law owes your profession none, so none is left out of income tax.",
    toWeekPay(terms, worth.rate).federalPremium > 0 &&
      `The premium part of federal overtime is left out of federal income tax until 2028, within its limits (26 U.S.C. 225).${toStateOvertime(state, stateName)}`,
  ].filter((line): line is string => Boolean(line));
}
