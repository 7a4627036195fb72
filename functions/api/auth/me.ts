import { toPublicUser } from "#app/accounts/account.ts";
import { requireViewer } from "#app/accounts/session/page-guard.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";
import { toApiExit } from "../../endpoint/exit.ts";

/** 200 with the user; 401 when nobody is signed in. */
export const GET: Endpoint = async ({ env: { site } }) => {
  const guarded = await requireViewer(site);
  if (!guarded.ok) return toApiExit(guarded.exit);
  return Response.json(toPublicUser(guarded.viewer), { headers: { "cache-control": "no-store" } });
};
