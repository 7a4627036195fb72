import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { findKey, queueAnnouncement } from "./announcements.server.ts";
import { type ListedAddress, listChanged, toSitemap } from "./sitemap-xml.ts";

type AnnounceEnv = Pick<Env, "CATALOG" | "FILES" | "SITE_URL" | "INDEXNOW_KEY" | "ANNOUNCEMENT_QUEUE">;

const toldKey = "announced/articles.xml";

export async function listArticlePages(kv: KVNamespace): Promise<ListedAddress[]> {
  const articles = await getFromCatalog(kv, "articles");
  return articles.map(({ path, updated }) => ({ path, changedAt: Date.parse(updated) }));
}

/** For the cron: articles that are new, have a later `updated` or were removed since the last run. */
export async function announceArticles(env: AnnounceEnv): Promise<void> {
  if (!findKey(env)) return;
  const xml = toSitemap(await listArticlePages(env.CATALOG), env.SITE_URL);
  const told = await (await env.FILES.get(toldKey))?.text();
  if (told === xml) return;
  await queueAnnouncement(env, listChanged(told ?? "", xml));
  await env.FILES.put(toldKey, xml, { httpMetadata: { contentType: "application/xml" } });
}
