import * as z from "zod";
import type { Filing } from "./filing.ts";
import {
  type Brackets,
  brackets,
  bySinglesAndCouples,
  listTakenFromSingles,
  rate,
  type StateRules,
  stateRules,
  toOwnRules,
} from "./state-rules.ts";

const byFiling = <Schema extends z.ZodType>(of: Schema) =>
  z.object({ single: of, married_joint: of, head_of_household: of });

/** data/us_tax_federal.json */
const federalFile = z.object({
  current_year: z.number(),
  years: z.record(
    z.string(),
    z.object({
      brackets: byFiling(brackets.min(1)),
      standard_deduction: byFiling(z.number()),
      social_security_wage_base: z.number(),
    }),
  ),
  payroll: z.object({
    social_security_rate_employee: rate,
    medicare_rate_employee: rate,
    additional_medicare_rate: rate,
    additional_medicare_threshold: byFiling(z.number()),
  }),
  self_employment: z.object({
    social_security_rate: rate,
    medicare_rate: rate,
    net_earnings_factor: rate,
    deductible_share: rate,
  }),
  overtime_deduction: z.object({
    max: byFiling(z.number()),
    magi_phase_out_start: bySinglesAndCouples(z.number()),
    phase_out_rate: rate,
  }),
});

const deduction = bySinglesAndCouples(z.number()).nullable();

/** data/us_tax_states.json */
const statesFile = z.object({
  states: z.array(
    z.object({
      state_code: z.string().length(2),
      brackets: bySinglesAndCouples(brackets),
      brackets_year: z.number(),
      standard_deduction: bySinglesAndCouples(z.number())
        .extend({ basis: z.string(), year: z.number() })
        .nullable(),
      personal_exemption: deduction,
      personal_credit: deduction,
      local_income_tax: z.boolean(),
    }),
  ),
  employee_payroll_levies_2026: z.array(
    z.object({
      state_code: z.string().length(2),
      name: z.string(),
      rate,
      wage_limit: z.number().nullable(),
      most: z.number().optional(),
      year: z.number(),
    }),
  ),
});

const businessTax = z.object({
  state_code: z.string().length(2),
  /** Slugs of what people enter. A tax without them is the whole state's. */
  places: z.array(z.string()).optional(),
  tax: z.string(),
  source: z.string(),
  year: z.number(),
});
export type BusinessTax = z.infer<typeof businessTax>;

/** data/us_tax_state_rules.json: what a table of brackets cannot say. */
const rulesFile = z.object({
  states: z.record(z.string(), stateRules),
  /** What contractors may owe and the sum leaves out. */
  business_taxes: z.array(businessTax),
  business_income_deduction_2026: z.object({
    rate,
    single_threshold: z.number(),
    single_phase_in: z.number(),
    least: z.number(),
    least_from: z.number(),
  }),
});

type FederalFile = z.infer<typeof federalFile>;
type StateFile = z.infer<typeof statesFile>["states"][number];

export interface FederalTax {
  year: number;
  brackets: Brackets;
  standardDeduction: number;
  wageBase: number;
  payroll: Omit<FederalFile["payroll"], "additional_medicare_threshold">;
  additionalMedicareFrom: number;
  selfEmployment: FederalFile["self_employment"];
  businessIncome: { rate: number; from: number; phaseIn: number; least: number; leastFrom: number };
  overtime: { most: number; fallsFrom: number; fallsRate: number };
}

export interface Levy {
  name: string;
  rate: number;
  wageLimit: number;
  most: number;
  year: number;
}

export interface StateTax {
  brackets: Brackets;
  deduction: number;
  exemption: number;
  credit: number;
  hasLocalTax: boolean;
  rules: Partial<ReturnType<typeof toOwnRules>>;
  levies: readonly Levy[];
  /** Parts of the state's tax that the sum leaves out. */
  notCounted: string | null;
  /** What a head of household's tax takes from single filers. */
  takenFromSingles: readonly string[];
  /** Why we cannot tell what the state does with overtime. */
  overtimeDoubt: string | null;
  localTaxes: { gap: string; text: string } | null;
  businessTaxes: readonly BusinessTax[];
  /** Of the rules beyond its brackets. */
  sources: readonly string[];
  olderYears: readonly number[];
}

export interface TaxTables {
  federal: FederalTax;
  states: ReadonlyMap<string, StateTax>;
}

export interface TaxFiles {
  federal: unknown;
  states: unknown;
  rules: unknown;
}

