import { withArticle } from "#app/candidates/license-words.ts";
import { formatOrdinal, toRunningText } from "#app/markets/figures.ts";
import { isResidentPay } from "#app/markets/resident-pay.ts";
import { toScopeSentence, withWageScope } from "#app/markets/wanted-professions.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import type { Pay } from "#app/platform/record-fields.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/ui/pay-scale.ts";
import type { Landing } from "./landing.ts";
import {
  type KnownMetro,
  type LandingPay,
  type PlacePay,
  toCountryLine,
  toMetroLine,
  toNationalHeadline,
} from "./pay-figures.ts";
import type { PlaceRecord } from "./place-record.ts";
import { toStatePay } from "./state-pay.ts";

const otherMetrosShown = 3;

/** What the profession is paid in a place: the metropolitan area's survey of May 2024, or the state's median of May 2025. */
export function toLandingPay(landing: Landing, profession: Profession, record: PlaceRecord): LandingPay {
  const { stateCode } = landing.place;
  const known = listKnownMetros(profession);
  const inState = known.filter(({ stateCodes }) => stateCodes[0] === stateCode);
  const parts =
    record.kind === "city"
      ? toCityPay(landing, profession, { known, inState }, record.market)
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

/** Areas with a median that is the profession's, not that of its residents. */
const listKnownMetros = ({ soc, metros, national2024 }: Profession): KnownMetro[] =>
  metros.flatMap((metro) => {
    const { median } = metro.pay;
    return median === null || isResidentPay(soc, metro.pay, national2024.median)
      ? []
      : [{ ...metro, median }];
  });

function toCityPay(
  { place }: Landing,
  profession: Profession,
  { known, inState }: { known: readonly KnownMetro[]; inState: readonly KnownMetro[] },
  market: { metroSlug: string; salaryPremium: string },
): PlacePay {
  const noun = toRunningText(profession.name);
  const own = inState.find(({ slug }) => slug === market.metroSlug);
  const others = inState.filter((metro) => metro !== own).slice(0, otherMetrosShown);
  const premium = `Over all professions, employers in ${place.name} budget ${market.salaryPremium} above the national average.`;
  const lines = [...(own ? [own] : []), ...others].map(toMetroLine);
  if (!own) {
    const country = `the country's median was ${formatPay(profession.national.pay.median, survey2025)} in May 2025`;
    const atResidents = profession.metros.find(({ slug }) => slug === market.metroSlug)?.pay.median ?? null;
    return {
      headline: toNationalHeadline(profession),
      sentences: [
        atResidents === null
          ? `The May 2024 survey prints no ${noun} figure for greater ${place.name}.`
          : `We leave out the May 2024 figure of greater ${place.name}: it counts residents, and with ${formatPay(atResidents, survey2024)} lies too near to their pay to say what ${withArticle(noun)} is offered.`,
        premium,
      ],
      lines,
      answer: `${atResidents === null ? `No local figure is published for ${place.name}` : `The local figure of ${place.name} is mostly that of residents`}; ${country}. ${premium}`,
    };
  }
  return {
    headline: {
      figure: formatPay(own.median, survey2024),
      label: `${withWageScope(profession.slug, `median ${noun} pay`)} in the metro area`,
      period: survey2024.period,
    },
    sentences: [toRankText(own, known, place.name), premium],
    lines,
    answer: toSpreadText(own.pay, place.name),
  };
}

function toRankText(own: KnownMetro, known: readonly KnownMetro[], city: string): string {
  if (isOpenEnded(own.median, survey2024))
    return `In greater ${city} the middle of the scale lies above ${formatDollars(survey2024.topCode!)}, where the May 2024 survey stops counting.`;
  const better = known.filter(({ median }) => median > own.median).length;
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
