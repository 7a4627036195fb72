import { toApiRefusal, toCookieHeaders, tooManyTries } from "#app/accounts/refusal.ts";
import { signInByCode } from "#app/accounts/second-factor/pending-sign-in.server.ts";
import { codeSchema } from "#app/accounts/second-factor/second-factor.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { readInput } from "../../../endpoint/input.ts";

/** Takes `{ code }` with the cookie of `/api/auth/login`. 200 with `{ user }`; 400 for a wrong code; 401 after 10 minutes. */
export const POST: Endpoint = async (c) => {
  if (!(await isWithinLimit(c.env.site.env.ACCOUNT_LIMIT, c.req.raw, "closed")))
    return toApiRefusal(tooManyTries);
  const input = await readInput(c.req.raw, codeSchema);
  if (!input.ok) return input.response;
  const result = await signInByCode(c.env.site, c.req.raw, input.value.code);
  if (!result.ok) return toApiRefusal(result);
  const headers: [string, string][] = [["cache-control", "no-store"], ...toCookieHeaders(result.cookies)];
  return Response.json({ user: result.user }, { headers });
};
