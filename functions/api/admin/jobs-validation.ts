import { requireDesk } from "#app/desk/frame/admit-admin.server.ts";
import { getRunReport } from "#app/desk/markup/trend/run-report.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";
import { toApiExit } from "../../endpoint/exit.ts";

/**
 * GET /api/admin/jobs-validation for admins: the last night's totals by rule. 200 without new errors; 409 when a rule has
 * more errors than the night before, so that a build that only looks at the status stops. 401, 403.
 */
export const GET: Endpoint = async ({ env: { site } }) => {
  const guarded = await requireDesk(site, deskPaths.adminJobsValidation());
  if (!guarded.ok) return toApiExit(guarded.exit);
  const report = await getRunReport(site.db);
  return Response.json(report, { status: report.ok ? 200 : 409, headers: { "cache-control": "no-store" } });
};
