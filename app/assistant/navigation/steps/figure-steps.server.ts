import { getMetroFinder } from "#app/assistant/navigation/places/known-places.server.ts";
import { findProfile, findRolePair } from "#app/assistant/navigation/reading/subject.ts";
import { findArticleOfBoth } from "#app/assistant/navigation/ways/find-article.server.ts";
import {
  toCareerWay,
  toComparisonWay,
  toFieldWay,
  toPlaceWay,
} from "#app/assistant/navigation/ways/to-about.ts";
import {
  findPaid,
  toLicenseWay,
  toPayWay,
  toSubjectChips,
} from "#app/assistant/navigation/ways/to-figures.ts";
import type { FoundWay } from "#app/assistant/navigation/ways/way.ts";
import { toOfferPath } from "#app/clinicians/offer/terms/offer-address.ts";
import { resultId } from "#app/clinicians/offer/words/offer-names.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { CareerPath } from "#app/facts/catalog/written-records.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { findPayPlace, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findRoleOfPosting, getPayOwner } from "#app/facts/reference/profession/paid-roles.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { paths } from "#app/paths.ts";
import { type AskedSentence, type Step, toPage, withUnread } from "./search-step.server.ts";

const finish = (way: FoundWay | null, { sentence }: AskedSentence) => way && withUnread(way, sentence);

const read = <T>(record: Promise<T | null>): Promise<T | null> => record.catch(() => null);

/** What a profession earns in a place. The table of all professions shows two of them, where no article is about both. */
export const toPay: Step = async (asked) => {
  const { context, sentence } = asked;
  const pair = findRolePair(sentence.text, compares);
  if (pair)
    return (await findArticleOfBoth(context, pair)) ?? toPage(paths.salaryComparison(), "Pay by profession");
  const paid = findPaid(sentence);
  return finish(toPayWay(sentence, paid, await listPlacesOfPay(context, paid)), asked);
};

const compares = /\b(?:vs|versus|or|and|than)\b|[/&]/i;

/** What a state asks, and whether a license that someone holds reaches it. Null without a state. */
export const toLicense: Step = (asked) => finish(toLicenseWay(asked.sentence), asked);

export const toPlace: Step = async (asked) =>
  finish(toPlaceWay(asked.sentence, await getMetroFinder(asked.context)), asked);

const ofPrices = /\b(?:cost|costs|prices?|rents?|housing|afford\w*|cheap|expensive|live|living)\b/;
const ofHospitals = /\bhospitals?\b/;

/** A state's page has both its prices and its hospitals. */
const asksBoth = ({ words }: AskedSentence["sentence"]): boolean =>
  ofPrices.test(words) && ofHospitals.test(words);

/** The hospitals of a town or a state. Null without either. */
export const toHospitals: Step = (asked) => {
  const { city, state } = asked.subject;
  if (asksBoth(asked.sentence)) return toPlace(asked);
  if (city && city.population > 0)
    return toPage(
      paths.locationTab(toSlug(`${city.name} ${city.stateCode}`), "hospitals"),
      `Hospitals in ${city.name}, ${city.stateCode}`,
    );
  return state
    ? toPage(paths.stateTab(state.slug, "hospitals"), `Hospitals in ${toStateText(state.code)}`)
    : null;
};

/** The living costs of a state. A town's own page has its prices. */
export const toPrices: Step = (asked) => {
  const { city, state } = asked.subject;
  return state && !city && !asksBoth(asked.sentence)
    ? toPage(paths.stateTab(state.slug, "living-costs"), `Living costs in ${toStateText(state.code)}`)
    : toPlace(asked);
};

/** Laws on staffing are on the state's page of its nurses, and the states that have one on the profession's. */
export const toStaffingLaw: Step = ({ subject }) => {
  const state = subject.city ? findState(subject.city.stateCode) : subject.state;
  return state
    ? toPage(
        paths.geographicProfession(state.slug, "registered-nurse"),
        `Registered nurses in ${toStateText(state.code)}`,
      )
    : toPage(
        paths.professionTab("registered-nurse", "questions"),
        "Staffing ratios by state, among the questions about nurses",
      );
};

/** The federal rates of a city and month, in the tool that has them. Null without a place. */
export const toRates: Step = ({ context, subject: { city, state } }) => {
  const code = city?.stateCode ?? state?.code;
  if (!code) return null;
  const month = String(new Date(context.now).getUTCMonth() + 1);
  const search = new URLSearchParams({
    kind: "travel",
    state: code,
    ...(city && { city: city.name }),
    month,
  });
  return toPage(
    paths.salaryTool(search.toString()),
    `Federal per diem in ${city ? `${city.name}, ${city.stateCode}` : toStateText(code)}`,
  );
};

