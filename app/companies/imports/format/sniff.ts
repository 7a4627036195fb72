export type Layout =
  | { format: "xml" }
  | { format: "html" }
  | { format: "json lines" }
  | { format: "json"; paths: string[] };

export function findLayout(head: string): Layout | null {
  const text = head.replace(/^\ufeff/, "").trimStart();
  if (
    /^<(?:\?xml|source\b|jobs?\b|feed\b|rss\b)/i.test(text) &&
    !/^<\?xml[^>]*\?>\s*<!doctype html/i.test(text)
  )
    return { format: "xml" };
  if (text.startsWith("[")) return { format: "json", paths: ["$.*"] };
  if (text.startsWith("{")) return findJsonLayout(text);
  return /<html\b|<!doctype html|application\/ld\+json/i.test(text) ? { format: "html" } : null;
}

function findJsonLayout(text: string): Layout {
  const lineEnd = text.indexOf("\n");
  if (lineEnd > 0 && isJson(text.slice(0, lineEnd)) && /^\s*\{/.test(text.slice(lineEnd)))
    return { format: "json lines" };
  const has = (key: string) => new RegExp(`(?<!\\\\)"${key}"\\s*:\\s*\\[`).test(text);
  if (has("SearchResultItems"))
    return { format: "json", paths: ["$.SearchResult.SearchResultItems.*", "$.SearchResultItems.*"] };
  if (has("@graph")) return { format: "json", paths: ["$.@graph.*"] };
  if (has("jobs")) return { format: "json", paths: ["$.jobs.*"] };
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
