import type { PublishedPay } from "#app/facts/catalog/record-fields.ts";
import type { CityMetros, WageRecord } from "#app/facts/catalog/wage-records.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { isResidentPay } from "#app/facts/reference/profession/resident-pay.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { Reference } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";
import { toCellNumber } from "./source/csv.ts";
import { groupBy } from "./source/group-by.ts";

const noPay: PublishedPay = { p10: null, p25: null, median: null, p75: null, p90: null };

export function toWageRecords(reference: Reference): Map<string, WageRecord> {
  const earlier = new Map(
    reference.read("bls_oews_national_healthcare_2024.csv").map((row) => [row.soc!, toPublishedPay(row)]),
  );
  const services = groupBy(reference.read("bls_oews_state_ems_2024.csv"), (row) => row.soc!);
  const medians = groupBy([...reference.stateMedians.values()].flat(), (row) => row.soc!);
  const codes = new Set([...professions.map(({ soc }) => soc), ...physicianSpecialtyCodes.values()]);
  return new Map(
    [...codes].sort().flatMap((soc) => {
      const row = reference.nationalWages.get(soc);
      if (!row) return [];
      const record: WageRecord = {
        soc,
        people: toPeople(row.title!),
        employed: toCellNumber(row.employment),
        national: toPublishedPay(row),
        earlier: earlier.get(soc) ?? noPay,
        states: Object.fromEntries(
          (medians.get(soc) ?? [])
            .filter((of) => of.annual_median)
            .map((of) => [of.state_code!, Number(of.annual_median)]),
        ),
        earlierStates: Object.fromEntries(
          (services.get(soc) ?? [])
            .map(
              (of) =>
                [of.state_code!, { ...toPublishedPay(of), employed: toCellNumber(of.employment) }] as const,
            )
            .filter(([, { median }]) => median !== null),
        ),
        metros: Object.fromEntries(
          reference.metros.flatMap(({ slug, cbsa }) => {
            const pay = reference.metroPay.get(cbsa)?.[soc];
            const isShown =
              pay && pay.median !== null && !isResidentPay(soc, pay, earlier.get(soc)?.median ?? null);
            return isShown ? [[slug, pay] as const] : [];
          }),
        ),
      };
      return [[soc, record] as const];
    }),
  );
}

/** "Pediatricians, General" is read as "general pediatricians". */
function toPeople(title: string): string {
  const [, head = title, tail = ""] = /^(.*), (All Other|General|Pathologists|Except .*)$/.exec(title) ?? [];
  const people = toRunningText(head);
  if (tail === "All Other") return `${people} in fields that BLS does not list separately`;
  if (tail === "General") return `general ${people}`;
  if (tail === "Pathologists") return "pathologists";
  return tail ? `${people} (${toRunningText(tail)})` : people;
}

/** Places that share a name in a state count only for the area that they share. */
export function toCityMetros(reference: Reference): Map<string, CityMetros> {
  const areas = new Map(reference.metros.map((metro) => [metro.cbsa, metro]));
  const places = groupBy(reference.places, ({ stateCode }) => stateCode);
  return new Map(
    reference.states.map(({ code, slug }) => {
      const byName = groupBy(places.get(code!) ?? [], ({ name }) => toSlug(name));
      const cities = [...byName].map(([name, named]) => {
        const shared = new Set(named.map(({ cbsa }) => cbsa));
        const metro = shared.size === 1 ? areas.get(named[0]!.cbsa) : undefined;
        return [
          name,
          { place: named.length === 1 ? named[0]!.slug : null, metro: metro?.slug ?? null },
        ] as const;
      });
      const named = new Set(cities.map(([, { metro }]) => metro));
      const metros = reference.metros
        .filter((metro) => named.has(metro.slug))
        .map((metro) => [metro.slug, metro.name]);
      return [slug!, { cities: Object.fromEntries(cities), metros: Object.fromEntries(metros) }] as const;
    }),
  );
}
