import { rankedProfessions } from "#app/catalogue/articles/live/state-ranking.ts";
import type { StateRankingPart } from "#app/facts/catalog/live-records.ts";
import { toTakeHome } from "#app/facts/reference/pay/income-tax.ts";
import type { TaxTables } from "#app/facts/reference/pay/tax-tables.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { getCompact, toAsOfText, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import type { Reference } from "../../reference/reference.ts";
import { toCellNumber } from "../../source/csv.ts";
import { readTaxTables } from "../told/tax-files.ts";

type RankedRow = StateRankingPart["professions"][number]["rows"][number];

export function makeStateRankingPart(reference: Reference): StateRankingPart {
  const codes = reference.states
    .map(({ code }) => code!)
    .sort((a, b) => toName(a).localeCompare(toName(b), "en-US"));
  const tables = readTaxTables(reference);
  return {
    kind: "state-ranking",
    states: codes.map((code) => ({
      code,
      name: toName(code),
      prices: toCellNumber(reference.prices.get(code)?.all_items),
      housing: toCellNumber(reference.prices.get(code)?.housing),
      hospitals: toCellNumber(reference.facilities.get(code)?.hospitals),
      residents: toCellNumber(reference.states.find((row) => row.code === code)?.pop_est_2025),
    })),
    professions: rankedProfessions.map((slug) => toRanked(slug, { reference, codes, tables })),
    sources: {
      pay: "BLS OEWS, May 2025, state medians; prices: BEA regional price parities, 2024",
      tax: "state income tax and payroll levies on that median, single filer, standard deduction, tax year 2026, without local tax",
      housing: "BEA regional price parities, 2024, rents",
      hospitals: "CMS Provider Data Catalog, 2026, less the closed ones; residents: Census Bureau, July 2025",
    },
  };
}

const toName = (code: string): string => findState(code)!.name;

interface Known {
  reference: Reference;
  codes: readonly string[];
  tables: TaxTables;
}

function toRanked(slug: string, { reference, codes, tables }: Known) {
  const profession = findProfession(slug)!;
  const medians = new Map(
    codes.map((code) => {
      const row = reference.stateMedians.get(code)?.find(({ soc }) => soc === profession.soc);
      return [code, toCellNumber(row?.annual_median)];
    }),
  );
  const license = toLicense(profession, reference);
  return {
    slug,
    people: profession.plural.toLowerCase(),
    license: license && { title: license.title, source: license.source },
    rows: codes.map((code): RankedRow => {
      const median = medians.get(code) ?? null;
      return {
        median,
        tax: median === null ? null : toTaxPercent(median, code, tables),
        license: license?.toCell(code) ?? null,
      };
    }),
  };
}

function toTaxPercent(median: number, code: string, tables: TaxTables): number {
  const { state, levies } = toTakeHome(median, code, tables);
  return Math.round(((state + levies) / median) * 1000) / 10;
}

interface RankedLicense {
  title: string;
  source: string;
  toCell: (code: string) => RankedRow["license"];
}

const authorities: Readonly<Record<string, RankedRow["license"]>> = {
  full: { text: "Full", value: 1 },
  reduced: { text: "Reduced", value: 0.5 },
  restricted: { text: "Restricted", value: 0 },
};

/** A compact counts once it issues something. Returns null for a profession without one. */
function toLicense({ slug, compact }: Profession, reference: Reference): RankedLicense | null {
  if (slug === "nurse-practitioner")
    return {
      title: "Practice authority",
      source:
        "AANP class of state law, February 2025, or a newer law that changes it; full is 100, reduced 50, restricted 0",
      toCell: (code) => authorities[reference.licensing.get(code)?.np_practice_authority ?? ""] ?? null,
    };
  if (!compact || !getCompact(compact).isOperational) return null;
  const statuses = {
    member: { text: "Yes", value: 1 },
    enacted: { text: "Not yet", value: 0 },
    unverified: { text: "Not confirmed", value: null },
    none: { text: "No", value: 0 },
  };
  return {
    title: "Compact member",
    source: `${getCompact(compact).name}, our list of members of ${toAsOfText(getCompact(compact))}; a member is 100, another state 0`,
    toCell: (code) => statuses[toCompactStatus(compact, code)],
  };
}
