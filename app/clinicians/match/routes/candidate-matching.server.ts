import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerMatchForm } from "#app/clinicians/match/form/answer-form.server.ts";
import { matchFields, parsePage, parseReach } from "#app/clinicians/match/form/asked-fields.ts";
import { findMatches, listOwnSkills } from "#app/clinicians/match/queries/match.server.ts";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import { findDismissedIds } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const { searchParams } = new URL(request.url);
  const profile = await readProfile(context);
  if (profile) await requireSearchAllowance(context);
  const skills = profile && viewer ? await listOwnSkills(context.db, viewer.id) : [];
  const asked = { reach: parseReach(searchParams.get("show")), page: parsePage(searchParams.get("page")) };
  const dismissed = viewer ? await findDismissedIds(context.db, viewer.id) : undefined;
  const list = profile && (await findMatches(context, { profile, skills, dismissed, ...asked }));
  return {
    canonical: paths.candidateMatching(),
    isSignedIn: viewer !== null,
    list,
    professions: profileOptions.professions,
    isRefused: isRefusedForm(context),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const form = Object.fromEntries(await requireForm(request, matchFields)) as Record<string, string>;
  const answer = await answerMatchForm(context, form);
  if (answer.ok) return answer;
  noteRefusedForm(context);
  return unprocessed(answer);
}
