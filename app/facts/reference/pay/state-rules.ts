import * as z from "zod";
import type { Filing } from "./filing.ts";

/** Each entry is a dollar amount and the tax rate on income above it. */
export const brackets = z.array(z.tuple([z.number(), z.number()]));
export type Brackets = z.infer<typeof brackets>;

export const rate = z.number().positive().max(1);

export const bySinglesAndCouples = <Schema extends z.ZodType>(of: Schema) =>
  z.object({ single: of, married_joint: of });

const steps = z.array(z.tuple([z.number(), z.number()]));
/** Each entry is an income and what holds above it. */
export type Steps = z.infer<typeof steps>;

/** `later` is the rate from a higher income on. */
const falls = z.object({
  from: z.number(),
  rate,
  later: z.object({ from: z.number(), rate }).optional(),
  floor: z.number(),
});
export type Falls = z.infer<typeof falls>;

/** Dollars for each step of income above a limit, or part of one. */
const addBack = z.object({ above: z.number(), each: z.number(), amount: z.number(), most: z.number() });
export type AddBack = z.infer<typeof addBack>;

/** `source` is the law or the form. `copy` in the file names where we read it. */
const toRule = <Schema extends z.ZodType>(of: Schema) =>
  bySinglesAndCouples(of)
    .extend({ head_of_household: of.optional(), year: z.number(), source: z.string() })
    .optional();

/** A rule that holds or not. */
const held = z.object({ year: z.number(), source: z.string() }).optional();

export const stateRules = z.object({
  /** What differs from single filers. `brackets_as` names whose brackets they use. */
  head_of_household: z
    .object({
      brackets_as: z.enum(["single", "married_joint"]).optional(),
      standard_deduction: z.number().optional(),
      personal_exemption: z.number().optional(),
      personal_credit: z.number().optional(),
      year: z.number(),
      source: z.string(),
    })
    .optional(),
  deduction_falls: toRule(falls),
  deduction_steps: toRule(steps),
  exemption_falls: toRule(falls),
  exemption_steps: toRule(steps),
  base_amount: toRule(z.number()),
  federal_tax_deducted: toRule(
    z.array(z.object({ above: z.number(), share: z.number(), most: z.number().nullable() })),
  ),
  deduction_credit: toRule(z.object({ rate, falls_from: z.number(), falls_rate: rate })),
  credit_share: toRule(steps),
  credit_steps: toRule(steps),
  add_backs: toRule(z.array(addBack)),
  bracket_recapture: toRule(z.object({ from: z.number(), over: z.number() })),
  overtime_excluded: toRule(z.number()),
  /** The state takes off what federal law does (26 U.S.C. 225). */
  overtime_follows: held,
  overtime_taxed: held,
  /** Why we cannot tell. */
  overtime_not_confirmed: z.string().optional(),
  /** The state takes off what federal law does (26 U.S.C. 199A). */
  business_income_follows: held,
  /** A share of a contractor's profit, up to `most`. What is above it is taxed at a rate of its own. */
  business_income: z
    .object({
      share: rate,
      most: z.number().optional(),
      rate_above: rate.optional(),
      year: z.number(),
      source: z.string(),
    })
    .optional(),
  /** Health premiums through payroll. */
  premiums_taxed: held,
  /** Health premiums that contractors pay themselves. */
  own_premiums_taxed: held,
  /** An employer's student loan payments that federal law leaves out (26 U.S.C. 127). */
  loan_help_taxed: held,
  /** Those that federal law taxes. */
  loan_help_deducted: held,
  /** Half of a contractor's self-employment tax. */
  half_self_employment_taxed: held,
  not_counted: z.string().optional(),
  /** `gap` names the tax, and `text` says who takes it. */
  local_taxes: z.object({ gap: z.string(), text: z.string() }).optional(),
});
export type StateRules = z.infer<typeof stateRules>;

type ByFiling<Of> = { single: Of; married_joint: Of; head_of_household?: Of | undefined };

export function toOwnRules(rules: StateRules, filing: Filing) {
  const pick = <Of>(rule: ByFiling<Of> | undefined): Of | undefined => rule?.[filing] ?? rule?.single;
  return {
    deductionFalls: pick(rules.deduction_falls),
    deductionSteps: pick(rules.deduction_steps),
    exemptionFalls: pick(rules.exemption_falls),
    exemptionSteps: pick(rules.exemption_steps),
    baseAmount: pick(rules.base_amount),
    federalTaxDeducted: pick(rules.federal_tax_deducted),
    deductionCredit: pick(rules.deduction_credit),
    creditShare: pick(rules.credit_share),
    creditSteps: pick(rules.credit_steps),
    addBacks: pick(rules.add_backs),
    bracketRecapture: pick(rules.bracket_recapture),
    overtimeExcluded: pick(rules.overtime_excluded),
    followsOvertime: rules.overtime_follows !== undefined,
    taxesOvertime: rules.overtime_taxed !== undefined,
    businessIncome: rules.business_income && {
      share: rules.business_income.share,
      most: rules.business_income.most ?? Number.POSITIVE_INFINITY,
      rateAbove: rules.business_income.rate_above ?? 0,
    },
    followsBusinessIncome: rules.business_income_follows !== undefined,
    taxesPremiums: rules.premiums_taxed !== undefined,
    taxesLoanHelp: rules.loan_help_taxed !== undefined,
    deductsLoanHelp: rules.loan_help_deducted !== undefined,
    taxesOwnPremiums: rules.own_premiums_taxed !== undefined,
    taxesHalf: rules.half_self_employment_taxed !== undefined,
  };
}

type Bracketed = { brackets: { single: Brackets; married_joint: Brackets } };
type Amounts = { single: number; married_joint: number } | null;

/** Names what a head of household's tax takes from single filers, because we lack the state's own. */
export function listTakenFromSingles(
  state: Bracketed & { standard_deduction: Amounts; personal_exemption: Amounts; personal_credit: Amounts },
  { head_of_household: own, ...rules }: StateRules,
  isFederalDeduction: boolean,
): string[] {
  const differs = (of: unknown): boolean => {
    const { single, married_joint } = (of ?? {}) as { single?: unknown; married_joint?: unknown };
    return JSON.stringify(single) !== JSON.stringify(married_joint);
  };
  const lacks = (name: "standard_deduction" | "personal_exemption" | "personal_credit"): boolean =>
    own?.[name] === undefined && differs(state[name]);
  const isLimitTaken = Object.values(rules).some(
    (rule) => typeof rule === "object" && "single" in rule && differs(rule) && !("head_of_household" in rule),
  );
  return [
    !own?.brackets_as && differs(state.brackets) && "brackets",
    !isFederalDeduction && lacks("standard_deduction") && "standard deduction",
    lacks("personal_exemption") && "exemption",
    lacks("personal_credit") && "credit",
    isLimitTaken && "limits",
  ].filter((name) => name !== false);
}
