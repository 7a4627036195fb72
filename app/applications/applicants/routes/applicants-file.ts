import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { createApplicantFile } from "#app/applications/applicants/list/applicant-file.server.ts";
import { parseApplicantSearch } from "#app/applications/applicants/list/applicant-search.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { notPossible } from "#app/kit/platform/http.ts";

/** A POST, because each file adds a line to the audit log. */
export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const search = parseApplicantSearch(new URL(asked.request.url).searchParams);
  return createApplicantFile(asked.context, { company, viewer, search });
}

export function loader() {
  throw notPossible();
}
