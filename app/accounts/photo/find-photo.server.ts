import { sql } from "drizzle-orm";
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
  const [owner] = await db.all(sql`
    SELECT 1 FROM users u WHERE u.profile_image_url = ${`/${photoPrefix}${name}`} AND (u.id = ${viewer.id} OR ${isDesk ? 1 : 0}
      OR EXISTS (SELECT 1 FROM memberships own JOIN memberships their ON their.employer_id = own.employer_id
        WHERE own.user_id = ${viewer.id} AND their.user_id = u.id)) LIMIT 1`);
  return owner ? env.FILES.get(photoPrefix + name) : null;
}
