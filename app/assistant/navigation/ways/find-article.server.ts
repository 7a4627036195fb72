import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { toProfessions } from "#app/assistant/navigation/reading/subject.ts";
import { findLikePages } from "#app/assistant/understanding/like-questions.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { readTyped } from "#app/jobs/search/typed/read-typed.ts";
import { ofKind, type Reading } from "#app/jobs/search/typed/typed-query.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { listArticlesNamed } from "./named-articles.ts";
import type { Way } from "./way.ts";

/** The article whose title says the most of what was asked, if it says enough. */
export async function findArticle(
  { env }: Pick<SiteContext, "env">,
  { text, readings }: Sentence,
  least: number,
): Promise<Way | null> {
  const all = (await readCatalog(env.CATALOG, "articles").catch(() => null)) ?? [];
  const articles = all.filter(({ slug }) => isForReader({ text, readings }, slug));
  // A title seldom names the state that someone asks about, and not always the profession.
  const whole = replaceKinds(text, readings, toArticleWords);
  const withoutRole = replaceKinds(text, readings, () => "");
  const asTyped = replaceKinds(text, readings, ({ kind, from, to }) =>
    kind === "profession" ? text.slice(from, to) : "",
  );
  const [best] = [whole, asTyped]
    .flatMap((words) => listArticlesNamed(articles, words, 1))
    .sort((a, b) => b.likeness - a.likeness);
  const [other] = listArticlesNamed(articles, withoutRole, 1);
  const found = best && (best.likeness >= sure || !other || best.likeness >= other.likeness) ? best : other;
  return found && found.likeness >= least
    ? { to: found.to, title: found.title, chips: [], notUnderstood: [] }
    : null;
}

/** The article whose address names both of two professions. */
export async function findArticleOfBoth(
  { env }: Pick<SiteContext, "env">,
  pair: { first: string; second: string },
): Promise<Way | null> {
  const all = (await readCatalog(env.CATALOG, "articles").catch(() => null)) ?? [];
  const found = all.find(({ slug }) => {
    const about = toSubjectsOf(slug);
    return about.includes(pair.first) && about.includes(pair.second);
  });
  return found ? { to: found.path, title: found.title, chips: [], notUnderstood: [] } : null;
}

/** What managers or other professions are asked is no answer. */
function isForReader({ text, readings }: Pick<Sentence, "text" | "readings">, address: string): boolean {
  const slug = address.slice(address.lastIndexOf("/") + 1);
  const asked = ofKind(readings, "profession").flatMap(({ values }) => toProfessions(values));
  return !isAboutOthers(slug, asked) && (leads.test(text) || !ofLeaders.test(slug));
}

function isAboutOthers(slug: string, asked: readonly string[]): boolean {
  const about = toSubjectsOf(slug);
  const isNamed = (profession: string) => profession.split("-").every((word) => slug.includes(word));
  return asked.length > 0 && about.length > 0 && !asked.some((one) => about.includes(one) || isNamed(one));
}

const subjects = new Map<string, readonly string[]>();

function toSubjectsOf(slug: string): readonly string[] {
  const found =
    subjects.get(slug) ??
    ofKind(readTyped(slug.replaceAll("-", " ")).readings, "profession").flatMap(({ values }) =>
      toProfessions(values),
    );
  subjects.set(slug, found);
  return found;
}

/** What is written for managers answers nobody who does not name one. */
const ofLeaders = /manager|director|administrator|leadership/;
const leads = /\b(?:manag|lead|direct|admin|charge|chief|chair|executive|first 90)/i;

const sure = 0.7;

const toArticleWords = (reading: Reading): string =>
  reading.kind === "profession" ? (findProfession(toProfessions(reading.values)[0])?.name ?? "") : "";

const replaceKinds = (
  text: string,
  readings: readonly Reading[],
  toWords: (reading: Reading) => string,
): string =>
  readings
    .filter(({ kind }) => kind === "state" || kind === "city" || kind === "profession")
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (rest, reading) => `${rest.slice(0, reading.from)} ${toWords(reading)} ${rest.slice(reading.to)}`,
      text,
    );

/** The best of a page's questions counts beside the mean of its best three. */
const ofBest = 0.6;

interface LikeWay {
  way: Way;
  /** 0 to 1. */
  likeness: number;
}

/** The page whose questions are most like what was typed. @param within how its address begins */
export async function findLikePage(
  { env }: Pick<SiteContext, "env">,
  sentence: Sentence,
  within = "/",
): Promise<LikeWay | null> {
  const [pages, articles, groups] = await Promise.all([
    readCatalog(env.CATALOG, "asked-pages").catch(() => null),
    readCatalog(env.CATALOG, "articles").catch(() => null),
    readCatalog(env.CATALOG, "faq").catch(() => null),
  ]);
  const found = pages
    ? findLikePages(pages, sentence.text).pages.find(
        ({ page }) => page.startsWith(within) && isForReader(sentence, page),
      )
    : null;
  if (!found) return null;
  const questions = groups?.flatMap((group) => group.questions) ?? [];
  const title =
    articles?.find(({ path }) => path === found.page)?.title ??
    questions.find(({ slug }) => paths.faq(slug) === found.page)?.question;
  return title
    ? {
        way: { to: found.page, title, chips: [], notUnderstood: [] },
        likeness: found.toBest * ofBest + found.toThree * (1 - ofBest),
      }
    : null;
}
