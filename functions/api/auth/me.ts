import { toPublicUser } from "#app/accounts/account.ts";
import { apiError } from "#app/platform/http.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** 200 with the user; 401 when nobody is signed in. */
export const GET: Endpoint = async (c) => {
  const viewer = await c.env.site.viewer();
  if (!viewer) return apiError(401, { code: "signed_out", message: "You are not signed in." });
  return Response.json(toPublicUser(viewer), { headers: { "cache-control": "no-store" } });
};
