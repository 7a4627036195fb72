import { eq, type SQL, sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { employers, memberships } from "#app/kit/platform/schema.ts";
import { toEmployerSlug } from "./employer-slug.ts";

/** Always a new company: a name proves no right to act for it. Of two clicks at once, one has an effect. */
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
