import type { StateRow } from "#app/facts/catalog/place-records.ts";
import type { PriceLevels } from "#app/facts/catalog/wage-records.ts";
import { formatPercent } from "#app/kit/text/figures.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toStateText } from "./states.ts";

/** BEA's index of all prices: the national average is 100. */
export interface LocalPrices {
  level: number;
  place: string;
}

type Named<Key extends string> = Record<Key | "name", string>;

/** The metropolitan area's prices, or the state's. */
export function findPrices(
  levels: PriceLevels,
  metro: Named<"slug"> | null,
  state: Named<"code"> | null,
): LocalPrices | null {
  const own = metro && findOwn(levels, metro.slug);
  if (own) return { level: own, place: metro.name };
  const wider = state && findOwn(levels, state.code);
  return wider ? { level: wider, place: state.name } : null;
}

/** @param metro its own prices; rents are known of states only */
export function describeLocalPrices({ code, prices }: StateRow, metro: LocalPrices | null = null): string {
  const inState = toStateText(code);
  const all = metro ? `the ${metro.place} metro area` : inState;
  const rents = metro ? `Rents in ${inState}` : "Rents";
  return `Prices in ${all} are ${toLevelText(metro?.level ?? prices.all)}. ${rents} are ${toLevelText(prices.housing)} (BEA, 2024).`;
}

const toLevelText = (index: number): string =>
  Math.abs(index - 100) < 0.05
    ? "equal to the country's average"
    : `${formatPercent(index - 100)}% ${index > 100 ? "above" : "below"} the country's average`;
