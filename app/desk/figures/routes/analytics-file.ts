import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listPanels } from "#app/desk/figures/analytics/panels/panels.server.ts";
import { panelNames } from "#app/desk/figures/analytics/panels/step-panel.ts";
import { parseAnalyticsSearch, tabs } from "#app/desk/figures/analytics/period.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return createAnalyticsFile(context, new URL(request.url).searchParams);
}

const mostRows = 1000;

async function createAnalyticsFile(context: SiteContext, params: URLSearchParams): Promise<Response> {
  const table = params.get("table") ?? "";
  const tab = tabs.find((each) => panelNames[each].includes(table));
  if (!tab) throw notFound();
  const { period } = parseAnalyticsSearch(params);
  const panels = await listPanels(context, { tab, period }, mostRows);
  const { headings, rows } = panels.find(({ name }) => name === table)!;
  const columns = headings.flatMap((heading, at) => (heading === "" ? [] : [at]));
  const lines = rows.map(({ name, figures }) => [name, ...figures]);
  const text = toCsv([headings, ...lines].map((line) => columns.map((at) => line[at] ?? null)));
  return toPrivateCsv(text, `${table}-${period}.csv`);
}
