import { getBeside } from "#app/jobs/beside/beside.server.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";

export const GET: Endpoint = async ({ req, env: { site } }) =>
  Response.json(await getBeside(site, req.param("slug") ?? "", new URL(req.url).searchParams));
