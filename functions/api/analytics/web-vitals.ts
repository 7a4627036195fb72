import { readAtMost } from "#app/kit/platform/form/form-body.ts";
import { apiError } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit, toNetwork, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { countryHeader, networkHeader, pageHeader, releaseHeader } from "#app/kit/vitals/beacon.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";
import { toMediaType } from "../../endpoint/input.ts";

const maxBytes = 16 * 1024;
// sendBeacon sends a string as text/plain.
const mediaTypes = new Set(["application/json", "text/plain"]);

/** POST /api/analytics/web-vitals: 204, the vitals Worker's refusal, 413, 415, 429 or 503. Open to everyone. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.BEACON_LIMIT, req.raw, "closed"))) {
    return apiError(
      429,
      { code: "too_many_requests", message: "There were too many reports from your network." },
      toRetryHeaders(429),
    );
  }
  if (!mediaTypes.has(toMediaType(req.raw))) {
    return apiError(415, { code: "unsupported_media_type", message: "Send this as JSON." });
  }
  const body = await readAtMost(req.raw, maxBytes);
  if (!body) return apiError(413, { code: "too_large", message: "This is too large. Send at most 16 kB." });
  try {
    // Sends no cookies: the vitals Worker must not know who reported. It hashes the network.
    const headers = {
      [networkHeader]: toNetwork(req.raw),
      // Not the header "cf-ipcountry": where a zone does not set it, a visitor can.
      [countryHeader]: (req.raw.cf as IncomingRequestCfProperties | undefined)?.country ?? "",
      [releaseHeader]: site.build?.release ?? "",
      [pageHeader]: req.raw.headers.get("referer") ?? "",
    };
    return await site.env.VITALS.fetch(req.url, { method: "POST", body, headers });
  } catch (error) {
    logError("vitals.pass", error, { requestId: site.requestId });
    return apiError(503, { code: "unavailable", message: "Measurements cannot be taken right now." });
  }
};
