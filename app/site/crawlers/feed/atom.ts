import { escapeXml } from "#app/kit/text/escape-xml.ts";
import type { Feed } from "./feed.server.ts";

/** RFC 4287. */
export function toAtom({ title, description, author, page, self, icon, updated, entries }: Feed): string {
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
