import { stringify } from "yaml";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import type { ArticleFile } from "./article-files.ts";
import type { LiveBlock } from "./live/live-list.ts";

interface Fillers {
  fill: (text: string) => string;
  toFigure: (name: string) => DataFigure;
  toLive: (name: string) => LiveBlock;
  /** @throws when the site has no such page */
  toLink: (address: string) => string;
}

export function toTwin({ front, body }: ArticleFile, article: Article, fillers: Fillers): string {
  const toText = (text: string) => withLinks(fillers.fill(text).trim(), article.path, fillers.toLink);
  const toItems = (items: readonly string[], mark: string) =>
    items.map((item) => `${mark} ${toText(item)}`).join("\n");
  const questions = front.questions.map(
    ({ question, answer }) => `### ${toText(question)}\n\n${toText(answer)}`,
  );
  return [
    `---\n${stringify(toFacts(article), { lineWidth: 0 })}---`,
    `# ${article.title}`,
    article.description,
    `**Key points**\n\n${toItems(front.keyPoints, "-")}`,
    withFigures(toText(body), fillers, article.path),
    front.checklist.length > 0 ? `## Checklist\n\n${toItems(front.checklist, "- [ ]")}` : "",
    `## Questions\n\n${questions.join("\n\n")}`,
    `## Open jobs\n\n${toLinkList(article.searches.map(({ label, to }) => ({ title: label, to })))}`,
    article.related.length > 0 ? `## Read next\n\n${toLinkList(article.related)}` : "",
    `## Sources\n\n${article.sources.map(toFootnote).join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

const toFacts = ({
  title,
  description,
  path,
  published,
  updated,
  reviewed,
  professions,
  states,
}: Article) => ({
  title,
  description,
  url: path,
  published,
  updated,
  reviewed: reviewed.date,
  reviewed_by: reviewed.by,
  professions: professions.length > 0 ? professions : ["all"],
  ...(states.length > 0 ? { states } : {}),
});

const toLinkList = (links: readonly { title: string; to: string }[]) =>
  links.map(({ title, to }) => `- [${title}](${to})`).join("\n");

const toFootnote = ({ id, title, publisher, date, url }: Article["sources"][number]) =>
  `[^${id}]: [${title}](${url}), ${publisher}, ${date}.`;

const withLinks = (markdown: string, path: string, toLink: Fillers["toLink"]): string =>
  markdown.replace(/\[([^\]]+)\]\(([#/][^)\s]*)\)/g, (_, text: string, to: string) => {
    if (to.startsWith("#")) return `[${text}](${path}${to})`;
    return `[${text}](${toLink(to)})`;
  });

const withFigures = (markdown: string, { toFigure, toLive }: Fillers, path: string): string =>
  markdown.replace(/^```\s*(figure|live) (\S+)\s*\n(?:.*\n)*?```$/gm, (_, kind: string, name: string) => {
    if (kind === "figure") return toTable(toFigure(name));
    const { standIn } = toLive(name);
    const note = `The page computes this block when it is opened: [see today's](${path}).`;
    return standIn ? `${toTable(standIn)}\n\n${note}` : note;
  });

function toTable({ caption, columns, rows, source }: DataFigure): string {
  const toRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    `**${caption}**\n`,
    toRow(columns.map(({ title }) => title)),
    toRow(columns.map(({ isNumber }) => (isNumber ? "---:" : "---"))),
    ...rows.map(toRow),
    `\nSource: ${source}`,
  ].join("\n");
}
