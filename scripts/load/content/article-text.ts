import type { Article } from "#app/facts/catalog/article-records.ts";
import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import { toRenderedText } from "./markdown.ts";

interface ArticleSection {
  /** Of its heading; empty for what comes before the first. */
  id: string;
  title: string;
  text: string;
}

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/;

export function toSections(article: Article): ArticleSection[] {
  const pieces = article.parts
    .map((part) => ("html" in part ? part.html : toFigureText("figure" in part ? part.figure : part.standIn)))
    .join("\n")
    .split(heading);
  const sections = [
    { id: "", title: "", text: [article.description, ...article.keyPoints].map(toRenderedText).join(" ") },
  ];
  if (toRenderedText(pieces[0]!)) sections[0]!.text += ` ${toLines(pieces[0]!)}`;
  for (let at = 1; at < pieces.length; at += 3)
    sections.push({
      id: pieces[at]!,
      title: toRenderedText(pieces[at + 1]!),
      text: toLines(pieces[at + 2]!),
    });
  if (article.checklist.length > 0)
    sections.push({
      id: "checklist",
      title: "Checklist",
      text: article.checklist.map(toRenderedText).join(" "),
    });
  for (const { question, answer } of article.questions)
    sections.push({ id: "questions", title: question, text: toRenderedText(answer) });
  return sections;
}

/** A paragraph, an item and a cell get a line each to keep sentences apart. An empty line ends a row. */
const toLines = (html: string): string =>
  html
    .split("</tr>")
    .map((row) =>
      row
        .split(/<\/(?:p|li|h\d|t[hd])>/)
        .map(toRenderedText)
        .filter((line) => line !== "")
        .join("\n"),
    )
    .filter((row) => row !== "")
    .join("\n\n");

function toFigureText(figure: DataFigure | null): string {
  if (!figure) return "";
  const { caption, columns, rows } = figure;
  return [caption, ...columns.map(({ title }) => title), ...rows.map(([name]) => name)]
    .join(". ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
}

export const toWholeText = (article: Article): string =>
  toSections(article)
    .map(({ title, text }) => `${title} ${text}`)
    .join(" ");
