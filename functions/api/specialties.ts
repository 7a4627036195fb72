import { z } from "zod";
import { getFromCatalog } from "#app/platform/catalog.ts";
import { apiError } from "#app/platform/http.ts";
import { findOpenBySpecialty } from "#app/specialties/open-by-specialty.server.ts";
import { noSpecialtyFilters } from "#app/specialties/specialty-filters.ts";
import { toSpecialtyJson } from "#app/specialties/specialty-json.ts";
import { listSpecialties } from "#app/specialties/specialty-list.server.ts";
import type { Endpoint } from "../api.ts";

const querySchema = z.string().trim().min(1).max(100);

/** GET /api/specialties?query=: the specialties that fit the words, 20 at most, by open jobs. Open to everybody. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const query = querySchema.safeParse(req.query("query"));
  if (!query.success)
    return apiError(400, {
      code: "invalid_input",
      message: "Say in ?query= what to look for, in 1 to 100 characters.",
    });
  const [index, counts] = await Promise.all([
    getFromCatalog(site.env.CATALOG, "specialty-index"),
    findOpenBySpecialty(site),
  ]);
  const { found } = listSpecialties(index, counts, { ...noSpecialtyFilters, query: query.data });
  return Response.json(found.map(toSpecialtyJson));
};
