import { claimDecisionSchema, toClaimContent } from "#app/companies/workspace/claim/claim-rules.ts";
import { decideClaim, findClaim } from "#app/companies/workspace/claim/decide-claim.server.ts";
import { requireDesk } from "#app/desk/frame/admit-admin.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { apiError } from "#app/kit/platform/http.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { toApiExit } from "../../../endpoint/exit.ts";
import { readInput } from "../../../endpoint/input.ts";

const states = { approve: "approved", refuse: "refused" } as const;

/** GET /api/admin/company-claims/{publicId}: `{state, read, content}`, what there is to decide on. Admins only. 200; 401, 403, 404. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireDesk(site, deskPaths.adminEmployers());
  if (!guarded.ok) return toApiExit(guarded.exit);
  const claim = await findClaim(site.db, req.param("publicId") ?? "");
  if (!claim) return toApiExit("not-found");
  const content = toClaimContent(claim);
  const answer = { state: claim.state, read: JSON.stringify(content), content };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
};

/**
 * POST /api/admin/company-claims/{publicId}: `{decision: "approve", read}` or `{decision: "refuse", reason, read}`, with
 * `read` as GET gave it. Admins only. 200 with the state; 400, 401, 403, 404, 409 when it is decided or changed, 413, 415.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireDesk(site, deskPaths.adminEmployers());
  if (!guarded.ok) return toApiExit(guarded.exit);
  const input = await readInput(req.raw, claimDecisionSchema);
  if (!input.ok) return input.response;
  const decided = await decideClaim(site, req.param("publicId") ?? "", input.value, guarded.viewer.id);
  if (!decided.isKnown) return toApiExit("not-found");
  const { state } = decided;
  if (state === "pending")
    return apiError(409, { code: "changed", message: "The claim was changed. Read it again." });
  if (state !== states[input.value.decision])
    return apiError(409, {
      code: "already_decided",
      message: `This claim is ${state} already. A decision cannot be changed here.`,
    });
  return Response.json({ state }, { headers: { "cache-control": "no-store" } });
};
