import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type PanelSearch, parsePanelSearch, periods, toPanelQuery } from "#app/vitals/panel-search.ts";
import { listRouteVitals } from "#app/vitals/route-vitals.server.ts";
import { devices } from "#app/vitals/vitals.ts";
import { VitalsTable } from "#app/vitals/vitals-table.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Web vitals", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  admit(await requireRole(context, ["admin"]), request);
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
  return (
    <>
      <PageHeader
        title="Web vitals"
        lead="Measured in visitors' browsers. 75% of page views were this good or better. Under 20 views is too few to rate."
      />
      <div className="page grid gap-5 pb-16">
        <div className="flex flex-wrap justify-between gap-3">
          <Choices
            label="Period"
            search={search}
            choices={periods.map((days) => ({ label: `Last ${days} days`, search: { ...search, days } }))}
          />
          <Choices
            label="Device"
            search={search}
            choices={(["all", ...devices] as const).map((device) => ({
              label: deviceLabels[device],
              search: { ...search, device },
            }))}
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
      </div>
    </>
  );
}

interface ChoicesProps {
  label: string;
  search: PanelSearch;
  choices: { label: string; search: PanelSearch }[];
}

function Choices({ label, search, choices }: ChoicesProps) {
  return (
    <nav aria-label={label} className="flex overflow-hidden rounded-control border border-line-strong">
      {choices.map((choice) => {
        const query = toPanelQuery(choice.search);
        const isCurrent = query === toPanelQuery(search);
        return (
          <Link
            key={choice.label}
            to={query ? `${paths.adminVitals()}?${query}` : paths.adminVitals()}
            aria-current={isCurrent ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center px-4 font-semibold text-md",
              isCurrent ? "bg-accent text-on-accent" : "text-ink-2 hover:bg-sunken",
            )}
          >
            {choice.label}
          </Link>
        );
      })}
    </nav>
  );
}
