import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession, type Profession, professions } from "#app/facts/reference/profession/professions.ts";
import { type Specialty, specialties } from "#app/facts/reference/profession/specialties.ts";
import { listPlaceStates, listPlaces } from "#app/jobs/postings/record/job-places.ts";
import { isFederalEmployer, toWorkStates } from "#app/jobs/postings/record/license-check.ts";
import { toComparableYearlyCents, toPayFigures } from "#app/jobs/postings/record/pay-amounts.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { listNamedProfessions } from "#app/jobs/reading/role.ts";
import { listNamedShifts } from "#app/jobs/reading/shift.ts";
import { traitCodes } from "#app/jobs/reading/traits/trait-names.ts";
import { parseTraits } from "#app/jobs/reading/traits/traits.ts";
import { fieldWords, professionWords, type WordGroups } from "#app/jobs/reading/word-groups.ts";
import { listShiftLengths } from "#app/jobs/reading/work-hours.ts";
import { toWords } from "#app/kit/text/words.ts";
import { facetCodes, keyTokens, packFacets, packTraits, paySteps, toCell, weekSteps } from "./search-keys.ts";
import { toIndexedText, toPhraseTable } from "./search-language.ts";

/** An entry never depends on a row's position in these. */
export interface EntryTables {
  professions: readonly Profession[];
  specialties: readonly Specialty[];
  professionWords: WordGroups;
  fieldWords: WordGroups;
  facetCodes: typeof facetCodes;
  paySteps: readonly number[];
}

export const ownTables: EntryTables = {
  professions,
  specialties,
  professionWords,
  fieldWords,
  facetCodes,
  paySteps,
};

export interface SearchEntry {
  state: number;
  /** JSON, of the further places: states that are not the first one's, and where they are. Null without any. */
  moreStates: string | null;
  morePoints: string | null;
  facets: number;
  /** The hourly rate over 2,080 hours, for the sort. */
  payCents: number | null;
  hourCents: number | null;
  weekCents: number | null;
  yearCents: number | null;
  lat: number | null;
  lon: number | null;
  title: string;
  terms: string;
  place: string;
  body: string;
  keys: string;
}

export function createEntries(tables: EntryTables): (draft: PostingContent) => SearchEntry {
  const professionBySlug = new Map(tables.professions.map((row) => [row.slug, row]));
  const specialtyBySlug = new Map(tables.specialties.map((row) => [row.slug, row]));
  const phrases = toPhraseTable(tables.professionWords, tables.fieldWords);
  return (draft) => {
    const profession = professionBySlug.get(draft.profession ?? "") ?? null;
    const specialty = specialtyBySlug.get(draft.specialty ?? "") ?? null;
    const terms = [
      profession?.name,
      specialty?.name,
      draft.employmentType?.replace("-", " "),
      draft.shift && `${draft.shift} shift`,
      draft.setting,
      draft.workplace,
    ];
    const state = findState(draft.stateCode);
    return {
      ...toFilters(draft, profession, specialty, tables),
      state: state?.fips ?? 0,
      ...toMorePlaces(draft),
      lat: draft.lat,
      lon: draft.lon,
      title: toIndexedText(draft.title, "title", phrases),
      terms: toIndexedText(terms.filter(Boolean).join(" "), "title", phrases),
      place: listPlaces(draft)
        .flatMap(({ city, stateCode }) => [city, stateCode, findState(stateCode)?.name])
        .filter(Boolean)
        .join(" "),
      body: toIndexedText(toProse(draft), "prose", phrases),
    };
  };
}

export const toSearchEntry = createEntries(ownTables);

function toMorePlaces(draft: PostingContent): Pick<SearchEntry, "moreStates" | "morePoints"> {
  const states = listStates(draft).slice(draft.stateCode === null ? 0 : 1);
  const points = draft.morePlaces.flatMap(({ lat, lon }) =>
    lat === null || lon === null ? [] : [[lat, lon]],
  );
  const toList = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null);
  return { moreStates: toList(states.map(({ fips }) => fips)), morePoints: toList(points) };
}

const listStates = (draft: PostingContent) => listPlaceStates(draft).flatMap((code) => findState(code) ?? []);

/** Each text of the posting as lines, so that no phrase is read across two. */
function toProse({ descriptionHtml, facts, ...draft }: PostingContent): string {
  const texts = [
    descriptionHtml.replace(/<[^<>]+>/g, " "),
    ...draft.responsibilities,
    ...draft.requirements,
    ...draft.skills,
    draft.educationRequirements,
    draft.experienceRequirements,
    ...saidFacts.map((name) => facts[name]),
    facts.wrvuRateCents && "wRVU",
    ...draft.benefits.map((benefit) => (isPlan(benefit) ? "insurance" : benefit)),
  ];
  return texts.filter(Boolean).join(" | ").replace(plans, " insurance ");
}

/** What a posting says in words of its own. */
const saidFacts = [
  ...(["unit", "schedule", "call", "floatPolicy", "ratio", "ehr", "differentials", "productivity"] as const),
  ...(["visa", "callPay", "loanRepayment", "tail"] as const),
] satisfies readonly (keyof PostingContent["facts"])[];

