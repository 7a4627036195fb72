import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { type Career, findCareer } from "#app/clinicians/career/career.server.ts";
import { CareerScreen } from "#app/clinicians/career/career-screen.tsx";
import { type ChangedGoals, goalFields, saveGoal } from "#app/clinicians/career/goals/goal-form.server.ts";
import { findKept } from "#app/clinicians/career/kept.server.ts";
import { NoProfile } from "#app/clinicians/career/no-profile.tsx";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { type AboutPart, toProfile } from "#app/clinicians/profile/record/profile.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/clinicians/career/career.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import { changeGoals } from "#app/clinicians/career/goals/change-goals.ts";
import { mostGoals } from "#app/clinicians/profile/record/limits.ts";
import {
  followKept,
  type KeptProfile,
  readKept,
  writeKept,
} from "#app/facts/licensing/memory/license-memory.ts";
import { requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Career dashboard",
    description:
      "Your market at a glance: the jobs you can take with your licenses, how your pay compares, the license worth getting, what expires, and your goals.",
  });

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const profile = viewer && toProfile(await findRecord(context.db, viewer.id));
  return {
    canonical: paths.careerDashboard(),
    isSignedIn: viewer !== null,
    career: profile && (await findCareer(context, profile)),
    goals: profile?.goals ?? [],
    kept: viewer && (await findKept(context, viewer.id)),
    newGoalId: viewer ? randomId() : "new",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const viewer = await context.viewer();
  const form = Object.fromEntries(await requireForm(request, goalFields)) as Record<string, string>;
  const changed = await saveGoal(context, viewer?.id ?? null, form);
  if (changed.status === "saved") throw goTo(`${paths.careerDashboard()}#goals`);
  return changed.status === "invalid" ? unprocessed(changed) : changed;
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  keepGoal(() => serverAction<typeof action>());

export default function CareerDashboardPage() {
  const { isSignedIn, career, goals, kept, newGoalId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action | typeof clientAction>();
  const device = useDeviceCareer(isSignedIn);
  const shown = career ? { career, goals } : device.shown;
  return (
    <>
      <PageHeader
        title="Career dashboard"
        lead={
          shown
            ? "Your market today, by what your profile says."
            : "Your market at a glance, once you say what you do."
        }
      >
        {shown && (
          <ButtonLink to={paths.profile()} look="outline">
            Edit my profile
          </ButtonLink>
        )}
      </PageHeader>
      <div className="page min-h-dvh pb-16">
        {shown ? (
          <CareerScreen {...shown} kept={kept} newGoalId={newGoalId} answer={answer} />
        ) : (
          <>
            {device.problem && (
              <Notice live tone="bad" title="Your market is missing">
                {device.problem}
              </Notice>
            )}
            <NoProfile isSignedIn={isSignedIn} isWaiting={device.isWaiting} />
          </>
        )}
      </div>
    </>
  );
}

async function keepGoal(ask: () => Promise<ChangedGoals>): Promise<ChangedGoals> {
  const answer = await ask();
  if (answer.status !== "checked") return answer;
  const kept = readKept();
  const about = kept.about as AboutPart | null;
  // A signed-out page may come from a cache, so its id may be used already.
  const { change } = answer;
  const own = change.intent === "add" ? { ...change, id: crypto.randomUUID().slice(0, 8) } : change;
  const goals = changeGoals(about?.goals ?? [], own);
  if (about && goals.length <= mostGoals)
    writeKept({ ...kept, about: { ...about, goals }, aboutSaidAt: Date.now() });
  return { status: "saved" };
}

interface DeviceCareer {
  /** Null if logged in, until the server answers, and when this device keeps no profile. */
  shown: { career: Career; goals: AboutPart["goals"] } | null;
  isWaiting: boolean;
  /** Why the server gave no figures. */
  problem: string | null;
}

interface Answer {
  asked: string;
  career: Career | null;
  problem: string | null;
}

const failed =
  "We could not read your market just now. Your profile is still on this device: reload the page to try again.";

function useDeviceCareer(isSignedIn: boolean): DeviceCareer {
  const kept = useSyncExternalStore<KeptProfile | null>(followKept, readKept, () => null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = kept && !isSignedIn ? toAsked(kept) : null;
  // Only the browser knows the profile, and no event says that the page has loaded.
  useEffect(() => {
    if (!asked) return;
    requestJson<{ career: Career | null }>("POST", "/api/career", { record: asked }).then(
      ({ career }) => setAnswer({ asked, career, problem: null }),
      (error) => setAnswer({ asked, career: null, problem: toDisplayMessage(error, failed) }),
    );
  }, [asked]);
  const career = asked ? (answer?.career ?? null) : null;
  return {
    shown: career && { career, goals: (kept?.about as AboutPart | null)?.goals ?? [] },
    problem: asked !== null && answer?.asked === asked ? answer.problem : null,
    isWaiting: !isSignedIn && (kept === null || (asked !== null && answer?.asked !== asked)),
  };
}

/** Goals, and the times of the answers, change none of the figures. */
function toAsked({ label: _, ...record }: KeptProfile): string | null {
  if (!record.about && record.licenses.length === 0) return null;
  const about = record.about && { ...(record.about as AboutPart), goals: [] };
  return JSON.stringify({ ...record, about, aboutSaidAt: 0, licenseSaidAt: 0 });
}
