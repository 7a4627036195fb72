import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { profiles } from "#app/clinicians/schema.ts";
import { readColumns, toColumnsSql } from "#app/kit/platform/columns.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { toVersion } from "./last-words.ts";
import { emptyRecord, type Profile, type ProfileRecord, recordSchema, toProfile } from "./profile.ts";

export async function readProfile({
  db,
  viewer,
}: Pick<SiteContext, "db" | "viewer">): Promise<Profile | null> {
  const signedIn = await viewer();
  return signedIn && toProfile(await findRecord(db, signedIn.id));
}

const columns = getTableColumns(profiles);

export const askRecord = (db: Db, userId: number): D1PreparedStatement =>
  toStatement(db, sql`SELECT ${sql.raw(toColumnsSql(columns))} FROM profiles WHERE user_id = ${userId}`);

export function readRecord({ results: [row] }: D1Result): ProfileRecord {
  return row ? recordSchema.parse(readColumns(columns, row as Record<string, unknown>)) : emptyRecord;
}

export const findRecord = async (db: Db, userId: number): Promise<ProfileRecord> =>
  readRecord(await askRecord(db, userId).all());

/** For each part, the later word wins. */
export async function mergeRecord(db: Db, userId: number, said: ProfileRecord): Promise<ProfileRecord> {
  const isLicenseNewer = sql`excluded.license_said_at > profiles.license_said_at`;
  const isAboutNewer = sql`excluded.about_said_at > profiles.about_said_at`;
  const newer = (isNewer: SQL, ...names: string[]) =>
    sql.join(
      names
        .map((name) => sql.raw(name))
        .map((name) => sql`${name} = iif(${isNewer}, excluded.${name}, profiles.${name})`),
      sql`, `,
    );
  if (toVersion(said) > 0)
    await db.run(sql`${toInsert(userId, said)} ON CONFLICT (user_id) DO UPDATE SET
      ${newer(isLicenseNewer, "profession", "licenses", "is_quiet", "license_said_at")},
      ${newer(isAboutNewer, "about", "about_said_at")} WHERE ${isLicenseNewer} OR ${isAboutNewer}`);
  return findRecord(db, userId);
}

const toInsert = (userId: number, { profession, licenses, isQuiet, about, ...said }: ProfileRecord): SQL =>
  sql`INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
    VALUES (${userId}, ${profession}, ${JSON.stringify(licenses)}, ${isQuiet ? 1 : 0}, ${said.licenseSaidAt},
      ${about && JSON.stringify(about)}, ${said.aboutSaidAt})`;

/** False when something was said since `version`, so that an old form overwrites nothing unseen. */
export async function saveRecord(
  db: Db,
  userId: number,
  record: ProfileRecord,
  version: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`${toInsert(userId, record)} ON CONFLICT (user_id) DO UPDATE SET
    profession = excluded.profession, licenses = excluded.licenses, is_quiet = excluded.is_quiet,
    license_said_at = excluded.license_said_at, about = excluded.about, about_said_at = excluded.about_said_at
    WHERE max(profiles.license_said_at, profiles.about_said_at) <= ${version}`);
  return meta.changes > 0;
}
