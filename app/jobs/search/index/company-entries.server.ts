import { and, asc, eq, gt } from "drizzle-orm";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toEntryWrites } from "./index-writes.server.ts";
import { toSearchEntry } from "./search-entry.ts";

const perPart = 100;

/** For the open postings of a company whose name changed. A posting that changes meanwhile writes its own entry. */
export async function rewriteEntries(db: Db, employerId: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await selectContentRows(
      db,
      and(eq(jobs.employerId, employerId), eq(jobs.status, "open"), gt(jobs.id, after)),
    )
      .orderBy(asc(jobs.id))
      .limit(perPart);
    const last = rows.at(-1);
    if (!last) return;
    const entries = rows.map((row) => ({
      ...toSearchEntry(toPostingContent(row)),
      id: row.job.id,
      revision: row.job.updatedAt,
    }));
    const posting = `j.id = e.value ->> 'id' AND j.updated_at = e.value ->> 'revision' AND j.status = 'open'`;
    await db.$client.batch(toEntryWrites(db.$client, entries, posting));
    after = last.job.id;
  }
}
