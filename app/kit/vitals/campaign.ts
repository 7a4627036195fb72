const longest = 40;

/** The query is in the Referer header only, because reports omit it. The page may have changed since. */
export function findCampaign(pageUrl: string | null, reportedUrl: string): string | null {
  if (!pageUrl || !URL.canParse(pageUrl)) return null;
  const page = new URL(pageUrl);
  const reported = new URL(reportedUrl);
  if (page.host !== reported.host || page.pathname !== reported.pathname) return null;
  const tags = ["utm_source", "utm_campaign"].map((name) => toTag(page.searchParams.get(name) ?? ""));
  return tags.filter(Boolean).join(" / ") || null;
}

/** Tags are handmade, and mailing programs put people's addresses and numbers into some. */
function toTag(text: string): string {
  if (text.includes("@") || (text.match(/\d/g)?.length ?? 0) >= 6) return "";
  return text
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longest);
}
