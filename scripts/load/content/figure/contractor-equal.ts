import { findEqualProfit } from "#app/facts/reference/pay/contractor-pay.ts";
import { toFederalTax, toPayrollTax } from "#app/facts/reference/pay/income-tax.ts";
import type { FederalTax } from "#app/facts/reference/pay/tax-tables.ts";
import type { Reference } from "../../reference/reference.ts";
import { toPositive, toWholeDollars } from "../told/money.ts";
import { readTaxTables } from "../told/tax-files.ts";
import type { MadeFigure } from "./data-figure.ts";

interface Job {
  key: string;
  name: string;
  median: number;
}

const jobs = [
  ["RN", "Registered nurse", "29-1141"],
  ["PT", "Physical therapist", "29-1123"],
  ["NP", "Nurse practitioner", "29-1171"],
  ["PA", "Physician assistant", "29-1071"],
  ["PHARM", "Pharmacist", "29-1051"],
  ["CRNA", "Nurse anesthetist", "29-1151"],
  ["FM", "Family physician", "29-1215"],
] as const;

/** Assumptions, and the page says so. */
const paidHours = 2_080;
const hoursOff = 200;
const premiums = 9_000;
const match = 0.04;

export const makeContractorEqual = (reference: Reference): MadeFigure =>
  toContractorEqual(
    jobs.map(([key, name, soc]) => ({
      key,
      name,
      median: Number(reference.nationalWages.get(soc)!.annual_median),
    })),
    readTaxTables(reference).federal,
  );

export function toContractorEqual(all: readonly Job[], federal: FederalTax): MadeFigure {
  const rows = all.map((job) => {
    const kept = job.median - toFederalTax(job.median, federal) - toPayrollTax(job.median, federal);
    const taxesOnly = findEqualProfit(kept, federal);
    const whole = findEqualProfit(kept, federal, premiums + job.median * match);
    return {
      ...job,
      kept,
      taxesOnly,
      whole,
      hour: job.median / paidHours,
      billed: whole / (paidHours - hoursOff),
      more: Math.round((whole / (paidHours - hoursOff) / (job.median / paidHours) - 1) * 100),
    };
  });
  return {
    caption: "What a contractor has to be paid to match the median employee",
    source: `Pay: BLS OEWS, May 2025, national medians. Federal tax, FICA and self-employment tax of 2026, single filer, standard deduction, a fifth of business income deducted as the law allows, no state tax. Assumed: ${toWholeDollars(premiums)} of premiums that the employer pays, a retirement match of ${match * 100}%, ${hoursOff} paid hours off. n = ${rows.length} professions.`,
    columns: [
      { title: "Profession" },
      { title: "Employee, year", isNumber: true },
      { title: "Same after taxes", isNumber: true },
      { title: "With benefits", isNumber: true },
      { title: "Employee, hour", isNumber: true },
      { title: "Contractor, hour", isNumber: true },
    ],
    rows: rows.map((row) => [
      row.name,
      toWholeDollars(row.median),
      toWholeDollars(row.taxesOnly),
      toWholeDollars(row.whole),
      `$${row.hour.toFixed(2)}`,
      `$${row.billed.toFixed(2)}`,
    ]),
    drawing: {
      kind: "dots",
      unit: "dollars",
      rows: rows.map(({ name, median, whole, more }) => ({
        name,
        note: `${more}% more an hour`,
        all: [median, whole],
        marks: [["own", whole]],
      })),
      legend: [
        ["own", "Contractor's profit for a year, with benefits replaced"],
        ["all", "From the employee's median"],
      ],
    },
    values: {
      count: String(rows.length),
      premiums: toWholeDollars(premiums),
      ...toOfferValues(rows.find(({ key }) => key === "NP")),
      match: `${match * 100}%`,
      hoursOff: String(hoursOff),
      billedHours: (paidHours - hoursOff).toLocaleString("en-US"),
      ...Object.fromEntries(
        rows.flatMap((row) => [
          [`${row.key}.median`, toWholeDollars(row.median)],
          [`${row.key}.kept`, toWholeDollars(row.kept)],
          [`${row.key}.taxesOnly`, toWholeDollars(row.taxesOnly)],
          [`${row.key}.extra`, toPositive(row.taxesOnly - row.median, toWholeDollars)],
          [`${row.key}.whole`, toWholeDollars(row.whole)],
          [`${row.key}.hour`, `$${row.hour.toFixed(2)}`],
          [`${row.key}.billed`, `$${row.billed.toFixed(2)}`],
          [`${row.key}.more`, `${row.more}%`],
        ]),
      ),
    },
  };
}

/** An offer to a nurse practitioner with a spouse's health plan and her own malpractice policy. */
const offer = 78;
const policy = 2_500;

function toOfferValues(np: { billed: number } | undefined): Record<string, string> {
  if (!np) return {};
  const hours = paidHours - hoursOff;
  const insured = np.billed - premiums / hours;
  const format = (amount: number) => `$${amount.toFixed(2)}`;
  return {
    offer: toWholeDollars(offer),
    offerShort: toPositive(np.billed - offer, format),
    premiumAnHour: format(premiums / hours),
    offerAhead: toPositive(offer - insured, format),
    policy: toWholeDollars(policy),
    policyAnHour: format(policy / hours),
    offerLeft: toPositive(offer - insured - policy / hours, format),
    emptyWeeks: toWholeDollars(4 * 40 * offer),
  };
}
