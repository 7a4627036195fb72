import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import type { SocialEntry } from "./social-feed.server.ts";

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** RSS 2.0 (rssboard.org/rss-specification). Media RSS, because an enclosure needs the picture's length. */
export function toSocialRss(entries: readonly SocialEntry[], self: string): string {
  const items = entries.map(
    (entry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${escapeXml(entry.url)}</link>
<guid isPermaLink="false">${escapeXml(entry.guid)}</guid>
<pubDate>${new Date(entry.sentAt).toUTCString()}</pubDate>
<description>${escapeXml(entry.text)}</description>
<media:content url="${escapeXml(entry.image)}" medium="image" type="image/png" width="1200" height="630"/>
</item>
`,
  );
  const newest = new Date(Math.max(0, ...entries.map(({ sentAt }) => sentAt))).toUTCString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
<title>${escapeXml(`${site.name}: posts for social networks`)}</title>
<link>${escapeXml(new URL(paths.jobs(), self).href)}</link>
<description>Selected open positions, with pay where it is stated</description>
<language>en-us</language>
${entries.length > 0 ? `<lastBuildDate>${newest}</lastBuildDate>\n` : ""}<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}
