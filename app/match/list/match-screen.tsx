import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Packed, usePacked } from "#app/page/packed.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { MatchAnswer } from "../asked/answer-form.server.ts";
import { matchFetcher } from "../asked/match-form.tsx";
import { QuickForm } from "../asked/quick-form.tsx";
import type { MatchList } from "../find/match.server.ts";
import { AboutScore } from "./about-score.tsx";
import { matchesHeadingId } from "./heading-id.ts";
import { MatchListView } from "./match-list.tsx";
import { useDeviceMatch } from "./use-device-match.ts";

type Answer = { ok: true; list: Packed<MatchList>; record: string } | Extract<MatchAnswer, { ok: false }>;

interface ScreenProps {
  page: { isSignedIn: boolean; list: Packed<MatchList> | null; professions: string };
  answer: Answer | undefined;
}

export function MatchScreen({ page, answer }: ScreenProps) {
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
  const shown = answer?.ok ? answer : page.list && !answer ? { list: page.list, record: null } : null;
  return (
    <div className={isWaiting ? "match-waiting" : undefined}>
      {shown ? <PackedList {...shown} /> : <NoList page={page} answer={answer?.ok ? undefined : answer} />}
      <AboutScore />
    </div>
  );
}

interface NoListProps {
  page: ScreenProps["page"];
  answer: Extract<Answer, { ok: false }> | undefined;
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
        />
      </section>
    </div>
  );
}

function PackedList({ list, record }: { list: Packed<MatchList>; record: string | null }) {
  return <MatchListView list={usePacked(list)} record={record} />;
}

/** Focuses the answer as a full page load would, but not when the device asked by itself. */
function useFocusOnAnswer(answer: Answer | undefined, isByItself: { current: boolean }): void {
  const before = useRef(answer);
  // Only the fetcher's data tells that an answer came.
  useEffect(() => {
    if (answer === before.current) return;
    before.current = answer;
    if (!isByItself.current) document.getElementById(matchesHeadingId)?.focus();
    isByItself.current = false;
  }, [answer, isByItself]);
}
