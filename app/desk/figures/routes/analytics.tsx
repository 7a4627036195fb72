import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PanelView } from "#app/desk/figures/analytics/page/panel-view.tsx";
import { listPanels } from "#app/desk/figures/analytics/panels/panels.server.ts";
import type { Panel } from "#app/desk/figures/analytics/panels/step-panel.ts";
import {
  type AnalyticsTab,
  allPeriods,
  type Period,
  parseAnalyticsSearch,
  periodFacts,
  tabs,
  toAnalyticsQuery,
} from "#app/desk/figures/analytics/period.ts";
import { NothingCounted } from "#app/desk/figures/nothing-counted.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { logError } from "#app/kit/platform/log.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { findFirstCountedDay } from "#app/kit/vitals/first-counted-day.server.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

const mostRows = 12;

export const meta: MetaFunction = () => toPageMeta({ title: "Analytics", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const search = parseAnalyticsSearch(new URL(request.url).searchParams);
  const noteDown = (error: unknown) => {
    logError("analytics.read", error, { requestId: context.requestId });
    return null;
  };
  const panels = await listPanels(context, search, mostRows).catch(noteDown);
  const isEmpty = panels?.every(({ name, rows }) => rows.length === 0 || name.startsWith("robot")) ?? false;
  const since = isEmpty ? await findFirstCountedDay(context.env.VITALS_DB).catch(noteDown) : null;
  return { search, panels, isEmpty, since };
}

const tabLabels = { visits: "Visits", searches: "Searches", funnel: "Funnel", requests: "Requests" };

const openPage =
  "Open a page of the site in a window where you are logged out, and close it: it is counted within a minute.";
const emptyTexts: Record<AnalyticsTab, { title: string; counted: string; todo: string; links: Links }> = {
  visits: {
    title: "No page views in this time.",
    counted:
      "Page views and visits, with the page, the site that linked to it, campaign, country and kind of device. No cookies, and no addresses of networks are kept.",
    todo: openPage,
    links: [{ name: "Home page", to: paths.home() }],
  },
  searches: {
    title: "Nobody searched job postings in this time.",
    counted: "Searches for jobs, those that found nothing, and words that several networks searched for.",
    todo: "Search for a job in a window where you are logged out: it is counted within a minute.",
    links: [{ name: "Job search", to: paths.jobs() }],
  },
  funnel: {
    title: "Nobody opened a posting in this time.",
    counted: "Postings opened, application forms opened, and applications sent, by what led to the visit.",
    todo: "Look whether postings are open, and whether job sites fetch them.",
    links: [
      { name: "Open postings", to: deskPaths.adminPostings("state=open") },
      { name: "Google Jobs validation", to: deskPaths.adminJobsValidation() },
    ],
  },
  requests: {
    title: "No hire request was sent in this time.",
    counted: "Hire requests, by the page whose form sent them.",
    todo: "Look at the page that employers find first, and post its address where they read.",
    links: [{ name: "For employers", to: paths.employers() }],
  },
};

type Links = { name: string; to: string }[];

export default function AnalyticsPage() {
  const { search, panels, isEmpty, since } = useLoaderData<typeof loader>();
  const { period, tab } = search;
  return (
    <DeskPage
      title="Analytics"
      lead={`The last ${periodFacts[period].label}, compared with the ${periodFacts[period].before}. Counted without cookies, from pages whose scripts ran.`}
    >
      <div className="flex flex-wrap justify-between gap-3">
        <Segments
          label="Figures"
          segments={tabs.map((each) => ({
            label: tabLabels[each],
            to: deskPaths.adminAnalytics(toAnalyticsQuery({ period, tab: each })),
            isCurrent: each === tab,
          }))}
        />
        <Segments
          label="Period"
          segments={allPeriods.map((each) => ({
            label: periodFacts[each].label,
            to: deskPaths.adminAnalytics(toAnalyticsQuery({ tab, period: each })),
            isCurrent: each === period,
          }))}
        />
      </div>
      {panels === null ? (
        <Notice tone="bad" title="We can't read the figures right now">
          Their database is not responding. The rest of the admin area works. Try again in a few minutes.
        </Notice>
      ) : isEmpty ? (
        <>
          <NothingCounted
            {...emptyTexts[tab]}
            since={since}
            links={[
              ...(period === "26w"
                ? []
                : [
                    {
                      name: "The last 26 weeks",
                      to: deskPaths.adminAnalytics(toAnalyticsQuery({ tab, period: "26w" })),
                    },
                  ]),
              ...emptyTexts[tab].links,
            ]}
          />
          <Panels panels={panels.filter(({ rows }) => rows.length > 0)} period={period} />
        </>
      ) : (
        <Panels panels={panels} period={period} />
      )}
    </DeskPage>
  );
}

const Panels = ({ panels, period }: { panels: readonly Panel[]; period: Period }) => (
  <div className="panels">
    {panels.map((panel) => (
      <PanelView key={panel.name} panel={panel} period={period} />
    ))}
  </div>
);
