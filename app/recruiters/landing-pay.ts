import { formatOrdinal, toRunningText } from "#app/markets/figures.ts";
import { toScopeSentence, withWageScope } from "#app/markets/wanted-professions.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import type { Pay } from "#app/platform/record-fields.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/ui/pay-scale.ts";
import type { Landing } from "./landing.ts";
import { toComparison } from "./landing-words.ts";
import type { PlaceRecord } from "./place-record.ts";

/** A row of the table of pay, as text. */
export interface PayLine {
  place: string;
  /** From the first to the third quartile; null where it is not published. */
  middleHalf: string | null;
  median: string;
  period: string;
}

export interface LandingPay {
  /** The place's figure, or what stands for it: "$131,690", with what it is. */
  headline: { figure: string; label: string; period: string };
  sentences: string[];
  lines: PayLine[];
  /** What the wage code covers where that is more than the profession. */
  scope: string | null;
  /** The answer to what one earns here. */
  answer: string;
}

type MetroPay = Profession["metros"][number];
type KnownMetro = MetroPay & { median: number };

const otherMetrosShown = 3;
const stateMetrosShown = 4;

/** What the profession is paid in a place: the metropolitan area's survey of May 2024, or the state's median of May 2025. */
export function toLandingPay(landing: Landing, profession: Profession, record: PlaceRecord): LandingPay {
  const { stateCode } = landing.place;
  const inState = profession.metros.flatMap((metro) =>
    metro.pay.median !== null && metro.stateCodes[0] === stateCode
      ? [{ ...metro, median: metro.pay.median }]
      : [],
  );
  const parts =
    record.kind === "city"
      ? toCityPay(landing, profession, inState, record.market)
      : toStatePay(landing, profession, inState);
  const { national2024, national } = profession;
  const isEarlier = parts.lines.some(({ period }) => period === survey2024.period);
  const countries = [
    // An area's figure stands beside the country's of its own survey.
    ...(isEarlier ? [toCountryLine(national2024, survey2024)] : []),
    toCountryLine(national.pay, survey2025),
  ];
  const counted = toScopeSentence(profession.slug, toRunningText(profession.plural));
  return {
    ...parts,
    answer: [parts.answer, counted].filter(Boolean).join(" "),
    lines: [...parts.lines, ...countries],
    scope: profession.payScope,
  };
}

const toCountryLine = (pay: Pay, source: typeof survey2024): PayLine => ({
  place: "United States",
  middleHalf: toMiddleHalf(pay, source),
  median: formatPay(pay.median, source),
  period: source.period,
});

type PlacePay = Omit<LandingPay, "scope">;

function toCityPay(
  { place }: Landing,
  profession: Profession,
  inState: readonly KnownMetro[],
  market: { metroSlug: string; salaryPremium: string },
): PlacePay {
  const noun = toRunningText(profession.name);
  const own = inState.find(({ slug }) => slug === market.metroSlug);
  const others = inState.filter((metro) => metro !== own).slice(0, otherMetrosShown);
  const premium = `Over all professions, employers in ${place.name} budget ${market.salaryPremium} above the national average.`;
  const lines = [...(own ? [own] : []), ...others].map(toMetroLine);
  if (!own) {
    return {
      headline: toNationalHeadline(profession),
      sentences: [`The May 2024 survey prints no ${noun} figure for greater ${place.name}.`, premium],
      lines,
      answer: `No local figure is published for ${place.name}; the country's median was ${formatPay(profession.national.pay.median, survey2025)} in May 2025. ${premium}`,
    };
  }
  return {
    headline: {
      figure: formatPay(own.median, survey2024),
      label: `${withWageScope(profession.slug, `median ${noun} pay`)} in the metro area`,
      period: survey2024.period,
    },
    sentences: [toRankText(own, profession, place.name), premium],
    lines,
    answer: toSpreadText(own.pay, place.name),
  };
}

function toRankText(own: KnownMetro, profession: Profession, city: string): string {
  if (isOpenEnded(own.median, survey2024))
    return `In greater ${city} the middle of the scale lies above ${formatDollars(survey2024.topCode!)}, where the May 2024 survey stops counting.`;
  const known = profession.metros.flatMap(({ pay }) => pay.median ?? []);
  const better = known.filter((median) => median > own.median).length;
  const amount = `${formatDollars(own.median)} is the midpoint in greater ${city}`;
  if (better === 0)
    return `${amount}, and none of ${known.length} metropolitan areas with a figure pays more.`;
  if (better <= known.length / 3)
    return `${amount}: ${better} of ${known.length} metropolitan areas pay more (May 2024).`;
  return `${amount}, ${formatOrdinal(better + 1)} of the ${known.length} metropolitan areas that the May 2024 survey prints.`;
}

