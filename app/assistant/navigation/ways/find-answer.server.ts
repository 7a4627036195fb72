import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toAskedTerms } from "#app/catalogue/articles/passages/asked-terms.ts";
import { listArticlePassages, listQuestionPassages } from "#app/catalogue/articles/passages/page-passages.ts";
import { type GuidePassage, rankPassages } from "#app/catalogue/articles/passages/rank-passages.ts";
import { listSitePassages } from "#app/catalogue/articles/passages/site-passages.ts";
import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isForReader } from "./find-article.server.ts";
import type { Way } from "./way.ts";

/** The article, answer or tool that says the most of what was asked, if it says enough. */
export async function findAnswer(
  { env }: Pick<SiteContext, "env">,
  sentence: Sentence,
  least: number,
): Promise<Way | null> {
  const terms = toAskedTerms(withoutPlaces(sentence));
  const [first] = rankPassages(terms, await listPassages(env)).ranked.filter(({ passage }) =>
    isForReader(sentence, passage.source),
  );
  return first && first.share >= least
    ? { to: first.passage.source, title: first.passage.heading, chips: [], notUnderstood: [] }
    : null;
}

async function listPassages({ CATALOG }: SiteContext["env"]): Promise<readonly GuidePassage[]> {
  const [groups, articles] = await Promise.all([
    readCatalog(CATALOG, "faq").catch(() => null),
    readCatalog(CATALOG, "articles").catch(() => null),
  ]);
  return [
    ...(articles ? listArticlePassages(articles) : []),
    ...(groups ? listQuestionPassages(groups) : []),
    ...listSitePassages(),
  ];
}

/** No page of these is about one place. */
const withoutPlaces = ({ text, readings }: Sentence): string =>
  readings
    .filter(({ kind }) => kind === "state" || kind === "city")
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
