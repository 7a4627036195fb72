import { listOwnMetros } from "#app/catalogue/places/metro/metro-search.ts";
import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import {
  countKnownOwners,
  listSized,
  ownerNames,
  ownerSource,
  ownerWords,
  withCity,
} from "#app/facts/reference/place/hospital-rows.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { enrollmentTypes } from "#app/facts/reference/profession/enrollments.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { formatPercent, listWithAnd, toPer100k, toRunningText } from "#app/kit/text/figures.ts";
import { toCounted, toNumberWord } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";

export function toMarketQuestions(
  state: StateRecord,
  demand: readonly [slug: string, postings: number][] | null,
): Question[] {
  return [
    toDemandQuestion(state, demand),
    toOwnerQuestion(state),
    toShortageQuestion(state),
    toSupplyQuestion(state),
    toRatingQuestion(state),
    toMetroQuestion(state),
  ].filter((question) => question !== null);
}

const fewPostings = 3;

function toDemandQuestion(
  { code }: StateRecord,
  demand: readonly [string, number][] | null,
): Question | null {
  const most = demand?.[0]?.[1] ?? 0;
  if (!demand || demand.length < 3 || most < fewPostings) return null;
  const total = demand.reduce((sum, [, postings]) => sum + postings, 0);
  const say = ([slug, postings]: readonly [string, number]) =>
    `${toRunningText(findProfession(slug)?.plural ?? slug)} (${formatCount(postings)})`;
  return {
    question: `Which healthcare jobs are most in demand in ${toStateText(code)}?`,
    answer: `Our ${formatCount(total)} open postings are most often for ${listWithAnd(demand.slice(0, 4).map(say))}.`,
  };
}

function toOwnerQuestion({ ownership, facilities, code }: StateRecord): Question {
  const owners = (Object.keys(ownerNames) as (keyof typeof ownerNames)[])
    .map((owner) => ({ name: ownerWords[owner], count: ownership[owner] }))
    .sort((a, b) => b.count - a.count)
    .map(({ name, count }) => `${formatCount(count)} ${count === 1 ? "is" : "are"} ${name}`);
  const unknown = facilities.hospitals - countKnownOwners(ownership);
  if (unknown > 0) owners.push(`we do not know the owner of ${toNumberWord(unknown)}`);
  const rural = facilities.criticalAccess;
  const small =
    rural > 0 ? ` It has ${toCounted(rural, "critical access hospital")} with 25 beds or fewer.` : "";
  return {
    question: `Who owns the hospitals in ${toStateText(code)}?`,
    answer: `${startSentence(toStateText(code))} has ${formatCount(facilities.hospitals)} hospitals: ${listWithAnd(owners)} (${ownerSource}).${small}`,
  };
}

function toShortageQuestion({ shortage, code }: StateRecord): Question {
  const name = toStateText(code);
  const question = `Does ${name} have a primary care shortage?`;
  const areas = `It has ${formatCount(shortage.areas)} federal primary care shortage areas (HRSA, May 2026).`;
  const { practitionersNeeded, population, needMetPercent } = shortage;
  if (practitionersNeeded === null || population === null || needMetPercent === null)
    return {
      question,
      answer: `Yes. ${areas} Our copy of HRSA's figures has no count of the practitioners needed there.`,
    };
  return {
    question,
    answer: `Yes. In December 2025, ${formatCount(population)} people lived in its shortage areas. The areas needed ${formatCount(practitionersNeeded)} more practitioners, with ${formatPercent(needMetPercent)}% of the need met (HRSA). ${areas}`,
  };
}

function toSupplyQuestion({ enrolled, population, code }: StateRecord): Question {
  const of = (slug: string) => enrolled[enrollmentTypes[slug]!] ?? 0;
  const [nurses, assistants] = [of("nurse-practitioner"), of("physician-assistant")];
  const share = (count: number) => `${toPer100k(count, population)} per 100,000 people`;
  return {
    question: `How many nurse practitioners and physician assistants does ${toStateText(code)} have?`,
    answer: `Medicare counts ${formatCount(nurses)} enrollments of nurse practitioners (${share(nurses)}) and ${formatCount(assistants)} of physician assistants (${share(assistants)}), as of April 2026. One clinician may have several enrollments.`,
  };
}

function toRatingQuestion({ largestHospitals, code }: StateRecord): Question | null {
  const rated = listSized(largestHospitals).filter(({ rating }) => rating !== null);
  const best = rated.filter(({ rating }) => rating! >= 4);
  if (rated.length < 3) return null;
  const listed = best.slice(0, 4).map(withCity);
  const of = `of the ${toNumberWord(rated.length)} rated hospitals with the most reported beds`;
  return {
    question: `Which large hospitals in ${toStateText(code)} have the best Medicare ratings?`,
    answer:
      best.length === 0
        ? `None ${of} has four or five stars (CMS, 2026).`
        : `${startSentence(toNumberWord(best.length))} ${of} ${best.length === 1 ? "has" : "have"} four or five stars (CMS, 2026)${best.length > listed.length ? ", including" : ":"} ${listWithAnd(listed)}.`,
  };
}

function toMetroQuestion(state: StateRecord): Question | null {
  const metros = listOwnMetros(state);
  const [largest] = metros;
  if (!largest || metros.length < 2) return null;
  const fastest = [...metros].sort((a, b) => b.growthPercent - a.growthPercent)[0]!;
  const growth =
    fastest.growthPercent > 0
      ? `${fastest.name} grew fastest from 2020 to 2025, by ${formatPercent(fastest.growthPercent)}%.`
      : "No metro area centered in the state grew from 2020 to 2025.";
  // New York's and Chicago's areas reach into states without one of their size.
  const [outside] = state.metros.filter((metro) => !metros.includes(metro));
  const reached =
    outside && outside.population > largest.population
      ? ` The larger ${outside.name} area reaches into the state.`
      : "";
  return {
    question: `Which metro areas in ${toStateText(state.code)} are growing fastest?`,
    answer: `${growth} ${fastest === largest ? "It is also the largest" : `The largest is ${largest.name}`}, with ${formatCount(largest.population)} people.${reached}`,
  };
}
