/** Feeds also contain javascript: and mailto: links. */
export function toWebUrl(text: string): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  // "https://hospital.org:x@elsewhere.example" looks like the hospital's.
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}

/** A link with a query is a tracking link. */
export function toHomePage(text: string): string | null {
  const url = toWebUrl(text);
  return url && !new URL(url).search ? url : null;
}
