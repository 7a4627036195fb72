import * as z from "zod";
import { madeOnce } from "#app/kit/made-once.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { Filing } from "./filing.ts";
import { type Deducted, toBracketTax, toStateTax, toStateTaxable } from "./income-tax.ts";
import { type Brackets, brackets, bySinglesAndCouples } from "./state-rules.ts";
import type { FederalTax, StateTax } from "./tax-tables.ts";

/** A share of pay, of the state's taxable income or of the state's tax. */
const base = z.enum(["wages", "taxable", "tax"]);

const schedule = z.union([
  z.object({ on: base, rate: z.number(), amount: z.number().default(0) }),
  z.object({
    on: base,
    brackets: bySinglesAndCouples(brackets).extend({ head_of_household: brackets.optional() }),
  }),
]);

const city = z.object({
  state_code: z.string().length(2),
  name: z.string(),
  /** Slugs of what people enter. */
  places: z.array(z.string()).min(1),
  year: z.number(),
  resident: schedule,
  /** Null where only residents pay. */
  nonresident: schedule.nullable(),
  /** Of pay before health premiums through payroll. */
  taxes_premiums: z.boolean().default(false),
  /** Dollars a year that someone in business pays in place of employees' fixed amount. */
  owner_amount: z.number().optional(),
  /** The publisher, as people read it. `copy` in the file names where we read it. */
  source: z.string(),
  note: z.string().optional(),
});

/** data/us_tax_cities.json. A state is wholly listed when no place that is not in the list taxes pay. */
const citiesFile = z.object({
  wholly_listed: z.record(z.string(), z.string()),
  cities: z.array(city),
});
export type TaxCities = z.infer<typeof citiesFile>;
export type TaxCity = TaxCities["cities"][number];

export interface LocalTax {
  on: z.infer<typeof base>;
  brackets: Brackets;
  /** Dollars a year, whatever the pay. */
  amount: number;
  taxesPremiums: boolean;
}

const parseCities = madeOnce((file: object): TaxCities => citiesFile.parse(file));

export const readTaxCities = (file: unknown): TaxCities => parseCities(file as object);

const toPlace = (typed: string): string => toSlug(typed.replace(/,.*$/, ""));

export const isOneOf = (places: readonly string[], typed: string): boolean => places.includes(toPlace(typed));

export const findTaxCity = ({ cities }: TaxCities, state: string | null, typed: string): TaxCity | null =>
  cities.find(({ state_code, places }) => state_code === state && isOneOf(places, typed)) ?? null;

interface Taxpayer {
  isResident: boolean;
  isOwner: boolean;
  filing: Filing;
}

export function toLocalTax(city: TaxCity, { isResident, isOwner, filing }: Taxpayer): LocalTax | null {
  const of = isResident ? city.resident : city.nonresident;
  if (!of) return null;
  const taxesPremiums = city.taxes_premiums;
  if ("rate" in of) {
    const amount = (isOwner ? city.owner_amount : undefined) ?? of.amount;
    return { on: of.on, brackets: [[0, of.rate]], amount, taxesPremiums };
  }
  return { on: of.on, brackets: of.brackets[filing] ?? of.brackets.single, amount: 0, taxesPremiums };
}

export const toPercentTax = (percent: number): LocalTax => ({
  on: "wages",
  brackets: [[0, percent / 100]],
  amount: 0,
  taxesPremiums: false,
});

interface Taxed {
  pay: number;
  /** Taken from the pay. */
  premiums: number;
  /** The household's, and the part of it that is not this pay. */
  income: number;
  otherIncome: number;
  deducted?: Deducted;
}

/** What the pay adds to the household's local tax. */
export function sumLocalTax(
  local: LocalTax,
  { pay, premiums, income, otherIncome, deducted }: Taxed,
  state: StateTax | null,
  federal: FederalTax,
): number {
  const toTax = (amount: number): number => toBracketTax(local.brackets, amount);
  if (local.on === "wages" || !state)
    return (pay > 0 ? local.amount : 0) + toTax(local.taxesPremiums ? pay : pay - premiums);
  const toBase = local.on === "tax" ? toStateTax : toStateTaxable;
  return toTax(toBase(income, state, federal, deducted)) - toTax(toBase(otherIncome, state, federal));
}
