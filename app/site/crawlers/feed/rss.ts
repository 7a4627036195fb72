import { escapeXml } from "#app/kit/text/escape-xml.ts";
import type { Feed } from "./feed.server.ts";

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** RSS 2.0 (rssboard.org/rss-specification). */
export function toRss({ title, description, author, page, self, updated, entries }: Feed): string {
  const items = entries.map(
    (entry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${escapeXml(entry.url)}</link>
<guid isPermaLink="true">${escapeXml(entry.url)}</guid>
<pubDate>${entry.published.toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
${entry.tags.map((tag) => `<category>${escapeXml(tag)}</category>\n`).join("")}<description>${escapeXml(entry.summary)}</description>
<content:encoded>${escapeXml(entry.html)}</content:encoded>
</item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(page)}</link>
<description>${escapeXml(description)}</description>
<language>en-us</language>
<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}
