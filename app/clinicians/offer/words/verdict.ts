import { isContract, toSpanWords, toWeeksText } from "#app/clinicians/offer/sum/benefit-lines.ts";
import { sumExpected, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import type { OfferWorth, Worth } from "#app/clinicians/offer/sum/offer-worth.ts";
import { toNationalPrices } from "#app/facts/reference/pay/market-pay.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { toTaxGap } from "./assumptions.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { offerNames } from "./offer-names.ts";

type Pair = readonly [OfferFacts, OfferFacts];

/** Two percent is less than any offer's uncertainty. */
const closeCall = 0.02;

/** Sums are compared only when both are for the same time. */
const isSameSpan = ([a, b]: Pair): boolean => toSpanWords(a.terms) === toSpanWords(b.terms);

const hasOtherPrices = ([a, b]: Pair): boolean =>
  a.prices !== null && b.prices !== null && a.prices.level !== b.prices.level;

export function toVerdict(pair: Pair): { verdict: string; notes: string[] } {
  const isReal = hasOtherPrices(pair);
  const worths = pair.map(({ worth, prices }) => toBought(worth, isReal ? prices!.level : 100));
  const how = isReal ? "after taxes and at the prices of each place" : "after taxes";
  return { verdict: tell(pair, worths, how), notes: listNotes(pair, worths) };
}

/** What the offer leaves after taxes, in dollars of average US prices. */
export const toBought = ({ after }: OfferWorth, level: number): Worth => ({
  hour: toNationalPrices(after.hour, level),
  week: toNationalPrices(after.week, level),
  total: toNationalPrices(after.total, level),
});

function toGaps(pair: Pair, [a, b]: readonly Worth[]) {
  const unit = isSameSpan(pair) ? "total" : "week";
  const isClose =
    Math.abs(a!.hour - b!.hour) < Math.abs(b!.hour) * closeCall &&
    Math.abs(a![unit] - b![unit]) < Math.abs(b![unit]) * closeCall;
  return { hour: a!.hour - b!.hour, sum: a![unit] - b![unit], isClose };
}

function tell(pair: Pair, worths: readonly Worth[], how: string): string {
  const { hour, sum, isClose } = toGaps(pair, worths);
  if (isClose)
    return `${how.charAt(0).toUpperCase()}${how.slice(1)}, the two offers are within 2% of each other. Decide by the work, not by the pay.`;
  const span = isSameSpan(pair) ? toSpanWords(pair[0].terms) : "a week";
  const [better, other] = hour >= 0 ? offerNames : [offerNames[1], offerNames[0]];
  const perHour = `${better} leaves you ${toCents(Math.abs(hour))} more for each hour worked`;
  return hour >= 0 === sum >= 0
    ? `${perHour} and ${formatDollars(Math.abs(sum))} more ${span}, ${how}.`
    : `${perHour}, ${how}. ${other} leaves ${formatDollars(Math.abs(sum))} more ${span}, for more hours.`;
}

const listNotes = (pair: Pair, worths: readonly Worth[]): string[] =>
  [
    ...listSpanNotes(pair),
    ...pair.map((facts, at) => {
      const gap = toTaxGap(facts);
      return gap && `${offerNames[at]} is ${gap}.`;
    }),
    ...pair.map(({ worth, terms }, at) =>
      worth.taxes.local > 0
        ? `City or county tax takes ${formatDollars(worth.taxes.local)} ${toSpanWords(terms)} from ${offerNames[at]}.`
        : null,
    ),
    toPriceNote(pair, worths),
    toSureNote(pair),
  ].filter((note) => note !== null);

function listSpanNotes(pair: Pair): string[] {
  if (isSameSpan(pair)) return [];
  const names = pair.map(({ terms }, at) =>
    isContract(terms)
      ? `${offerNames[at]} is a contract of ${toWeeksText(terms.weeks)}`
      : `${offerNames[at]} pays all year`,
  );
  return [
    `${names.join(" and ")}, so we compare an hour and a week and not the sums.`,
    ...pair.flatMap(({ terms, worth, asked }, at) =>
      isContract(terms)
        ? [
            asked.said.has("worked")
              ? `If you found such contracts for ${toWeeksText(terms.worked)} of a year, ${offerNames[at]} would leave ${formatDollars((worth.after.total / terms.weeks) * terms.worked)} in that year after taxes.`
              : `${offerNames[at]} pays nothing after its ${toWeeksText(terms.weeks)}, unless another contract follows.`,
          ]
        : [],
    ),
  ];
}

function toPriceNote(pair: Pair, worths: readonly Worth[]): string {
  const missing = offerNames.filter((_, at) => pair[at]!.prices === null);
  if (missing.length > 0)
    return `Prices of the places are not counted. Choose the state of ${missing.join(" and ")}, and the city if you know it.`;
  const [a, b] = pair.map(({ prices }) => prices!);
  if (a!.level === b!.level) return `Prices are the same for both offers (${a!.place}).`;
  const levels = `Prices are ${a!.level.toFixed(1)} in ${a!.place} and ${b!.level.toFixed(1)} in ${b!.place}, where the country is 100 (BEA, regional price parities of 2024).`;
  const plain = toGaps(
    pair,
    pair.map(({ worth }) => worth.after),
  );
  const leads = (hour: number) => offerNames[hour >= 0 ? 0 : 1];
  const isTurned = leads(plain.hour) !== leads(toGaps(pair, worths).hour);
  const turned = isTurned
    ? ` Without prices, ${leads(plain.hour)} would lead by ${toCents(Math.abs(plain.hour))} an hour.`
    : "";
  return `${levels} The amounts above are in dollars of average US prices.${turned}`;
}

function toSureNote(pair: Pair): string | null {
  const sums = pair.map(({ worth }) => sumExpected(worth.lines));
  if (sums.every((sum) => sum < 1)) return null;
  const parts = sums.flatMap((sum, at) =>
    sum < 1 ? [] : [`${formatDollars(sum)} ${toSpanWords(pair[at]!.terms)} in ${offerNames[at]}`],
  );
  const isReal = hasOtherPrices(pair);
  const sure = toGaps(
    pair,
    pair.map(({ guaranteed, prices }) => toBought(guaranteed, isReal ? prices!.level : 100)),
  );
  const leader = offerNames[sure.hour >= 0 ? 0 : 1];
  const rest = sure.isClose
    ? "the two offers are within 2% of each other"
    : `${leader} leaves ${toCents(Math.abs(sure.hour))} more for each hour worked`;
  return `Expected, not guaranteed: ${parts.join(" and ")}. Without it, ${rest}.`;
}
