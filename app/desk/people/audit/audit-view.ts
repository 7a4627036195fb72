import { deskPaths } from "#app/desk-paths.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { AuditRow } from "./audit-list.server.ts";

interface Change {
  name: string;
  from: string | null;
  to: string | null;
}

export function toAuditView({ id, at, actorId, actor, action, subject, detail }: AuditRow) {
  return {
    id,
    time: toOfficeTime(at),
    actor: actorId === null ? "The site" : actor || `No. ${actorId}`,
    actorTo: actorId === null ? null : deskPaths.adminAudit(`actor=${actorId}`),
    action,
    actionTo: deskPaths.adminAudit(`action=${encodeURIComponent(action)}`),
    subject,
    subjectTo: deskPaths.adminAudit(`subject=${encodeURIComponent(subject)}`),
    open: toPage(subject),
    changes: listChanges(JSON.parse(detail) as Record<string, unknown>),
  };
}

function toPage(subject: string): string | null {
  const [kind, id = ""] = subject.split(":");
  if (kind === "user") return deskPaths.adminUser(id);
  return kind === "cron" ? deskPaths.adminCron() : null;
}

function listChanges({ from, to, ...others }: Record<string, unknown>): Change[] {
  const isChange = from !== undefined || to !== undefined;
  return [
    ...(isChange ? [{ name: "", from: toWord(from), to: toWord(to) }] : []),
    ...Object.entries(others).map(([name, value]) => ({ name, from: null, to: toWord(value) })),
  ];
}

function toWord(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
