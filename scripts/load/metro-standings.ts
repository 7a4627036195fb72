import type { Metro } from "#app/facts/catalog/place-records.ts";
import { topCode } from "#app/facts/catalog/record-fields.ts";
import type { Reference } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";

/** By SOC code of the 25 professions, with national medians of May 2024. */
export function toStandings(reference: Reference): Map<string, Metro["standing"]> {
  const national = new Map(
    reference
      .read("bls_oews_national_healthcare_2024.csv")
      .map((row) => [row.soc!, toPublishedPay(row).median]),
  );
  const standings = new Map<string, Metro["standing"]>(reference.metros.map(({ cbsa }) => [cbsa, {}]));
  for (const soc of reference.profiledSocs) {
    const medians = reference.metros.flatMap(({ cbsa }) => {
      const median = reference.metroPay.get(cbsa)?.[soc]?.median;
      return median ? [{ cbsa, median }] : [];
    });
    for (const { cbsa, median } of medians)
      standings.get(cbsa)![soc] = {
        rank: median >= topCode ? null : medians.filter((other) => other.median > median).length + 1,
        of: medians.length,
        national: national.get(soc) ?? null,
      };
  }
  return standings;
}
