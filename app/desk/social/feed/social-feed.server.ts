import { getTableColumns, sql } from "drizzle-orm";
import { socialPosts } from "#app/desk/schema.ts";
import type { Network } from "#app/desk/social/text/networks.ts";
import { toCampaign, toLinks } from "#app/desk/social/text/posting-values.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { paths } from "#app/paths.ts";

const mostEntries = 50;

export interface SocialEntry {
  guid: string;
  title: string;
  url: string;
  text: string;
  image: string;
  sentAt: number;
}

const { id, sentTexts, asScheduled, stateAt } = getTableColumns(socialPosts);
const sentColumns = { id, sentTexts, asScheduled, stateAt };

/** A post leaves the feed when its posting closes. */
export async function selectFeed(db: Db, now: number) {
  const rows = await db.all<Record<string, unknown> & { slug: string; title: string }>(sql`
    SELECT ${sql.raw(toColumnsSql(sentColumns))}, jobs.slug AS slug, jobs.title AS title
    FROM (SELECT * FROM social_posts WHERE state = 'sent' ORDER BY state_at DESC, id DESC LIMIT ${mostEntries}) social_posts
    JOIN jobs ON jobs.id = social_posts.job_id WHERE jobs.status = 'open' AND jobs.valid_through > ${now}`);
  return rows.map((row) => ({ ...readColumns(sentColumns, row), slug: row.slug, title: row.title }));
}

export async function listEntries(
  db: Db,
  network: Network,
  siteUrl: string,
  now: number,
): Promise<SocialEntry[]> {
  const rows = await selectFeed(db, now);
  return rows
    .sort((a, b) => b.stateAt - a.stateAt || b.id - a.id)
    .flatMap(({ id, sentTexts, asScheduled, stateAt, slug, title }) => {
      const text = sentTexts?.[network] ?? "";
      if (text === "") return [];
      return {
        guid: toCampaign(id),
        // A company's new title is not ours to post.
        title: asScheduled?.title ?? title,
        url: toLinks(siteUrl, slug, id)[network],
        text,
        image: new URL(paths.card("jobs", slug), siteUrl).href,
        sentAt: stateAt,
      };
    });
}
