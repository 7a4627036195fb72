import { sql } from "drizzle-orm";
import { z } from "zod";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { hiddenStatuses } from "#app/jobs/postings/record/transitions.ts";
import { maxSaved } from "#app/jobs/saved/saved-entry.ts";
import type { AccountSaved, JoinedSaved, SavedWord } from "#app/jobs/saved/saved-facts.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  setListPlace,
  toListPage,
  toPageSql,
  toReadOrder,
} from "#app/kit/platform/keyset.ts";
import { paths } from "#app/paths.ts";
import { type OwnRow, toAccountRow, toOwnRows } from "./saved-rows.server.ts";

export const slugField = z.string().regex(/^[a-z0-9-]{1,200}$/);

export const mostSavedJobs = 2_000;
export const savedPerPage = 24;

type Owner = Pick<Viewer, "id" | "sessionId">;

/** For each posting, the later word of the device and the account wins, and on a tie the account's. */
export async function joinSaved(
  db: Db,
  { id, sessionId }: Owner,
  words: readonly SavedWord[],
  now: number,
): Promise<JoinedSaved> {
  // A device whose clock is ahead would otherwise win for as long as it is ahead.
  const toJson = (isRemoval: boolean) =>
    JSON.stringify(
      words
        .filter((word) => word.isRemoval === isRemoval)
        .map(({ slug, at }) => ({ slug, at: Math.min(at, now) })),
    );
  const isOpen = toIsOpenSession(sessionId, id);
  const said = (json: string) =>
    sql`json_each(${json}) k CROSS JOIN jobs j ON j.slug = k.value ->> 'slug'
      LEFT JOIN saved_jobs s ON s.user_id = ${id} AND s.job_id = j.id`;
  const at = sql`k.value ->> 'at'`;
  const hidden = JSON.stringify(hiddenStatuses);
  const isSavable = sql`j.status NOT IN (SELECT value FROM json_each(${hidden}))`;
  const [removed, saved, , refused, newest] = await db.$client.batch<Record<string, unknown>>(
    [
      sql`UPDATE saved_jobs SET removed_at = w.at
        FROM (SELECT j.id, ${at} AS at FROM ${said(toJson(true))} WHERE s.removed_at IS NULL AND s.saved_at < ${at}) w
        WHERE user_id = ${id} AND job_id = w.id AND ${isOpen}`,
      sql`INSERT INTO saved_jobs (user_id, job_id, saved_at)
        SELECT ${id}, j.id, ${at} FROM ${said(toJson(false))}
        WHERE ${isSavable} AND ${isOpen} AND (s.job_id IS NULL OR coalesce(s.removed_at, s.saved_at) < ${at})
        ORDER BY s.saved_at IS NOT NULL AND s.removed_at IS NULL DESC, ${at} DESC
        LIMIT max(0, ${mostSavedJobs} - (SELECT count(*) FROM saved_jobs WHERE user_id = ${id} AND removed_at IS NULL))
        ON CONFLICT (user_id, job_id) DO UPDATE SET saved_at = excluded.saved_at, removed_at = NULL`,
      sql`DELETE FROM saved_jobs WHERE user_id = ${id} AND removed_at < (SELECT removed_at FROM saved_jobs
        WHERE user_id = ${id} AND removed_at IS NOT NULL ORDER BY removed_at DESC LIMIT 1 OFFSET ${mostSavedJobs})`,
      sql`SELECT count(*) AS total FROM ${said(toJson(false))}
        WHERE ${isSavable} AND (s.job_id IS NULL OR s.removed_at < ${at})`,
      sql`SELECT j.slug, j.title, s.saved_at AS at FROM saved_jobs s INDEXED BY saved_jobs_newest
        CROSS JOIN jobs j ON j.id = s.job_id WHERE s.user_id = ${id} AND s.removed_at IS NULL
        ORDER BY s.saved_at DESC, s.job_id DESC LIMIT ${maxSaved}`,
    ].map((query) => toStatement(db, query)),
  );
  return {
    saved: newest!.results as unknown as JoinedSaved["saved"],
    refused: Number(refused!.results[0]?.total ?? 0),
    isChanged: removed!.meta.changes + saved!.meta.changes > 0,
  };
}

/** False when the posting was not among the person's saved jobs, or the session ended. */
export async function removeSaved(db: Db, { id, sessionId }: Owner, slug: string, now: number) {
  const { meta } = await db.run(sql`UPDATE saved_jobs SET removed_at = max(saved_at, ${now})
    WHERE user_id = ${id} AND job_id = (SELECT id FROM jobs WHERE slug = ${slug}) AND removed_at IS NULL
      AND ${toIsOpenSession(sessionId, id)}`);
  return meta.changes > 0;
}

/** A page of what `readSaved` reads. */
export function askSaved(
  db: Db,
  viewer: Pick<Viewer, "id" | "emailVerified">,
  place: ListPlace,
  size: number,
): D1PreparedStatement {
  return toOwnRows(
    db,
    viewer,
    sql`SELECT job_id, saved_at FROM saved_jobs INDEXED BY saved_jobs_newest
      WHERE user_id = ${viewer.id} AND removed_at IS NULL ${sql.raw(toPageSql(place, ["saved_at", "job_id"], "DESC", size))}`,
  );
}

export function readSaved(
  { results }: D1Result,
  place: ListPlace,
  size: number,
  now: number,
  license: MyLicense | null = null,
): AccountSaved {
  const way = toReadOrder(place, "DESC").order === "ASC" ? 1 : -1;
  // SQLite promises no order of what it joins, and would sort these few by more work.
  const found = (results as unknown as OwnRow[]).sort(
    (a, b) => way * (a.savedAt - b.savedAt || a.savedId - b.savedId),
  );
  const page = toListPage(found, place, size, ({ savedAt, savedId }) => [savedAt, savedId], toSavedPage);
  return {
    rows: page.rows.map((row) => toAccountRow(row, now, license)),
    total: found[0]?.total ?? 0,
    pages: { previous: page.previous, next: page.next },
  };
}

export function toSavedPage(place: ListPlace): string {
  const params = new URLSearchParams();
  setListPlace(params, place);
  return paths.saved(params.toString());
}
