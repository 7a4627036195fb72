import { z } from "zod";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { mergeLicense } from "#app/licensing/mine/account-license.server.ts";
import { licenseFields } from "#app/licensing/mine/license-fields.ts";
import { parseMyLicense } from "#app/licensing/mine/my-license.ts";
import { apiError } from "#app/platform/http.ts";
import { toRetryHeaders } from "#app/platform/rate-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { toApiExit } from "../endpoint/exit.ts";
import { readInput } from "../endpoint/input.ts";

const schema = z.object({
  profession: z.string().max(60),
  /** "TX,CO". Empty when there is none, or none any more. */
  states: z.string().max(60),
  multistate: z.boolean(),
  /** When it was said on the device, in milliseconds. 0 for never. */
  saidAt: z.int().min(0),
});

/** POST /api/my-license: 200 with what the account or the device said last; 400, 401, 413, 415, 429. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const guarded = await requireViewer(site);
  if (!guarded.ok) return toApiExit(guarded.exit);
  // The limit for reading, because every page of a signed-in person asks.
  if (!(await site.isWithinSearchLimit())) return tooManyRequests();
  const input = await readInput(req.raw, schema);
  if (!input.ok) return input.response;
  const { profession, states, multistate, saidAt } = input.value;
  const params = new URLSearchParams([
    [licenseFields.profession, profession],
    [licenseFields.states, states],
    [licenseFields.multistate, multistate ? "1" : ""],
  ]);
  // A device whose clock is ahead would otherwise win for as long as it is ahead.
  const said = { license: parseMyLicense(params), saidAt: Math.min(saidAt, site.now) };
  const merged = await mergeLicense(site.db, guarded.viewer.id, said);
  return Response.json(merged, { headers: { "cache-control": "no-store" } });
};

const tooManyRequests = () =>
  apiError(429, { code: "too_many_requests", message: "Please try again in a minute." }, toRetryHeaders(429));
