import { toSlug } from "#app/kit/text/slug.ts";
import { readText, type Source } from "./bytes.ts";
import { parseBlock, readJson, readJsonLines } from "./json.ts";
import type { Item, Posting } from "./posting.ts";
import { isSheet, isWorkbook, readCsv, readWorkbook } from "./sheet.ts";
import { type FeedHeader, readXml } from "./xml.ts";

export function readRecords(
  source: Source,
  layout: Layout,
  header: FeedHeader,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Item> {
  if (layout.format === "workbook") return readWorkbook(countBytes(source.chunks, onBytes));
  const text = readText(source, onBytes);
  if (layout.format === "sheet") return readCsv(text);
  if (layout.format === "xml") return readXml(text, header);
  if (layout.format === "html") return readHtml(text);
  return layout.format === "json lines" ? readJsonLines(text) : readJson(text, layout.paths);
}

async function* countBytes(chunks: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void) {
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    yield chunk;
  }
}

export function toSourceName(
  name: string,
  layout: Layout,
  header: FeedHeader,
  first: Pick<Posting, "url" | "employer">,
): string {
  if (layout.format === "json" && layout.paths.some((p) => p.includes("SearchResultItems"))) return "usajobs";
  if (first.url.includes("greenhouse.io/")) return `greenhouse-${toSlug(first.employer)}`;
  return toSlug(header.publisher) || toSlug(name.replace(/\.[^.]*$/, "")) || "feed";
}

const opening = /<script\b([^<>]{0,2000})>/gi;
const ofJsonLd = /\btype\s?=\s?["']?application\/ld\+json\b/i;
const closing = /<\/script/i;
const longestTag = 2_010;
const longestEnd = "</script".length - 1;
const longestBlock = 1024 * 1024;
const endless = "A JSON-LD block does not end, or is longer than 1 MB.";

/** Reads each character once: a block's chunks wait in a list, and only their seams are looked at twice. */
async function* readHtml(text: AsyncIterable<string>): AsyncGenerator<Item> {
  let line = 1;
  let column = 1;
  const move = (passed: string) => {
    let last = -1;
    for (let at = passed.indexOf("\n"); at >= 0; at = passed.indexOf("\n", at + 1)) {
      line++;
      last = at;
    }
    column = last < 0 ? column + passed.length : passed.length - last;
  };
  /** The end of what was read, which may begin a tag. */
  let held = "";
  let block: { at: string; chunks: string[]; length: number } | null = null;
  for await (const chunk of text) {
    let rest = held + chunk;
    held = "";
    while (rest) {
      if (!block) {
        const end = findJsonLd(rest);
        const passed = rest.slice(0, end ?? toHeldFrom(rest));
        move(passed);
        rest = rest.slice(passed.length);
        if (end === null) {
          held = rest;
          break;
        }
        block = { at: `line ${line}:${column}`, chunks: [], length: 0 };
        continue;
      }
      const end = closing.exec(rest)?.index ?? -1;
      const passed = rest.slice(0, end < 0 ? Math.max(0, rest.length - longestEnd) : end);
      move(passed);
      rest = rest.slice(passed.length);
      block.length += passed.length;
      if (block.length > longestBlock) {
        yield { at: block.at, problem: endless };
        block = null;
        continue;
      }
      block.chunks.push(passed);
      if (end < 0) {
        held = rest;
        break;
      }
      yield* parseBlock(block.chunks.join(""), block.at);
      block = null;
    }
  }
  if (block) yield { at: block.at, problem: endless };
}

/** Where the first block's content begins. */
function findJsonLd(text: string): number | null {
  opening.lastIndex = 0;
  for (let tag = opening.exec(text); tag; tag = opening.exec(text))
    if (ofJsonLd.test(tag[1]!)) return opening.lastIndex;
  return null;
}

/** A tag has no "<" in it. */
function toHeldFrom(text: string): number {
  const last = text.lastIndexOf("<");
  return last < 0 || text.length - last > longestTag ? text.length : last;
}

export type Layout =
  | { format: "xml" }
  | { format: "html" }
  | { format: "sheet" }
  | { format: "workbook" }
  | { format: "json lines" }
  | { format: "json"; paths: string[] };

export function findLayout(head: string): Layout | null {
  if (isWorkbook(head)) return { format: "workbook" };
  const text = head.replace(/^\ufeff/, "").trimStart();
  if (
    /^<(?:\?xml|source\b|jobs?\b|feed\b|rss\b)/i.test(text) &&
    !/^<\?xml[^>]*\?>\s*<!doctype html/i.test(text)
  )
    return { format: "xml" };
  if (text.startsWith("[")) return { format: "json", paths: ["$.*"] };
  if (text.startsWith("{")) return findJsonLayout(text);
  if (/<html\b|<!doctype html|application\/ld\+json/i.test(text)) return { format: "html" };
  return isSheet(text) ? { format: "sheet" } : null;
}

function findJsonLayout(text: string): Layout {
  const lineEnd = text.indexOf("\n");
  if (lineEnd > 0 && isJson(text.slice(0, lineEnd)) && /^\s*\{/.test(text.slice(lineEnd)))
    return { format: "json lines" };
  const has = (key: string) => new RegExp(`(?<!\\\\)"${key}"\\s*:\\s*\\[`).test(text);
  if (has("SearchResultItems"))
    return { format: "json", paths: ["$.SearchResult.SearchResultItems.*", "$.SearchResultItems.*"] };
  if (has("@graph")) return { format: "json", paths: ["$.@graph.*"] };
  for (const list of ["jobs", "jobPostings", "postings"])
    if (has(list)) return { format: "json", paths: [`$.${list}.*`] };
  if (has("content") && /"totalFound"\s*:/.test(text)) return { format: "json", paths: ["$.content.*"] };
  return { format: "json", paths: ["$"] };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
