import { z } from "zod";
import { findCareer } from "#app/career/career.server.ts";
import { recordField, toProfile } from "#app/profile/record/profile.ts";
import type { Endpoint } from "../endpoint/endpoint.ts";
import { readInput } from "../endpoint/input.ts";
import { tooManySearches } from "../endpoint/too-many-searches.ts";

const schema = z.object({ record: recordField });

/** The market of a profile that stays in the browser. Not GET, because histories and logs keep addresses. */
export const POST: Endpoint = async ({ req, env: { site } }) => {
  if (!(await site.isWithinSearchLimit())) return tooManySearches();
  const input = await readInput(req.raw, schema);
  if (!input.ok) return input.response;
  const profile = toProfile(input.value.record);
  const career = profile && (await findCareer(site, profile));
  return Response.json({ career }, { headers: { "cache-control": "no-store" } });
};
