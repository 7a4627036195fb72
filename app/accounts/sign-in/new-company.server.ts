import { eq, type SQL, sql } from "drizzle-orm";
import type { SiteContext } from "#app/platform/context.ts";
import { randomId } from "#app/platform/random.ts";
import { employers, memberships } from "#app/platform/schema.ts";
import { toEmployerSlug } from "./employer-slug.ts";

/**
 * Always a company of its own, because knowing a company's name does not prove the right to act for it. Only for a person
 * who acts for none: of two clicks at the same moment, the second's company goes away again.
 */
export function newCompany(
  { db, now }: Pick<SiteContext, "db" | "now">,
  name: string,
  userId: number | SQL<number>,
) {
  const slug = toEmployerSlug(name, randomId());
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${memberships} WHERE user_id = ${userId})`;
  const isUnused = sql`NOT EXISTS (SELECT 1 FROM ${memberships} WHERE employer_id = ${employers.id})`;
  return [
    db.insert(employers).values({ slug, name, kind: "direct", createdAt: now }),
    db
      .insert(memberships)
      .select(sql`SELECT ${userId}, id, 'owner', ${now} FROM ${employers} WHERE slug = ${slug} AND ${isNew}`),
    db.delete(employers).where(sql`${eq(employers.slug, slug)} AND ${isUnused}`),
  ] as const;
}
