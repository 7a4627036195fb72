import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { logOut } from "#app/accounts/sign-in/log-in.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** Always 200 with `{ user: null }`. Open to everyone. */
export const POST: Endpoint = async (c) => {
  const { cookies } = await logOut(c.env.site, c.req.raw);
  const headers: [string, string][] = [["cache-control", "no-store"], ...toCookieHeaders(cookies)];
  return Response.json({ user: null }, { headers });
};
