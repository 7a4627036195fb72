/** RFC 2046 allows no longer one. */
const longestBoundary = 70;

/** Returns null for what is no multipart form. */
export function toBoundary(contentType: string): string | null {
  const told = /^multipart\/form-data\s*;(?:[^;]*;)*?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  const boundary = told?.[1] ?? told?.[2];
  return boundary && boundary.length <= longestBoundary ? boundary : null;
}

// Browsers escape a quote as %22 and older clients as \", but a name may also end with a backslash.
const parameter = /\s*;\s*([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]*))/gy;

/** Reads a part's content-disposition (RFC 7578), which comes as one letter a byte. Null for any other. */
export function readDisposition(head: string | undefined): { name?: string; fileName?: string } | null {
  const kind = /^\s*form-data(?=\s*(?:;|$))/i.exec(head ?? "");
  if (!kind) return null;
  const text = Buffer.from(head!.slice(kind[0].length).trimEnd(), "latin1").toString();
  const told = new Map<string, string>();
  let end = 0;
  for (const match of text.matchAll(parameter)) {
    const [whole, key = "", quoted, bare = ""] = match;
    end += whole.length;
    told.set(key.toLowerCase(), quoted?.replaceAll('\\"', '"') ?? bare);
  }
  if (text.slice(end).replace(";", "").trim() !== "") return null;
  // No browser sends a file's name in another charset, so we need not read it.
  const fileName = told.get("filename") ?? (told.has("filename*") ? "" : undefined);
  return { name: told.get("name"), fileName: fileName?.replace(/^.*[/\\]/s, "") };
}
