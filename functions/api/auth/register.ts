import { registerSchema } from "#app/accounts/account.ts";
import { toApiRefusal, toCookieHeaders, tooManyTries } from "#app/accounts/refusal.ts";
import { register } from "#app/accounts/sign-in/register.server.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";
import { readInput } from "../../endpoint/input.ts";

/** Registers and signs in. 201 with `{ user }`; 409 for a known email; 429 after five 409s an hour. Open to all. */
export const POST: Endpoint = async (c) => {
  if (!(await isWithinLimit(c.env.site.env.ACCOUNT_LIMIT, c.req.raw, "closed")))
    return toApiRefusal(tooManyTries);
  const input = await readInput(c.req.raw, registerSchema);
  if (!input.ok) return input.response;
  const result = await register(c.env.site, c.req.raw, input.value);
  if (!result.ok) return toApiRefusal(result);
  const headers: [string, string][] = [["cache-control", "no-store"], ...toCookieHeaders(result.cookies)];
  return Response.json({ user: result.user }, { status: 201, headers });
};
