import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createAnalyticsFile } from "#app/desk/figures/analytics/panels/analytics-file.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return createAnalyticsFile(context, new URL(request.url).searchParams);
}
