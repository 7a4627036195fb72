import { toMetroPlace, toStatePlace } from "#app/catalogue/salary/question/shown-places.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { PriceLevels, WageRecord } from "#app/facts/catalog/wage-records.ts";
import { findOwnPay, isMedianOpen } from "#app/facts/reference/pay/market-pay.ts";
import { fromSurveyYear, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState, states, toStateText } from "#app/facts/reference/place/states.ts";
import type { PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import type { DotRow } from "#app/kit/ui/chart/dot-plot.tsx";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import {
  describeStanding,
  findStanding,
  listPaidPlaces,
  type PaidPlace,
  type PlaceTable,
  toPlaceTable,
  toWorthDots,
} from "./place-rows.ts";
import { formatStated } from "./salary-words.ts";

interface Market {
  role: PaidRole;
  wages: WageRecord;
  levels: PriceLevels;
  metros: CatalogRecord<"metro-index">;
  basis: PayBasis;
}

export interface PlacesAround {
  role: string;
  standing: string | null;
  lists: {
    id: string;
    title: string;
    lead: string;
    dots: DotRow[];
    tableTitle: string;
    table: PlaceTable;
    /** Hundreds of places may have only a name: "Abilene, TX". */
    others: string[];
    othersTitle: string;
  }[];
}

const mostRows = 60;
const bestShown = 8;
const bestOfMetros = 12;
const printedShown = 24;

export function listAround(market: Market, places: readonly PayPlace[]): PlacesAround {
  const [place, second] = places;
  const ofMetros = listPaid(market, market.metros.map(toMetroPlace));
  if (second) return { role: market.role.slug, standing: null, lists: listInstead(market, ofMetros, places) };
  const ofStates = listPaid(market, states.map(toStatePlace));
  if (!place || place.kind === "country")
    return {
      role: market.role.slug,
      standing: null,
      lists: [toStateList(market, ofStates), toMetroList(market, ofMetros)].filter((list) => list !== null),
    };
  const isMetro = place.kind === "metro";
  const standing = findStanding(isMetro ? ofMetros : ofStates, place.slug);
  const code = isMetro ? place.stateCodes[0]! : place.code;
  return {
    role: market.role.slug,
    standing:
      standing &&
      describeStanding(
        isMetro ? place.name : startSentence(toStateText(code)),
        isMetro ? "metro areas" : "states, counting D.C.",
        standing,
      ),
    lists: [toStateMetros(market, ofMetros, code, place.slug)].filter((list) => list !== null),
  };
}

/** A state without figures is compared by its metro areas. */
const listInstead = (market: Market, ofMetros: readonly PaidPlace[], places: readonly PayPlace[]) =>
  places.flatMap((place) => {
    if (place.kind !== "state" || findOwnPay(market.wages, place)) return [];
    const list = toStateMetros(market, ofMetros, place.code, place.slug);
    return list ? [{ ...list, id: `metros-${place.slug}` }] : [];
  });

const listPaid = ({ role, wages, levels }: Market, places: readonly PayPlace[]) =>
  listPaidPlaces(role, wages, levels, places);

function toStateList(market: Market, paid: readonly PaidPlace[]) {
  const known = paid.filter(({ real }) => real !== null);
  if (known.length < bestShown) return null;
  return {
    id: "states",
    title: "By state",
    lead: `${known[0]!.place.name} pays most once prices are counted. The table has all ${paid.length}, counting D.C.`,
    dots: toWorthDots(known.slice(0, bestShown), market.wages.national.median),
    tableTitle: `All ${paid.length} as a table`,
    table: toPlaceTable(paid, market.basis),
    others: [],
    othersTitle: "",
  };
}

function toMetroList(market: Market, paid: readonly PaidPlace[]) {
  if (paid.length === 0) return null;
  const open = paid.filter(({ pay }) => isMedianOpen(pay));
  const known = paid.filter(({ real }) => real !== null);
  const isRanked = known.length >= bestOfMetros && open.length < bestOfMetros;
  const hasStates =
    Object.keys(market.wages.states).length > 0 || Object.keys(market.wages.earlierStates).length > 0;
  const printed = paid.filter((one) => !open.includes(one));
  const top = isRanked ? known.slice(0, bestOfMetros) : printed.slice(0, printedShown);
  return {
    id: "metros",
    title: isRanked ? "Metro areas where pay buys most" : "By metro area",
    lead: isRanked
      ? `These medians are worth most at national prices, among ${paid.length} metro areas with figures.`
      : `${paid.length} metro areas have figures (BLS, ${survey2024.period}). ${describeOpen(open, paid.length, market.basis)} ${top.length > 0 ? "The printed medians come first, the highest value at national prices on top." : ""}`.trim(),
    dots: isRanked ? toWorthDots(top.slice(0, bestShown), market.wages.earlier.median) : [],
    tableTitle: `The first ${top.length} as a table`,
    table: toPlaceTable(top, market.basis),
    // Areas of states that have a page are listed there.
    others: hasStates ? [] : toNames(paid.filter((one) => !top.includes(one))),
    othersTitle: `${paid.length - top.length} ${top.length > 0 ? "more " : ""}metro areas`,
  };
}

function toStateMetros(market: Market, paid: readonly PaidPlace[], code: string, own: string) {
  const inState = paid.filter(
    ({ place }) => place.kind === "metro" && place.stateCodes.includes(code) && place.slug !== own,
  );
  const state = findState(code);
  if (!state || inState.length === 0) return null;
  const isOwnState = own === state.slug;
  const open = inState.filter(({ pay }) => isMedianOpen(pay));
  const printed = inState.filter((one) => !open.includes(one));
  return {
    id: "metros",
    title: `${isOwnState ? "Metro" : "Other metro"} areas in ${toStateText(code)}`,
    lead: [
      describeOpen(open, inState.length, market.basis),
      `BLS, ${survey2024.period}.`,
      printed.length > 1 ? "Highest value at national prices first." : "",
    ]
      .join(" ")
      .trim(),
    dots: [],
    tableTitle: "",
    table: toPlaceTable(printed.slice(0, mostRows), market.basis),
    others: toNames(open),
    othersTitle: `With a median of ${sayTopCode(market.basis)}`,
  };
}

const toNames = (paid: readonly PaidPlace[]): string[] =>
  paid.map(({ place }) => place.name).sort((a, b) => a.localeCompare(b));

const sayTopCode = (basis: PayBasis): string => {
  const topCode = fromSurveyYear(survey2024.topCode!, basis);
  return formatStated(topCode, topCode, basis);
};

/** The survey of metro areas prints no higher figure. */
function describeOpen(open: readonly PaidPlace[], of: number, basis: PayBasis): string {
  if (open.length === 0) return "";
  const [only] = toNames(open);
  const where = open.length === 1 ? only : `${open.length === of ? "all " : ""}${open.length} areas`;
  return `In ${where} the median is ${sayTopCode(basis)}, the highest figure that the survey prints.`;
}
