import { sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { DismissalReason } from "./dismissal-reasons.ts";

/** Postings that the person does not want to see again, the newest first. */
export const listDismissed = (db: Db, userId: number, limit: number) =>
  db.all<{ slug: string; title: string; employer: string }>(sql`
    SELECT j.slug, j.title, e.name AS employer FROM dismissed_jobs d CROSS JOIN jobs j ON j.id = d.job_id
    JOIN employers e ON e.id = j.employer_id WHERE d.user_id = ${userId} ORDER BY d.at DESC, d.job_id LIMIT ${limit}`);

export async function findDismissedIds(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db.all<{ id: number }>(
    sql`SELECT job_id AS id FROM dismissed_jobs WHERE user_id = ${userId}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Without those that the signed-in person dismissed. Reads nothing for a visitor. */
export async function withoutDismissed<Card extends { slug: string }>(
  { db, viewer }: Pick<SiteContext, "db" | "viewer">,
  cards: Card[],
): Promise<Card[]> {
  const person = cards.length > 0 ? await viewer() : null;
  if (!person) return cards;
  const slugs = JSON.stringify(cards.map(({ slug }) => slug));
  const rows = await db.all<{ slug: string }>(sql`SELECT j.slug FROM jobs j
    WHERE j.slug IN (SELECT value FROM json_each(${slugs}))
      AND EXISTS (SELECT 1 FROM dismissed_jobs d WHERE d.user_id = ${person.id} AND d.job_id = j.id)`);
  const dismissed = new Set(rows.map(({ slug }) => slug));
  return dismissed.size === 0 ? cards : cards.filter(({ slug }) => !dismissed.has(slug));
}

/** A person keeps at most so many, the oldest of which are long closed. */
const mostDismissed = 1_000;

/** False for a posting that nobody may see. */
export async function dismissJob(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { id }: Pick<Viewer, "id">,
  slug: string,
  reason: DismissalReason | null,
): Promise<boolean> {
  const { meta } = await db.run(sql`
    INSERT INTO dismissed_jobs (user_id, job_id, reason, at) SELECT ${id}, j.id, ${reason}, ${now} FROM jobs j
    WHERE j.slug = ${slug} AND j.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed')
      AND (SELECT count(*) FROM dismissed_jobs WHERE user_id = ${id}) < ${mostDismissed}
    ON CONFLICT (user_id, job_id) DO UPDATE SET reason = excluded.reason`);
  return meta.changes > 0;
}

export const restoreJob = (db: Db, { id }: Pick<Viewer, "id">, slug: string) =>
  db.run(
    sql`DELETE FROM dismissed_jobs WHERE user_id = ${id} AND job_id = (SELECT id FROM jobs WHERE slug = ${slug})`,
  );
