import { sql } from "drizzle-orm";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import { isLocalSite } from "#app/kit/platform/rate-limit.ts";
import { photoPrefix, toPhotoKey } from "./photo.ts";

/** Photos that no account names: their upload was cut off, or their deletion failed. */
export const sweepPhotos = (db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> =>
  sweepFiles(FILES, now, {
    prefix: photoPrefix,
    placeKey: "places/photo-orphans",
    async findKept(keys) {
      const addresses = JSON.stringify(keys.map((key) => `/${key}`));
      const rows = await db.all<{ address: string }>(sql`SELECT profile_image_url AS address FROM users
        WHERE profile_image_url IN (SELECT value FROM json_each(${addresses}))`);
      return rows.map(({ address }) => toPhotoKey(address));
    },
  });

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