function toSpreadText({ p10, p25, p75, p90 }: Pay, city: string): string {
  const say = (dollars: number) => formatPay(dollars, survey2024);
  const sentences = [
    p25 !== null &&
      p75 !== null &&
      (isOpenEnded(p25, survey2024)
        ? `Three in four in greater ${city} made ${say(p25)} in May 2024.`
        : `In May 2024 the middle half in greater ${city} made ${say(p25)} to ${isOpenEnded(p75, survey2024) ? say(p75) : formatDollars(p75)}.`),
    p10 !== null &&
      !isOpenEnded(p10, survey2024) &&
      `The lowest-paid tenth stayed under ${say(p10)}${p90 === null ? "" : isOpenEnded(p90, survey2024) ? "" : ` and the highest-paid passed ${say(p90)}`}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}

function toStatePay(landing: Landing, profession: Profession, inState: readonly KnownMetro[]): PlacePay {
  const { name, stateCode } = landing.place;
  const noun = toRunningText(profession.name);
  const median = profession.states?.[stateCode] ?? null;
  const metros = [...inState].sort((a, b) => b.median - a.median);
  const lines = inState.slice(0, stateMetrosShown).map(toMetroLine);
  const range = toRangeText(metros, name);
  if (median === null) {
    return {
      headline: metros[0]
        ? {
            figure: formatPay(metros[0].median, survey2024),
            label: `${withWageScope(profession.slug, `median ${noun} pay`)} around ${metros[0].name}`,
            period: survey2024.period,
          }
        : toNationalHeadline(profession),
      sentences: [`For ${name} as a whole no ${noun} median is published. ${range}`],
      lines,
      answer: metros.length > 0 ? toTopMetros(metros, name) : range,
    };
  }
  const medians = Object.values(profession.states!);
  const rank = medians.filter((other) => other > median).length + 1;
  const own: PayLine = {
    place: name,
    middleHalf: null,
    median: formatDollars(median),
    period: survey2025.period,
  };
  return {
    headline: { figure: formatDollars(median), label: `median ${noun} pay`, period: survey2025.period },
    sentences: [
      `${name}'s median of ${formatDollars(median)} is ${toComparison(median, profession.national.pay.median ?? median)} the country's, ${formatOrdinal(rank)} of ${medians.length} (May 2025).`,
      range,
    ],
    lines: [own, ...lines],
    answer: `${formatDollars(median)} a year was the median in May 2025${rank === 1 ? ", the highest of any state" : ""}. ${toTopMetros(metros, name)}`,
  };
}

function toRangeText(metros: readonly KnownMetro[], state: string): string {
  const [top, low] = [metros[0], metros.at(-1)];
  if (!top || !low) return `No metropolitan area of ${state} has a published figure either.`;
  const say = ({ median }: KnownMetro) => formatPay(median, survey2024);
  if (top === low) return `${top.name} is the one metropolitan area with a figure, ${say(top)} (May 2024).`;
  if (say(top) === say(low))
    return `All ${metros.length} metropolitan areas with a figure print ${say(top)} (May 2024).`;
  return `Between metropolitan areas it goes from ${say(low)} around ${low.name} to ${say(top)} around ${top.name} (May 2024).`;
}

const toTopMetros = (metros: readonly KnownMetro[], state: string): string =>
  metros.length < 2
    ? ""
    : `Best paid within ${state}: ${metros
        .slice(0, 3)
        .map(({ name, median }) => `${name.replace(/, [A-Z]{2}$/, "")} ${formatPay(median, survey2024)}`)
        .join(", ")} (May 2024).`;

const toNationalHeadline = ({ slug, national, name }: Profession): LandingPay["headline"] => ({
  figure: formatPay(national.pay.median, survey2025),
  label: `${withWageScope(slug, `median ${toRunningText(name)} pay`)} in the United States`,
  period: survey2025.period,
});

const toMetroLine = ({ name, pay }: MetroPay): PayLine => ({
  place: name,
  middleHalf: toMiddleHalf(pay, survey2024),
  median: formatPay(pay.median, survey2024),
  period: survey2024.period,
});

function toMiddleHalf({ p25, p75 }: Pay, source: typeof survey2024): string | null {
  if (p25 === null || p75 === null) return null;
  if (isOpenEnded(p25, source)) return formatPay(p25, source);
  return `${formatDollars(p25)} to ${isOpenEnded(p75, source) ? formatPay(p75, source) : formatDollars(p75)}`;
}
