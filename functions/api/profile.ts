import { z } from "zod";
import { requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toDeviceLabel } from "#app/clinicians/profile/form/save-profile.server.ts";
import { mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { recordField } from "#app/clinicians/profile/record/profile.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { toApiExit } from "../endpoint/exit.ts";
import { readInput } from "../endpoint/input.ts";

const schema = z.object({ record: recordField });

/** POST /api/profile: 200 with what the account or the device said last; 400, 401, 413, 415, 429. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireViewer(site);
  if (!guarded.ok) return toApiExit(guarded.exit);
  // The limit for reading, because every page of a signed-in person asks.
  if (!(await site.isWithinSearchLimit())) return tooManyRequests();
  const input = await readInput(req.raw, schema);
  if (!input.ok) return input.response;
  const { licenseSaidAt, aboutSaidAt, ...said } = input.value.record;
  const record = await mergeRecord(site.db, guarded.viewer.id, {
    ...said,
    // A device whose clock is ahead would otherwise win for as long as it is ahead.
    licenseSaidAt: Math.min(licenseSaidAt, site.now),
    aboutSaidAt: Math.min(aboutSaidAt, site.now),
  });
  return Response.json(
    { record, label: toDeviceLabel(record) },
    { headers: { "cache-control": "no-store" } },
  );
};

const tooManyRequests = () =>
  apiError(429, { code: "too_many_requests", message: "Please try again in a minute." }, toRetryHeaders(429));
