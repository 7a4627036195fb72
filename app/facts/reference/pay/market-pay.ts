import type { PriceLevels, WageRecord } from "#app/facts/catalog/wage-records.ts";
import { country, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import {
  isOpenEnded,
  type PayFigures,
  type PaySource,
  survey2024,
  survey2025,
} from "#app/kit/ui/chart/pay-scale.ts";

export interface MarketPay {
  /** Dollars for the survey's year of 2,080 hours. */
  figures: PayFigures;
  employed: number | null;
  source: PaySource;
  /** The wider place of the figures, if the place itself has none. */
  wider: PayPlace | null;
}

const none = { p10: null, p25: null, p75: null, p90: null };

/** Null when the survey has none, or only residents' pay. */
export function findOwnPay(wages: WageRecord, place: PayPlace): MarketPay | null {
  if (place.kind === "country")
    return { figures: wages.national, employed: wages.employed, source: survey2025, wider: null };
  if (place.kind === "metro") {
    const figures = wages.metros[place.slug];
    return figures ? { figures, employed: null, source: survey2024, wider: null } : null;
  }
  const median = wages.states[place.code];
  if (median) return { figures: { ...none, median }, employed: null, source: survey2025, wider: null };
  const earlier = wages.earlierStates[place.code];
  if (!earlier) return null;
  const { employed, ...figures } = earlier;
  return { figures, employed, source: survey2024, wider: null };
}

export function getMarketPay(wages: WageRecord, place: PayPlace): MarketPay {
  const own = findOwnPay(wages, place);
  if (own) return own;
  const state = place.kind === "metro" ? findState(place.stateCodes[0]) : null;
  const around: PayPlace | null = state && {
    kind: "state",
    ...{ slug: state.slug, name: state.name, code: state.code },
  };
  const ofState = around && findOwnPay(wages, around);
  return ofState ? { ...ofState, wider: around } : { ...findOwnPay(wages, country)!, wider: country };
}

/** The national average is 100. Null when none is published. */
export function findPriceLevel(levels: PriceLevels, place: PayPlace): number | null {
  if (place.kind === "country") return 100;
  return levels[place.kind === "state" ? place.code : place.slug] ?? null;
}

export const toNationalPrices = (amount: number, level: number): number => (amount / level) * 100;

/** The median is "at least" the highest figure that the survey publishes. */
export const isMedianOpen = ({ figures, source }: MarketPay): boolean =>
  figures.median !== null && isOpenEnded(figures.median, source);
