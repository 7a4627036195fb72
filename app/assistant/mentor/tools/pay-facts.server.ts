import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { namesCosts, readNamedPay } from "#app/assistant/mentor/reading/named-pay.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import { toProfessions } from "#app/assistant/navigation/reading/subject.ts";
import { listPaidPlaces } from "#app/catalogue/salary/page/place-rows.ts";
import { getWages, hasOwnFigures } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { toPayPath } from "#app/catalogue/salary/question/pay-address.ts";
import { toMetroPlace } from "#app/catalogue/salary/question/shown-places.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { fullTimeHours } from "#app/facts/reference/pay/full-time.ts";
import { getMarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { formatAmount, fromSurveyYear, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import { country, type PayPlace, toPlaceInText } from "#app/facts/reference/place/pay-place.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, type PaidRole, toPayScope } from "#app/facts/reference/profession/paid-roles.ts";
import { findPhrases, toLexicon, toTokens } from "#app/jobs/reading/phrases.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatPercent, listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatPay, isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { listAskedPlaces } from "./asked-places.server.ts";

const byYear: PayBasis = { per: "year", hours: fullTimeHours };
const byHour: PayBasis = { per: "hour", hours: fullTimeHours };
const mostPlaces = 3;

/** The survey's median of each place that was asked about, with what the figure covers. */
export async function describeMedianPay(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { profession, specialty } = asked.subject;
  const role = findRoleOfPosting(profession ?? asked.profession?.slug ?? null, specialty);
  if (!role) return [];
  const [named, wages] = await Promise.all([listAskedPlaces(context, asked), getWages(context, role)]);
  const places: readonly PayPlace[] = named.length > 0 ? named : [country];
  const isCompared =
    profession === null || /\b(?:or|and|than|vs|versus|compare\w*)\b/.test(asked.sentence.words);
  const [other] = isCompared ? listOthers(asked, role) : [];
  if (other) {
    const both = [
      { role, wages },
      { role: other, wages: await getWages(context, other) },
    ];
    return [...describeHigherRole(both, places[0]!), ...describeBoth(both, places[0]!)];
  }
  const { words } = asked.sentence;
  const isAnywhere = places.every(({ kind }) => kind === "country");
  if (isAnywhere && (asksCity.test(words) || (asksWhere.test(words) && namesCosts.test(words)))) {
    const worth = await describeWorthCities(context, role, wages);
    if (worth.length > 0) return worth;
  }
  if (asksWhere.test(words) && isAnywhere)
    return [
      ...describeBestPaid(role, wages),
      ...listBestMetros(await getFromCatalog(context.env.CATALOG, "metro-index"), wages, null)
        .slice(0, Object.keys(wages.states).length > 0 ? 0 : mostNamed)
        .flatMap((place) => describePlace(role, wages, place).slice(0, 1)),
      bestStates,
    ];
  const [only] = places;
  if (only?.kind === "state" && places.length === 1 && asksCity.test(asked.sentence.words))
    return describeBestCities(context, { role, wages, code: only.code });
  const metros = await getFromCatalog(context.env.CATALOG, "metro-index");
  const told = places.slice(0, mostPlaces).map((place) => {
    const instead = describeCitiesInstead(metros, { role, wages, place });
    return [...instead, ...describePlace(role, wages, place, instead.length > 0)];
  });
  const first =
    places.length === 1
      ? describeOffer(role, wages, { place: only!, asked })
      : describeHigherPlace(role, wages, places.slice(0, mostPlaces));
  const figures = [...first, ...told.flat()];
  return comparesSettings(asked.sentence)
    ? [toSettingsNote(wages), ...figures]
    : [...figures, ...describeScope(role, asked)];
}

/** Which of two places pays more and by how much, before the figures. Nothing where one has no figure of its own. */
function describeHigherPlace(role: PaidRole, wages: WageRecord, places: readonly PayPlace[]): SourcedFact[] {
  const found = places.map((place) => ({ place, ...getMarketPay(wages, place) }));
  const [one, other] = found;
  if (found.length !== 2 || !found.every(hasOwnMedian)) return [];
  const people = startSentence(wages.people);
  const [high, low] = one!.figures.median! >= other!.figures.median! ? [one!, other!] : [other!, one!];
  const isEqual = high.figures.median === low.figures.median;
  const tell = ({ place, figures, source }: typeof high) =>
    `${toPlaceInText(place)} (${formatPay(figures.median!, source)} a year)`;
  const years = [...new Set([high, low].map(({ source }) => source.period))];
  const text = isEqual
    ? `${people} earn the same median in ${tell(high)} and ${toPlaceInText(low.place)}`
    : `${people} earn a higher median in ${tell(high)} than in ${tell(low)}${toDifference(high.figures.median!, low.figures.median!)}`;
  return [
    {
      text: `${text} (BLS, ${listWithAnd(years)}).`,
      source: toPayPath({ role, places, basis: byYear }, () => false),
      title: `${role.name} pay in ${listWithAnd(places.map(toPlaceInText))}`,
    },
  ];
}

type PaidThere = ReturnType<typeof getMarketPay>;
const hasOwnMedian = ({ figures: { median }, source, wider }: PaidThere): boolean =>
  !wider && median !== null && !isOpenEnded(median, source);

/** ", $3,600 (3.8%) more", which no page shows: it is worked out for the question. */
const toDifference = (high: number, low: number): string =>
  `, ${formatDollars(high - low)} (${formatPercent((100 * (high - low)) / low)}%) more`;
export const workedOutDifference = /, \$[\d,]+ \([\d.]+%\) more/;

/** Which of two professions is paid more and by how much, before the figures. */
function describeHigherRole(
  both: readonly { role: PaidRole; wages: WageRecord }[],
  place: PayPlace,
): SourcedFact[] {
  const found = both.map(({ role, wages }) => ({ role, wages, ...getMarketPay(wages, place) }));
  const [one, other] = found;
  if (!found.every(hasOwnMedian) || one!.figures.median === other!.figures.median) return [];
  const [high, low] = one!.figures.median! > other!.figures.median! ? [one!, other!] : [other!, one!];
  const text = `In ${toPlaceInText(place)}, ${high.wages.people} earn a higher median than ${low.wages.people}${toDifference(high.figures.median!, low.figures.median!)}.`;
  return [{ text, source: paths.rolePay(high.role.slug), title: `${high.role.name} pay` }];
}

/** Of a state that the survey has no figure for, from its lowest paid metro area to its highest. */
function describeCitiesInstead(
  metros: CatalogRecord<"metro-index">,
  { role, wages, place }: { role: PaidRole; wages: WageRecord; place: PayPlace },
): SourcedFact[] {
  if (place.kind !== "state" || !getMarketPay(wages, place).wider) return [];
  const paid = listPaidMetros(metros, wages, place.code);
  const [high, low] = [paid[0], paid.at(-1)];
  if (!high || !low || high === low)
    return high ? describePlace(role, wages, toMetroPlace(high)).slice(0, 1) : [];
  const toPay = ({ slug }: { slug: string }) => formatPay(wages.metros[slug]!.median!, survey2024);
  const text = `Our table has no figure for ${toStateText(place.code)} as a whole. In its metro areas the median of ${wages.people} goes from ${toPay(low)} a year in ${low.name} to ${toPay(high)} in ${high.name} (BLS, ${survey2024.period}).`;
  return [
    {
      text,
      source: toPayPath({ role, places: [high, low].map(toMetroPlace), basis: byYear }, () => false),
      title: `${role.name} pay in two metro areas of ${toStateText(place.code)}`,
    },
  ];
}

/** The best paid first. An area in several states counts for the state of its main city. */
const listPaidMetros = (metros: CatalogRecord<"metro-index">, wages: WageRecord, code: string | null) =>
  metros
    .filter(({ slug, stateCodes }) => (code === null || stateCodes[0] === code) && wages.metros[slug]?.median)
    .toSorted((a, b) => wages.metros[b.slug]!.median! - wages.metros[a.slug]!.median!);

const listBestMetros = (metros: CatalogRecord<"metro-index">, wages: WageRecord, code: string | null) =>
  listPaidMetros(metros, wages, code).slice(0, mostNamed).map(toMetroPlace);

/** "Do OTs make more than PTs" is about both, and "a CRNA compared to an anesthesiologist" too. */
function listOthers({ sentence: { readings } }: Asked, role: PaidRole): PaidRole[] {
  const wanted = readings.filter(({ isNot }) => !isNot);
  const professions = ofKind(wanted, "profession")
    .flatMap(({ values }) => toProfessions(values))
    .filter((slug) => slug !== role.profession);
  const specialists = ofKind(wanted, "specialty").filter(({ words }) => namesPhysician.test(words));
  return [
    ...professions.map((slug) => findRoleOfPosting(slug, null)),
    ...specialists.map(({ value }) => findRoleOfPosting("physician", value)),
  ].flatMap((other) => (other && other.slug !== role.slug ? [other] : []));
}

const namesPhysician = /(?:ologist|iatrist|iatrician|itian|surgeon|hospitalist|internist|intensivist)s?$/i;

const describeBoth = (
  both: readonly { role: PaidRole; wages: WageRecord }[],
  place: PayPlace,
): SourcedFact[] => both.flatMap(({ role, wages }) => describePlace(role, wages, place));

const asksCity =
  /\b(?:which|what|best|top|highest)\b.*\b(?:city|cities|metros?|metro areas?|towns?|areas?|parts?)\b|\bwhere in\b.*\b(?:most|best|highest)\b/;

async function describeBestCities(
  { env }: SiteContext,
  { role, wages, code }: { role: PaidRole; wages: WageRecord; code: string },
): Promise<SourcedFact[]> {
  const metros = await getFromCatalog(env.CATALOG, "metro-index");
  const best = listBestMetros(metros, wages, code);
  if (best.length === 0) return [];
  const page = {
    source: paths.placePay(role.slug, findState(code)!.slug),
    title: `${role.name} pay in ${toStateText(code)}`,
  };
  return [
    {
      text: `The metro areas of ${toStateText(code)} where the median of ${wages.people} is highest come first.`,
      ...page,
    },
    ...best.flatMap((place) => describePlace(role, wages, place).slice(0, 1)),
  ];
}

/** Where in the country the median buys most, as the profession's page of pay ranks them. None with few figures. */
async function describeWorthCities(
  { env }: SiteContext,
  role: PaidRole,
  wages: WageRecord,
): Promise<SourcedFact[]> {
  const [metros, levels] = await Promise.all([
    getFromCatalog(env.CATALOG, "metro-index"),
    getFromCatalog(env.CATALOG, "price-levels"),
  ]);
  const best = listPaidPlaces(role, wages, levels, metros.map(toMetroPlace))
    .filter(({ real }) => real !== null)
    .slice(0, mostNamed);
  if (best.length < mostNamed) return [];
  const texts = best.map(
    ({ place, pay: { figures, source }, real }) =>
      `${place.name} (${formatPay(figures.median!, source)} a year, worth ${formatDollars(real!)} at national prices)`,
  );
  return [
    {
      text: `Once prices and rents are counted, the median of ${wages.people} buys most in ${listWithAnd(texts)} (BLS, ${survey2024.period}).`,
      source: `${paths.rolePay(role.slug)}#metros`,
      title: `${role.name} pay: metro areas where pay buys most`,
    },
  ];
}

/** On which side of the median the pay is that the question names. */
function describeOffer(
  role: PaidRole,
  wages: WageRecord,
  { place, asked }: { place: PayPlace; asked: Asked },
): SourcedFact[] {
  const pay = readNamedPay(asked.sentence);
  const { figures, source, wider } = getMarketPay(wages, place);
  const { median } = figures;
  if (!pay || median === null || isOpenEnded(median, source)) return [];
  const difference = pay.yearly / median - 1;
  const side = Math.abs(difference) < 0.01 ? "about at" : difference < 0 ? "below" : "above";
  const shown = wider ?? place;
  const basis = pay.isHourly ? byHour : byYear;
  const { p25, p75 } = figures;
  const quarter =
    p25 !== null && pay.yearly < p25
      ? ", in the lowest quarter,"
      : p75 !== null && pay.yearly > p75
        ? ", in the highest quarter,"
        : "";
  return [
    {
      text: `${pay.words} ${pay.isHourly ? "an hour" : "a year"} is ${side} the median of ${wages.people}${quarter} in ${toPlaceInText(shown)}. The median is of all levels of experience.`,
      source: toPayPath(
        { role, places: [shown], basis },
        (slug) => slug === shown.slug && hasOwnFigures(wages, shown),
      ),
      title: `${role.name} pay in ${toPlaceInText(shown)}`,
    },
  ];
}

const asksWhere =
  /\b(?:which|what|best|top|highest)\b.*\bstates?\b|\bstates?\b.*\b(?:most|best|highest)\b|\bwhere\b.*\b(?:most|best|highest)\b/;
const bestStates: SourcedFact = {
  text: "Our guide to the best states ranks all of them by pay, prices and law, with weights that you choose.",
  source: paths.resource("best-states"),
  title: "Best states",
};
const mostNamed = 3;

/** The survey publishes states for ten occupations only. */
function describeBestPaid(role: PaidRole, { people, states }: WageRecord): SourcedFact[] {
  const best = Object.entries(states)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostNamed)
    .map(([code, median]) => `${toStateText(code)} (${formatDollars(median)} a year)`);
  const text =
    best.length > 0
      ? `The median pay of ${people} is highest in ${listWithAnd(best)} (BLS, May 2025).`
      : `Our table has no median pay of ${people} by state. These metro areas pay them most.`;
  return [{ text, source: paths.rolePay(role.slug), title: `${role.name} pay` }];
}

function describePlace(role: PaidRole, wages: WageRecord, place: PayPlace, isSaid = false): SourcedFact[] {
  const { figures, source, wider } = getMarketPay(wages, place);
  const { p25, median, p75 } = figures;
  if (median === null) return [];
  const shown = wider ?? place;
  const toPage = (basis: PayBasis) =>
    toPayPath({ role, places: [shown], basis }, (slug) => slug === shown.slug && hasOwnFigures(wages, shown));
  const title = `${role.name} pay in ${toPlaceInText(shown)}`;
  const hourly = formatAmount(fromSurveyYear(median, byHour), "hour");
  const lines = [
    wider &&
      !isSaid &&
      `Our table has no figure for ${toPlaceInText(place)}, so the next figures are for ${toPlaceInText(shown)}.`,
    `${startSentence(wages.people)} in ${toPlaceInText(shown)} earn a median of ${formatPay(median, source)} a year (BLS, ${source.period}).`,
    p25 !== null &&
      p75 !== null &&
      `The middle half ${wider ? `in ${toPlaceInText(shown)} ` : ""}earns ${formatPay(p25, source)} to ${formatPay(p75, source)} a year.`,
  ].flatMap((text) => (text ? [{ text, source: toPage(byYear), title }] : []));
  const anHour = {
    text: `That median is ${hourly} an hour.`,
    source: toPage(byHour),
    title: `${title}, by the hour`,
  };
  return isOpenEnded(median, source) ? lines : [...lines, anHour];
}

const settings = toLexicon(
  (
    "hospital, inpatient, bedside, acute care, ltach, rehab, outpatient, clinic, office, home health, home care, hospice, " +
    "nursing home, snf, skilled nursing, long term care, school, schools, corrections, prison, retail, private practice, " +
    "urgent care, telehealth"
  )
    .split(", ")
    .map((name) => [name, name] as const),
);
const asksOfSettings = toLexicon(["setting", "settings"].map((word) => [word, true] as const));

function comparesSettings({ text, readings }: Asked["sentence"]): boolean {
  const tokens = toTokens(text);
  return (
    findPhrases(tokens, settings).length > 1 ||
    ofKind(readings, "specialty").length > 1 ||
    findPhrases(tokens, asksOfSettings).length > 0
  );
}

/** Said first, so that nobody takes one figure for the other. */
const toSettingsNote = ({ people }: WageRecord): SourcedFact => ({
  text: `We have no pay by setting or specialty: the survey counts ${people} together. Compare the ranges of open postings, hour for hour.`,
  source: paths.careerGuide("working-life", "settings-compared"),
  title: "Healthcare settings compared",
});

/** "Sonographer" names its field too, and each of them is counted. CT and mammography are not. */
const isOwnField = ({ profession, name }: PaidRole, specialty: string): boolean =>
  !/nurse|physician|therapist|assistant|radiologic/i.test(name) || profession === specialty;

/** What many ask for, and the survey does not publish or we do not show. */
const uncounted = [
  [
    /\b\d+ ?\+? ?(?:yrs?|years?)(?: of)? ?(?:exp\w*)?\b|\bexperienced?\b|\bnew grad\w*\b|\bfirst[- ]year\b/,
    "by years of experience",
  ],
  [
    /\b\d+(?:th|st|nd|rd) percentile\b|\btop (?:10|ten) ?(?:%|percent)\b/,
    "of other percentiles than the middle half",
  ],
  [/\b(?:nights?|weekends?|evenings?)\b/, "by shift"],
] as const;

function describeScope(role: PaidRole, asked: Asked): SourcedFact[] {
  const page = {
    source: toPayPath({ role, places: [], basis: byYear }, () => false),
    title: `${role.name} pay`,
  };
  const lacking = uncounted.flatMap(([pattern, what]) => (pattern.test(asked.sentence.words) ? [what] : []));
  const texts = [
    toFieldNote(role, asked.subject.specialty),
    lacking.length > 0 && `We have no figures ${listWithAnd(lacking)}.`,
  ];
  return texts.flatMap((text) => (text ? [{ text, ...page }] : []));
}

/** That a figure counts others beside the specialty which was asked for, or null. */
function toFieldNote(role: PaidRole, specialty: string | null): string | null {
  const scope = toPayScope(role);
  if (scope) return `That figure is counted with ${scope}.`;
  if (specialty === null || role.specialty !== null || isOwnField(role, specialty)) return null;
  return `This figure covers all ${role.plural.toLowerCase()}. The survey does not count this unit or specialty alone.`;
}
