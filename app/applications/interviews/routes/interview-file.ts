import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitOwner } from "#app/accounts/session/page-guard.server.ts";
import {
  findParty,
  interviewAudience,
  sendAgreedInterview,
} from "#app/applications/interviews/interview-party.server.ts";
import { findInterview } from "#app/applications/interviews/interview-store.server.ts";
import { notFound } from "#app/kit/platform/http.ts";

/** For the account or by the mailed link, as the page itself. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.preventCaching();
  const publicId = params.publicId ?? "";
  const interview = await findInterview(context.db, publicId);
  const party = interview && (await findParty(context, interview.applicationId));
  if (!interview || !party) throw notFound();
  await admitOwner(context, request, { publicId, audience: interviewAudience, userId: party.userId });
  return sendAgreedInterview(context, interview, party, "applicant");
}
