import type { PriceLevels, RolePay, WageRecord } from "#app/facts/catalog/wage-records.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { paidOwners } from "#app/facts/reference/profession/paid-roles.ts";
import type { Reference } from "./reference/reference.ts";

type Wages = ReadonlyMap<string, WageRecord>;

const listStates = ({ states: medians, earlierStates }: WageRecord): string[] =>
  states.filter(({ code }) => medians[code] || earlierStates[code]).map(({ slug }) => slug);

export const toRolePay = (wages: Wages): RolePay[] =>
  paidOwners.map(({ slug, soc }) => {
    const record = wages.get(soc)!;
    const { national, employed, metros } = record;
    return {
      ...{ slug, national, employed },
      hasStates: listStates(record).length > 0,
      metros: Object.keys(metros).length,
    };
  });

export const toPaidPlaces = (wages: Wages): Record<string, string> =>
  Object.fromEntries(
    paidOwners.map(({ slug, soc }) => {
      const record = wages.get(soc)!;
      return [slug, [...listStates(record), ...Object.keys(record.metros)].join(" ")];
    }),
  );

/** Metropolitan areas without a price level, as in Puerto Rico, are left out. */
export function toPriceLevels(reference: Reference, of: "all_items" | "housing"): PriceLevels {
  const levels = new Map(reference.read("bea_rpp_metros.csv").map((row) => [row.cbsa_code!, row[of]!]));
  const toLevel = (key: string, index: string | undefined) => (index ? [[key, Number(index)] as const] : []);
  return Object.fromEntries([
    ...[...reference.prices].flatMap(([code, row]) => toLevel(code, row[of])),
    ...reference.metros.flatMap(({ slug, cbsa }) => toLevel(slug, levels.get(cbsa))),
  ]);
}
