import { feedTypes } from "#app/catalogue/articles/content-kinds.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import type { FeedFormat } from "#app/paths.ts";
import type { Feed } from "./feed.server.ts";

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

/** RSS 2.0 (rssboard.org/rss-specification). */
function toRss({ title, description, author, page, self, updated, entries }: Feed): string {
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
${
  entries.length > 0
    ? `<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
`
    : ""
}<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}

/** RFC 4287. */
function toAtom({ title, description, author, page, self, icon, updated, entries }: Feed): string {
  const items = entries.map(
    (entry) => `<entry>
<id>${escapeXml(entry.url)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join("")}<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<icon>${escapeXml(icon)}</icon>
<author><name>${escapeXml(author)}</name></author>
<updated>${updated.toISOString()}</updated>
${items.join("")}</feed>
`;
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
const toJsonFeed = ({ title, description, author, page, self, icon, entries }: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: page,
    feed_url: self,
    icon,
    language: "en-US",
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      ...(entry.image ? { image: entry.image } : {}),
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      tags: entry.tags,
    })),
  });

const writers = { rss: toRss, atom: toAtom, json: toJsonFeed };

/** Tagged by what it says, so that a reader who has it gets a 304. */
export const toFeedAnswer = (feed: Feed, format: FeedFormat): Promise<Response> =>
  toTaggedAnswer(writers[format](feed), feedTypes[format]);
