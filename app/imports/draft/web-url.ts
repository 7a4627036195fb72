/** Feeds also contain javascript: and mailto: links. */
export function toWebUrl(text: string): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

/** A link with a query is a tracking link. */
export function toHomePage(text: string): string | null {
  const url = toWebUrl(text);
  return url && !new URL(url).search ? url : null;
}
