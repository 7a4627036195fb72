import { logInSchema } from "#app/accounts/account.ts";
import { toApiRefusal, toCookieHeaders, tooManyTries } from "#app/accounts/refusal.ts";
import { logIn } from "#app/accounts/sign-in/log-in.server.ts";
import type { ApiError } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";
import { readInput } from "../../endpoint/input.ts";

/**
 * Takes `{ email, password }`. 200 with `{ user }`; 401 for a wrong pair; 429 when locked. 401 `code_required` with a
 * cookie when the account has a second factor: `/api/auth/login/code` takes its code. Open to everyone.
 */
export const POST: Endpoint = async (c) => {
  if (!(await isWithinLimit(c.env.site.env.ACCOUNT_LIMIT, c.req.raw, "closed")))
    return toApiRefusal(tooManyTries);
  const input = await readInput(c.req.raw, logInSchema);
  if (!input.ok) return input.response;
  const result = await logIn(c.env.site, c.req.raw, input.value);
  if (!result.ok) return toApiRefusal(result);
  const headers: [string, string][] = [["cache-control", "no-store"], ...toCookieHeaders(result.cookies)];
  if (!result.user) return Response.json(codeRequired, { status: 401, headers });
  return Response.json({ user: result.user }, { headers });
};

const codeRequired: ApiError = {
  code: "code_required",
  message:
    "The password is right. Send the code of your authenticator app to /api/auth/login/code within 10 minutes.",
};