/** The path between two professions, or else the page of the second; one profession's page. */
export const toCareer: Step = async (asked) => {
  const { sentence, context } = asked;
  const { CATALOG } = context.env;
  const pair = findRolePair(sentence.text, changes);
  if (pair) {
    const [careers, articles] = await Promise.all([
      read(readCatalog(CATALOG, "careers")),
      read(readCatalog(CATALOG, "articles")),
    ]);
    const path = findPath(careers ?? [], pair.first, pair.second);
    if (path) {
      const guide = articles?.find(({ slug }) => slug === path.slug);
      return toPage(guide?.path ?? paths.careerPath(path.slug), path.title);
    }
    const profile = findProfile({ profession: pair.second, specialty: null });
    if (profile) return toPage(paths.profession(profile.slug), `${profile.name}: work, pay and outlook`);
  }
  const index = (await read(readCatalog(CATALOG, "specialty-index"))) ?? [];
  return finish(toCareerWay(sentence, index), asked);
};

const changes = /\b(?:to|into|become|becoming|be)\b/i;

function findPath(careers: readonly CareerPath[], from: string, to: string): CareerPath | null {
  const [start, end] = [from, to].map(
    (profession) => findProfile({ profession, specialty: null })?.slug ?? profession,
  );
  const leading = careers.filter((path) => path.to === end && path.from !== path.to);
  // The path of a nursing assistant leads by way of the LPN.
  const names = new Set(findProfession(from)!.synonyms);
  const isOnTheWay = ({ slug }: CareerPath) => slug.split("-").some((word) => names.has(word));
  return leading.find((path) => path.from === start) ?? leading.find(isOnTheWay) ?? null;
}

const leastOffers = 2;

/** The salary tool with what a sentence says of one offer or two: the pay, the place and the profession. */
export const toOffer: Step = (asked) => {
  const { sentence, subject } = asked;
  const cities = ofKind(subject.readings, "city").map(({ city }) => city);
  const ofCities = new Set(cities.map(({ stateCode }) => stateCode));
  const places = [
    ...cities.map(({ name, stateCode }) => ({ state: stateCode, city: name })),
    ...subject.states.filter(({ code }) => !ofCities.has(code)).map(({ code }) => ({ state: code })),
  ];
  const [pay] = ofKind(subject.readings, "pay");
  const isTravel = ofKind(subject.readings, "type").some(({ values }) => values.includes("travel"));
  const first = {
    ...places[0],
    ...(pay && { pay: String(pay.min), per: pay.period }),
    ...(isTravel && { kind: "travel" }),
  };
  const role = subject.profession === "physician" ? subject.specialty : subject.profession;
  const isFilled = pay !== undefined || places.length > 0;
  const offers = places.length >= leastOffers ? [first, places[1]!] : [first];
  const to = isFilled ? toOfferPath({ shared: role ? { role } : {}, offers }) : paths.salaryTool();
  return withUnread(
    {
      to: pay && offers.length === 1 ? `${to}#${resultId}` : to,
      title: offers.length > 1 ? "Two offers side by side" : "Salary tool",
      chips: isFilled ? toSubjectChips(sentence.text, subject) : [],
      used: subject.readings,
    },
    sentence,
  );
};

/** Two states have a page of their own; cities, and the pay of one profession, are compared by pay and prices. */
export const toPlacesCompared: Step = async (asked) => {
  const { context, sentence, subject, likelihoodOf } = asked;
  const { role } = findPaid(sentence);
  if (/\boffers?\b/.test(sentence.words)) return toOffer(asked);
  if (ofKind(subject.readings, "city").length === 0 && (!role || likelihoodOf("pay") < likelihoodOf("place")))
    return subject.states.length === 2 ? finish(toComparisonWay(sentence), asked) : null;
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
export const toRolesCompared: Step = async ({ context, sentence }) => {
  const pair = findRolePair(sentence.text, compares);
  return (
    (pair && (await findArticleOfBoth(context, pair))) ??
    toPage(paths.professions(), "All professions side by side: pay, growth and training")
  );
};

export const toField: Step = async (asked) => {
  const index = (await read(readCatalog(asked.context.env.CATALOG, "specialty-index"))) ?? [];
  return finish(toFieldWay(asked.sentence, index), asked);
};

type Paid = ReturnType<typeof findPaid>;

/** The places of a question about pay that figures are published for. A town's are those of its metro area. */
async function listPlacesOfPay({ env }: Pick<SiteContext, "env">, { subject, role }: Paid) {
  if (!role) return [];
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
