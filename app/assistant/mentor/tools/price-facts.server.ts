import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { readNamedPay } from "#app/assistant/mentor/reading/named-pay.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { toComparisonPath } from "#app/catalogue/places/state/comparison.ts";
import { type CatalogRecord, getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import { type PayPlace, toPlaceInText } from "#app/facts/reference/place/pay-place.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatPercent, listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { listAskedPlaces } from "./asked-places.server.ts";

interface Priced {
  place: PayPlace;
  /** The nation is 100. */
  prices: number;
  rents: number | null;
}

const page = (source: string, title: string) => ({ source, title });

/** Prices and rents of the places that were asked about, the cheaper of two first. */
export async function describePriceLevel(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { CATALOG } = context.env;
  const [places, levels, rents, states] = await Promise.all([
    listAskedPlaces(context, asked),
    getFromCatalog(CATALOG, "price-levels"),
    getFromCatalog(CATALOG, "rent-levels"),
    readCatalog(CATALOG, "states"),
  ]);
  const found = places.flatMap((place): Priced[] => {
    if (place.kind === "country") return [];
    const key = place.kind === "metro" ? place.slug : place.code;
    const prices = levels[key];
    return prices === undefined ? [] : [{ place, prices, rents: rents[key] ?? null }];
  });
  const [first, second] = found;
  if (!first) return asksWhere.test(asked.sentence.words) ? listCheapest(states ?? []) : [];
  const row = ({ place }: Priced) =>
    place.kind === "state" ? states?.find(({ code }) => code === place.code) : undefined;
  const [one, other] = [row(first), second && row(second)];
  const compared =
    one && other
      ? page(toComparisonPath(one, other), "The two states compared")
      : page(toPricePath(second ? [first, second] : [first], asked), "Pay and prices by place");
  return second
    ? describeGap(first, second, readNamedPay(asked.sentence)?.yearly ?? null, compared)
    : describeOne(first, page(toPricePath([first], asked), `Prices in ${toPlaceInText(first.place)}`));
}

const asksWhere = /\b(?:which|what|where|best|cheap\w*|affordable|lowest)\b.*\b(?:states?|live|place)\b/;
const listed = 5;

function listCheapest(states: CatalogRecord<"states">): SourcedFact[] {
  const names = states
    .toSorted((a, b) => a.prices.all - b.prices.all)
    .slice(0, listed)
    .map(({ code, prices }) => `${toStateText(code)} (${prices.all.toFixed(1)})`);
  if (names.length === 0) return [];
  return [
    {
      text: `Prices are lowest in ${listWithAnd(names)}, with the country at 100 (BEA, 2024).`,
      ...page(paths.resource("best-states"), "Best states"),
    },
    {
      text: "What an RN keeps there after taxes and prices, state by state, is another list.",
      ...page(paths.post("where-the-same-rn-keeps-most"), "Where the same RN keeps most"),
    },
  ];
}

/** A metro area's prices are beside the pay there: of the profession that is named, or of nurses. */
const toPricePath = (found: readonly Priced[], { subject, profession }: Asked): string => {
  const [{ place } = { place: null }, other] = found;
  const role = findRoleOfPosting(subject.profession ?? profession?.slug ?? null, subject.specialty);
  const search = new URLSearchParams([
    ["profession", role?.slug ?? "registered-nurse"],
    ...found.map((one) => ["place", one.place.slug]),
  ]);
  if (other || !place) return paths.salaryComparison(search.toString());
  return place.kind === "state"
    ? paths.stateTab(place.slug, "living-costs")
    : paths.placePay("registered-nurse", place.slug);
};

const toSide = (level: number): string =>
  Math.abs(level - 100) < 0.05
    ? "equal to the country's average"
    : `${formatPercent(level - 100)}% ${level > 100 ? "above" : "below"} the country's average`;

function describeOne(
  { place, prices, rents }: Priced,
  shown: Pick<SourcedFact, "source" | "title">,
): SourcedFact[] {
  const where = toPlaceInText(place);
  const rent = rents === null ? "" : `, and rents ${toSide(rents)}`;
  return [
    {
      text: `Prices in ${where} are ${toSide(prices)}${rent} (BEA, 2024). We have rents as a level, not in dollars.`,
      ...shown,
    },
  ];
}

/** "0.5% ", which no page shows: it is worked out for the question. */
const toGap = (high: number, low: number): string =>
  high - low < 0.05 ? "" : `${formatPercent((100 * (high - low)) / high)}% `;
export const workedOutGap = /(?<=^Prices are )[\d.]+% (?=lower in)/;

/** Before a figure that no page shows: it is worked out for the question. */
export const buysAbout = " buys about what ";

function describeGap(
  first: Priced,
  second: Priced,
  pay: number | null,
  compared: Pick<SourcedFact, "source" | "title">,
): SourcedFact[] {
  const [low, high] = first.prices <= second.prices ? [first, second] : [second, first];
  const [cheap, costly] = [toPlaceInText(low.place), toPlaceInText(high.place)];
  const prices =
    low.prices === high.prices
      ? `Prices are equal in ${cheap} and ${costly}`
      : `Prices are ${toGap(high.prices, low.prices)}lower in ${cheap} than in ${costly}`;
  const rents =
    low.rents === null || high.rents === null
      ? ""
      : ` Rents are at ${low.rents.toFixed(1)} and ${high.rents.toFixed(1)}.`;
  const lines = [
    `${prices}: ${low.prices.toFixed(1)} against ${high.prices.toFixed(1)}, with the country at 100 (BEA, 2024).${rents}`,
    pay !== null &&
      `${formatDollars(pay)} in ${toPlaceInText(first.place)}${buysAbout}${formatDollars(Math.round((pay * second.prices) / first.prices / 100) * 100)} buys in ${toPlaceInText(second.place)}, before taxes.`,
  ];
  return lines.flatMap((text) => (text ? [{ text: startSentence(text), ...compared }] : []));
}
