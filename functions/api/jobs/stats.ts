import { getJobStats } from "#app/jobs/search/openings/open-counts.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

/** GET /api/jobs/stats: { newToday, total }. Open to everyone. */
export const GET: Endpoint = async ({ env: { site } }) => Response.json(await getJobStats(site.db, site.now));
