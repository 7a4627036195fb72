import { toSlug } from "#app/kit/text/slug.ts";
import { readText, type Source } from "./bytes.ts";
import { readHtml } from "./html.ts";
import { readJson, readJsonLines } from "./json.ts";
import type { Item, Posting } from "./posting.ts";
import type { Layout } from "./sniff.ts";
import { type FeedHeader, readXml } from "./xml.ts";

export function readRecords(
  source: Source,
  layout: Layout,
  header: FeedHeader,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Item> {
  const text = readText(source, onBytes);
  if (layout.format === "xml") return readXml(text, header);
  if (layout.format === "html") return readHtml(text);
  return layout.format === "json lines" ? readJsonLines(text) : readJson(text, layout.paths);
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
