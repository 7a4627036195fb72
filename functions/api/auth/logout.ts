import { logOut } from "#app/accounts/sign-in/log-in.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** Always 200 with `{ user: null }`. Open to everyone. */
export const POST: Endpoint = async (c) => {
  const { cookie } = await logOut(c.env.site, c.req.raw);
  return Response.json({ user: null }, { headers: { "cache-control": "no-store", "set-cookie": cookie } });
};
