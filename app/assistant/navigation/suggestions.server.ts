import { getKnownPlaces } from "#app/assistant/navigation/places/known-places.server.ts";
import { crisisLine } from "#app/assistant/navigation/reading/crisis-words.ts";
import { toCleanText } from "#app/assistant/navigation/reading/read-sentence.ts";
import { listArticlesNamed } from "#app/assistant/navigation/ways/named-articles.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { rankWords } from "#app/jobs/search/words/rank-words.ts";
import { employerKind, getSearchWords } from "#app/jobs/search/words/search-words.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { siteSections } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { findWay } from "./find-way.server.ts";

export interface Suggestion {
  to: string;
  title: string;
  /** What is there, or what was read. */
  detail: string;
}

type WayContext = Pick<SiteContext, "db" | "env" | "now">;

const mostShown = 7;
const mostCompleted = 3;
const mostOfKind = 2;

/** For a sentence that is still being typed: where it leads as it stands, as it may go on, and pages of that name. */
export async function listSuggestions(context: WayContext, typed: string): Promise<Suggestion[]> {
  const text = toCleanText(typed);
  if (text === "") return [];
  const [way, completed, employers, articles] = await Promise.all([
    findWay(context, text),
    listCompleted(context, text),
    listEmployersNamed(context, text).catch(() => []),
    readCatalog(context.env.CATALOG, "articles").catch(() => null),
  ]);
  const ways = await Promise.all(completed.map((sentence) => findWay(context, sentence)));
  const named = listArticlesNamed(articles ?? [], text, mostOfKind).filter(({ likeness }) => likeness > 0.6);
  const asTyped = way && toSuggestion(way);
  if (asTyped?.to === crisisLine) return [asTyped];
  const goneOn = ways.map((one, at) => one && toSuggestion(one, completed[at]));
  // A word that says nothing yet is still being typed.
  const isUnfinished = way?.notUnderstood.some((word) => text.endsWith(word));
  const found = [
    ...(isUnfinished ? [...goneOn, asTyped] : [asTyped, ...goneOn]),
    ...employers,
    ...listPagesNamed(text).map(({ to, title }) => ({ to, title, detail: "Page" })),
    ...named.map(({ to, title }) => ({ to, title, detail: "Article" })),
  ].filter((one) => one !== null);
  return [...new Map(found.toReversed().map((one) => [one.to, one])).values()]
    .toReversed()
    .slice(0, mostShown);
}

const toSuggestion = ({ to, title, chips, notUnderstood }: Way, sentence?: string): Suggestion => ({
  to,
  title: sentence ?? title,
  detail: [
    sentence ? title : null,
    chips.map(({ label }) => label).join(", "),
    notUnderstood.length > 0 ? `without ${notUnderstood.join(", ")}` : null,
  ]
    .filter(Boolean)
    .join(" · "),
});

/** In the order of how often people look for them. */
const names: readonly string[] = [
  "nurse",
  ...professions.map(({ plural }) => toRunningText(plural)),
  ...states.map(({ name }) => name),
  ...specialties.map(({ name }) => toRunningText(name)),
  ..."jobs,nights,remote,travel,locum tenens,per diem,part-time,weekends,sign-on bonus,visa sponsorship,new grad,compact license,salary,license,interview,contract".split(
    ",",
  ),
];

/** The sentence with its last word written out. */
async function listCompleted(context: WayContext, text: string): Promise<string[]> {
  const last = /[\p{L}-]{2,}$/u.exec(text)?.[0].toLowerCase();
  if (!last) return [];
  const { largeCities } = await getKnownPlaces(context);
  const before = text.slice(0, text.length - last.length);
  return [...names, ...largeCities]
    .filter((name) => name.toLowerCase().startsWith(last) && name.toLowerCase() !== last)
    .slice(0, mostCompleted)
    .map((name) => `${before}${name}`);
}

async function listEmployersNamed(context: WayContext, text: string): Promise<Suggestion[]> {
  const { what } = await getSearchWords(context);
  const employers = what.filter(({ kind }) => kind === employerKind);
  return rankWords(employers, text, mostOfKind).map(({ text: name }) => ({
    to: paths.jobs(new URLSearchParams({ query: name }).toString()),
    title: name,
    detail: employerKind,
  }));
}

let pages: readonly { to: string; title: string; words: readonly string[] }[] | undefined;

function listPagesNamed(text: string): { to: string; title: string }[] {
  pages ??= siteSections
    .flatMap((section) => section.pages)
    .map(({ to, title }) => ({ to, title, words: title.toLowerCase().split(/\s+/) }))
    .sort((a, b) => a.title.length - b.title.length);
  const asked = text.toLowerCase().split(/\s+/);
  return pages
    .filter(({ words }) => asked.every((word) => words.some((other) => other.startsWith(word))))
    .slice(0, mostOfKind);
}
