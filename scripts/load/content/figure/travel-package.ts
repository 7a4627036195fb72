import { toFederalTax, toPayrollTax } from "#app/facts/reference/pay/income-tax.ts";
import type { FederalTax } from "#app/facts/reference/pay/tax-tables.ts";
import type { Reference } from "../../reference/reference.ts";
import { toWholeDollars } from "../told/money.ts";
import { readTaxTables } from "../told/tax-files.ts";
import type { MadeFigure } from "./data-figure.ts";

const hours = 36;
const weeks = 48;
const gross = 2_600;
const taxableRates = [60, 42, 24];

export const makeTravelPackage = (reference: Reference): MadeFigure =>
  toTravelPackage(readTaxTables(reference).federal);

/** The amounts are assumed; the taxes are not. */
export function toTravelPackage(federal: FederalTax): MadeFigure {
  const splits = taxableRates.map((rate) => {
    const taxable = rate * hours;
    const paid = toWeeklyTax(taxable, federal);
    const allTaxed = toWeeklyTax(gross, federal);
    return { rate, taxable, stipend: gross - taxable, kept: gross - paid, withoutHome: gross - allTaxed };
  });
  const [even, , low] = splits as [(typeof splits)[0], (typeof splits)[0], (typeof splits)[0]];
  return {
    caption: `The same ${toWholeDollars(gross)} a week, split three ways`,
    source: `Our arithmetic with assumed amounts: ${hours} hours a week, ${weeks} weeks a year, single filer, standard deduction, federal tax and FICA of 2026, no state tax.`,
    columns: [
      { title: "Taxable hourly rate", isNumber: true },
      { title: "Taxable a week", isNumber: true },
      { title: "Stipends a week", isNumber: true },
      { title: "Kept with a tax home", isNumber: true },
      { title: "Kept without one", isNumber: true },
      { title: "Overtime hour at 1.5", isNumber: true },
    ],
    rows: splits.map(({ rate, taxable, stipend, kept, withoutHome }) => [
      toWholeDollars(rate),
      toWholeDollars(taxable),
      toWholeDollars(stipend),
      toWholeDollars(kept),
      toWholeDollars(withoutHome),
      toWholeDollars(rate * 1.5),
    ]),
    drawing: {
      kind: "bars",
      items: splits.map(({ rate, kept, stipend }) => ({
        name: `${toWholeDollars(rate)} an hour`,
        value: kept,
        text: `${toWholeDollars(kept)} kept`,
        note: `${toWholeDollars(stipend)} of it in stipends`,
      })),
    },
    values: {
      gross: toWholeDollars(gross),
      hours: String(hours),
      lowRate: toWholeDollars(low.rate),
      lowStipend: toWholeDollars(low.stipend),
      evenRate: toWholeDollars(even.rate),
      evenStipend: toWholeDollars(even.stipend),
      more: toWholeDollars(low.kept - even.kept),
      atRisk: toWholeDollars(low.kept - low.withoutHome),
      lowOvertime: toWholeDollars(low.rate * 1.5),
      evenOvertime: toWholeDollars(even.rate * 1.5),
    },
  };
}

function toWeeklyTax(taxableWeek: number, federal: FederalTax): number {
  const wages = taxableWeek * weeks;
  return (toFederalTax(wages, federal) + toPayrollTax(wages, federal)) / weeks;
}
