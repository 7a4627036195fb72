import * as z from "zod";

/** Each entry is a dollar amount and the rate on income above it. */
const brackets = z.array(z.tuple([z.number(), z.number()]));
export type Brackets = z.infer<typeof brackets>;

const rate = z.number().positive().max(1);

/** data/us_tax_federal.json. Only single filers are read. */
const federalFile = z.object({
  current_year: z.number(),
  years: z.record(
    z.string(),
    z.object({
      brackets: z.object({ single: brackets.min(1) }),
      standard_deduction: z.object({ single: z.number() }),
      social_security_wage_base: z.number(),
    }),
  ),
  payroll: z.object({
    social_security_rate_employee: rate,
    medicare_rate_employee: rate,
    additional_medicare_rate: rate,
    additional_medicare_threshold: z.object({ single: z.number() }),
  }),
  self_employment: z.object({
    social_security_rate: rate,
    medicare_rate: rate,
    net_earnings_factor: rate,
    deductible_share: rate,
  }),
});

/** data/us_tax_states.json */
const statesFile = z.object({
  states: z.array(
    z.object({
      state_code: z.string().length(2),
      brackets: z.object({ single: brackets }),
      standard_deduction: z.object({ single: z.number() }).nullable(),
      personal_exemption: z.object({ single: z.number() }).nullable(),
      personal_credit: z.object({ single: z.number() }).nullable(),
      local_income_tax: z.boolean(),
    }),
  ),
  employee_payroll_levies_2026: z.array(
    z.object({
      state_code: z.string().length(2),
      name: z.string(),
      rate,
      wage_limit: z.number().nullable(),
    }),
  ),
});

const falls = z.object({ from: z.number(), rate, floor: z.number() });

/** data/us_tax_state_rules.json: what a table of brackets cannot say. */
const rulesFile = z.object({
  states: z.record(
    z.string(),
    z.object({
      deduction_falls: falls.optional(),
      exemption_falls: falls.optional(),
      base_amount: z.number().optional(),
      deducts_federal_tax: z.object({ most: z.number().nullable(), below: z.number().nullable() }).optional(),
      deduction_credit: z.object({ rate, falls_from: z.number(), falls_rate: rate }).optional(),
    }),
  ),
  levy_limits: z.array(z.object({ state_code: z.string(), name: z.string(), most: z.number() })),
  business_income_deduction_2026: z.object({
    rate,
    single_threshold: z.number(),
    single_phase_in: z.number(),
  }),
});

type FederalFile = z.infer<typeof federalFile>;
type RulesFile = z.infer<typeof rulesFile>;

export interface FederalTax {
  brackets: Brackets;
  standardDeduction: number;
  wageBase: number;
  payroll: FederalFile["payroll"];
  selfEmployment: FederalFile["self_employment"];
  businessIncome: RulesFile["business_income_deduction_2026"];
}

export type StateTax = z.infer<typeof statesFile>["states"][number] & {
  rules: RulesFile["states"][string];
  levies: readonly { rate: number; wageLimit: number; most: number }[];
};

export interface TaxTables {
  federal: FederalTax;
  states: ReadonlyMap<string, StateTax>;
}

/** Reads the three tax files of `data/`, for single filers of the current tax year. */
export function parseTaxTables(files: { federal: unknown; states: unknown; rules: unknown }): TaxTables {
  const { current_year, years, payroll, self_employment } = federalFile.parse(files.federal);
  const { states, employee_payroll_levies_2026: levies } = statesFile.parse(files.states);
  const rules = rulesFile.parse(files.rules);
  const year = years[current_year]!;
  const findMost = (code: string, name: string) =>
    rules.levy_limits.find((of) => of.state_code === code && of.name === name)?.most;
  return {
    federal: {
      brackets: year.brackets.single,
      standardDeduction: year.standard_deduction.single,
      wageBase: year.social_security_wage_base,
      payroll,
      selfEmployment: self_employment,
      businessIncome: rules.business_income_deduction_2026,
    },
    states: new Map(
      states.map((state) => [
        state.state_code,
        {
          ...state,
          rules: rules.states[state.state_code] ?? {},
          levies: levies
            .filter(({ state_code }) => state_code === state.state_code)
            .map(({ state_code, name, rate, wage_limit }) => ({
              rate,
              wageLimit: wage_limit ?? Number.POSITIVE_INFINITY,
              most: findMost(state_code, name) ?? Number.POSITIVE_INFINITY,
            })),
        },
      ]),
    ),
  };
}
