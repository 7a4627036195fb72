import { type SQL, sql } from "drizzle-orm";
import type { SiteContext } from "#app/platform/context.ts";
import { randomId } from "#app/platform/random.ts";
import { employers, memberships } from "#app/platform/schema.ts";
import { toEmployerSlug } from "./employer-slug.ts";

/**
 * Always a company of its own, because knowing a company's name does not prove the right to act for it. Only for a person
 * who acts for none: a second click at the same moment makes no second company.
 */
export function newCompany(
  { db, now }: Pick<SiteContext, "db" | "now">,
  name: string,
  userId: number | SQL<number>,
) {
  const slug = toEmployerSlug(name, randomId());
  return [
    db.run(sql`INSERT INTO ${employers} (slug, name, kind, created_at) SELECT ${slug}, ${name}, 'direct', ${now}
      WHERE NOT EXISTS (SELECT 1 FROM ${memberships} WHERE user_id = ${userId})`),
    db.run(sql`INSERT INTO ${memberships} (user_id, employer_id, role, created_at)
      SELECT ${userId}, id, 'owner', ${now} FROM ${employers} WHERE slug = ${slug}`),
  ] as const;
}
