import type { MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { CareerScreen } from "#app/clinicians/career/career-screen.tsx";
import { keepGoal, useDeviceCareer } from "#app/clinicians/career/device-career.ts";
import { NoProfile } from "#app/clinicians/career/no-profile.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/clinicians/career/career.css";
import "#app/jobs/page/pay-drawing.css";
import "#app/kit/ui/chart/five-figures.css";
import type { action, loader } from "./career-dashboard.server.ts";

export { action, headers, loader } from "./career-dashboard.server.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Career dashboard",
    description:
      "Your market at a glance: the jobs you can take with your licenses, how your pay compares, the license worth getting, what expires, and your goals.",
  });

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
