import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findCareer } from "#app/clinicians/career/career.server.ts";
import { CareerScreen } from "#app/clinicians/career/career-screen.tsx";
import { keepGoal, useDeviceCareer } from "#app/clinicians/career/device-career.ts";
import { goalFields, saveGoal } from "#app/clinicians/career/goals/goal-form.server.ts";
import { findKept } from "#app/clinicians/career/kept.server.ts";
import { NoProfile } from "#app/clinicians/career/no-profile.tsx";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toProfile } from "#app/clinicians/profile/record/profile.ts";
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
