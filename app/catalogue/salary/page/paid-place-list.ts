import type { PriceLevels, WageRecord } from "#app/facts/catalog/wage-records.ts";
import {
  findOwnPay,
  findPriceLevel,
  isMedianOpen,
  type MarketPay,
  toNationalPrices,
} from "#app/facts/reference/pay/market-pay.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import type { PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { paths } from "#app/paths.ts";

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

export interface Standing {
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
