import { deskPaths } from "#app/desk-paths.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { toCountUpTo } from "#app/kit/platform/db.ts";
import { mostWaiting } from "#app/pages/frame/key-actions.ts";
import { lacksFactor } from "./admit-admin.server.ts";
import { mayOpenDesk } from "./screen/desk-sections.ts";

const counted: Record<string, readonly string[]> = {
  [deskPaths.adminHireRequests()]: ["hire_requests WHERE status = 'new'"],
  [deskPaths.adminContacts()]: [
    "contacts WHERE status = 'new'",
    "applications WHERE is_for_desk = 1 AND desk_status = 'new'",
  ],
  [deskPaths.adminPostings()]: ["jobs WHERE status = 'pending'"],
  [deskPaths.adminReports()]: ["job_reports WHERE state = 'open'"],
  [deskPaths.adminEmployers()]: [
    "company_claims WHERE state = 'pending'",
    "company_changes WHERE state = 'pending'",
    "company_pages WHERE asked_at IS NOT NULL",
  ],
};

const toCount = (from: string) => toCountUpTo(mostWaiting + 1, from);

/** A row for an admin's session, and none for others. Its columns are the addresses of the rail's sections. */
export const selectDeskWaiting = (d1: D1Database, sessionHash: string): D1PreparedStatement =>
  d1
    .prepare(
      `SELECT ${Object.entries(counted)
        .map(([to, tables]) => `${tables.map(toCount).join(" + ")} AS "${to}"`)
        .join(", ")}
        FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id_hash = ?1 AND u.role = 'admin'`,
    )
    .bind(sessionHash);

/** Of the sections that the viewer opens. */
export const toDeskWaiting = (viewer: Viewer, row: Record<string, number>, siteUrl: string) =>
  lacksFactor(viewer, siteUrl)
    ? {}
    : Object.fromEntries(Object.entries(row).filter(([to]) => mayOpenDesk(viewer.deskRole, to)));
