import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { isResidentPay } from "#app/facts/reference/profession/resident-pay.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import type { Reference } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";

/** Leaves out specialties that the survey counts with others. */
const physicians = profiledProfessions.filter(
  ({ slug, profession }) => profession === "physician" && !(slug in wageScopes),
);

/** Our copy of the survey has no physicians by state, so their pay comes from the metropolitan areas. */
export function toPhysicianReader(reference: Reference): (stateCode: string) => StateRecord["physicians"] {
  const national = new Map(
    reference
      .read("bls_oews_national_healthcare_2024.csv")
      .map((row) => [row.soc!, toPublishedPay(row).median]),
  );
  return (stateCode) =>
    physicians.flatMap(({ slug, soc }) => {
      const found = reference.metros
        .filter(({ stateCodes }) => stateCodes[0] === stateCode)
        .flatMap(({ cbsa }) => reference.metroPay.get(cbsa)?.[soc] ?? [])
        .filter((pay) => pay.median !== null && !isResidentPay(soc, pay, national.get(soc) ?? null));
      if (found.length === 0) return [];
      const medians = found.map(({ median }) => median!);
      const quarters = found.flatMap(({ p25 }) => p25 ?? []);
      return [
        {
          slug,
          areas: found.length,
          median: toRange(medians),
          p25: quarters.length > 0 ? toRange(quarters) : null,
          national: Number(reference.nationalWages.get(soc)!.annual_median),
        },
      ];
    });
}

const toRange = (dollars: readonly number[]) => ({ least: Math.min(...dollars), most: Math.max(...dollars) });
