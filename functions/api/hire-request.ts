import {
  type HireRequestProblem,
  hireRequestProblems,
  toHireJsonSchema,
} from "#app/companies/pitch/hire-request.ts";
import { createHireRequest, type StoredHireRequest } from "#app/companies/pitch/hire-request-store.server.ts";
import { receiveHireRequest } from "#app/companies/pitch/receive-hire-request.server.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { readInput, toMediaType } from "../endpoint/input.ts";

/**
 * POST /api/hire-request: JSON, or multipart with one file in `attachment`. Open to everyone.
 * 201 with a receipt; 400, 413, 415, 429, 503. Repeating the `Idempotency-Key` or field `idempotencyKey` adds nothing.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const request = req.raw;
  if (toMediaType(request) !== "multipart/form-data") return receiveJson(site, request);
  const outcome = await receiveHireRequest(site, request);
  return outcome.ok ? created(request, outcome) : refuse(outcome.problem, outcome.result?.error);
};

async function receiveJson(site: SiteContext, request: Request): Promise<Response> {
  if (!(await isWithinLimit(site.env.REQUEST_LIMIT, request))) return refuse(hireRequestProblems.too_many);
  const input = await readInput(request, ({ source }) => toHireJsonSchema(source));
  if (!input.ok) return input.response;
  const { fileName, ...fields } = input.value;
  const details = fileName
    ? `${fields.details}\n\n(Names a file that was not sent: ${fileName})`
    : fields.details;
  const key = await toIdempotencyKey(request, null, input.value);
  const stored = await createHireRequest(site, { ...fields, details }, null, key);
  return stored ? created(request, stored) : refuse(hireRequestProblems.unavailable);
}

/** The cookie opens the receipt on the page of hiring requests. */
function created(request: Request, { receipt, publicId }: StoredHireRequest): Response {
  const headers = {
    "cache-control": "no-store",
    "set-cookie": toReceiptCookie("hire", publicId, request.url),
  };
  return Response.json({ ok: true, receipt }, { status: 201, headers });
}

function refuse(problem: HireRequestProblem, errors?: Record<string, string[] | null>): Response {
  const fields = Object.entries(errors ?? {}).flatMap(([name, texts]) =>
    name && texts?.[0] ? [[name, texts[0]]] : [],
  );
  return apiError(
    problem.status,
    {
      message: problem.text,
      code: problem.code,
      fields: fields.length > 0 ? Object.fromEntries(fields) : undefined,
    },
    toRetryHeaders(problem.status),
  );
}
