import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { answerMatchForm } from "#app/clinicians/match/form/answer-form.server.ts";
import { matchFields } from "#app/clinicians/match/form/asked-fields.ts";
import { parsePage, parseReach } from "#app/clinicians/match/form/asked-list.ts";
import { matchFetcher } from "#app/clinicians/match/form/match-form.tsx";
import { MatchScreen } from "#app/clinicians/match/list/match-screen.tsx";
import { findMatches } from "#app/clinicians/match/queries/match.server.ts";
import { listOwnSkills } from "#app/clinicians/match/queries/own-skills.server.ts";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import { readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/clinicians/match/match.css";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Candidate matching", data?.isRefused),
    description:
      "Open healthcare jobs ranked by how well they fit your license, specialty, shift, pay and distance, with every point of the score shown.",
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const { searchParams } = new URL(request.url);
  const profile = await readProfile(context);
  if (profile) await requireSearchAllowance(context);
  const skills = profile && viewer ? await listOwnSkills(context.db, viewer.id) : [];
  const asked = { reach: parseReach(searchParams.get("show")), page: parsePage(searchParams.get("page")) };
  const list = profile && (await findMatches(context, { profile, skills, ...asked }));
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

export default function CandidateMatchingPage() {
  const page = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fetched = useFetcher<typeof action>({ key: matchFetcher }).data;
  return (
    <>
      <PageHeader
        title="Candidate matching"
        lead="Open jobs ranked by how well they fit what you hold and what you want. You see every point."
      />
      <div className="page pb-16">
        <MatchScreen page={page} answer={fetched ?? posted} />
      </div>
    </>
  );
}
