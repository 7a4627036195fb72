import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
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
