import { apiError } from "#app/platform/http.ts";
import { logError } from "#app/platform/log.ts";
import { isWithinLimit, toRetryHeaders } from "#app/platform/rate-limit.ts";
import type { Endpoint } from "../../api.ts";
import { readAtMost, toMediaType } from "../../input.ts";

const maxBytes = 16 * 1024;
// sendBeacon sends a string as text/plain.
const mediaTypes = new Set(["application/json", "text/plain"]);

/** POST /api/analytics/web-vitals: open to everyone; 204, or what the vitals Worker finds wrong with the report; 429. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await isWithinLimit(site.env.BEACON_LIMIT, req.raw))) {
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
    // Only the report goes on: the cookies of the person who sent it are none of the vitals Worker's business.
    return await site.env.VITALS.fetch(req.url, { method: "POST", body });
  } catch (error) {
    logError("vitals.pass", error, { requestId: site.requestId });
    return apiError(503, { code: "unavailable", message: "Measurements cannot be taken right now." });
  }
};
