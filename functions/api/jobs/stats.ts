import { getJobStats } from "#app/jobs/openings/job-stats.server.ts";
import type { Endpoint } from "../../endpoint/endpoint.ts";

export const GET: Endpoint = async ({ env: { site } }) => Response.json(await getJobStats(site.db, site.now));
