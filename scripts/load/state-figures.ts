import type { Reference } from "./reference/reference.ts";
import { type CsvRow, toCellNumber } from "./source/csv.ts";
import { type Figures, getOnly, toDollars, toFigureText, toGap, toPercent } from "./source/figure-texts.ts";

const facilityColumns = {
  hospitals: "hospitals",
  acuteCare: "acute_care",
  criticalAccess: "critical_access",
  psychiatric: "psychiatric",
  childrens: "childrens",
  ruralEmergency: "rural_emergency",
  skilledNursing: "skilled_nursing",
  homeHealth: "home_health",
  hospice: "hospice",
  longTermCare: "long_term_care_hospital",
} as const;

const shortageColumns = {
  shortageAreas: "pc_designations_2026_05_25",
  shortagePopulation: "pc_population_2025_12_31",
  practitionersNeeded: "pc_practitioners_needed_2025_12_31",
} as const;

/** Explained in data/catalog/PLACEHOLDERS.md. A change in the wrong direction comes out negative. */
export function toStateFigures(reference: Reference, code: string, emsWages: readonly CsvRow[]): Figures {
  const state = getOnly(
    reference.states.filter((row) => row.code === code),
    code,
  );
  const facilities = reference.facilities.get(code)!;
  const shortage = reference.shortages.get(code)!;
  return {
    ...toColumns(facilities, facilityColumns),
    ...toColumns(shortage, shortageColumns),
    needMetPercent: () => toKnown(shortage.pc_need_met_pct_2025_12_31).toFixed(1),
    criticalAccessPercent: () => toPercent(Number(facilities.critical_access), Number(facilities.hospitals)),
    ...toHospitalFigures(reference, code),
    ...toWageFigures(reference, code, emsWages),
    ...toPeopleFigures(state),
    ...toPlaceFigures(reference, code),
    enrolled: (of) =>
      toFigureText(
        toKnown(
          getOnly(
            reference.enrollments.get(code)!.filter((row) => row.provider_type === of),
            of,
          ).enrolled,
        ),
      ),
  };
}

const toColumns = (row: CsvRow, columns: Record<string, string>): Figures =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, () => toFigureText(toKnown(row[column]))]),
  );

function toHospitalFigures(reference: Reference, code: string): Figures {
  const rows = (reference.hospitalsByState.get(code) ?? []).map(({ row }) => row);
  const metroCodes = new Set(reference.metros.map(({ cbsa }) => cbsa));
  const count = (isCounted: (row: CsvRow) => boolean) => rows.filter(isCounted).length;
  const isOutside = (row: CsvRow) => !metroCodes.has(row.cbsa_code!);
  const toOwned = (ownership: string) => () =>
    toPercent(
      count((row) => row.ownership_class === ownership),
      count((row) => Boolean(row.ownership_class)),
    );
  return {
    nonprofitPercent: toOwned("nonprofit"),
    forProfitPercent: toOwned("for_profit"),
    governmentPercent: toOwned("government"),
    rated: () => toFigureText(count((row) => Number(row.overall_rating) >= 4)),
    fiveStars: () => toFigureText(count((row) => row.overall_rating === "5")),
    system: (of) => toFigureText(count((row) => row.health_system === of)),
    beds: (of) =>
      toFigureText(
        toKnown(
          getOnly(
            rows.filter((row) => row.name === of),
            of,
          ).beds,
        ),
      ),
    hospitalsInMetro: (of) => {
      const { cbsa } = getMetro(reference, code, of);
      return toFigureText(count((row) => row.cbsa_code === cbsa));
    },
    nonMetroHospitals: () => toFigureText(count(isOutside)),
    nonMetroPercent: () => toPercent(count(isOutside), rows.length),
  };
}

function toWageFigures(reference: Reference, code: string, emsWages: readonly CsvRow[]): Figures {
  const medianOf = (soc: string) =>
    toKnown(
      getOnly(
        reference.stateMedians.get(code)!.filter((row) => row.soc === soc),
        soc,
      ).annual_median,
    );
  const nationalOf = (soc: string) => toKnown(reference.nationalWages.get(soc)?.annual_median);
  const emsOf = (soc: string) =>
    getOnly(
      emsWages.filter((row) => row.state_code === code && row.soc === soc),
      soc,
    );
  return {
    median: (of) => toDollars(medianOf(of)),
    national: (of) => toDollars(nationalOf(of)),
    above: (of) => toGap(medianOf(of) - nationalOf(of), nationalOf(of)),
    below: (of) => toGap(nationalOf(of) - medianOf(of), nationalOf(of)),
    emsMedian: (of) => toDollars(toKnown(emsOf(of).annual_median)),
    emsJobs: (of) => toFigureText(toKnown(emsOf(of).employment)),
  };
}

function toPeopleFigures(state: CsvRow): Figures {
  const [before, now] = [Number(state.pop_census_2020), Number(state.pop_est_2025)];
  return {
    population: () => toFigureText(now),
    populationRank: () => state.pop_rank_2025!,
    growth: () => toGrowth(before, now),
    decline: () => toGrowth(before, now, -1),
    grown: () => toFigureText(now - before),
    lost: () => toFigureText(before - now),
  };
}

function toPlaceFigures(reference: Reference, code: string): Figures {
  const places = reference.places.filter(({ stateCode }) => stateCode === code);
  const toMetroGrowth = (of: string, sign?: -1) => {
    const { row } = getMetro(reference, code, of);
    return toGrowth(Number(row.pop_2020_base), Number(row.pop_2025), sign);
  };
  return {
    largestCity: () => places[0]!.name,
    largestCityPopulation: () => toFigureText(places[0]!.population),
    cityPopulation: (of) =>
      toFigureText(
        getOnly(
          places.filter(({ name }) => name === of),
          of,
        ).population,
      ),
    cities20k: () => toFigureText(places.length),
    cities100k: () => toFigureText(places.filter(({ population }) => population >= 100_000).length),
    metroPopulation: (of) => toFigureText(getMetro(reference, code, of).population),
    metroGrowth: (of) => toMetroGrowth(of),
    metroDecline: (of) => toMetroGrowth(of, -1),
  };
}

const getMetro = (reference: Reference, code: string, city: string) =>
  getOnly(
    reference.metros.filter(
      ({ row, stateCodes }) => row.principal_city === city && stateCodes.includes(code),
    ),
    city,
  );

const toGrowth = (before: number, now: number, sign: 1 | -1 = 1): string =>
  (sign * (now / before - 1) * 100).toFixed(1);

const toKnown = (cell: string | undefined): number => toCellNumber(cell) ?? Number.NaN;
