import sanitizeHtml from "sanitize-html";
import { ShallowTokenizer } from "#app/kit/text/shallow-html.ts";
import { toBlocks } from "./blocks.ts";

const parser = { Tokenizer: ShallowTokenizer };
const allowed: sanitizeHtml.IOptions = {
  parser,
  allowedTags: ["p", "ul", "ol", "li", "br", "strong", "em", "h3", "h4"],
  allowedAttributes: {},
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "template",
    "svg",
    "math",
    "iframe",
    "object",
  ],
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    dl: "ul",
    dt: "li",
    dd: "li",
  },
};
const textOnly: sanitizeHtml.IOptions = { parser, allowedTags: [], allowedAttributes: {}, nonTextTags: [] };
const longestDescription = 200_000;
const tag = /<\/?[a-z][^<>]*>/i;
const escapedTag = /&(?:amp;)*(?:lt|#60|#x3c);\/?[a-z]/i;

/** Accepts HTML, HTML escaped once or twice, and plain text. Keeps only safe, well-formed tags. */
export function toCleanHtml(raw: string): string {
  let html = withoutRubble(raw.slice(0, longestDescription));
  for (let i = 0; i < 3 && !tag.test(html) && escapedTag.test(html); i++) html = unescapeOnce(html);
  if (!tag.test(html)) html = toParagraphs(html);
  const blocks = html
    .replace(/<(\/?)(?:div|section|article|header|footer|table|tr|blockquote|center)\b[^<>]*>/gi, "<$1p>")
    .replace(/<\/t[dh]\s*>/gi, " ");
  return toBlocks(withoutMarks(sanitizeHtml(blocks, allowed)).replace(/&nbsp;|\u00a0/g, " "));
}

/** Resolves entities however often they were escaped. */
export function toPlainText(raw: string): string {
  let text = withoutRubble(raw.slice(0, 2000));
  if (!/[<&]/.test(text)) return withoutMarks(text).replace(/\s+/g, " ").trim();
  for (let i = 0; i < 3 && /&(?:#?\w+);/.test(text); i++) text = unescapeOnce(text);
  return withoutMarks(unescapeOnce(text)).replace(/\s+/g, " ").trim();
}

/** Removes invisible characters and changes of direction, which an entity may have hidden until now. */
const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, "").replace(/[\u2028\u2029]/g, " ");

/** Repairs an apostrophe that a wrong encoding broke: 0xE2 and two question marks inside a word. */
function withoutRubble(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\u200b|\ufeff/gu, "")
    .replace(/(\p{L})\ufffd+\?{0,2}(?=\p{L}{1,2}\b)/gu, "$1’")
    .replace(/\ufffd+\?{0,2}/g, "");
}

function unescapeOnce(text: string): string {
  return sanitizeHtml(text, textOnly)
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

function toParagraphs(text: string): string {
  const blocks = text.split(/\r?\n\s*\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/).filter((line) => line.trim());
    return toRuns(lines).map((run) =>
      isList(run)
        ? `<ul>${run.map((line) => `<li>${line.replace(bullet, "")}</li>`).join("")}</ul>`
        : `<p>${run.join("<br />")}</p>`,
    );
  });
  return blocks.join("").replace(/<(?!\/?(?:p|ul|li|br)\b)/g, "&lt;");
}

const bullet = /^\s*[•·*▪-]\s*(?=\S)/;
const isList = (run: readonly string[]) => run.length > 1 && run.every((line) => bullet.test(line));

/** Parts a heading from the items right below it. A dash makes an item only beside another item. */
function toRuns(lines: readonly string[]): string[][] {
  const isItem = lines.map((line) => bullet.test(line));
  const isListed = isItem.map((item, at) => item && Boolean(isItem[at - 1] || isItem[at + 1]));
  const runs: string[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0 && isListed[at] === isListed[at - 1]) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}
