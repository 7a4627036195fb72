import type { Question } from "#app/content/faq.ts";
import { formatOrdinal, listWithAnd } from "#app/markets/figures.ts";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { type FiledUnder, toFiledCount, toFiledName } from "./filed-under.ts";
import { findSpecialty } from "./specialties.ts";
import { toPeople } from "./specialty-words.ts";

/** A specialty or a profession with its open postings. */
export interface Counted {
  name: string;
  open: number;
}

interface QuestionFacts {
  entry: SpecialtyEntry;
  detail: SpecialtyDetail;
  /** null where that is not known. */
  open: number | null;
  /** Names of those whose postings are filed together with its own. */
  filedWith: readonly string[];
  /** Its place by open postings among those of its family that are told apart, and how many those are. */
  place: { rank: number; of: number; first: Counted } | null;
  /** Of its data file, with the same wage code, and with the same taxonomy code. */
  paidWith: readonly string[];
  codedWith: readonly string[];
  /** Related specialties that are filed elsewhere, or the fields they are counted with; most postings first. */
  neighbors: readonly Counted[];
  /** Related specialties of other families. */
  outside: readonly { name: string; family: string }[];
  /** Who is hired in its field, most first. */
  professions: readonly Counted[];
}

// Each answer is made of this specialty's own figures and names: constant runs of words are kept short on purpose,
// because a thousand pages have them.

/** Up to six questions; one whose answer is not known, or would be the same elsewhere, is left out. */
export function toSpecialtyQuestions(facts: QuestionFacts): Question[] {
  return [
    toJobs(facts),
    toPay(facts),
    toNeighbors(facts),
    toOutside(facts),
    toTeam(facts),
    toTaxonomy(facts),
  ].filter((question) => question !== null);
}

function toJobs({ entry, open, filedWith, place }: QuestionFacts): Question | null {
  const { search, name, family } = entry;
  if (open === null || !search) return null;
  const stated = `${toFiledCount(search, open)}.`;
  const shared = filedWith.length > 0 && `${toShared(search, name, filedWith)}.`;
  const rank = place && open > 0 && place.of > 1 && toPlace(place, family);
  const first =
    place &&
    open === 0 &&
    place.first.open > 0 &&
    `${place.first.name} leads ${family} with ${place.first.open}.`;
  return {
    question: `How many ${name} jobs are open?`,
    answer: [stated, rank || first, shared].filter(Boolean).join(" "),
  };
}

function toPlace({ rank, of }: NonNullable<QuestionFacts["place"]>, family: string): string {
  return rank === 1
    ? `Nothing in ${family} has more.`
    : `In ${family} that ranks ${formatOrdinal(rank)} of ${of}.`;
}

function toShared(search: FiledUnder, name: string, filedWith: readonly string[]): string {
  const field = findSpecialty(search.specialty)?.name ?? toFiledName(search);
  return `Postings stop at ${field}: ${listWithAnd(toSome(filedWith))} ${filedWith.length === 1 ? "is" : "are"} counted with ${name}`;
}

/** Two names and how many more. */
const toSome = (names: readonly string[]): string[] =>
  names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : [...names];

function toPay({ entry, detail, paidWith }: QuestionFacts): Question | null {
  const { national, soc } = detail;
  if (!national?.pay.median) return null;
  const { occupation, pay, rank, occupations, specialties } = national;
  const place = rank === null ? "" : `, ${formatOrdinal(rank)} of ${occupations} occupations here`;
  return {
    question:
      entry.category === "physician" ? `What does ${entry.name} pay?` : `What do ${toPeople(entry)} earn?`,
    answer: [
      `${formatDollars(pay.median!)}${place} (${occupation}, May 2025).`,
      specialties > 1 && paidWith.length > 0 && `${soc} also covers ${toScope(paidWith, specialties)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const toScope = (paidWith: readonly string[], specialties: number): string => {
  const named = paidWith.slice(0, 2);
  const more = specialties - 1 - named.length;
  return listWithAnd(more > 0 ? [...named, `${more} more`] : named);
};

function toNeighbors({ entry, neighbors }: QuestionFacts): Question | null {
  const [first, ...others] = neighbors.filter(({ open }) => open > 0).slice(0, 3);
  if (!first) return null;
  const none = neighbors.find(({ open }) => open === 0);
  const also = others.map(({ name, open }) => `${name} ${formatCount(open)}`);
  return {
    question: `Which neighbor of ${entry.name} is hiring most?`,
    answer: [
      `${first.name}, with ${formatCount(first.open)} open${also.length > 0 ? `; ${listWithAnd(also)}` : ""}.`,
      none && `${none.name} has none today.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function toOutside({ entry, outside }: QuestionFacts): Question | null {
  if (outside.length === 0) return null;
  const named = outside.slice(0, 3).map(({ name, family }) => `${name} (${family})`);
  return {
    question: `What beyond ${entry.family} borders on ${entry.name}?`,
    answer: `${listWithAnd(named)}.`,
  };
}

function toTeam({ entry, professions }: QuestionFacts): Question | null {
  const field = findSpecialty(entry.search?.specialty)?.name;
  if (!field || professions.length < 2) return null;
  const total = professions.reduce((sum, { open }) => sum + open, 0);
  return {
    question: `Who is hired in ${field}?`,
    answer: `Of ${formatCount(total)} postings: ${listWithAnd(professions.slice(0, 5).map(({ name, open }) => `${name} ${formatCount(open)}`))}.`,
  };
}

function toTaxonomy({ entry, detail, codedWith }: QuestionFacts): Question | null {
  if (!detail.nucc) return null;
  const others =
    codedWith.length > 0
      ? `${listWithAnd(toSome(codedWith))} ${codedWith.length === 1 ? "has" : "have"} it too`
      : `nothing else in ${entry.family} has it`;
  return {
    question: `Which taxonomy code does ${entry.name} have?`,
    answer: `${detail.nucc}; ${others}.`,
  };
}
