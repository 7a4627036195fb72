import { toReviewContent } from "#app/companies/posting/publication/compared-content.ts";
import {
  decidePosting,
  decisionSchema,
  findReviewedPosting,
} from "#app/companies/posting/publication/decide-posting.server.ts";
import { requireDesk } from "#app/desk/frame/admit-admin.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { apiError } from "#app/kit/platform/http.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { toApiExit } from "../../../endpoint/exit.ts";
import { readInput } from "../../../endpoint/input.ts";

/**
 * GET /api/admin/postings/{slug}: `{status, revision, content}`, what there is to decide on. Admins only. 200; 401, 403, 404.
 */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireDesk(site, deskPaths.adminPostings());
  if (!guarded.ok) return toApiExit(guarded.exit);
  const found = await findReviewedPosting(site.db, req.param("slug") ?? "");
  if (!found) return toApiExit("not-found");
  const { status, revision, posting } = found;
  return Response.json(
    { status, revision, content: toReviewContent(posting) },
    { headers: { "cache-control": "no-store" } },
  );
};

/**
 * POST /api/admin/postings/{slug}: `{decision: "approve", revision}` or `{decision: "reject", reason, revision}` for a
 * posting that waits. Admins only. 200; 400, 401, 403, 404, 409 when it does not wait or has another revision, 415.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireDesk(site, deskPaths.adminPostings());
  if (!guarded.ok) return toApiExit(guarded.exit);
  const input = await readInput(req.raw, decisionSchema);
  if (!input.ok) return input.response;
  const outcome = await decidePosting(site, req.param("slug") ?? "", input.value, guarded.viewer.id);
  if (outcome === "missing") return toApiExit("not-found");
  if (outcome === "changed")
    return apiError(409, { code: "changed", message: "The posting was changed. Read it again." });
  if (outcome === "unchanged")
    return apiError(409, { code: "not_waiting", message: "This posting does not wait for a decision." });
  if (outcome === "suspended")
    return apiError(409, {
      code: "suspended",
      message: "The company is suspended, so none of its postings opens.",
    });
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
};
