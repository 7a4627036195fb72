import { getMetroFinder } from "#app/assistant/navigation/places/known-places.server.ts";
import { isQuestion, wantsToKnow } from "#app/assistant/navigation/reading/question-names.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { findRolePair } from "#app/assistant/navigation/reading/subject.ts";
import {
  findAnswer,
  findArticle,
  findArticleOfBoth,
} from "#app/assistant/navigation/ways/find-article.server.ts";
import {
  toCareerWay,
  toComparisonWay,
  toFieldWay,
  toPlaceWay,
} from "#app/assistant/navigation/ways/to-about.ts";
import { findPaid, toLicenseWay, toPayWay } from "#app/assistant/navigation/ways/to-figures.ts";
import type { FoundWay, Way } from "#app/assistant/navigation/ways/way.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { findPayPlace, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, getPayOwner } from "#app/facts/reference/profession/paid-roles.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { paths } from "#app/paths.ts";
import { withUnread } from "./question-steps.server.ts";
import type { AskedSentence, Step } from "./search-step.server.ts";

const finish = (way: FoundWay | null, { sentence }: AskedSentence) => way && withUnread(way, sentence);

/** What a state asks, and whether a license that someone holds reaches it. */
export const toLicense: Step = (asked) => {
  const { sentence, hasPlace, isForJobs } = asked;
  if (isForJobs || namesPosting(asked)) return null;
  const isAboutWork = sentence.intents.has("work-there");
  const isHeldOnly = !hasPlace && sentence.held.length > 0;
  const asksRules = sentence.intents.has("license") && !isHeldOnly;
  return isAboutWork || asksRules ? finish(toLicenseWay(sentence, isAboutWork), asked) : null;
};

/** "Travel RN, NLC license, Alabama" is a posting that someone looks for. */
const namesPosting = ({ sentence: { words, readings } }: AskedSentence): boolean =>
  !isQuestion(words) &&
  (ofKind(readings, "workplace").length > 0 ||
    (ofKind(readings, "type").length > 0 &&
      ofKind(readings, "compact").length + ofKind(readings, "shift").length > 0));

export const toPay: Step = async (asked) => {
  const { context, sentence, subject, isForJobs, isTopic, isHow, asksPay } = asked;
  const isSearch = isForJobs || sentence.readings.some(({ kind }) => kind === "sort");
  const namesPay = ofKind(sentence.readings, "pay").length > 0;
  const isOfRole = /\bpays?\b.*\bmost\b/.test(sentence.words) && subject.profession !== null;
  if (!sentence.intents.has("pay") || namesPay || (isTopic && !isOfRole)) return null;
  if (!isForJobs && findRolePair(sentence.text, compares)) return toPayOfBoth(asked);
  if ((isSearch && !asksPay) || (isHow && !subject.profession)) return null;
  const paid = findPaid(sentence);
  const way = toPayWay(sentence, paid, await listPlacesOfPay(context, paid));
  const answer = await findPayAnswer(asked, way);
  return answer ?? (way.chips.length > 0 || !isHow ? finish(way, asked) : null);
};

const compares = /\b(?:vs|versus|or|and|than)\b|[/&]/i;

/** The table of all professions shows both, where no article is about the two. */
const toPayOfBoth = async ({ context, sentence, hasPlace }: AskedSentence): Promise<Way> =>
  (!hasPlace && (await findArticle(context, sentence, leastOfBoth))) || {
    to: paths.salaryComparison(),
    title: "Pay by profession",
    chips: [],
    notUnderstood: [],
  };

/** An article about both of two professions names them all but completely. */
const leastOfBoth = 0.9;
const leastOfMore = 0.7;
const leastOfAny = 0.6;

/** What no figure answers: "who makes more, an NP or a PA". */
const findPayAnswer = async (asked: AskedSentence, way: FoundWay): Promise<Way | null> => {
  const { context, sentence, hasRole, hasPlace } = asked;
  if (hasPlace || !wantsToKnow(sentence.words)) return null;
  const isOfMore = finish(way, asked)!.notUnderstood.length > 1;
  if (way.chips.length > 0) return isOfMore ? findAnswer(context, sentence, leastOfMore) : null;
  return hasRole ? findArticle(context, sentence, leastOfBoth) : findAnswer(context, sentence, leastOfAny);
};

/** The figures of who is named, whatever words ask for them. Null where nobody is. */
export const toNamedPay: Step = async (asked) => {
  const paid = findPaid(asked.sentence);
  if (!paid.role) return null;
  return finish(toPayWay(asked.sentence, paid, await listPlacesOfPay(asked.context, paid)), asked);
};

export const toNamedLicense: Step = (asked) => finish(toLicenseWay(asked.sentence, false), asked);

export const toNamedPlace: Step = async (asked) =>
  finish(toPlaceWay(asked.sentence, await getMetroFinder(asked.context)), asked);

/** Laws on staffing are on the state's page of its nurses, and the states that have one on the profession's. */
export const toNamedRatio: Step = ({ subject }) => {
  const state = subject.city ? findState(subject.city.stateCode) : subject.state;
  return {
    to: state
      ? paths.geographicProfession(state.slug, "registered-nurse")
      : paths.professionTab("registered-nurse", "questions"),
    title: state
      ? `Registered nurses in ${toStateText(state.code)}`
      : "Staffing ratios by state, among the questions about nurses",
    chips: [],
    notUnderstood: [],
  };
};

/** The federal rates of a city and month, in the tool that has them. Null without a place. */
export const toNamedRates: Step = ({ context, subject: { city, state } }) => {
  const code = city?.stateCode ?? state?.code;
  if (!code) return null;
  const month = String(new Date(context.now).getUTCMonth() + 1);
  const search = new URLSearchParams({
    kind: "travel",
    state: code,
    ...(city && { city: city.name }),
    month,
  });
  return {
    to: paths.salaryTool(search.toString()),
    title: `Federal per diem in ${city ? `${city.name}, ${city.stateCode}` : toStateText(code)}`,
    chips: [],
    notUnderstood: [],
  };
};