const plan = "(?:medical|health(?:care)?|dental|vision|life|disability|prescription)";
const further = String.raw`(?:\s*(?:,|&|\/|\+|\band\b)){1,2}\s*`;
const insured = String.raw`(?:\s+(?:insurance|coverage|plans?|benefits?))`;
/** "Medical, dental and vision" is insurance. People who type "medical" or "vision" mean work. */
const plans = new RegExp(
  String.raw`\b${plan}(?:${further}${plan}){0,7}${insured}\b|\b(?:${plan}${further}){1,7}vision\b(?:${further}${plan}){0,7}${insured}?\b`,
  "gi",
);
const planWords = new Set(
  "medical health healthcare dental vision life disability prescription and".split(" "),
);
const isPlan = (benefit: string): boolean => toWords(benefit).every((word) => planWords.has(word));

function toFilters(
  draft: PostingContent,
  profession: Profession | null,
  specialty: Specialty | null,
  { facetCodes: codes, paySteps: steps }: EntryTables,
): Pick<SearchEntry, "facets" | "payCents" | "hourCents" | "weekCents" | "yearCents" | "keys"> {
  const facets = {
    profession: profession?.code ?? 0,
    type: draft.employmentType ? codes.type[draft.employmentType] : 0,
    workplace: draft.workplace ? codes.workplace[draft.workplace] : 0,
    shift: draft.shift ? codes.shift[draft.shift] : 0,
    urgent: draft.urgency === "urgent" ? 1 : 0,
    compact: draft.compactAccepted ? 1 : 0,
  };
  const offered = parseTraits(draft);
  const { hoursPerWeek = null, contractWeeks = null } = draft.facts;
  const pay = { ...draft, hoursPerWeek, contractWeeks };
  const payCents = toComparableYearlyCents(pay);
  const { hour: hourCents, week: weekCents, year: yearCents } = toPayFigures(pay);
  const toSteps = (all: readonly number[], cents: number | null, toToken: (step: number) => string) =>
    all.filter((step) => cents !== null && cents >= step * 100).map(toToken);
  const keys = [
    facets.profession && keyTokens.profession(facets.profession),
    facets.type && keyTokens.type(facets.type),
    facets.workplace && keyTokens.workplace(facets.workplace),
    facets.shift && keyTokens.shift(facets.shift),
    facets.urgent && keyTokens.urgent(),
    facets.compact && keyTokens.compact(),
    draft.compactAccepted === false && keyTokens.compactRefused(),
    specialty && keyTokens.specialty(specialty.code),
    ...toCells(draft),
    ...toPlaceKeys(draft, profession),
    ...toNamedKeys(draft, profession, codes),
    contractWeeks !== null && keyTokens.contractWeeks(contractWeeks),
    ...listShiftHours(draft).map(keyTokens.shiftHours),
    hoursPerWeek !== null && keyTokens.weekHours(Math.round(hoursPerWeek)),
    ...offered.map((trait) => keyTokens.trait(traitCodes[trait])),
    keyTokens.any(),
    ...toSteps(steps, payCents, keyTokens.payStep),
    ...toSteps(weekSteps, weekCents, keyTokens.weekStep),
    ...toSteps(steps, yearCents, keyTokens.yearStep),
  ];
  return {
    facets: packFacets(facets) | packTraits(offered),
    payCents,
    hourCents,
    weekCents,
    yearCents,
    keys: keys.filter(Boolean).join(" "),
  };
}

function toNamedKeys(draft: PostingContent, profession: Profession | null, codes: EntryTables["facetCodes"]) {
  const named = listNamedProfessions(draft.title).filter((slug) => slug !== profession?.slug);
  const toCodes = (text: string) =>
    listNamedShifts(text).flatMap((shift) => (shift === draft.shift ? [] : [codes.shift[shift]]));
  return [
    ...named.map((slug) => keyTokens.namedProfession(findProfession(slug)!.code)),
    ...toCodes(draft.title).map(keyTokens.namedShift),
    ...toCodes(draft.facts.schedule ?? "").map(keyTokens.workedShift),
    ...(takesCall(draft) ? [keyTokens.workedShift(codes.shift.call)] : []),
  ];
}

const listShiftHours = ({ title, shiftHours, facts: { schedule = "" } }: PostingContent): number[] => [
  ...new Set([
    ...listShiftLengths(schedule),
    ...listShiftLengths(title),
    ...(shiftHours === null ? [] : [Math.round(shiftHours)]),
  ]),
];

/** "One week in four", but not "None" and "No call". */
const takesCall = ({ facts: { call } }: PostingContent): boolean =>
  call !== undefined && !/^\s*(?:no|none|not|n\/?a)\b/i.test(call);

const toCells = (draft: PostingContent): string[] => [
  ...new Set(
    listPlaces(draft).flatMap(({ lat, lon }) =>
      lat === null || lon === null ? [] : [keyTokens.cell(toCell(lat, lon))],
    ),
  ),
];

function toPlaceKeys(draft: PostingContent, profession: Profession | null) {
  const isLicensed = profession !== null && isLicensedByStates(profession);
  const hasOwnRules = profession !== null && profession.license !== "none";
  const licensing = hasOwnRules ? toWorkStates(draft) : draft.licenseStates;
  return [
    isLicensed && isFederalEmployer(draft.employer.name) && keyTokens.federal(),
    ...listStates(draft).map(({ fips }) => keyTokens.state(fips)),
    ...licensing.map((code) => keyTokens.license(findState(code)?.fips ?? 0)),
  ];
}
