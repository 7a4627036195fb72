import { toStateText } from "#app/facts/reference/place/states.ts";
import { getCompact } from "#app/facts/reference/profession/compacts.ts";
import type { Compact } from "#app/facts/reference/profession/professions.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { Reference } from "../reference/reference.ts";
import type { CsvRow } from "../source/csv.ts";
import { type Figures, getOnly, toDollars, toFigureText } from "../source/figure-texts.ts";
import type { FindFigure } from "./figure/named-figures.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** What an article may say in braces (data/content/WRITING.md). */
export function toContentFigures(reference: Reference, findFigure: FindFigure): Figures {
  const files = new Map<string, CsvRow[]>();
  const read = (name: string) => {
    if (!files.has(name)) files.set(name, reference.read(name));
    return files.get(name)!;
  };
  const national = (soc: string, column: string) =>
    getOnly(
      read("bls_oews_national_healthcare_2025.csv").filter(
        (row) => row.soc === soc && row.level === "detailed",
      ),
      `occupation ${soc}`,
    )[column];
  const yearly = (column: string) => (soc: string) => toDollars(toNumber(national(soc, column)));
  const stateMedian = (code: string, soc: string) =>
    toNumber(reference.stateMedians.get(code)?.find((row) => row.soc === soc)?.annual_median);
  const projected = (soc: string, column: string) =>
    toNumber(
      getOnly(
        read("bls_employment_projections_2024_2034_healthcare.csv").filter(
          (row) => row.soc === soc && row.level !== "summary",
        ),
        `projection of ${soc}`,
      )[column],
    );
  const change = (soc: string, sign: 1 | -1) => {
    const percent = projected(soc, "change_pct") * sign;
    if (percent <= 0) throw new Error(`The change of ${soc} has the other direction.`);
    return `${percent.toFixed(1)}%`;
  };
  const toNight = (place: string, month: string) => {
    if (!months.includes(month)) throw new Error(`There is no month "${month}".`);
    return toNumber(findLodging(read("gsa_per_diem.csv"), place)[`lodging_${month}`]);
  };
  const toMeals = (place: string) => toNumber(findLodging(read("gsa_per_diem.csv"), place).mie);
  const toGsaWeek = (of: string) => {
    const [place = "", month = "", part = ""] = of.split(":");
    if (!["lodging", "meals", "both"].includes(part)) throw new Error(`A week has no "${part}".`);
    return 7 * ((part === "meals" ? 0 : toNight(place, month)) + (part === "lodging" ? 0 : toMeals(place)));
  };
  const prices = (code: string, column: string) => toNumber(reference.prices.get(code)?.[column]);
  const countLicensing = (column: string, value: string) =>
    String([...reference.licensing.values()].filter((row) => row[column] === value).length);
  return {
    usMedian: yearly("annual_median"),
    usP10: yearly("annual_p10"),
    usP25: yearly("annual_p25"),
    usP75: yearly("annual_p75"),
    usP90: yearly("annual_p90"),
    usHourly: (soc) => `$${toNumber(national(soc, "hourly_median")).toFixed(2)}`,
    usJobs: (soc) => toFigureText(toNumber(national(soc, "employment"))),
    stateMedian: (of) => toDollars(stateMedian(...toPair(of))),
    metroMedian(of) {
      const [cbsa, soc] = toPair(of);
      const rows = read("bls_oews_metro_healthcare_2024.csv");
      return toDollars(
        toNumber(rows.find((row) => row.cbsa_code === cbsa && row.soc === soc)?.annual_median),
      );
    },
    rpp: (code) => prices(code, "all_items").toFixed(1),
    rppHousing: (code) => prices(code, "housing").toFixed(1),
    adjusted(of) {
      const [code, soc] = toPair(of);
      const dollars = stateMedian(code, soc) / (prices(code, "all_items") / 100);
      return toDollars(Math.round(dollars / 10) * 10);
    },
    growth: (soc) => change(soc, 1),
    decline: (soc) => change(soc, -1),
    openings: (soc) => toFigureText(projected(soc, "openings_annual_avg")),
    compactMembers: (code) => String(getCompact(code as Compact).members.length),
    compactStates: (code) => toNames(getCompact(code as Compact).members),
    compactPassed: (code) => String(getCompact(code as Compact).enacted.length),
    compactPassedStates: (code) => toNames(getCompact(code as Compact).enacted),
    compactDate: (code) => formatDay(getCompact(code as Compact).asOf),
    npStates: (kind) => countLicensing("np_aanp_class", kind),
    npStatesNow: (kind) => countLicensing("np_practice_authority", kind),
    gsaLodging: (of) => toDollars(toNight(...toPair(of))),
    gsaWeek: (of) => toDollars(toGsaWeek(of)),
    gsaShare(of) {
      const at = of.lastIndexOf(":");
      const share = Number(of.slice(at + 1)) / toGsaWeek(of.slice(0, at));
      if (!(share <= 1)) throw new Error("It is above the limit of the week.");
      return `${Math.round(share * 100)}%`;
    },
    figure(of) {
      const [name, value] = toPair(of);
      return findFigure(name).values?.[value] ?? "";
    },
    gsaMeals: (of) => toDollars(toMeals(of)),
  };
}

/** "CO-denver" and "CO Denver / Aurora" are the same; "standard" is the rate of every county that is not listed. */
function findLodging(rows: readonly CsvRow[], of: string): CsvRow {
  if (of === "standard") return rows.find((row) => row.state_code === "")!;
  const wanted = toSlug(of);
  const named = rows.map((row) => [toSlug(`${row.state_code} ${row.destination}`), row] as const);
  const same = named.filter(([slug]) => slug === wanted);
  const found = same.length > 0 ? same : named.filter(([slug]) => slug.startsWith(`${wanted}-`));
  return getOnly(found, `GSA destinations "${of}"`)[1];
}

const toNames = (codes: readonly string[]): string => listWithAnd(codes.map(toStateText));

function toPair(of: string): [string, string] {
  const [first = "", second = ""] = of.split(":");
  return [first, second];
}

function toNumber(cell: string | undefined): number {
  if (!cell) throw new Error("It is not published.");
  return Number(cell);
}
