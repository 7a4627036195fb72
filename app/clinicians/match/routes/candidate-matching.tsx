import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { matchFetcher, QuickForm } from "#app/clinicians/match/form/quick-form.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import "#app/clinicians/match/match.css";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { MatchAnswer } from "#app/clinicians/match/form/answer-form.server.ts";
import { matchesHeadingId } from "#app/clinicians/match/list/list-steps.tsx";
import { AboutScore, MatchListView } from "#app/clinicians/match/list/match-list.tsx";
import type { MatchList } from "#app/clinicians/match/queries/match.server.ts";
import type { AboutPart } from "#app/clinicians/profile/record/profile.ts";
import { followKept, type KeptProfile, readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./candidate-matching.server.ts";

type Found = Extract<MatchAnswer, { ok: true }>;

interface ScreenProps {
  page: { isSignedIn: boolean; list: MatchList | null; professions: string };
  answer: MatchAnswer | undefined;
}

function MatchScreen({ page, answer }: ScreenProps) {
  const fetcher = useFetcher({ key: matchFetcher });
  const isByItself = useRef(false);
  const isWaiting = useDeviceMatch(
    { isSignedIn: page.isSignedIn, isAnswered: answer !== undefined },
    (record) => {
      isByItself.current = true;
      fetcher.submit({ record }, { method: "post", action: paths.candidateMatching() });
    },
  );
  useFocusOnAnswer(answer, isByItself);
  return (
    <div className={isWaiting ? "match-waiting" : undefined}>
      {answer?.ok ? (
        <div className="grid gap-stack">
          <ChangedFacts professions={page.professions} answer={answer} />
          <MatchListView list={answer.list} record={answer.record} />
        </div>
      ) : page.list && !answer ? (
        <MatchListView list={page.list} record={null} />
      ) : (
        <NoList page={page} answer={answer} />
      )}
      <AboutScore />
    </div>
  );
}

interface NoListProps {
  page: ScreenProps["page"];
  answer: Extract<MatchAnswer, { ok: false }> | undefined;
}

function NoList({ page, answer }: NoListProps) {
  return (
    <div className="grid gap-8">
      <div className="grid max-w-2xl gap-item">
        <p className="text-ink-2">
          Fill in your profile once, and every posting is scored against it.{" "}
          {page.isSignedIn
            ? "It stays in your account."
            : "Without an account, it stays in this browser: we score it and store nothing."}
        </p>
        <p>
          <ButtonLink to={paths.profile()}>Fill in my profile</ButtonLink>
        </p>
      </div>
      <section aria-labelledby="quick" className="grid gap-item">
        <h2 id="quick">Or try it with a few facts</h2>
        <QuickForm
          professions={page.professions}
          values={answer?.values ?? {}}
          errors={answer?.errors ?? {}}
          record={answer?.record ?? null}
        />
      </section>
    </div>
  );
}

/** Closes with each new answer. */
const ChangedFacts = ({ professions, answer }: { professions: string; answer: Found }) => (
  <details key={answer.record} className="match-facts">
    <summary>Change a fact</summary>
    <div className="grid gap-item pt-3">
      <QuickForm professions={professions} values={answer.values} errors={{}} record={answer.record} />
      <p className="text-ink-2 text-md">
        Certificates, job types and more are in{" "}
        <Link to={paths.profile()} className="link">
          your profile
        </Link>
        .
      </p>
    </div>
  </details>
);

/** Focuses the answer as a full page load would, but not when the device asked by itself. */
function useFocusOnAnswer(answer: MatchAnswer | undefined, isByItself: { current: boolean }): void {
  const before = useRef(answer);
  // Only the fetcher's data tells that an answer came.
  useEffect(() => {
    if (answer === before.current) return;
    before.current = answer;
    if (!isByItself.current) document.getElementById(matchesHeadingId)?.focus();
    isByItself.current = false;
  }, [answer, isByItself]);
}

/** For signed-out people. Returns true until it is known whether there will be an answer. */
function useDeviceMatch(
  { isSignedIn, isAnswered }: { isSignedIn: boolean; isAnswered: boolean },
  ask: (record: string) => void,
): boolean {
  const kept = useSyncExternalStore<KeptProfile | null>(followKept, readKept, () => null);
  const record = kept && !isSignedIn ? toSentRecord(kept) : null;
  // No event says that the page came, and only the browser knows the profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again only when the record changes.
  useEffect(() => {
    if (record) ask(record);
  }, [record]);
  return !isSignedIn && !isAnswered && (kept === null || record !== null);
}

/** Without goals, pay and times, which no score reads. */
function toSentRecord({ label: _, ...kept }: KeptProfile): string | null {
  if (!kept.profession) return null;
  const about = kept.about && { ...(kept.about as AboutPart), goals: [], pay: null };
  return JSON.stringify({ ...kept, about, aboutSaidAt: 0, licenseSaidAt: 0 });
}

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
