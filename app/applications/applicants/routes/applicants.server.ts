import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { isOpened, noteSeen } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { readEndingId, readMoveBack } from "#app/applications/applicants/ending/undo-part.tsx";
import { readApplicantFacts } from "#app/applications/applicants/list/applicant-facts.server.ts";
import {
  hasFactFilter,
  parseApplicantSearch,
  parseBeside,
  toViewQuery,
} from "#app/applications/applicants/list/applicant-search.ts";
import { readBeside, toBesideStatements } from "#app/applications/applicants/list/beside.server.ts";
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
import { notFound } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { db, now } = asked.context;
  const { searchParams } = new URL(asked.request.url);
  const search = parseApplicantSearch(searchParams);
  const person = parseBeside(searchParams);
  const [newlyRead, first, [saved, ...open], earlier] = await Promise.all([
    hasFactFilter(search) ? readApplicantFacts(db) : 0,
    readApplicantLists(db, company, search),
    db.$client.batch([
      selectSavedViews(db.$client, { viewer, company, list: "applicants" }),
      ...(person === null ? [] : toBesideStatements(db, company, person, now)),
    ]),
    search.job && !search.before && !search.after ? listEarlierApplicants(db, company, search.job) : [],
  ]);
  // So that a filter finds what was sent a minute ago.
  const lists = newlyRead > 0 ? await readApplicantLists(db, company, search) : first;
  const beside = person === null ? null : readBeside(open, company, search, lists, now);
  if (person !== null && !beside) throw notFound();
  if (beside && isOpened(asked.request)) {
    const isNews = await noteSeen(asked.context, beside.record, company.employerId, viewer.id);
    if (isNews) sendOutboxSoon(asked.context);
  }
  const isManager = company.managerId !== null;
  return {
    company: toHiringCompany(company),
    view: toListView(company.employerSlug, search, lists, now, { isManager, beside: person }),
    beside: beside?.view ?? null,
    views: toViewLinks(saved!.results, toViewQuery(search), (query) =>
      workPaths.hiringApplicants(company.employerSlug, query),
    ),
    earlier,
    canChange: whoWrites.includes(company.role),
    done: parseMoved(searchParams, lists.stages),
    ending: readEndingId(searchParams),
    back: readMoveBack(searchParams),
    isAllChecked: isAllChecked(searchParams),
  };
}

export const action = (asked: ActionFunctionArgs): Promise<ListAnswer> => receiveListForm(asked);
