import type { Reference } from "../../reference/reference.ts";
import { type CsvRow, toCellNumber } from "../../source/csv.ts";

export interface Occupation {
  soc: string;
  title: string;
  /** People employed in May 2025. */
  jobs: number;
  /** Medians a year; null where BLS only says that pay is above its highest figure. */
  before: number | null;
  now: number | null;
  /** Of the projections, which count the self-employed too. */
  jobsProjected: number;
  /** Percent from 2024 to 2034. */
  growth: number;
  openings: number;
}

/** Animal care has its own codes among those of health care. */
export const isHealth = ({ soc, title }: CsvRow): boolean =>
  /^(29|31|11-9111)/.test(soc!) && !/^veterinar/i.test(title!);

/** Detailed occupations in health care that both surveys and the projections name alike. */
export function listOccupations(reference: Reference): Occupation[] {
  const before = new Map(
    reference.read("bls_oews_national_healthcare_2024.csv").map((row) => [row.soc!, row]),
  );
  const projected = new Map(
    reference
      .read("bls_employment_projections_2024_2034_healthcare.csv")
      .filter((row) => row.level === "detailed")
      .map((row) => [row.soc!, row]),
  );
  return [...reference.nationalWages.values()].flatMap((row) => {
    const of = projected.get(row.soc!);
    if (row.level !== "detailed" || !isHealth(row) || /other$/i.test(row.title!) || !of) return [];
    return [
      {
        soc: row.soc!,
        title: of.title!,
        jobs: Number(row.employment),
        before: toCellNumber(before.get(row.soc!)?.annual_median),
        now: toCellNumber(row.annual_median),
        jobsProjected: Number(of.emp_2024),
        growth: Number(of.change_pct),
        openings: Number(of.openings_annual_avg),
      },
    ];
  });
}

/** Percent from May 2024 to May 2025, to one decimal, or null without both medians. */
export const toPayChange = ({ before, now }: Pick<Occupation, "before" | "now">): number | null =>
  before && now ? Math.round((now / before - 1) * 1000) / 10 : null;

/** Percent, to one decimal as BLS publishes it. */
export function getPriceRise(reference: Reference): number {
  const indexes = new Map(
    reference.read("us_consumer_prices.csv").map((row) => [row.month, Number(row.index)]),
  );
  return Math.round((indexes.get("2025-05")! / indexes.get("2024-05")! - 1) * 1000) / 10;
}

/** Growth of all occupations, 2024 to 2034, percent. */
export function getGrowthOfAll(reference: Reference): number {
  const rows = reference.read("bls_employment_projections_2024_2034_healthcare.csv");
  return Number(rows.find(({ soc }) => soc === "00-0000")!.change_pct);
}
