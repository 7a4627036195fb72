import type { ArticleKind } from "#app/facts/catalog/article-kinds.ts";
import { toTextExpression } from "#app/jobs/search/index/search-language.ts";
import { toWords } from "#app/kit/text/words.ts";

interface ContentHit {
  kind: ArticleKind;
  article: string;
  section: string;
  to: string;
  excerpt: string;
}

interface FoundSection {
  path: string;
  kind: ArticleKind;
  article: string;
  anchor: string;
  title: string;
  text: string;
}

const sectionsRead = 60;
const excerptLength = 180;

/** One section per article, best first. Sections with every word come before those with some. */
export async function searchContent(
  d1: D1Database,
  query: string,
  limit: number,
  kind?: ArticleKind,
): Promise<ContentHit[]> {
  const expression = toTextExpression(query);
  if (expression === null) return [];
  const rows = await readSections(d1, expression, kind);
  const found = rows.length > 0 ? rows : await readSections(d1, expression.replaceAll(" AND ", " OR "), kind);
  const best = new Map<string, FoundSection>();
  for (const row of found) if (!best.has(row.path)) best.set(row.path, row);
  return [...best.values()].slice(0, limit).map((row) => toHit(row, query));
}

/** The words may be prefixes. Sections with the most of them come first. */
export const listSectionsWithAny = (d1: D1Database, words: readonly string[]): Promise<FoundSection[]> =>
  readSections(
    d1,
    words.map((word) => `"${word.replaceAll('"', "")}"${word.length > 3 ? "*" : ""}`).join(" OR "),
  );

/** All sections of articles, by the articles' titles, or the single ones whose titles are given too. */
export function listSectionsOf(
  d1: D1Database,
  parts: readonly { article: string; title?: string }[],
): Promise<FoundSection[]> {
  const toPhrase = (text: string) => `"${text.replaceAll('"', " ")}"`;
  const all = parts.map(({ article, title }) =>
    title === undefined
      ? `article : ${toPhrase(article)}`
      : `(article : ${toPhrase(article)} AND title : ${toPhrase(title)})`,
  );
  return all.length === 0 ? Promise.resolve([]) : readSections(d1, all.join(" OR "));
}

const sectionsQuery = `SELECT s.path, s.kind, s.article, s.anchor, s.title, s.text
  FROM content_fts f CROSS JOIN content_sections s ON s.id = f.rowid
  WHERE content_fts MATCH ? AND (? = '' OR s.kind = ?) ORDER BY f.rank LIMIT ?`;

async function readSections(
  d1: D1Database,
  expression: string,
  kind: ArticleKind | "" = "",
): Promise<FoundSection[]> {
  const { results } = await d1
    .prepare(sectionsQuery)
    .bind(expression, kind, kind, sectionsRead)
    .all<FoundSection>();
  return results;
}

const toHit = ({ path, kind, article, anchor, title, text }: FoundSection, query: string): ContentHit => ({
  kind,
  article,
  section: title === article ? "" : title,
  to: anchor ? `${path}#${anchor}` : path,
  excerpt: toExcerpt(text, query),
});

/** Begins just before the first word that was searched for. */
function toExcerpt(text: string, query: string): string {
  const stems = toWords(query)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 5));
  const lower = text.toLowerCase();
  const places = stems.map((stem) => lower.search(new RegExp(`\\b${stem}`))).filter((at) => at >= 0);
  const from = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - excerptLength / 3);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const piece = text.slice(start, start + excerptLength);
  const isCut = start + excerptLength < text.length;
  return `${start > 0 ? "… " : ""}${isCut ? `${piece.slice(0, piece.lastIndexOf(" "))} …` : piece}`;
}
