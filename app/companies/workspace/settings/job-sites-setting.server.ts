import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsWriter } from "./settings.server.ts";

export const leavesJobSites = async ({ $client }: Db, employerId: number): Promise<boolean> =>
  (await $client
    .prepare("SELECT leaves_job_sites AS leaves FROM employers WHERE id = ?1")
    .bind(employerId)
    .first<number>("leaves")) === 1;

/** The cron then writes the files anew that have postings of the company. */
export async function saveJobSitesSetting(
  { db }: SiteContext,
  { viewer, employerId }: { viewer: Viewer; employerId: number },
  isLeaving: boolean,
): Promise<void> {
  const mayWrite = toIsWriter(viewer.id, employerId);
  await db.$client.batch([
    db.$client
      .prepare(`UPDATE employers SET leaves_job_sites = ?2 WHERE id = ?1 AND ${mayWrite}`)
      .bind(employerId, isLeaving ? 1 : 0),
    db.$client
      .prepare(
        `UPDATE posting_files SET changes = changes + 1, feeds_due = 1 WHERE ${mayWrite}
          AND file IN (SELECT id / 10000 FROM jobs WHERE employer_id = ?1 AND status = 'open')`,
      )
      .bind(employerId),
  ]);
}
