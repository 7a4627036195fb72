import "#app/kit/ui/chart/chart.css";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readSpeedView } from "#app/desk/figures/speed/queries/speed-page.server.ts";
import { SpeedScreen } from "#app/desk/figures/speed/screen/speed-screen.tsx";
import { parseSpeedSearch, toSpeedQuery } from "#app/desk/figures/speed/speed-search.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Web vitals", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const search = parseSpeedSearch(new URL(request.url).searchParams);
  // The filters' form comes here with a chosen route.
  if (search.route) throw redirect(deskPaths.adminRouteVitals(toSpeedQuery(search)));
  return readSpeedView(context, search);
}

export default function WebVitalsPage() {
  return <SpeedScreen {...useLoaderData<typeof loader>()} />;
}
