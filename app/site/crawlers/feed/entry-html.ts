import type { Article } from "#app/facts/catalog/article-records.ts";
import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";

/** Attributes for our styles and scripts, which feed readers ignore. */
const ownMarks = / (?:class|id|role|tabindex|aria-label|scope)="[^"]*"/g;

export function toEntryHtml(article: Article, siteUrl: string): string {
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