export const toNamedCareer: Step = async (asked) => {
  const { CATALOG } = asked.context.env;
  const index = (await readCatalog(CATALOG, "specialty-index").catch(() => null)) ?? [];
  return finish(toCareerWay(asked.sentence, index), asked);
};

/** Two states have a page of their own; cities are compared by pay and prices. */
export const toPlacesCompared: Step = async (asked) => {
  const { context, sentence, subject, isForJobs } = asked;
  if (isForJobs || !comparesPlaces(asked)) return null;
  const cities = ofKind(subject.readings, "city");
  if (cities.length === 0)
    return subject.states.length === 2 ? finish(toComparisonWay(sentence), asked) : null;
  const { role } = findPaid(sentence);
  const paid = { subject, role: role ?? findRoleOfPosting("registered-nurse", null) };
  const places = await listPlacesOfPay(context, paid);
  if (places.length < 2) return null;
  const way = toPayWay(sentence, paid, places);
  return finish(
    { ...way, title: `${listWithAnd(places.map(({ name }) => name))}: pay and prices compared` },
    asked,
  );
};

/** "LPN versus RN" and "the difference between a PT and an OT" ask about both. */
export const toRolesCompared: Step = async ({ context, sentence, hasPlace, isForJobs }) => {
  const pair = isForJobs || hasPlace || !weighs(sentence) ? null : findRolePair(sentence.text, compares);
  if (!pair) return null;
  return (
    (await findArticleOfBoth(context, pair)) ?? {
      to: paths.professions(),
      title: "All professions side by side: pay, growth and training",
      chips: [],
      notUnderstood: [],
    }
  );
};

const weighs = ({ words, intents }: Sentence): boolean =>
  intents.has("compare") || /\b(?:differ\w*|which|should\s+i)\b/.test(words);

/** "Texas or Florida", "Texas or Florida for nurses", but not the search "RN Texas or Florida". */
const comparesPlaces = ({ sentence, hasRole }: AskedSentence): boolean =>
  sentence.intents.has("compare") ||
  (/\bor\b/.test(sentence.words) && (!hasRole || /\bfor\s+(?:an?\s+)?\w+$/.test(sentence.words)));

export const toCareer: Step = (asked) =>
  asked.isForJobs || !asked.sentence.intents.has("career") || /\bguides?\b/.test(asked.sentence.words)
    ? null
    : toNamedCareer(asked);

export const toPlace: Step = (asked) =>
  !asked.isForJobs && asked.sentence.intents.has("place") && asked.hasPlace && !isSearchAround(asked)
    ? toNamedPlace(asked)
    : null;

/** "RN metro Atlanta" */
const isSearchAround = ({ sentence, hasRole }: AskedSentence): boolean =>
  hasRole &&
  ((/\bmetro\b/.test(sentence.words) && !/\bmetro\s+areas?\b/.test(sentence.words)) ||
    isMoving(sentence.words));

/** "I'm a nurse moving to Boise" looks for work there, and "cost of living in Boise for a nurse" does not. */
const isMoving = (words: string): boolean =>
  /\b(?:mov(?:e|ing)\s+to|relocat\w*|settl(?:e|ing)\s+in)\b/.test(words) &&
  !/\b(?:cost|living|hospitals?\s+(?:in|near|around)|facts|population|market|guides?|about)\b/.test(words) &&
  !isQuestion(words);

export const toField: Step = async (asked) => {
  const { context, sentence, subject, isForJobs, isTopic, isHow } = asked;
  if (isForJobs || !sentence.intents.has("field") || !subject.specialty || subject.profession) return null;
  if (isTopic || (isHow && !/^what(?:s|\s+is)\b|\btreats?\b/.test(sentence.words))) return null;
  const index = (await readCatalog(context.env.CATALOG, "specialty-index").catch(() => null)) ?? [];
  return finish(toFieldWay(sentence, index), asked);
};

type Paid = ReturnType<typeof findPaid>;

/** The places of a question about pay that figures are published for. A town's are those of its metro area. */
async function listPlacesOfPay({ env }: Pick<SiteContext, "env">, { subject, role }: Paid) {
  if (!role) return [];
  const read = <T>(record: Promise<T | null>) => record.catch(() => null);
  const [metros, wages] = await Promise.all([
    read(readCatalog(env.CATALOG, "metro-index")),
    read(readCatalog(env.CATALOG, "wages", getPayOwner(role).soc)),
  ]);
  const cities = [...new Set(ofKind(subject.readings, "city").map(({ city }) => city))];
  const ofCities = new Set(cities.map(({ stateCode }) => stateCode));
  const others = subject.states.filter(({ code }) => !ofCities.has(code));
  const areas = await Promise.all(cities.map((city) => toMetroName(env, city)));
  const names = [...new Set([...areas, ...others.map(({ name }) => name)])];
  return names
    .map((name) => findPayPlace(name, metros ?? []))
    .filter(
      (place): place is Exclude<PayPlace, { kind: "country" }> => place !== null && place.kind !== "country",
    )
    .map((place) => ({ ...place, hasPage: wages === null || findOwnPay(wages, place) !== null }));
}

async function toMetroName(
  env: SiteContext["env"],
  { name, stateCode }: NonNullable<Paid["subject"]["city"]>,
): Promise<string> {
  const state = findState(stateCode)!;
  const places = await readCatalog(env.CATALOG, "city-metros", state.slug).catch(() => null);
  return findOwn(places?.cities, toSlug(name))?.metro ?? state.name;
}
