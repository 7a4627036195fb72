import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { FaqEntry, FaqGroup } from "#app/facts/catalog/trust-records.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

export interface FaqView {
  query: string;
  groups: readonly FaqGroup[];
  found: readonly FaqEntry[] | null;
}

/** A search shows only what it found. */
export async function getFaqView(
  { env }: Pick<SiteContext, "env">,
  params: URLSearchParams,
): Promise<FaqView> {
  const groups = await getFromCatalog(env.CATALOG, "faq");
  const query = (params.get("query") ?? "").trim().slice(0, 200);
  return query ? { query, groups: [], found: searchFaq(groups, query) } : { query, groups, found: null };
}

/** These say nothing about the subject. */
const empty = new Set(
  "a an and are as at be can did do does for from get how i if in is it its me my of on or that the there this to was we what when where which who why will with you your".split(
    " ",
  ),
);
const mostFound = 12;

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9$]+/)
    .filter(Boolean);

/** "licensed" finds "license", because words match by their beginnings. */
const toStem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|e|s)$/, "") : word);

const weights = { question: 4, keywords: 3, answer: 1 };

/** Best first: entries with every word of the subject, or else with most of them. */
function searchFaq(groups: readonly FaqGroup[], query: string): FaqEntry[] {
  const asked = [...new Set(toWords(query.slice(0, 200)))];
  const subject = asked.filter((word) => !empty.has(word)).map(toStem);
  if (subject.length === 0) return [];
  const scored = groups
    .flatMap(({ questions }) => questions)
    .map((entry) => ({ entry, ...toScore(entry, subject) }))
    .filter(({ held }) => held > 0);
  const most = Math.max(0, ...scored.map(({ held }) => held));
  return scored
    .filter(({ held }) => held === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .map(({ entry }) => entry);
}

function toScore({ question, keywords, answer }: FaqEntry, subject: readonly string[]) {
  const parts = { question: toWords(question), keywords: keywords.flatMap(toWords), answer: toWords(answer) };
  let [held, score] = [0, 0];
  for (const stem of subject) {
    const found = (Object.keys(weights) as (keyof typeof weights)[]).filter((part) =>
      parts[part].some((word) => (stem.length > 1 ? word.startsWith(stem) : word === stem)),
    );
    if (found.length > 0) held++;
    for (const part of found) score += weights[part];
  }
  return { held, score };
}
