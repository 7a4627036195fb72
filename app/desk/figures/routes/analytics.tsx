import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PanelView } from "#app/desk/figures/analytics/page/panel-view.tsx";
import { listPanels } from "#app/desk/figures/analytics/panels/panels.server.ts";
import {
  allPeriods,
  parseAnalyticsSearch,
  periodFacts,
  tabs,
  toAnalyticsQuery,
} from "#app/desk/figures/analytics/period.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { logError } from "#app/kit/platform/log.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

const mostRows = 12;

export const meta: MetaFunction = () => toPageMeta({ title: "Analytics", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const search = parseAnalyticsSearch(new URL(request.url).searchParams);
  const panels = await listPanels(context, search, mostRows).catch((error) => {
    logError("analytics.read", error, { requestId: context.requestId });
    return null;
  });
  return { search, panels };
}

const tabLabels = { visits: "Visits", searches: "Searches", funnel: "Funnel", requests: "Requests" };

export default function AnalyticsPage() {
  const { search, panels } = useLoaderData<typeof loader>();
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
      ) : (
        <div className="panels">
          {panels.map((panel) => (
            <PanelView key={panel.name} panel={panel} period={period} />
          ))}
        </div>
      )}
    </DeskPage>
  );
}
