import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { serverPaths } from "#app/server-paths.ts";
import {
  type AuditRow,
  parseAuditFilter,
  selectActions,
  selectAdmins,
  selectAuditFile,
  selectAuditRows,
  toAuditFields,
} from "./audit-list.server.ts";
import { toAuditView } from "./audit-view.ts";

export async function readAuditPage(db: Db, search: URLSearchParams) {
  const filter = parseAuditFilter(search);
  const place = parseIdPlace(search);
  const [read, actions, admins] = await db.$client.batch([
    selectAuditRows(db, filter, place),
    selectActions(db),
    selectAdmins(db),
  ]);
  const fields = toAuditFields(filter);
  const { rows, newer, older } = toIdPage(read!.results as unknown as AuditRow[], place, fields);
  return {
    rows: rows.map(toAuditView),
    fields,
    actions: (actions!.results as unknown as { action: string }[]).map(({ action }) => action),
    admins: admins!.results as unknown as { id: number; name: string }[],
    newer: newer === null ? null : deskPaths.adminAudit(newer),
    older: older === null ? null : deskPaths.adminAudit(older),
    file: serverPaths.adminAuditFile(`${new URLSearchParams(fields)}`),
  };
}

/** The log records who takes it. People are in the file only by id. */
export async function writeAuditFile(
  { db, now }: SiteContext,
  actorId: number,
  search: URLSearchParams,
): Promise<string> {
  const filter = parseAuditFilter(search);
  const [read] = await db.$client.batch<AuditRow>([
    selectAuditFile(db, filter),
    toAuditInsert(db, {
      actorId,
      action: "audit_log.export",
      subject: "audit_log:all",
      detail: toAuditFields(filter),
      at: now,
    }),
  ]);
  const lines = read!.results.map(({ id, at, actorId: actor, action, subject, detail }) => [
    id,
    new Date(at).toISOString(),
    actor,
    action,
    subject,
    detail,
  ]);
  return toCsv([["id", "at", "actor_id", "action", "subject", "detail"], ...lines]);
}
