import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listEntries, type SocialEntry } from "#app/desk/social/feed/social-feed.server.ts";
import { networks } from "#app/desk/social/text/networks.ts";
import { toTaggedAnswer } from "#app/kit/platform/tagged-answer.ts";
import { escapeXml } from "#app/kit/text/escape-xml.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

/** For schedulers. ?network=x selects the texts. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const asked = new URL(request.url).searchParams.get("network");
  const network = networks.find((one) => one === asked) ?? "generic";
  const entries = await listEntries(db, network, env.SITE_URL, now);
  const self = new URL(paths.socialFeed(network === "generic" ? "" : network), env.SITE_URL).href;
  return toTaggedAnswer(toSocialRss(entries, self), "application/rss+xml");
}

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** RSS 2.0 (rssboard.org/rss-specification). Media RSS, because an enclosure needs the picture's length. */
function toSocialRss(entries: readonly SocialEntry[], self: string): string {
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
