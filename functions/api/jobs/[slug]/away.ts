import { apiError } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit, toNetwork } from "#app/kit/platform/rate-limit.ts";
import { type ClickNote, clickPath, networkHeader } from "#app/kit/vitals/beacon.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";

/** POST /api/jobs/{slug}/away: 204. A browser reports with the link's `ping` that the employer's own form was opened. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  const slug = req.param("slug") ?? "";
  const isOutward = await site.db.$client
    .prepare("SELECT 1 AS n FROM jobs WHERE slug = ?1 AND apply_url IS NOT NULL AND status = 'open'")
    .bind(slug)
    .first();
  if (!isOutward) return apiError(404, { code: "not_found", message: "There is no such posting." });
  // Nothing depends on this answer, so a limit or a failure says nothing either.
  if (!(await isWithinLimit(site.env.BEACON_LIMIT, req.raw, "closed")))
    return new Response(null, { status: 204 });
  const note: ClickNote = { slug, userAgent: req.raw.headers.get("user-agent") ?? "" };
  try {
    const headers = { [networkHeader]: toNetwork(req.raw) };
    const address = new URL(clickPath, req.url);
    await site.env.VITALS.fetch(address, { method: "POST", body: JSON.stringify(note), headers });
  } catch (error) {
    logError("click.report", error, { requestId: site.requestId });
  }
  return new Response(null, { status: 204 });
};
