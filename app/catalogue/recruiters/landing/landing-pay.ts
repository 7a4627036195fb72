import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { isResidentPay } from "#app/facts/reference/profession/resident-pay.ts";
import { toScopeSentence, withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { withArticle } from "#app/kit/text/sentence.ts";
import { formatPay, isOpenEnded, survey2024, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { site } from "#app/site.ts";
import type { Landing, PlaceRecord } from "./landing.ts";
import {
  type KnownMetro,
  type LandingPay,
  type PayLine,
  type PlacePay,
  toComparison,
  toCountryLine,
  toMetroLine,
  toNationalHeadline,
  toRange,
  toRankSentence,
  toResidentNote,
} from "./pay-figures.ts";
import { toLandingStatePay } from "./state-pay.ts";

const otherMetrosShown = 3;

export function toLandingPay(
  landing: Landing,
  profession: ProfessionRecord,
  record: PlaceRecord,
): LandingPay {
  const { stateCode } = landing.place;
  const known = listKnownMetros(profession);
  const inState = known.filter(({ stateCodes }) => stateCodes[0] === stateCode);
  const parts =
    record.kind === "city"
      ? toCityPay(landing, profession, { known, inState }, record.market)
      : toLandingStatePay(landing, profession, inState);
  const { national2024, national } = profession;
  const country = isOfEarlierSurvey(parts.lines, national2024.median)
    ? toCountryLine(national2024, survey2024)
    : toCountryLine(national.pay, survey2025);
  const counted = toScopeSentence(profession.slug, toRunningText(profession.plural));
  return {
    ...parts,
    answer: [parts.answer, counted].filter(Boolean).join(" "),
    lines: [...parts.lines, country],
    scope: profession.payScope,
  };
}

/** Of the same year as its neighbors, unless that year's median is only "at least". */
const isOfEarlierSurvey = (lines: readonly PayLine[], median: number | null): boolean =>
  lines.length > 0 &&
  lines.every(({ period }) => period === survey2024.period) &&
  median !== null &&
  !isOpenEnded(median, survey2024);

/** Leaves out areas whose median is mostly residents' pay. The largest areas come first. */
const listKnownMetros = ({ soc, metros, national2024 }: ProfessionRecord): KnownMetro[] =>
  metros.flatMap((metro) => {
    const { median } = metro.pay;
    return median === null || isResidentPay(soc, metro.pay, national2024.median)
      ? []
      : [{ ...metro, median }];
  });

function toCityPay(
  { place }: Landing,
  profession: ProfessionRecord,
  { known, inState }: { known: readonly KnownMetro[]; inState: readonly KnownMetro[] },
  market: { metroSlug: string; salaryPremium: string },
): PlacePay {
  const noun = toRunningText(profession.name);
  const own = inState.find(({ slug }) => slug === market.metroSlug);
  const others = inState.filter((metro) => metro !== own).slice(0, otherMetrosShown);
  const lines = [...(own ? [own] : []), ...others].map(toMetroLine);
  const nation = profession.national2024.median;
  const surveyed = own && nation !== null ? { median: own.median, nation } : null;
  const premium = toPremiumText(place.name, market.salaryPremium, surveyed);
  if (!own) {
    const country = `The U.S. median was ${formatPay(profession.national.pay.median, survey2025)} in May 2025 (BLS).`;
    const atResidents = profession.metros.find(({ slug }) => slug === market.metroSlug)?.pay.median ?? null;
    return {
      headline: toNationalHeadline(profession),
      sentences: [
        atResidents === null
          ? `We have no ${noun} figure for greater ${place.name}.`
          : `We leave out the May 2024 figure for greater ${place.name}. It counts residents, and ${formatPay(atResidents, survey2024)} is too close to their pay to say what ${withArticle(noun)} is offered.`,
        premium,
      ],
      lines,
      answer: `${country} ${atResidents === null ? `We have no figure for ${place.name}.` : `The published figure for ${place.name} mostly counts residents.`} ${premium}`,
    };
  }
  const residents = toResidentNote(profession, own.pay, place.name);
  return {
    headline: {
      figure: formatPay(own.median, survey2024),
      label: `${withWageScope(profession.slug, `median ${noun} pay`)} in the metro area`,
      period: survey2024.period,
    },
    sentences: [toMedianText(own, nation, known, place.name, residents.length === 0), ...residents, premium],
    lines,
    answer: toSpreadText(own, place.name),
  };
}

/** The premium (spec section 3) is the company's estimate: its sentence says so and holds the published figure. */
function toPremiumText(
  city: string,
  premium: string,
  surveyed: { median: number; nation: number } | null,
): string {
  const measured = surveyed
    ? `, beside ${formatPay(surveyed.median, survey2024)} for this job there and ${formatPay(surveyed.nation, survey2024)} nationwide in the survey (BLS, May 2024)`
    : "";
  const difference =
    surveyed && surveyed.median < surveyed.nation
      ? " It can differ from the median above, which counts everyone in this job."
      : "";
  return `${site.name}'s own estimate for competitive offers in ${city}, across all professions, is ${premium} above the national average${measured}. It is about new offers and is not a survey figure.${difference}`;
}

function toMedianText(
  own: KnownMetro,
  nation: number | null,
  known: readonly KnownMetro[],
  city: string,
  isRanked: boolean,
) {
  if (isOpenEnded(own.median, survey2024))
    return `The median in greater ${city} is at least ${formatDollars(survey2024.topCode!)}, the highest figure that the May 2024 BLS survey reports.`;
  const median = `The median in greater ${city} is ${formatDollars(own.median)} (BLS, May 2024)`;
  const compared =
    nation === null
      ? ""
      : isOpenEnded(nation, survey2024)
        ? `, below the U.S. median of ${formatPay(nation, survey2024)}`
        : `, ${toComparison(own.median, nation)} the U.S. median of ${formatDollars(nation)}`;
  const higher = known.filter((other) => other.median > own.median).length;
  const lower = known.filter((other) => other.median < own.median).length;
  const rank = isRanked
    ? toRankSentence(higher, lower, `among ${known.length} metro areas with a figure`)
    : "";
  return `${median}${compared}.${rank}`;
}

function toSpreadText({ median, pay }: KnownMetro, city: string): string {
  const { p10, p25, p75, p90 } = pay;
  const say = (dollars: number) => formatPay(dollars, survey2024);
  const middle =
    p25 === null || p75 === null
      ? ""
      : isOpenEnded(p25, survey2024)
        ? ` Three out of four earned ${say(p25)}.`
        : ` The middle half earned ${toRange(p25, p75, survey2024)}.`;
  const ends =
    p10 === null || isOpenEnded(p10, survey2024)
      ? ""
      : ` The lowest-paid 10% earned less than ${say(p10)}${p90 === null || isOpenEnded(p90, survey2024) ? "" : ` and the highest-paid 10% more than ${say(p90)}`}.`;
  return `The median in greater ${city} was ${say(median)} a year in May 2024 (BLS).${middle}${ends}`;
}
