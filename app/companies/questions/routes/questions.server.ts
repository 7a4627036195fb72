import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { getOwnPosting, listAskingPostings } from "#app/companies/questions/own-posting.server.ts";
import { listLibrary } from "#app/companies/questions/question-library.server.ts";
import { receiveQuestions } from "#app/companies/questions/receive-questions.server.ts";
import { toTypedQuestion } from "#app/companies/questions/typed-questions.ts";
import { admitToCompany, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany, toHiringTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { getQuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import { isRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const { id, ...posting } = await getOwnPosting(context.db, company.employerId, params.slug);
  const [{ questions, revision }, others] = await Promise.all([
    getQuestionSet(context.db, id),
    listAskingPostings(context.db, company.employerId, id),
  ]);
  return {
    company: toHiringCompany(company),
    trail: toHiringTrail(company, "jobs", { name: `Questions of ${posting.title}`, path: null }),
    posting,
    library: listLibrary(posting.profession),
    others,
    typed: questions.map(toTypedQuestion),
    preview: questions,
    revision,
    isSaved: new URL(request.url).searchParams.get("done") === "saved",
    isRefused: isRefusedForm(context),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const { context, request, params } = asked;
  const { employerId, employerSlug } = company;
  const { id, slug } = await getOwnPosting(context.db, employerId, params.slug);
  const answer = await receiveQuestions({ context, request, jobId: id, employerId, userId: viewer.id });
  if (answer) return answer;
  throw goTo(`${paths.hiringQuestions(employerSlug, slug, "done=saved")}#saved`);
}
