import { toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import type { StateRecord } from "#app/platform/place-records.ts";
import { findProfession } from "#app/specialties/professions.ts";
import { formatCount } from "#app/ui/count.ts";
import { enrollmentTypes } from "./enrollments.ts";
import { formatPercent, listWithAnd, toPer100k } from "./figures.ts";
import { listSized, ownerNames, ownerSource, ownerWords } from "./hospital-rows.ts";
import { listOwnMetros } from "./own-metros.ts";

/** What employers ask about a state, answered from its figures. */
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

function toDemandQuestion(
  { code }: StateRecord,
  demand: readonly [string, number][] | null,
): Question | null {
  if (!demand || demand.length < 3) return null;
  const total = demand.reduce((sum, [, postings]) => sum + postings, 0);
  const say = ([slug, postings]: readonly [string, number]) =>
    `${findProfession(slug)?.plural.toLowerCase() ?? slug} (${formatCount(postings)})`;
  return {
    question: `Who is most in demand in ${toStateText(code)} right now?`,
    answer: `By our ${formatCount(total)} open postings: ${listWithAnd(demand.slice(0, 4).map(say))}.`,
  };
}

function toOwnerQuestion({ ownership, facilities, code }: StateRecord): Question {
  const owners = (Object.keys(ownerNames) as (keyof typeof ownerNames)[])
    .map((owner) => ({ name: ownerWords[owner], count: ownership[owner] }))
    .sort((a, b) => b.count - a.count);
  const [first, second, third] = owners as [(typeof owners)[0], (typeof owners)[0], (typeof owners)[0]];
  const name = toStateText(code);
  const question = `Who owns the hospitals of ${name}?`;
  const rural = facilities.criticalAccess;
  const small = rural > 0 ? ` ${formatCount(rural)} are critical access hospitals of 25 beds at most.` : "";
  if (first.count > facilities.hospitals / 2)
    return {
      question,
      answer: `A majority, ${formatCount(first.count)} of ${formatCount(facilities.hospitals)}, ${first.count === 1 ? "is" : "are"} ${first.name}; ${formatCount(second.count)} are ${second.name} and ${formatCount(third.count)} ${third.name}, ${ownerSource}.${small}`,
    };
  return {
    question,
    answer: `No kind of owner has a majority: ${formatCount(first.count)} ${first.name}, ${formatCount(second.count)} ${second.name}, ${formatCount(third.count)} ${third.name}, ${ownerSource}.${small}`,
  };
}

function toShortageQuestion({ shortage, code, population }: StateRecord): Question {
  const name = toStateText(code);
  if (
    shortage.practitionersNeeded === null ||
    shortage.population === null ||
    shortage.needMetPercent === null
  )
    return {
      question: `Is ${name} short of primary care?`,
      answer: `It has ${formatCount(shortage.areas)} federal primary care shortage areas (May 2026). HRSA publishes no count of the practitioners missing there.`,
    };
  const share = (shortage.population / population) * 100;
  const answer =
    share > 25
      ? `${formatPercent(share)} percent of its people, ${formatCount(shortage.population)}, live in a shortage area; ${formatCount(shortage.practitionersNeeded)} more practitioners would close the gap (HRSA, December 2025).`
      : `${formatCount(shortage.practitionersNeeded)} practitioners would fill its shortage areas, where ${formatCount(shortage.population)} people live and ${formatPercent(shortage.needMetPercent)} percent of the need is met (HRSA, December 2025).`;
  return { question: `How short of primary care is ${name}?`, answer };
}

function toSupplyQuestion({ enrolled, population, code }: StateRecord): Question {
  const of = (slug: string) => enrolled[enrollmentTypes[slug]!] ?? 0;
  const [nurses, assistants] = [of("nurse-practitioner"), of("physician-assistant")];
  const ratio = assistants > 0 ? nurses / assistants : 0;
  const psychiatrists = of("psychiatrist");
  return {
    question: `How many advanced practice clinicians does ${toStateText(code)} have?`,
    answer: `Medicare lists ${formatCount(nurses)} enrollments of nurse practitioners and ${formatCount(assistants)} of physician assistants (April 2026)${ratio >= 1 ? `, ${ratio.toFixed(1)} to one` : ""}. Psychiatrists come to ${formatCount(psychiatrists)}, or ${toPer100k(psychiatrists, population)} for 100,000 people.`,
  };
}

function toRatingQuestion({ largestHospitals, code }: StateRecord): Question | null {
  const rated = listSized(largestHospitals).filter(({ rating }) => rating !== null);
  const best = rated.filter(({ rating }) => rating! >= 4);
  if (rated.length < 3) return null;
  const name = toStateText(code);
  const listed = best.slice(0, 4).map(({ name: hospital, city }) => `${hospital} in ${city}`);
  return {
    question: `Which large hospitals of ${name} does Medicare rate well?`,
    answer:
      best.length === 0
        ? `None of the ${rated.length} rated ones among those with most reported beds reaches four stars (CMS, 2026).`
        : `Of the ${rated.length} rated ones among those with most reported beds, ${best.length} ${best.length === 1 ? "holds" : "hold"} four or five stars (CMS, 2026): ${listWithAnd(listed)}${best.length > listed.length ? ", among others" : ""}.`,
  };
}

function toMetroQuestion(state: StateRecord): Question | null {
  const { code, population } = state;
  const metros = listOwnMetros(state);
  const [largest] = metros;
  if (!largest || metros.length < 2) return null;
  const fastest = [...metros].sort((a, b) => b.growthPercent - a.growthPercent)[0]!;
  const share = (largest.population / population) * 100;
  const reach =
    share <= 100
      ? `, equal to ${formatPercent(share)} percent of the state's`
      : ", more than the state alone, since it reaches beyond it";
  const size = `${formatCount(largest.population)} people${reach}`;
  // New York's and Chicago's areas have parts in states with none of their size.
  const [outside] = state.metros.filter((metro) => !metros.includes(metro));
  const reached =
    outside && outside.population > largest.population
      ? ` The ${outside.name} area, which is larger, reaches into it.`
      : "";
  const growth =
    fastest.growthPercent > 0
      ? `${fastest.name} has grown fastest since 2020, by ${formatPercent(fastest.growthPercent)} percent`
      : "None of the metropolitan areas centered there has grown since 2020";
  return {
    question: `Which parts of ${toStateText(code)} are growing?`,
    answer:
      fastest === largest
        ? `${growth}. It is also the largest area centered there, with ${size}.${reached}`
        : `${growth}. The largest area centered there is ${largest.name} with ${size}.${reached}`,
  };
}
