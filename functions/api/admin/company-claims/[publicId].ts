import { requireRole } from "#app/accounts/session/guards.ts";
import { claimDecisionSchema } from "#app/hiring/claim/claim-rules.ts";
import { decideClaim } from "#app/hiring/claim/decide-claim.server.ts";
import { apiError } from "#app/platform/http.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { toApiExit } from "../../../endpoint/exit.ts";
import { readInput } from "../../../endpoint/input.ts";

const states = { approve: "approved", refuse: "refused" } as const;

/** POST /api/admin/company-claims/:publicId for admins: 200 with the state, 400, 401, 403, 404, 409, 413, 415. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireRole(site, ["admin"]);
  if (!guarded.ok) return toApiExit(guarded.exit);
  const input = await readInput(req.raw, claimDecisionSchema);
  if (!input.ok) return input.response;
  const decided = await decideClaim(site, req.param("publicId") ?? "", input.value, guarded.viewer.id);
  if (!decided.isKnown) return toApiExit("not-found");
  const { state } = decided;
  if (state !== states[input.value.decision])
    return apiError(409, {
      code: "already_decided",
      message: `This claim is ${state} already. A decision cannot be changed here.`,
    });
  return Response.json({ state }, { headers: { "cache-control": "no-store" } });
};
