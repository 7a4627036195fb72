import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import type { JobDraft } from "#app/jobs/postings/record/job-draft.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import type { PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { readDraft } from "#app/companies/posting/draft/read-draft.ts";
import { toPosting } from "#app/companies/posting/draft/to-posting.ts";
import { findSearchPlace } from "#app/jobs/search/index/location.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

interface ReadPosting {
  posting: JobDraft;
  errors: FormErrors;
}

/** `company` is null before someone logs in. */
export async function readPosting(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { content }: PostingDraft,
  company: PostingCompany | null,
): Promise<ReadPosting> {
  const { said, errors } = readDraft(content.values);
  const point = await findCityPoint(db, said.place);
  const employer = company
    ? { name: company.name, kind: company.kind, about: company.about, website: company.website }
    : { name: "Your company", kind: "direct" as const };
  return { posting: toPosting(said, { company: employer, point, now }), errors };
}

/** Null for a place outside our list of cities, which a posting may still name. */
async function findCityPoint(
  db: Db,
  place: string | null,
): Promise<{ lat: number; lon: number } | null> {
  if (!place) return null;
  const found = await findSearchPlace(db, place, 0);
  return found.kind === "city" ? { lat: found.lat, lon: found.lon } : null;
}
