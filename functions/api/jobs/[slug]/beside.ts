import { getBeside } from "#app/jobs/list/pane/beside.server.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";

/** GET /api/jobs/{slug}/beside?license=TX&multistate=1: a posting as its page shows it. Open to everyone. */
export const GET: Endpoint = async ({ req, env: { site } }) =>
  Response.json(await getBeside(site, req.param("slug") ?? "", new URL(req.url).searchParams));
