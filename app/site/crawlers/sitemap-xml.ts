import { escapeXml } from "#app/kit/text/escape-xml.ts";

/** sitemaps.org/protocol.html */
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export interface ListedAddress {
  path: string;
  /** UTC milliseconds. Omitted when we do not know when the page last changed. */
  changedAt?: number | null;
}

export const toSitemap = (pages: readonly ListedAddress[], siteUrl: string): string =>
  toXml("urlset", "url", pages, siteUrl);

export const toSitemapIndex = (files: readonly ListedAddress[], siteUrl: string): string =>
  toXml("sitemapindex", "sitemap", files, siteUrl);

function toXml(list: string, item: string, addresses: readonly ListedAddress[], siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  const items = addresses.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : "";
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">\n${items.join("")}</${list}>\n`;
}

export const toXmlAnswer = (body: BodyInit): Response =>
  new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });

function readSitemap(xml: string): Map<string, string> {
  const lines = xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g);
  return new Map([...lines].map(([, address = "", lastmod = ""]) => [address, lastmod]));
}

export function listChanged(before: string, after: string): string[] {
  const [old, fresh] = [readSitemap(before), readSitemap(after)];
  const left = [...old.keys()].filter((address) => !fresh.has(address));
  const written = [...fresh].filter(([address, lastmod]) => old.get(address) !== lastmod);
  return [...written.map(([address]) => address), ...left];
}
