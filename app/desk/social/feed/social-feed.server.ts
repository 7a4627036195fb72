import { and, desc, eq, gt } from "drizzle-orm";
import { socialPosts } from "#app/desk/schema.ts";
import type { Network } from "#app/desk/social/text/networks.ts";
import { toCampaign, toLinks } from "#app/desk/social/text/posting-values.ts";
import { jobs } from "#app/jobs/schema.ts";
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

/** A post leaves the feed when its posting closes. */
export const selectFeed = (db: Db, now: number) => {
  const newest = db
    .select({
      id: socialPosts.id,
      jobId: socialPosts.jobId,
      sentTexts: socialPosts.sentTexts,
      asScheduled: socialPosts.asScheduled,
      stateAt: socialPosts.stateAt,
    })
    .from(socialPosts)
    .where(eq(socialPosts.state, "sent"))
    .orderBy(desc(socialPosts.stateAt), desc(socialPosts.id))
    .limit(mostEntries)
    .as("newest");
  return db
    .select({
      id: newest.id,
      sentTexts: newest.sentTexts,
      asScheduled: newest.asScheduled,
      stateAt: newest.stateAt,
      slug: jobs.slug,
      title: jobs.title,
    })
    .from(newest)
    .innerJoin(jobs, eq(jobs.id, newest.jobId))
    .where(and(eq(jobs.status, "open"), gt(jobs.validThrough, now)));
};

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
