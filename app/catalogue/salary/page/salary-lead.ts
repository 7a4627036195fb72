import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import {
  formatAmount,
  fromSurveyYear,
  type PayBasis,
  unitTexts,
} from "#app/facts/reference/pay/pay-basis.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { listWithOr, startSentence } from "#app/kit/text/sentence.ts";
import { isOpenEnded, survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import type { PlaceView } from "./place-view.ts";
import { describeDifference, describePrices, findMedian, formatMedian } from "./salary-words.ts";

interface AskedPlaces {
  asked: readonly { slug: string }[];
  views: readonly PlaceView[];
  lacking: readonly { inText: string; wider: string }[];
}

export function describeAsked(
  people: string,
  { asked, views, lacking }: AskedPlaces,
  wages: WageRecord,
  basis: PayBasis,
): string {
  const stated = views.filter((view) => asked.some(({ slug }) => slug === view.slug));
  const told =
    stated.length > 1
      ? describeCompared(people, stated, basis)
      : describeLead(people, stated[0] ?? views[0]!, wages, basis);
  if (lacking.length === 0) return told;
  const wider = [...new Set(lacking.map((place) => place.wider))];
  return `We have no figure for ${people} in ${listWithOr(lacking.map(({ inText }) => inText))}, so this shows ${listWithAnd(wider)} instead. ${told}`;
}

function describeLead(people: string, view: PlaceView, wages: WageRecord, basis: PayBasis): string {
  const isNation = view.slug === "united-states";
  return [
    `${startSentence(people)} in ${view.inText} earn a median of ${formatMedian(view, basis)} ${unitTexts[basis.per]} (BLS, ${view.period})${isNation ? "" : compare(view, wages, basis)}.`,
    isNation && describeMiddle(view, basis),
    view.real?.median &&
      view.level !== null &&
      `${describePrices(view.level)}, so it buys what ${formatAmount(view.real.median, basis.per)} buys nationally (BEA, 2024).`,
  ]
    .filter(Boolean)
    .join(" ");
}

function describeCompared(people: string, views: readonly PlaceView[], { per }: PayBasis): string {
  const paid = views.flatMap((view) => {
    const median = findMedian(view);
    return median === null
      ? []
      : [{ view, median, real: view.real?.median ?? (view.slug === "united-states" ? median : null) }];
  });
  const [most, ...others] = paid.toSorted((a, b) => b.median - a.median);
  const least = others.at(-1);
  if (!most || !least)
    return `${startSentence(people)} in ${listWithAnd(views.map(({ inText }) => inText))}.`;
  const say = (amount: number) => formatAmount(amount, per);
  const first = `The median for ${people} is highest in ${most.view.inText}, ${say(most.median)} ${unitTexts[per]}, and lowest in ${least.view.inText}, ${say(least.median)}.`;
  const [best] = paid.filter(({ real }) => real !== null).toSorted((a, b) => b.real! - a.real!);
  if (!best || paid.some(({ real }) => real === null)) return first;
  return `${first} ${best === most ? `Pay buys most there too: ${say(best.real!)} at national prices.` : `Once prices are counted, pay buys most in ${best.view.inText}: ${say(best.real!)} at national prices.`}`;
}

function compare(view: PlaceView, { national, earlier }: WageRecord, basis: PayBasis): string {
  const isEarlier = view.period === survey2024.period;
  const [base, source] = isEarlier ? [earlier.median, survey2024] : [national.median, survey2025];
  const own = findMedian(view);
  if (own === null || base === null || isOpenEnded(base, source)) return "";
  const nation = fromSurveyYear(base, basis);
  const year = isEarlier ? " in the same survey" : "";
  return `, ${describeDifference(own, nation)} the national ${formatAmount(nation, basis.per)}${year}`;
}

function describeMiddle({ figures: { p25, p75 } }: PlaceView, { per }: PayBasis): string | null {
  if (p25 === null || p75 === null) return null;
  return `The middle half earns ${formatAmount(p25, per)} to ${formatAmount(p75, per)}.`;
}

export function describeSurveys(
  views: readonly PlaceView[],
  { national, earlier }: WageRecord,
): string | null {
  const periods = new Set(views.map(({ period }) => period));
  if (periods.size < 2) return null;
  const [before, now] = [earlier.median, national.median];
  const isKnown = before !== null && now !== null && !isOpenEnded(before, survey2024);
  const rise = isKnown
    ? ` In between, the national median moved from ${formatAmount(before, "year")} to ${formatAmount(now, "year")}.`
    : "";
  return `These figures come from two surveys, a year apart.${rise}`;
}
