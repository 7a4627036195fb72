import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/desk-page.tsx";
import { Segments } from "#app/desk/frame/segments.tsx";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log.ts";
import { Notice } from "#app/ui/notice.tsx";
import { type PanelSearch, parsePanelSearch, periods, toPanelQuery } from "#app/vitals/panel-search.ts";
import { listRouteVitals } from "#app/vitals/route-vitals.server.ts";
import { devices } from "#app/vitals/vitals.ts";
import { VitalsTable } from "#app/vitals/vitals-table.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Web vitals", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const search = parsePanelSearch(new URL(request.url).searchParams);
  const routes = await listRouteVitals(context.env.VITALS_DB, search, context.now).catch((error) => {
    logError("vitals.panel", error, { requestId: context.requestId });
    return null;
  });
  return { search, routes };
}

const deviceLabels = { all: "All devices", mobile: "Mobile", desktop: "Desktop" };

export default function WebVitalsPage() {
  const { search, routes } = useLoaderData<typeof loader>();
  const caption = `${deviceLabels[search.device]}, last ${search.days} days`;
  const toSegment = (label: string, chosen: PanelSearch) => {
    const query = toPanelQuery(chosen);
    const to = query ? `${paths.adminVitals()}?${query}` : paths.adminVitals();
    return { label, to, isCurrent: query === toPanelQuery(search) };
  };
  return (
    <DeskPage
      title="Web vitals"
      lead="Measured in visitors' browsers. 75% of page views were this good or better. Under 20 views is too few to rate."
    >
      <div className="flex flex-wrap justify-between gap-3">
        <Segments
          label="Period"
          segments={periods.map((days) => toSegment(`Last ${days} days`, { ...search, days }))}
        />
        <Segments
          label="Device"
          segments={(["all", ...devices] as const).map((device) =>
            toSegment(deviceLabels[device], { ...search, device }),
          )}
        />
      </div>
      {routes === null && (
        <Notice tone="bad" title="We can't read the measurements right now">
          Their database is not responding. The rest of the admin area works. Try again in a few minutes.
        </Notice>
      )}
      {routes?.length === 0 && (
        <Notice title="No measurements yet">
          No page views for {caption.toLowerCase()}. Figures appear within a minute after a visit.
        </Notice>
      )}
      {routes && routes.length > 0 && (
        <VitalsTable routes={routes} caption={`75th percentile by route. ${caption}`} />
      )}
    </DeskPage>
  );
}
