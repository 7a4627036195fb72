import { eq, sql } from "drizzle-orm";
import { memberships, users } from "#app/accounts/schema.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { isLocalSite } from "#app/kit/platform/network.ts";
import { photoPrefix } from "./photo.ts";

/** For the person, for the teams they are in, and for the desk, whose log-in takes a second step. */
export async function findPhoto(
  { db, env }: SiteContext,
  viewer: Viewer,
  name: string,
): Promise<R2ObjectBody | null> {
  const isDesk = viewer.role === "admin" && (viewer.hasSecondFactor || isLocalSite(env.SITE_URL));
  const isColleague = sql`EXISTS (SELECT 1 FROM ${memberships} own JOIN ${memberships} their ON their.employer_id = own.employer_id
    WHERE own.user_id = ${viewer.id} AND their.user_id = ${users.id})`;
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${eq(users.profileImageUrl, `/${photoPrefix}${name}`)} AND (${users.id} = ${viewer.id} OR ${isDesk ? 1 : 0} OR ${isColleague})`,
    )
    .limit(1);
  return owner ? env.FILES.get(photoPrefix + name) : null;
}
