import type { FiledUnder, SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { formatOrdinal, listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import type { Question } from "#app/pages/page/faq.ts";
import { listRecruitersIn } from "#app/pages/sitemap/hub-links.ts";
import { paths } from "#app/paths.ts";
import { toPeople } from "./specialty-filters.ts";

export interface Counted {
  name: string;
  open: number;
}

interface QuestionFacts {
  entry: SpecialtyEntry;
  detail: SpecialtyDetail;
  open: number | null;
  filedWith: readonly string[];
  /** Specialties of its data file with the same wage code. */
  paidWith: readonly string[];
  professions: readonly Counted[];
}

export function toSpecialtyQuestions(facts: QuestionFacts): Question[] {
  return [toJobs(facts), toPay(facts), toTeam(facts)].filter((question) => question !== null);
}

function toJobs({ entry: { search, name }, open, filedWith }: QuestionFacts): Question | null {
  if (open === null || !search) return null;
  return {
    question: `How many ${name} jobs are open?`,
    answer: `${toCount(search, open)}${open > 0 && filedWith.length > 0 ? ` ${toShared(search, filedWith)}` : ""}`,
  };
}

function toCount(search: FiledUnder, open: number): string {
  const who = toRunningText(findProfession(search.profession)?.name ?? "");
  const field = findSpecialty(search.specialty)?.name;
  const count = open === 0 ? "no" : formatCount(open);
  return `We list ${count} ${[who, open === 1 ? "job" : "jobs", field && `in ${field}`].filter(Boolean).join(" ")} today.`;
}

function toShared(search: FiledUnder, filedWith: readonly string[]): string {
  const field = findSpecialty(search.specialty)!.name;
  return `That count covers the whole field of ${field}, including ${listWithAnd(toSome(filedWith))}.`;
}

const toSome = (names: readonly string[]): string[] =>
  names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : [...names];

const rankShown = 10;

function toPay({ entry, detail, paidWith }: QuestionFacts): Question | null {
  const { national } = detail;
  if (!national?.pay.median) return null;
  const { occupation, pay, rank, occupations, specialties } = national;
  return {
    question:
      entry.category === "physician" ? `What does ${entry.name} pay?` : `What do ${toPeople(entry)} earn?`,
    answer: [
      `The national median is ${formatDollars(pay.median!)} a year for the occupation ${occupation} (BLS, May 2025).`,
      rank !== null && rank <= rankShown && toRank(rank, occupations),
      specialties > 1 && paidWith.length > 0 && `The figure also covers ${toScope(paidWith, specialties)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const toRank = (rank: number, of: number): string =>
  `That is the ${rank === 1 ? "" : `${formatOrdinal(rank)}-`}highest of ${of} occupations on this site.`;

const toScope = (paidWith: readonly string[], specialties: number): string => {
  const named = paidWith.slice(0, 2);
  const more = specialties - 1 - named.length;
  return listWithAnd(
    more > 0 ? [...named, `${more} more ${more === 1 ? "specialty" : "specialties"}`] : named,
  );
};

function toTeam({ entry, professions }: QuestionFacts): Question | null {
  const field = findSpecialty(entry.search?.specialty)?.name;
  if (!field || professions.length < 2) return null;
  const total = professions.reduce((sum, { open }) => sum + open, 0);
  const shown = professions
    .slice(0, 5)
    .map(({ name, open }) => `${toRunningText(name)} (${formatCount(open)})`);
  return {
    question: `Which professions are hired in ${field}?`,
    answer: `${shown.length < professions.length ? "Most of our" : "Our"} ${formatCount(total)} open jobs in ${field} are for ${listWithAnd(shown)}.`,
  };
}

function findProfileOf({ search }: SpecialtyEntry): ProfiledProfession | null {
  const ofProfession = profiledProfessions.filter(({ profession }) => profession === search?.profession);
  return (
    ofProfession.find(({ specialty }) => specialty !== null && specialty === search?.specialty) ??
    ofProfession.find(({ specialty }) => specialty === null) ??
    null
  );
}

export function toSpecialtyLinks(entry: SpecialtyEntry): GridLink[] {
  const profile = findProfileOf(entry);
  // Specialties link to different cities, so that every city gets links.
  const cities = [0, 1].map((step) => cityMarkets[(entry.id + step * 3) % cityMarkets.length]!);
  return [
    profile && { name: profile.plural, to: paths.profession(profile.slug), note: "Profession" },
    ...listRecruitersIn(entry).map((link) => ({ ...link, note: "Hire" })),
    ...(profile
      ? cities.map(({ slug, city }) => ({
          name: `${profile.name} recruiters in ${city}`,
          to: paths.localRecruiters(profile.slug, slug),
          note: "Hire",
        }))
      : []),
  ].filter((link) => link !== null);
}
