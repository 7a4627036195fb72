import type { PriceLevels, WageRecord } from "#app/facts/catalog/wage-records.ts";
import {
  findOwnPay,
  findPriceLevel,
  isMedianOpen,
  type MarketPay,
  toNationalPrices,
} from "#app/facts/reference/pay/market-pay.ts";
import { formatAmount, fromSurveyYear, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import type { PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { toEndRank } from "#app/kit/text/prose.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import type { FigureRow } from "#app/kit/ui/chart/figure-table.tsx";
import { paths } from "#app/paths.ts";
import { formatStated } from "./salary-words.ts";

const toTopCode = ({ pay }: PaidPlace, basis: PayBasis) =>
  pay.source.topCode && fromSurveyYear(pay.source.topCode, basis);

export interface PlaceTable {
  headings: string[];
  rows: FigureRow[];
}

/** Without the middle half if the survey has only medians. */
export function toPlaceTable(paid: readonly PaidPlace[], basis: PayBasis): PlaceTable {
  const hasHalves = paid.some(({ pay }) => pay.figures.p25 !== null);
  return {
    headings: ["Place", "Median", ...(hasHalves ? ["Middle half"] : []), "At national prices"],
    rows: paid.map((one) => toPlaceRow(one, basis, hasHalves)),
  };
}

function toPlaceRow(paid: PaidPlace, basis: PayBasis, hasHalf: boolean): FigureRow {
  const { place, pay, real, to } = paid;
  const topCode = toTopCode(paid, basis);
  const say = (dollars: number) => formatStated(fromSurveyYear(dollars, basis), topCode, basis);
  const { p25, median, p75 } = pay.figures;
  const half = p25 === null || p75 === null ? "–" : toRange(say(p25), say(p75));
  return {
    name: place.name,
    to,
    cells: [
      say(median!),
      ...(hasHalf ? [half] : []),
      real === null ? "–" : formatAmount(fromSurveyYear(real, basis), basis.per),
    ],
  };
}

const toRange = (low: string, high: string): string => (low === high ? low : `${low} to ${high}`);

export function toWorthDots(best: readonly PaidPlace[], nation: number | null): DotRow[] {
  return best.flatMap(({ place, pay, real, to }) => {
    const { median } = pay.figures;
    if (median === null || real === null) return [];
    return [
      {
        name: place.name,
        to,
        note: `${formatAmount(real, "year")} from ${formatAmount(median, "year")}`,
        all: [Math.min(median, real), Math.max(median, real)],
        marks: [
          ...(nation === null ? [] : [["nation", nation] as const]),
          ["other", median] as const,
          ["own", real] as const,
        ],
      },
    ];
  });
}

/** Null for a place in the middle of both lists. */
export function describeStanding(
  name: string,
  kinds: string,
  { byMedian, byWorth, of }: Standing,
): string | null {
  const toEnd = (rank: number | null) => toEndRank(rank, of, ["highest", "lowest"]);
  const [paid, worth] = [toEnd(byMedian), toEnd(byWorth)];
  if (!paid)
    return worth && endSentence(`At national prices, ${name} has ${worth} median pay of ${of} ${kinds}`);
  return `${endSentence(`${name} has ${paid} median pay of ${of} ${kinds}`)}${worth ? ` At national prices it has ${worth}.` : ""}`;
}

/** Amounts are the survey's dollars a year. */
export interface PaidPlace {
  place: PayPlace;
  pay: MarketPay;
  to: string;
  /** The median at national prices. Null when it is only "at least", or without a price level. */
  real: number | null;
}

/** Best first at national prices. Medians without a worth, like "at least" ones, come last. */
export function listPaidPlaces(
  role: PaidRole,
  wages: WageRecord,
  levels: PriceLevels,
  places: readonly PayPlace[],
): PaidPlace[] {
  const paid = places.flatMap((place) => {
    const pay = findOwnPay(wages, place);
    if (pay?.figures.median == null) return [];
    const level = findPriceLevel(levels, place);
    const isKnown = level !== null && !isMedianOpen(pay);
    return [
      {
        ...{ place, pay },
        to: paths.placePay(role.slug, place.slug),
        real: isKnown ? toNationalPrices(pay.figures.median, level) : null,
      },
    ];
  });
  const worth = ({ real }: PaidPlace) => real ?? 0;
  return paid.toSorted((a, b) => worth(b) - worth(a));
}

interface Standing {
  byMedian: number;
  byWorth: number | null;
  of: number;
}

/** Highest first. Null for a place whose own median is only "at least". */
export function findStanding(all: readonly PaidPlace[], slug: string): Standing | null {
  const own = all.find(({ place }) => place.slug === slug);
  if (!own || own.real === null) return null;
  const rank = (of: (one: PaidPlace) => number) => 1 + all.filter((one) => of(one) > of(own)).length;
  const areAllKnown = all.every(({ real }) => real !== null);
  return {
    byMedian: rank(({ pay }) => pay.figures.median!),
    byWorth: areAllKnown ? rank(({ real }) => real!) : null,
    of: all.length,
  };
}
