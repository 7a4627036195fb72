import { sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type DetailSection, detailsSchema, emptyDetails, type ProfileDetails } from "./profile-details.ts";

export async function findProfileDetails(db: Db, userId: number): Promise<ProfileDetails> {
  return (await findVersionedDetails(db, userId)).details;
}

/** How often each section was saved, so that an old form overwrites nothing unseen. */
type Saves = Partial<Record<DetailSection, number>>;

export async function findVersionedDetails(
  db: Db,
  userId: number,
): Promise<{ details: ProfileDetails; saves: Saves }> {
  const [row] = await db.all<{ details: string; saves: string }>(
    sql`SELECT details, saves FROM profile_details WHERE user_id = ${userId}`,
  );
  if (!row) return { details: emptyDetails, saves: {} };
  return { details: detailsSchema.parse(JSON.parse(row.details)), saves: JSON.parse(row.saves) };
}

interface SaidSection<Section extends DetailSection = DetailSection> {
  section: Section;
  value: ProfileDetails[Section];
  /** Of the section in the form. */
  version: number;
}

/** False when the section was saved or erased since, or the session ended. */
export async function saveSection(
  db: Db,
  { id, sessionId }: Pick<Viewer, "id" | "sessionId">,
  { section, value, version }: SaidSection,
  now: number,
): Promise<boolean> {
  const path = `$.${section}`;
  const json = JSON.stringify(value);
  const { meta } = await db.run(sql`INSERT INTO profile_details (user_id, details, saves, said_at)
    SELECT ${id}, json_object(${section}, json(${json})), json_object(${section}, 1), ${now}
      WHERE ${toIsOpenSession(sessionId, id)}
        AND (${version} = 0 OR EXISTS (SELECT 1 FROM profile_details WHERE user_id = ${id}))
    ON CONFLICT (user_id) DO UPDATE SET
      details = json_set(profile_details.details, ${path}, json(${json})),
      saves = json_set(profile_details.saves, ${path}, coalesce(profile_details.saves ->> ${path}, 0) + 1), said_at = ${now}
    WHERE coalesce(profile_details.saves ->> ${path}, 0) = ${version}`);
  return meta.changes > 0;
}

export const eraseDetails = (db: Db, { id, sessionId }: Pick<Viewer, "id" | "sessionId">) =>
  db.run(sql`DELETE FROM profile_details WHERE user_id = ${id} AND ${toIsOpenSession(sessionId, id)}`);

/** Which suggestions of which reading the person does not want. */
interface Dismissed {
  of: string;
  at: number[];
}

export async function findDismissed(db: Db, userId: number, of: string): Promise<readonly number[]> {
  const [row] = await db.all<{ dismissed: string | null }>(
    sql`SELECT details -> '$.dismissed' AS dismissed FROM profile_details WHERE user_id = ${userId}`,
  );
  const dismissed = row?.dismissed ? (JSON.parse(row.dismissed) as Dismissed) : null;
  return dismissed?.of === of ? dismissed.at : [];
}

/** Twice is once. Another reading's are forgotten. */
export async function dismissSuggestion(
  db: Db,
  { id, sessionId }: Pick<Viewer, "id" | "sessionId">,
  { of, at }: { of: string; at: number },
  now: number,
): Promise<void> {
  const isSame = sql`profile_details.details ->> '$.dismissed.of' = ${of}`;
  const first = sql`json_object('of', ${of}, 'at', json_array(CAST(${at} AS INTEGER)))`;
  await db.run(sql`INSERT INTO profile_details (user_id, details, saves, said_at)
    SELECT ${id}, json_object('dismissed', ${first}), '{}', ${now} WHERE ${toIsOpenSession(sessionId, id)}
    ON CONFLICT (user_id) DO UPDATE SET details = CASE WHEN ${isSame}
      THEN json_insert(profile_details.details, '$.dismissed.at[#]', CAST(${at} AS INTEGER))
      ELSE json_set(profile_details.details, '$.dismissed', ${first}) END
    WHERE NOT EXISTS (SELECT 1 FROM json_each(profile_details.details, '$.dismissed.at')
      WHERE ${isSame} AND value = ${at})`);
}
