import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findParty, sendAgreedInterview } from "#app/applications/interviews/interview-party.server.ts";
import { toInterviewsQuestion } from "#app/applications/interviews/interview-store.server.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { askOne } from "#app/kit/platform/db-questions.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** For the calendar of a member who sees the applicant, and of a hiring manager who takes part. */
export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, everyMember);
  const { context, params } = asked;
  const { db } = context;
  const application = await db.$client
    .prepare(
      `SELECT a.id FROM applications a WHERE a.public_id = ?1 AND a.employer_id = ?2 AND ${toReachSql(company, "a.job_id")}`,
    )
    .bind(params.publicId ?? "", company.employerId)
    .first<number>("id");
  const interviews = application === null ? [] : await askOne(toInterviewsQuestion(db, application, company));
  const interview = interviews.find(({ publicId }) => publicId === params.interview);
  const party = interview && (await findParty(context, interview.applicationId));
  if (!interview || !party) throw notFound();
  return sendAgreedInterview(context, interview, party, "company");
}
