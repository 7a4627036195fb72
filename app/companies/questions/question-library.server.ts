import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import library from "../../../data/question_library.json" with { type: "json" };

interface LibraryQuestion {
  key: string;
  /** The groups of professions that it is for; none for all. */
  groups: readonly string[];
  kind: Question["kind"];
  label: string;
  help: string;
  options: readonly string[];
  isRequired: boolean;
}

const questions = library as readonly LibraryQuestion[];

export const libraryKeys: readonly string[] = questions.map(({ key }) => key);

/** Those for the posting's profession first, then those for any. */
export function listLibrary(profession: string | null) {
  const group = findProfession(profession)?.group;
  const own = questions.filter(({ groups }) => group !== undefined && groups.includes(group));
  return [...own, ...questions.filter(({ groups }) => groups.length === 0)].map(({ key, label, groups }) => ({
    key,
    label,
    isOwn: groups.length > 0,
  }));
}

/** In the library's order. */
export const pickLibrary = (keys: ReadonlySet<string>): Question[] =>
  questions
    .filter(({ key }) => keys.has(key))
    .map(({ key, groups: _, options, ...question }) => ({
      ...question,
      id: key,
      options: [...options],
      knockOut: null,
    }));
