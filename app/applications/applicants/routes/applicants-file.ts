import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { fileParts, parseApplicantSearch } from "#app/applications/applicants/list/applicant-search.ts";
import { createApplicantFile } from "#app/applications/applicants/list/applicants-csv.server.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notPossible } from "#app/kit/platform/http.ts";

/** A POST, because each file adds a line to the audit log. */
export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const search = parseApplicantSearch(new URL(asked.request.url).searchParams);
  const form = await requireForm(asked.request, fileParts);
  const parts = fileParts.filter((part) => form.has(part));
  return createApplicantFile(asked.context, { company, viewer, search, parts });
}

export function loader() {
  throw notPossible();
}
