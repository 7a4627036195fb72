import { z } from "zod";
import { findCareer } from "#app/clinicians/career/career.server.ts";
import { recordField, toProfile } from "#app/clinicians/profile/record/profile.ts";
import { tooManySearches } from "#app/kit/platform/search-limit.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { readInput } from "../endpoint/input.ts";

const schema = z.object({ record: recordField });

/**
 * POST /api/career: the market of a profile that a browser keeps, and nothing of it is stored here. Not GET, because
 * addresses are kept in histories and logs. Open to everyone; 400, 413, 415, and 429 over the limit.
 */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await site.isWithinSearchLimit())) return tooManySearches();
  const input = await readInput(req.raw, schema);
  if (!input.ok) return input.response;
  const profile = toProfile(input.value.record);
  const career = profile && (await findCareer(site, profile));
  return Response.json({ career }, { headers: { "cache-control": "no-store" } });
};
