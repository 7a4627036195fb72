import { contentKinds } from "#app/catalogue/articles/content-kinds.ts";
import { listArticles, toCardName } from "#app/catalogue/articles/stored-articles.server.ts";
import { type ArticleKind, guideCategories } from "#app/facts/catalog/article-kinds.ts";
import type { Article, ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { type FeedFormat, paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

const mostEntries = 20;

/** All addresses are absolute, and days begin at midnight UTC. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  page: string;
  self: string;
  icon: string;
  updated: Date;
  entries: FeedEntry[];
}

export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  html: string;
  /** Null for a posting. */
  image: string | null;
  tags: string[];
  published: Date;
  updated: Date;
}

export async function findFeed(
  { env: { CATALOG, SITE_URL } }: Pick<SiteContext, "env">,
  kind: ArticleKind,
  format: FeedFormat,
): Promise<Feed | null> {
  const { title, description, author, path, toFeed } = contentKinds[kind];
  if (!toFeed) return null;
  const newest = (await listArticles(CATALOG, kind))
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, mostEntries);
  const articles = await Promise.all(
    newest.map((brief) => readCatalog(CATALOG, "article", brief.path.slice(1))),
  );
  const toUrl = (to: string) => new URL(to, SITE_URL).href;
  const entries = articles.flatMap((article) => (article ? [toEntry(article, SITE_URL)] : []));
  return {
    title: `${site.name}: ${title}`,
    description,
    author,
    page: toUrl(path),
    self: toUrl(toFeed(format)),
    icon: toUrl("/favicon.svg"),
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    entries,
  };
}

function toEntry(article: Article, siteUrl: string): FeedEntry {
  const { path, title, description, published, updated } = article;
  return {
    url: new URL(path, siteUrl).href,
    title,
    summary: description,
    html: toEntryHtml(article, siteUrl),
    image: new URL(paths.card("articles", toCardName(path)), siteUrl).href,
    tags: toTags(article),
    published: new Date(published),
    updated: new Date(updated),
  };
}

const toTags = (article: ArticleBrief): string[] => [
  ...new Set([
    ...(article.category ? [guideCategories[article.category]] : []),
    ...article.professions.flatMap(
      (slug) => (findProfiledProfession(slug) ?? findProfession(slug))?.plural ?? [],
    ),
  ]),
];

/** Attributes for our styles and scripts, which feed readers ignore. */
const ownMarks = / (?:class|id|role|tabindex|aria-label|scope)="[^"]*"/g;

function toEntryHtml(article: Article, siteUrl: string): string {
  const { path, description, keyPoints, parts, checklist, questions, sources } = article;
  const page = new URL(path, siteUrl);
  const html = [
    toParagraph(escapeXml(description)),
    toParagraph("<strong>Key points</strong>") + toList(keyPoints),
    ...parts.map((part) =>
      "html" in part ? part.html : toTable("figure" in part ? part.figure : part.standIn),
    ),
    checklist.length > 0 ? toPart("Checklist", toList(checklist)) : "",
    toPart("Questions", questions.map(toQuestion).join("")),
    toPart("Sources", `<ol>${sources.map(toSource).join("")}</ol>`),
  ].join("\n");
  return html
    .replace(ownMarks, "")
    .replace(/ href="([^"]*)"/g, (_, to: string) => ` href="${new URL(to, page).href}"`);
}

const toParagraph = (html: string) => `<p>${html}</p>`;
const toPart = (title: string, html: string) => `<h2>${title}</h2>${html}`;
const toList = (items: readonly string[]) => `<ul>${items.map((html) => `<li>${html}</li>`).join("")}</ul>`;

const toQuestion = ({ question, answer }: Article["questions"][number]) =>
  `<h3>${escapeXml(question)}</h3>${toParagraph(answer)}`;

const toSource = ({ title, publisher, date, url }: Article["sources"][number]) =>
  `<li><a href="${escapeXml(url)}">${escapeXml(title)}</a>, ${escapeXml(publisher)}, ${date}</li>`;

function toTable(figure: DataFigure | null): string {
  if (!figure) return "";
  const { caption, columns, rows, source } = figure;
  const toRow = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join("")}</tr>`;
  const head = toRow(
    columns.map(({ title }) => title),
    "th",
  );
  const body = rows.map((row) => toRow(row, "td")).join("");
  const table = `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;
  return toParagraph(escapeXml(caption)) + table + toParagraph(`Source: ${escapeXml(source)}`);
}
