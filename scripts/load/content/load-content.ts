import type { Article } from "#app/facts/catalog/article-records.ts";
import { toIndexedText } from "#app/jobs/search/index/search-language.ts";
import { toSqlValue } from "../source/sql-value.ts";
import { toSections } from "./article-text.ts";

interface ContentRow {
  id: number;
  path: string;
  kind: string;
  article: string;
  anchor: string;
  title: string;
  text: string;
  /** Includes the tokens by which the job search finds a profession or a field. */
  indexed: { article: string; title: string; text: string };
}

// D1 takes parameters of up to 2 MB.
const rowsPerStatement = 200;

export function toContentRows(articles: Iterable<Article>): ContentRow[] {
  const rows = [...articles].flatMap((article) =>
    toSections(article).map(({ id, title, text }) => ({
      path: article.path,
      kind: article.kind,
      article: article.title,
      anchor: id,
      title: title || article.title,
      text,
    })),
  );
  return rows.map((row, at) => ({
    id: at + 1,
    ...row,
    indexed: {
      article: toIndexedText(row.article, "title"),
      title: toIndexedText(row.title, "title"),
      text: toIndexedText(row.text, "prose"),
    },
  }));
}

/** Run these together: they empty both tables and fill them. */
export function toContentWrites(db: D1Database, rows: readonly ContentRow[]): D1PreparedStatement[] {
  const writes = clearContent.map((sql) => db.prepare(sql));
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(from, from + rowsPerStatement));
    writes.push(db.prepare(insertSections).bind(json), db.prepare(insertIndex).bind(json));
  }
  return writes;
}

const clearContent = [
  "DELETE FROM content_sections",
  "INSERT INTO content_fts (content_fts) VALUES ('delete-all')",
] as const;

const columns = ["id", "path", "kind", "article", "anchor", "title", "text"];
const insertSections = `INSERT INTO content_sections (${columns.join(", ")})
  SELECT ${columns.map((name) => `value ->> '${name}'`).join(", ")} FROM json_each(?)`;
const insertIndex = `INSERT INTO content_fts (rowid, article, title, text)
  SELECT value ->> 'id', ${["article", "title", "text"].map((name) => `value ->> '$.indexed.${name}'`).join(", ")}
  FROM json_each(?)`;

export function toContentSql(rows: readonly ContentRow[]): string {
  const statements = rows.flatMap((row) => {
    const values = [row.id, row.path, row.kind, row.article, row.anchor, row.title, row.text].map(toSqlValue);
    const indexed = [row.id, row.indexed.article, row.indexed.title, row.indexed.text].map(toSqlValue);
    return [
      `INSERT INTO content_sections (${columns.join(", ")}) VALUES (${values.join(", ")});`,
      `INSERT INTO content_fts (rowid, article, title, text) VALUES (${indexed.join(", ")});`,
    ];
  });
  return [...clearContent.map((sql) => `${sql};`), ...statements].join("\n");
}
