import { toJsonFields, toJsonForm } from "#app/applications/submission/application-json.ts";
import {
  type Received,
  receiveApplication,
  receiveFields,
} from "#app/applications/submission/receive-application.server.ts";
import { findApplicable } from "#app/applications/submission/takes-applications.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";
import { readInput, toMediaType } from "../../../endpoint/input.ts";

/**
 * POST /api/jobs/{slug}/applications: JSON as `apply-schema` says, or multipart with files in the fields of its name.
 * 201 with `{ reference, status, receiptUrl }`, 200 when the account had applied before; 400, 404, 409 with a reason, 413,
 * 415, 422 with `fields`, 429, 503. Repeating the `Idempotency-Key` adds nothing.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const found = await findApplicable(site, req.param("slug") ?? "");
  if (found instanceof Response) return found;
  const received = await receive(site, req.raw, found);
  if (received instanceof Response) return received;
  if (received.ok) return toCreated(site, received);
  const { status, code, text, fields } = received.problem;
  return apiError(status, { code, message: text, fields }, toRetryHeaders(status));
};

async function receive(site: SiteContext, request: Request, job: JobRecord): Promise<Received | Response> {
  if (toMediaType(request) === "multipart/form-data") return receiveApplication(site, request, job);
  const asked = await getQuestionSet(site.db, job.id);
  const input = await readInput(request, toJsonFields(asked.questions));
  return input.ok
    ? receiveFields(site, request, job, { form: toJsonForm(input.value), ...asked })
    : input.response;
}

/** Only the mail has the link that opens the receipt: anyone can send someone's address. */
async function toCreated(site: SiteContext, { publicId, isNew }: Extract<Received, { ok: true }>) {
  const viewer = await site.viewer();
  const receiptUrl = site.env.SITE_URL + paths.receipt(publicId);
  return Response.json(
    { reference: publicId, status: "sent", receiptUrl },
    { status: !isNew && viewer?.emailVerified ? 200 : 201, headers: { "cache-control": "no-store" } },
  );
}
