import "#app/kit/ui/chart/chart.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listMeasurableRoutes, readSpeedView } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { SpeedScreen } from "#app/desk/figures/speed/screen/speed-screen.tsx";
import { parseSpeedSearch } from "#app/desk/figures/speed/speed-search.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Web vitals of a route", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const search = parseSpeedSearch(new URL(request.url).searchParams);
  if (!search.route || !listMeasurableRoutes().includes(search.route)) throw notFound();
  return readSpeedView(context, search);
}

export default function RouteVitalsPage() {
  return <SpeedScreen {...useLoaderData<typeof loader>()} />;
}
