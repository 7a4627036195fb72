import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { criterionFields, readCriteria } from "#app/applications/applicants/team/scorecard.ts";
import { readCriteriaOf, saveCriteria } from "#app/applications/applicants/team/scorecard-store.server.ts";
import { admitToCompany, whoReads, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  return {
    company: toHiringCompany(company),
    criteria: await readCriteriaOf(asked.context.db, company.employerId),
    isSaved: new URL(asked.request.url).searchParams.get("done") === "saved",
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request } = asked;
  const form = await requireForm(request, ["seen", ...criterionFields]);
  const refuse = (problem: string) => {
    noteRefusedForm(context);
    return unprocessed({ problem, typed: criterionFields.map((field) => String(form.get(field) ?? "")) });
  };
  const read = readCriteria(form);
  if ("problem" in read) return refuse(read.problem);
  const writer = { employerId: company.employerId, userId: viewer.id };
  if (!(await saveCriteria(context.db, writer, read.criteria, String(form.get("seen") ?? ""))))
    return refuse("A colleague changed the criteria meanwhile. Save again to replace theirs with yours.");
  throw goTo(workPaths.hiringScorecard(company.employerSlug, "done=saved"));
}
