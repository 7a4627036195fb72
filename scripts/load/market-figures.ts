import type { ReferenceMetro } from "./reference/reference.ts";
import type { CsvRow } from "./source/csv.ts";
import { type Figures, getOnly, toDollars, toFigureText, toGap, toPercent } from "./source/figure-texts.ts";

interface MarketFacts {
  metro: ReferenceMetro;
  cityPopulation: number;
  hospitals: readonly CsvRow[];
  places: number;
  /** Median dollars a year by SOC code, May 2024. */
  wages: ReadonlyMap<string, number>;
  nationalWages: ReadonlyMap<string, number>;
}

/** For the sentences of data/catalog/city_markets.json. */
export function toMarketFigures(facts: MarketFacts): Figures {
  const { metro, hospitals, wages, nationalWages } = facts;
  const countText = (isCounted: (row: CsvRow) => boolean) => toFigureText(hospitals.filter(isCounted).length);
  const toType = (type: string) => () => countText((row) => row.type === type);
  const toShare = (ownership: string) => () =>
    toPercent(
      hospitals.filter((row) => row.ownership_class === ownership).length,
      hospitals.filter((row) => row.ownership_class).length,
    );
  const [before, now] = [Number(metro.row.pop_2020_base), Number(metro.row.pop_2025)];
  const wageOf = (soc: string) => wages.get(soc) ?? Number.NaN;
  const nationalOf = (soc: string) => nationalWages.get(soc) ?? Number.NaN;
  return {
    hospitals: () => toFigureText(hospitals.length),
    acute: toType("Acute Care Hospital"),
    childrens: toType("Childrens Hospital"),
    psychiatric: toType("Psychiatric Hospital"),
    critical: toType("Critical Access Hospital"),
    rated: () => countText((row) => Number(row.overall_rating) >= 4),
    system: (of) => countText((row) => row.health_system === of),
    nonprofit: toShare("nonprofit"),
    government: toShare("government"),
    for_profit: toShare("for_profit"),
    beds: (of) =>
      toFigureText(
        Number(
          getOnly(
            hospitals.filter((row) => row.name === of),
            of,
          ).beds || Number.NaN,
        ),
      ),
    wage: (of) => toDollars(wageOf(of)),
    national: (of) => toDollars(nationalOf(of)),
    above: (of) => toGap(wageOf(of) - nationalOf(of), nationalOf(of)),
    population: () => toFigureText(facts.cityPopulation),
    metroPopulation: () => toFigureText(now),
    metroPopulation2020: () => toFigureText(before),
    counties: () => metro.row.counties!,
    places: () => toFigureText(facts.places),
    grown: () => toFigureText(now - before),
    grownPercent: () => (Math.abs(now / before - 1) * 100).toFixed(1),
  };
}
