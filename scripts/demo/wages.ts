import { readCsv, toCellNumber } from "../load/source/csv.ts";

/** Dollars a year. */
interface Wage {
  median: number;
  /** The estimated 10th percentile, below which no posting starts. */
  floor: number;
  /** Takes a rank from 0 to 1 and returns a multiple of the median. */
  spread(rank: number): number;
}

type FindWage = (soc: string, stateCode: string | null, cbsaCode: string | null) => Wage;

const percentiles = ["annual_p10", "annual_p25", "annual_median", "annual_p75", "annual_p90"] as const;
const ranks = [0.1, 0.25, 0.5, 0.75, 0.9];

/** Outside this range, a metropolitan figure says more about its sample than about pay. */
const metroRange = [0.7, 1.5] as const;

/** The BLS median of the state (May 2025), else of the metro area (May 2024) carried forward, else of the country. */
export function readWages(folder: string): FindWage {
  const national = new Map(
    readCsv(`${folder}/bls_oews_national_healthcare_2025.csv`).map((row) => [row.soc!, toSpread(row)]),
  );
  const earlier = new Map(
    readCsv(`${folder}/bls_oews_national_healthcare_2024.csv`).map((row) => [
      row.soc!,
      toCellNumber(row.annual_median),
    ]),
  );
  const byState = new Map(
    [
      ...readCsv(`${folder}/bls_oews_state_ems_2024.csv`),
      ...readCsv(`${folder}/bls_oews_state_median_2025.csv`),
    ].map((row) => [`${row.state_code} ${row.soc}`, toCellNumber(row.annual_median)]),
  );
  const byMetro = new Map(
    readCsv(`${folder}/bls_oews_metro_healthcare_2024.csv`).map((row) => [
      `${row.cbsa_code} ${row.soc}`,
      toCellNumber(row.annual_median),
    ]),
  );

  return function findWage(soc, stateCode, cbsaCode) {
    const country = national.get(soc);
    if (!country) throw new Error(`There is no national wage for occupation ${soc}.`);
    const state = byState.get(`${stateCode} ${soc}`);
    const metro = byMetro.get(`${cbsaCode} ${soc}`);
    const before = earlier.get(soc);
    const metroRatio = metro && before ? Math.min(Math.max(metro / before, metroRange[0]), metroRange[1]) : 1;
    const median = state ?? country.median * metroRatio;
    return { median, floor: country.lowest * Math.max(1, median / country.median), spread: country.spread };
  };
}

function toSpread(row: Record<string, string>) {
  const [p10, p25, median, p75, p90] = percentiles.map((name) => toCellNumber(row[name]));
  if (!median) return null;
  const known = [p10, p25, median, p75, p90].map((value) => (value ?? median) / median);
  const spread = (rank: number) => {
    const upper = Math.min(
      Math.max(
        ranks.findIndex((r) => r >= rank),
        1,
      ),
      ranks.length - 1,
    );
    const [low, high] = [ranks[upper - 1]!, ranks[upper]!];
    return known[upper - 1]! + ((known[upper]! - known[upper - 1]!) * (rank - low)) / (high - low);
  };
  return { median, lowest: p10 ?? median * 0.6, spread };
}
