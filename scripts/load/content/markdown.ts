import MarkdownIt, { type StateInline, type Token } from "markdown-it";
import type { Article } from "#app/facts/catalog/article-records.ts";
import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { LiveBlock } from "./live/live-list.ts";

interface Writing {
  toLink: (address: string) => string;
  toFigure: (name: string) => DataFigure;
  toLive: (name: string) => LiveBlock;
  sourceIds: readonly string[];
}

/** One article's texts. Citations are numbered in the order in which they are rendered. */
export function createRenderer({ toLink, toFigure, toLive, sourceIds }: Writing) {
  const cited: string[] = [];
  const ids = new Set<string>();
  const contents: Article["contents"] = [];
  const markdown = new MarkdownIt({ html: true });
  markdown.inline.ruler.before("link", "citation", readCitation);
  const { rules } = markdown.renderer;
  rules.citation = (tokens, at) => toCitation(tokens[at]!.content);
  rules.example_open = () => '<div class="example">\n';
  rules.example_close = () => "</div>\n";
  rules.table_open = (tokens, at) =>
    `<div class="scroller" role="group" tabindex="0" aria-label="${escapeText(String(tokens[at]!.meta?.name))}"><table${tokens[at]!.meta?.isWide ? ' class="figure-blocks"' : ""}>\n`;
  rules.table_close = () => "</table></div>\n";

  function toCitation(id: string): string {
    if (!sourceIds.includes(id)) throw new Error(`[^${id}] is not among the sources.`);
    const isFirst = !cited.includes(id);
    if (isFirst) cited.push(id);
    const number = cited.indexOf(id) + 1;
    return `<sup${isFirst ? ` id="c${number}"` : ""}><a href="#s${number}" aria-label="Source ${number}">${number}</a></sup>`;
  }

  function checkInline(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.type === "html_inline" || token.type === "image")
        throw new Error(`"${token.content}" is raw HTML or an image.`);
      if (token.type === "link_open") token.attrSet("href", toHref(String(token.attrGet("href"))));
    }
  }

  function toHref(address: string): string {
    if (address.startsWith("https://")) return address;
    if (address.startsWith("#")) {
      if (!ids.has(address.slice(1))) throw new Error(`There is no heading for ${address} before this link.`);
      return address;
    }
    return toLink(address);
  }

  function parse(text: string): Token[] {
    const tokens = markdown.parse(text, {});
    for (const token of tokens) {
      if (token.type === "html_block") throw new Error(`"${token.content.trim()}" is raw HTML.`);
      if (token.type === "heading_open") toHeading(token, tokens[tokens.indexOf(token) + 1]!.content);
      if (token.children) checkInline(token.children);
    }
    return withExamples(labelTables(tokens));
  }

  function toHeading(token: Token, title: string): void {
    if (token.tag !== "h2" && token.tag !== "h3") throw new Error(`"${title}" is no h2 or h3.`);
    const id = toSlug(title).replace(/^(?=\d)/, "n");
    if (!id || ids.has(id)) throw new Error(`Two headings are called "${title}".`);
    ids.add(id);
    token.attrSet("id", id);
    if (token.tag === "h2") contents.push({ id, title: toRenderedText(markdown.renderInline(title)) });
  }

  function toParts(text: string): Article["parts"] {
    const tokens = parse(text);
    const parts: Article["parts"] = [];
    let from = 0;
    const push = (until: number) => {
      const html = markdown.renderer.render(tokens.slice(from, until), markdown.options, {}).trim();
      if (html) parts.push({ html });
    };
    tokens.forEach((token, at) => {
      const [, kind, name] =
        token.type === "fence" ? (/^(figure|live) (\S+)$/.exec(token.info.trim()) ?? []) : [];
      if (name === undefined) return;
      push(at);
      parts.push(kind === "live" ? toLive(name) : { figure: toFigure(name) });
      from = at + 1;
    });
    push(tokens.length);
    return parts;
  }

  function toInline(text: string): string {
    const [token] = markdown.parseInline(text, {});
    const children = token?.children ?? [];
    checkInline(children);
    return markdown.renderer.render(children, markdown.options, {});
  }

  return { toParts, toInline, contents, cited: cited as readonly string[] };
}

const citation = /\[\^([a-z0-9-]+)\]/y;

function readCitation(state: StateInline, isSilent: boolean): boolean {
  citation.lastIndex = state.pos;
  const found = citation.exec(state.src);
  if (!found) return false;
  if (!isSilent) state.push("citation", "", 0).content = found[1]!;
  state.pos += found[0].length;
  return true;
}

/** Columns that fit side by side on a phone. Of a wider table, each row becomes a block there. */
const mostOnPhone = 3;
const citations = /\[\^[^\]]+\]|[*_`]/g;

/** Names each table by its heading, and aligns its numbers. */
function labelTables(tokens: Token[]): Token[] {
  let heading = "";
  let column = 0;
  let isHead = false;
  let heads: string[] = [];
  let isWide = false;
  let table: Token | undefined;
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]?.content ?? "";
    if (token.type === "heading_open") heading = next;
    if (token.type === "table_open") {
      table = token;
      heads = [];
      isWide = false;
      token.meta = { name: `Table: ${heading}` };
    }
    if (token.type === "thead_open") isHead = true;
    if (token.type === "thead_close") isHead = false;
    if (token.type === "tr_open") column = 0;
    if (token.type !== "th_open" && token.type !== "td_open") return;
    const isNumber = token.attrGet("style") === "text-align:right";
    token.attrs = isNumber ? [["class", "number"]] : [];
    if (isHead) heads.push(next.replace(citations, ""));
    if (isHead && table) {
      isWide = heads.length > mostOnPhone;
      table.meta = { ...table.meta, isWide };
    }
    const isRowHead = !isHead && column === 0;
    if (!isHead && !isRowHead && isWide) token.attrSet("data-of", heads[column] ?? "");
    const tag = isHead ? (next ? "th" : "td") : isRowHead ? "th" : "td";
    if (tag === "th") token.attrSet("scope", isHead ? "col" : "row");
    const close = tokens.findIndex((other, index) => index > at && /^t[hd]_close$/.test(other.type));
    token.tag = tag;
    tokens[close]!.tag = tag;
    column += 1;
  });
  return tokens;
}

/** A worked example is a box from its heading to the next heading or figure. */
function withExamples(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let isOpen = false;
  const mark = (type: string) => {
    result.push(
      Object.assign(Object.create(Object.getPrototypeOf(tokens[0])), { type, attrs: null, content: "" }),
    );
    isOpen = type === "example_open";
  };
  tokens.forEach((token, at) => {
    const isHeading = token.type === "heading_open";
    if (isOpen && (isHeading || /^(figure|live) /.test(token.info ?? ""))) mark("example_close");
    if (isHeading && token.tag === "h3" && /^Example\b/.test(tokens[at + 1]!.content)) mark("example_open");
    result.push(token);
  });
  if (isOpen) mark("example_close");
  return result;
}

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

export const toRenderedText = (html: string): string =>
  html
    .replace(/<sup.*?<\/sup>/g, "")
    .replace(/<\/(?:p|li|h\d|t[hd])>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, " ")
    .trim();
