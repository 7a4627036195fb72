import { toRecheck } from "#app/jobs/checks/judgment/kept-checks.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";

const mostAtOnce = 50;

export function parseJobIds(text: string): number[] | null {
  const ids = text.split(",");
  return ids.length <= mostAtOnce && ids.every((id) => /^\d{1,12}$/.test(id)) ? ids.map(Number) : null;
}

export async function recheckPostings(
  context: SiteContext,
  viewer: Viewer,
  ids: readonly number[],
): Promise<void> {
  const { db, now } = context;
  const audit = toAuditInsert(db, {
    actorId: viewer.id,
    action: "markup.recheck",
    subject: ids.length === 1 ? `job:${ids[0]}` : "jobs",
    detail: { jobs: ids },
    at: now,
  });
  await db.$client.batch([audit, ...(await toRecheck(context, ids))]);
}
