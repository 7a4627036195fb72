import { z } from "zod";
import { createContact } from "#app/contact/contact.server.ts";
import { contactSchema, employerContactSchema, employerInquiry, toNewContact } from "#app/contact/contact.ts";
import { apiError } from "#app/platform/http.ts";
import { toIdempotencyKey } from "#app/platform/idempotency.ts";
import { toRetryHeaders } from "#app/platform/rate-limit.ts";
import type { Endpoint } from "../api.ts";
import { readJson } from "../input.ts";

const bodySchema = z.looseObject({}).transform((body, ctx) => {
  const schema = body.specialty === employerInquiry ? employerContactSchema : contactSchema;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    ctx.issues.push({ code: "custom", path, message, input: body });
  }
  return z.NEVER;
});

/**
 * POST /api/contact: a message from the contact form, or from the quick-hire form with the specialty
 * "Employer Inquiry" (spec section 7). For everyone. 201 {ok: true}; 400, 413, 415, 429, 503 as {message, code,
 * fields?}. With an `Idempotency-Key`, sending the same again adds nothing.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const input = await readJson(req.raw, bodySchema);
  if (!input.ok) return input.response;
  const key = await toIdempotencyKey(req.raw, null, input.value);
  const outcome = await createContact(site, req.raw, toNewContact(input.value), key);
  if (outcome.ok)
    return Response.json({ ok: true }, { status: 201, headers: { "cache-control": "no-store" } });
  const { status, message, code } = outcome;
  return apiError(status, { message, code }, toRetryHeaders(status));
};
