import type { PriceLevels, WageRecord } from "#app/catalog/wage-records.ts";
import { paths } from "#app/paths.ts";
import {
  findOwnPay,
  findPriceLevel,
  isMedianOpen,
  type MarketPay,
  toNationalPrices,
} from "#app/reference/pay/market-pay.ts";
import type { PayPlace } from "#app/reference/place/pay-place.ts";
import type { PaidRole } from "#app/reference/profession/paid-roles.ts";

/** A place with figures of its own. Amounts are the survey's dollars a year. */
export interface PaidPlace {
  place: PayPlace;
  pay: MarketPay;
  to: string;
  /** The median at the nation's prices. Null when it only says "at least", or without a price level. */
  real: number | null;
}

/** Most worth first. Medians that only say "at least" come before all others, as they are given. */
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
  const worth = ({ real }: PaidPlace) => real ?? Number.POSITIVE_INFINITY;
  return paid.toSorted((a, b) => (worth(a) === worth(b) ? 0 : worth(b) - worth(a)));
}

export interface Standing {
  byMedian: number;
  byWorth: number;
  of: number;
}

/** Among the places whose median is known, the highest first. Null when its own is not. */
export function findStanding(all: readonly PaidPlace[], slug: string): Standing | null {
  const known = all.filter(({ real }) => real !== null);
  const own = known.find(({ place }) => place.slug === slug);
  if (!own) return null;
  const rank = (of: (one: PaidPlace) => number) => 1 + known.filter((one) => of(one) > of(own)).length;
  return {
    byMedian: rank(({ pay }) => pay.figures.median!),
    byWorth: rank(({ real }) => real!),
    of: known.length,
  };
}
