import type { FormErrors } from "#app/forms/shown-form.tsx";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { findCityPoint } from "../draft/city-point.server.ts";
import type { PostingCompany } from "../draft/companies.server.ts";
import type { PostingDraft } from "../draft/posting-drafts.server.ts";
import { readDraft } from "../draft/read-draft.ts";
import { toPosting } from "../draft/to-posting.ts";

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
