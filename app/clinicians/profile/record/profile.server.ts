import { eq, type SQL, sql } from "drizzle-orm";
import { profiles } from "#app/clinicians/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toVersion } from "./last-words.ts";
import { emptyRecord, type Profile, type ProfileRecord, recordSchema, toProfile } from "./profile.ts";

export async function readProfile({
  db,
  viewer,
}: Pick<SiteContext, "db" | "viewer">): Promise<Profile | null> {
  const signedIn = await viewer();
  return signedIn && toProfile(await findRecord(db, signedIn.id));
}

export async function findRecord(db: Db, userId: number): Promise<ProfileRecord> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId)).limit(1);
  return row ? recordSchema.parse(row) : emptyRecord;
}

/** For each part, the later word wins. */
export async function mergeRecord(db: Db, userId: number, said: ProfileRecord): Promise<ProfileRecord> {
  const { profession, licenses, isQuiet, licenseSaidAt, about, aboutSaidAt } = profiles;
  const isLicenseNewer = sql`excluded.license_said_at > ${licenseSaidAt}`;
  const isAboutNewer = sql`excluded.about_said_at > ${aboutSaidAt}`;
  if (toVersion(said) > 0)
    await db
      .insert(profiles)
      .values({ userId, ...said })
      .onConflictDoUpdate({
        target: profiles.userId,
        set: {
          profession: newer(isLicenseNewer, profession),
          licenses: newer(isLicenseNewer, licenses),
          isQuiet: newer(isLicenseNewer, isQuiet),
          licenseSaidAt: newer(isLicenseNewer, licenseSaidAt),
          about: newer(isAboutNewer, about),
          aboutSaidAt: newer(isAboutNewer, aboutSaidAt),
        },
        setWhere: sql`${isLicenseNewer} OR ${isAboutNewer}`,
      });
  return findRecord(db, userId);
}

const newer = (isNewer: SQL, column: { name: string }): SQL =>
  sql`iif(${isNewer}, excluded.${sql.identifier(column.name)}, ${column})`;

/** False when something was said since `version`, so that an old form overwrites nothing unseen. */
export async function saveRecord(
  db: Db,
  userId: number,
  record: ProfileRecord,
  version: number,
): Promise<boolean> {
  const saved = await db
    .insert(profiles)
    .values({ userId, ...record })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: record,
      setWhere: sql`max(${profiles.licenseSaidAt}, ${profiles.aboutSaidAt}) <= ${version}`,
    })
    .returning({ userId: profiles.userId });
  return saved.length > 0;
}
