import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readEndingId } from "#app/applications/applicants/ending/undo-part.tsx";
import { readApplicantFacts } from "#app/applications/applicants/list/applicant-facts.server.ts";
import {
  hasFactFilter,
  parseApplicantSearch,
  toViewQuery,
} from "#app/applications/applicants/list/applicant-search.ts";
import { listEarlierApplicants } from "#app/applications/applicants/list/earlier-applicants.server.ts";
import { readApplicantLists } from "#app/applications/applicants/list/list-applicants.server.ts";
import { toListView } from "#app/applications/applicants/list/list-view.server.ts";
import { parseMoved } from "#app/applications/applicants/list/list-words.ts";
import {
  type ListAnswer,
  receiveListForm,
} from "#app/applications/applicants/list/receive-list-form.server.ts";
import { isAllChecked } from "#app/companies/workspace/frame/choose-all.tsx";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { selectSavedViews, toViewLinks } from "#app/companies/workspace/views/saved-views.server.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { db, now } = asked.context;
  const { searchParams } = new URL(asked.request.url);
  const search = parseApplicantSearch(searchParams);
  // So that a filter finds what was sent a minute ago.
  if (hasFactFilter(search)) await readApplicantFacts(db);
  const [lists, saved, earlier] = await Promise.all([
    readApplicantLists(db, company, search),
    selectSavedViews(db.$client, { viewer, company, list: "applicants" }).all(),
    search.job && !search.before && !search.after ? listEarlierApplicants(db, company, search.job) : [],
  ]);
  return {
    company: toHiringCompany(company),
    view: toListView(company.employerSlug, search, lists, now),
    views: toViewLinks(saved.results, toViewQuery(search), (query) =>
      workPaths.hiringApplicants(company.employerSlug, query),
    ),
    earlier,
    canChange: whoWrites.includes(company.role),
    done: parseMoved(searchParams, lists.stages),
    ending: readEndingId(searchParams),
    isAllChecked: isAllChecked(searchParams),
  };
}

export const action = (asked: ActionFunctionArgs): Promise<ListAnswer> => receiveListForm(asked);
