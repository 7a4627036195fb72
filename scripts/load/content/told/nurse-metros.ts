import type { Reference } from "../../reference/reference.ts";

export interface NurseMetro {
  name: string;
  cbsa: string;
  stateCodes: readonly string[];
  population: number;
  /** General and critical access hospitals of Medicare's list. */
  hospitals: number;
  /** Dollars a year, May 2024. */
  median: number;
  /** The national average is 100. */
  prices: number;
}

const general = new Set(["Acute Care Hospital", "Critical Access Hospital"]);

export function listNurseMetros(reference: Reference): NurseMetro[] {
  const prices = new Map(
    reference.read("bea_rpp_metros.csv").map((row) => [row.cbsa_code!, Number(row.all_items)]),
  );
  return reference.metros.flatMap(({ name, cbsa, stateCodes, population }) => {
    const median = reference.metroPay.get(cbsa)?.["29-1141"]?.median;
    const price = prices.get(cbsa);
    if (!median || !price) return [];
    const hospitals = (reference.hospitalsByMetro.get(cbsa) ?? []).filter(({ row }) =>
      general.has(row.type!),
    );
    return [{ name, cbsa, stateCodes, population, hospitals: hospitals.length, median, prices: price }];
  });
}

export const toAdjusted = ({ median, prices }: Pick<NurseMetro, "median" | "prices">): number =>
  Math.round(median / (prices / 100));
