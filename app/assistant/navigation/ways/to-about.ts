import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import {
  findProfile,
  type Subject,
  toSubject,
  withLikely,
} from "#app/assistant/navigation/reading/subject.ts";
import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { findMeantSpecialty } from "#app/pages/sitemap/specialty-aliases.ts";
import { paths } from "#app/paths.ts";
import { compareStates, toSubjectChips } from "./to-figures.ts";
import type { FoundWay } from "./way.ts";

/** `index` is the catalogue of specialties, which has pages of professions that have no profile. */
export function toCareerWay(sentence: Sentence, index: readonly SpecialtyEntry[]): FoundWay | null {
  const subject = withLikely(toSubject(sentence), sentence.words);
  if (subject.city || subject.states.length > 0) return null;
  const profile = findProfile(subject);
  const entry = subject.specialty || !profile ? findEntryOf(index, subject) : null;
  if (entry)
    return {
      to: paths.specialty(entry.slug),
      title: `${entry.name}: work, training and pay`,
      chips: [],
      used: subject.readings,
    };
  if (!profile) return toKindsOf(subject, sentence.words);
  return {
    to: paths.profession(profile.slug),
    title: `${profile.name}: work, pay and outlook`,
    chips: toSubjectChips(sentence.text, subject),
    used: subject.readings,
  };
}

/** "What do dialysis nurses do", and a sonographer's page is the general one's. */
function findEntryOf(
  index: readonly SpecialtyEntry[],
  { profession, specialty }: Subject,
): SpecialtyEntry | null {
  const named = findProfession(profession);
  if (!named) return null;
  const title = profession === "registered-nurse" ? "nurse" : named.slug;
  return (
    [...(specialty ? [`${specialty}-`] : []), ...ofWhole]
      .map((begin) =>
        index.find(({ slug, search }) => search?.profession === profession && slug === begin + title),
      )
      .find((entry) => entry !== undefined) ?? null
  );
}

const ofWhole = ["", "general-", "generalist-", "certified-", "board-certified-"];

/** Its kinds, where the catalogue has no page about the profession as a whole. */
function toKindsOf({ profession, readings }: Subject, words: string): FoundWay | null {
  const named = findProfession(profession);
  // Physicians have a page for each field.
  if (!named || profession === "physician") return null;
  if (/\b(?:outlook|growth|demand)\b/.test(words))
    return {
      to: paths.post("which-professions-grow-fastest"),
      title: "Which health professions grow fastest",
      chips: [],
      used: readings,
    };
  const search = new URLSearchParams({ query: named.name.toLowerCase() }).toString();
  return {
    to: paths.specialties(search),
    title: `${named.name}: the work by specialty`,
    chips: [],
    used: readings,
  };
}

export function toComparisonWay(sentence: Sentence): FoundWay | null {
  const { states, readings } = toSubject(sentence);
  if (states.length !== 2) return null;
  return {
    to: compareStates(states),
    title: `${states.map(({ name }) => name).join(" and ")} compared`,
    chips: [],
    used: readings.filter(({ kind }) => kind === "state"),
  };
}

export function toPlaceWay(
  sentence: Sentence,
  toMetro: (name: string, stateCode: string) => { slug: string; name: string } | null,
): FoundWay | null {
  const subject = toSubject(sentence);
  const found = findPlacePage(subject, sentence.words, toMetro);
  if (!found) return null;
  const used = subject.readings.filter(({ kind }) => kind === "city" || kind === "state");
  // A state has a page for each profession with a profile.
  const isOfState = /\b(?:market|liv(?:e|ing)|mov(?:e|ing)|relocat\w+|cost|costs|prices?|rents?)\b/.test(
    sentence.words,
  );
  const isWhole = subject.city === null && subject.state !== null && !isOfState;
  const profile = isWhole && subject.profession ? findProfile(subject) : null;
  if (profile && subject.state)
    return {
      to: paths.geographicProfession(subject.state.slug, profile.slug),
      title: `${profile.plural} in ${toStateText(subject.state.code)}`,
      chips: toSubjectChips(sentence.text, subject),
      used: subject.readings.filter(({ kind }) => kind === "state" || kind === "profession"),
    };
  return {
    ...found,
    chips: toSubjectChips(sentence.text, { ...subject, profession: null, specialty: null }),
    used,
  };
}

function findPlacePage(
  { city, state, states }: Subject,
  words: string,
  toMetro: (name: string, stateCode: string) => { slug: string; name: string } | null,
): { to: string; title: string } | null {
  // A town that only a ZIP code names has no page.
  if (city && city.population > 0) {
    const metro = /\bmetro/.test(words) ? toMetro(city.name, city.stateCode) : null;
    if (metro) return { to: paths.metro(metro.slug), title: `${metro.name} metro area` };
    const name = `${city.name}, ${city.stateCode}`;
    return { to: paths.location(toSlug(`${city.name} ${city.stateCode}`)), title: `Healthcare in ${name}` };
  }
  if (!state || states.length > 1) return null;
  return /\bmarket\b/.test(words)
    ? { to: paths.geographic(state.slug), title: `${state.name} healthcare market` }
    : { to: paths.state(state.slug), title: `Healthcare in ${toStateText(state.code)}` };
}

/** `index` is the catalogue of specialties. */
export function toFieldWay(sentence: Sentence, index: readonly SpecialtyEntry[]): FoundWay | null {
  const { specialty, city, states, readings } = toSubject(sentence);
  if (!specialty || city || states.length > 0) return null;
  return {
    to: findMeantSpecialty(index, specialty) ?? paths.specialty(specialty),
    title: `${findSpecialty(specialty)!.name}: the specialty`,
    chips: [],
    used: readings,
  };
}
