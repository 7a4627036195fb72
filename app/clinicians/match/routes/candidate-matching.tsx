import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { matchFetcher } from "#app/clinicians/match/form/quick-form.tsx";
import { MatchScreen } from "#app/clinicians/match/list/match-screen.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/clinicians/match/match.css";
import type { action, loader } from "./candidate-matching.server.ts";

export { action, loader } from "./candidate-matching.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: toAnsweredTitle("Candidate matching", data?.isRefused),
    description:
      "Open healthcare jobs ranked by how well they fit your license, specialty, shift, pay and distance, with every point of the score shown.",
  });

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