export function parseTaxTables(files: TaxFiles, filing: Filing = "single"): TaxTables {
  const file = federalFile.parse(files.federal);
  const { states, employee_payroll_levies_2026: levies } = statesFile.parse(files.states);
  const rules = rulesFile.parse(files.rules);
  const toLevies = (code: string): Levy[] =>
    levies
      .filter(({ state_code }) => state_code === code)
      .map(({ name, rate, wage_limit, most, year }) => ({
        name,
        rate,
        wageLimit: wage_limit ?? Number.POSITIVE_INFINITY,
        most: most ?? Number.POSITIVE_INFINITY,
        year,
      }));
  return {
    federal: toFederal(file, rules.business_income_deduction_2026, filing),
    states: new Map(
      states.map((state) => {
        const own = rules.states[state.state_code] ?? {};
        const levies = toLevies(state.state_code);
        const businessTaxes = rules.business_taxes.filter(
          ({ state_code }) => state_code === state.state_code,
        );
        const found = toState(state, own, filing, file);
        return [state.state_code, { ...found, levies, businessTaxes }];
      }),
    ),
  };
}

type BusinessIncome = z.infer<typeof rulesFile>["business_income_deduction_2026"];

/** A couple's thresholds for the business income deduction are doubled (26 U.S.C. 199A(e)(2) and (b)(3)). */
function toFederal(file: FederalFile, business: BusinessIncome, filing: Filing): FederalTax {
  const of = file.years[file.current_year]!;
  const { additional_medicare_threshold, ...payroll } = file.payroll;
  const couple = filing === "married_joint" ? filing : "single";
  const times = couple === "single" ? 1 : 2;
  return {
    year: file.current_year,
    brackets: of.brackets[filing],
    standardDeduction: of.standard_deduction[filing],
    wageBase: of.social_security_wage_base,
    payroll,
    additionalMedicareFrom: additional_medicare_threshold[filing],
    selfEmployment: file.self_employment,
    businessIncome: {
      rate: business.rate,
      from: business.single_threshold * times,
      phaseIn: business.single_phase_in * times,
      least: business.least,
      leastFrom: business.least_from,
    },
    overtime: {
      most: file.overtime_deduction.max[filing],
      fallsFrom: file.overtime_deduction.magi_phase_out_start[couple],
      fallsRate: file.overtime_deduction.phase_out_rate,
    },
  };
}

function toState(
  state: StateFile,
  { not_counted, overtime_not_confirmed, local_taxes, ...all }: StateRules,
  filing: Filing,
  file: FederalFile,
): Omit<StateTax, "levies" | "businessTaxes"> {
  const current = file.current_year;
  const isHead = filing === "head_of_household";
  const couple = filing === "married_joint" ? filing : "single";
  const { head_of_household: head, ...shared } = all;
  const rules = isHead ? all : shared;
  const own = isHead ? head : undefined;
  const isFederal = state.standard_deduction?.basis === "federal";
  const federalDeduction = isHead && isFederal ? file.years[current]!.standard_deduction[filing] : undefined;
  const years = [
    state.brackets.single.length > 0 ? state.brackets_year : current,
    state.standard_deduction?.year ?? current,
    ...Object.values(rules).map((rule) => rule?.year ?? current),
  ];
  return {
    brackets: state.brackets[own?.brackets_as ?? couple],
    deduction: federalDeduction ?? own?.standard_deduction ?? state.standard_deduction?.[couple] ?? 0,
    exemption: own?.personal_exemption ?? state.personal_exemption?.[couple] ?? 0,
    credit: own?.personal_credit ?? state.personal_credit?.[couple] ?? 0,
    hasLocalTax: state.local_income_tax,
    rules: toOwnRules(rules, filing),
    notCounted: not_counted ?? null,
    takenFromSingles: isHead ? listTakenFromSingles(state, all, isFederal) : [],
    overtimeDoubt: overtime_not_confirmed ?? null,
    localTaxes: local_taxes ?? null,
    sources: [...new Set(Object.values(rules).flatMap((rule) => rule?.source ?? []))],
    olderYears: [...new Set(years.filter((year) => year !== current))].sort(),
  };
}

const tables = new WeakMap<TaxFiles, Map<Filing, TaxTables>>();

/** Parsed once per isolate and way of filing, because the catalog keeps a record in the isolate. */
export function readTaxRecord(files: TaxFiles, filing: Filing): TaxTables {
  const byFiling = tables.get(files) ?? new Map<Filing, TaxTables>();
  tables.set(files, byFiling);
  const known = byFiling.get(filing) ?? parseTaxTables(files, filing);
  byFiling.set(filing, known);
  return known;
}
