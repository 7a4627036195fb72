import { requireRole } from "#app/accounts/session/guards.ts";
import { apiError } from "#app/platform/http.ts";
import { decidePosting, decisionSchema } from "#app/post-job/publish/decide-posting.server.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { toApiExit } from "../../../endpoint/exit.ts";
import { readInput } from "../../../endpoint/input.ts";

/**
 * POST /api/admin/postings/{slug}: `{decision: "approve"}` or `{decision: "reject", reason}` for a posting that waits.
 * Admins only. 200; 400, 401, 403, 404, 409 when it does not wait, 415.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireRole(site, ["admin"]);
  if (!guarded.ok) return toApiExit(guarded.exit);
  const input = await readInput(req.raw, decisionSchema);
  if (!input.ok) return input.response;
  const outcome = await decidePosting(site, req.param("slug") ?? "", input.value, guarded.viewer.id);
  if (outcome === "missing") return toApiExit("not-found");
  if (outcome === "unchanged")
    return apiError(409, { code: "not_waiting", message: "This posting does not wait for a decision." });
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
};
