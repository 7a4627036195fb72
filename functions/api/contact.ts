import { createContact } from "#app/accounts/contact/contact.server.ts";
import {
  contactMessages,
  contactSchema,
  employerContactSchema,
  employerInquiry,
  toNewContact,
} from "#app/accounts/contact/contact.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { readInput } from "../endpoint/input.ts";

const toSchema = (body: Record<string, unknown>) =>
  body.specialty === employerInquiry ? employerContactSchema : contactSchema;

/** POST /api/contact (spec section 7): 201 with a receipt; 400, 413, 415, 429, 503. Repeats add nothing. Open to everyone. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.REQUEST_LIMIT, req.raw))) {
    const tooMany = { code: "too_many_requests", message: contactMessages.tooMany };
    return apiError(429, tooMany, toRetryHeaders(429));
  }
  const input = await readInput(req.raw, toSchema);
  if (!input.ok) return input.response;
  const key = await toIdempotencyKey(req.raw, null, input.value);
  const outcome = await createContact(site, toNewContact(input.value), key);
  if (outcome.ok)
    return Response.json(
      { ok: true, receipt: outcome.sent?.receipt },
      { status: 201, headers: { "cache-control": "no-store" } },
    );
  const { status, message, code } = outcome;
  return apiError(status, { message, code });
};
