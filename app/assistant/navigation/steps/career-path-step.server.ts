import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { CareerPath } from "#app/facts/catalog/written-records.ts";
import { findRolePair } from "#app/assistant/navigation/reading/role-pair.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import { paths } from "#app/paths.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { Step } from "./step.ts";

const changes = /\b(?:to|into|become|becoming|be)\b/i;

/** "CNA to RN": the path between two professions, or else the page of the second. */
export const toCareerPath: Step = async ({ context, sentence, hasPlace, isForJobs }) => {
  const pair = hasPlace || isForJobs ? null : findRolePair(sentence.text, changes);
  if (!pair) return null;
  const read = <T>(record: Promise<readonly T[] | null>) => record.then((all) => all ?? []).catch(() => []);
  const [careers, articles] = await Promise.all([
    read(readCatalog(context.env.CATALOG, "careers")),
    read(readCatalog(context.env.CATALOG, "articles")),
  ]);
  const path = findPath(careers, pair.first, pair.second);
  if (path) {
    const guide = articles.find(({ slug }) => slug === path.slug);
    return {
      to: guide?.path ?? paths.careerPath(path.slug),
      title: path.title,
      chips: [],
      notUnderstood: [],
    };
  }
  const profile = findProfile({ profession: pair.second, specialty: null });
  return (
    profile && {
      to: paths.profession(profile.slug),
      title: `${profile.name}: work, pay and outlook`,
      chips: [],
      notUnderstood: [],
    }
  );
};

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
