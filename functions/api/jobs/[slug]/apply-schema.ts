import { toApplySchema } from "#app/applications/submission/application-json.ts";
import { findApplicable, toShownPay } from "#app/applications/submission/takes-applications.server.ts";
import { listChoosablePlaces } from "#app/jobs/postings/record/job-places.ts";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import type { Endpoint } from "../../../endpoint/endpoint.ts";

/** GET /api/jobs/{slug}/apply-schema: the form as JSON Schema 2020-12. Open to everyone; 404, 409 when it takes none. */
export const GET: Endpoint = async ({ req, env: { site } }) => {
  const found = await findApplicable(site, req.param("slug") ?? "");
  if (found instanceof Response) return found;
  const asked = await getQuestionSet(site.db, found.id);
  const { title, employer } = found;
  const places = listChoosablePlaces(found);
  return Response.json(toApplySchema({ title, employer, pay: toShownPay(found), places, ...asked }), {
    headers: { "content-type": "application/schema+json", "cache-control": "no-store" },
  });
};
