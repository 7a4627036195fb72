import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { paths } from "#app/paths.ts";
import { findKey, queueAnnouncement } from "./announcements.server.ts";
import { hasFeedFiles, writeFeedFiles } from "./posting-feeds.server.ts";
import { type ListedAddress, listChanged, toSitemap } from "./sitemap-xml.ts";

const postingsPerFile = 10_000;
/** A million postings make 100 files: each is written within an hour and a half of a change. */
const filesPerRun = 6;

type FilesEnv = Pick<Env, "FILES" | "SITE_URL">;

type Announce = (addresses: readonly string[]) => Promise<void>;

interface PostingFile {
  file: number;
  changes: number;
  feedsDue: number;
}

const toKey = (file: number) => `sitemap/postings-${file}.xml`;

/** For the cron. Oldest files first; returns how many it wrote. */
export async function writePostingFiles(
  db: Db,
  env: FilesEnv,
  now: number,
  announce: Announce = async () => {},
): Promise<number> {
  const { results } = await db.$client
    .prepare(
      `SELECT file, changes, feeds_due AS feedsDue FROM posting_files INDEXED BY posting_files_due WHERE changes <> written_changes
        ORDER BY written_at LIMIT ?1`,
    )
    .bind(filesPerRun)
    .all<PostingFile>();
  for (const due of results) await writeFile(db, env, due, now, announce);
  return results.length;
}

/** Announces before it saves: announcing twice after a failure is better than not at all. */
async function writeFile(
  db: Db,
  env: FilesEnv,
  { file, changes, feedsDue }: PostingFile,
  now: number,
  announce: Announce,
): Promise<void> {
  const { xml, postings } = await toPostingFile(db, env, file, now);
  const before = await (await env.FILES.get(toKey(file)))?.text();
  if (before !== xml || feedsDue === 1 || !(await hasFeedFiles(env, file))) {
    const ids = { file, from: file * postingsPerFile, to: (file + 1) * postingsPerFile };
    await writeFeedFiles(db, env, ids, now);
  }
  if (before !== xml) {
    await announce(listChanged(before ?? "", xml));
    await env.FILES.put(toKey(file), xml, { httpMetadata: { contentType: "application/xml" } });
  }
  await db.$client
    .prepare(
      `UPDATE posting_files SET written_changes = ?2, postings = ?3, written_at = iif(?4, ?5, written_at),
        feeds_due = iif(changes = ?2, 0, feeds_due) WHERE file = ?1`,
    )
    .bind(file, changes, postings, before === xml ? 0 : 1, now)
    .run();
}

async function toPostingFile(db: Db, { SITE_URL }: FilesEnv, file: number, now: number) {
  const { results } = await db.$client
    .prepare(
      `SELECT slug, updated_at AS changedAt FROM jobs
        WHERE id >= ?1 AND id < ?2 AND +status = 'open' AND +valid_through > ?3 ORDER BY id`,
    )
    .bind(file * postingsPerFile, (file + 1) * postingsPerFile, now)
    .all<{ slug: string; changedAt: number }>();
  const listed = results.map(({ slug, changedAt }) => ({ path: paths.job(slug), changedAt }));
  return { xml: toSitemap(listed, SITE_URL), postings: listed.length };
}

export async function listPostingFiles(db: Db): Promise<{ file: number; writtenAt: number | null }[]> {
  const { results } = await db.$client
    .prepare(
      "SELECT file, written_at AS writtenAt FROM posting_files WHERE postings IS NULL OR postings > 0 ORDER BY file",
    )
    .all<{ file: number; writtenAt: number | null }>();
  return results;
}

/** Null without open postings. Makes a file that the cron has not reached yet. */
export async function findPostingFile(
  db: Db,
  env: FilesEnv,
  file: number,
  now: number,
): Promise<BodyInit | null> {
  const kept = await env.FILES.get(toKey(file));
  if (kept) return kept.body;
  const { xml, postings } = await toPostingFile(db, env, file, now);
  return postings > 0 ? xml : null;
}

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
