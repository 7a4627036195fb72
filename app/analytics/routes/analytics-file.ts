import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createAnalyticsFile } from "#app/analytics/panels/analytics-file.server.ts";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return createAnalyticsFile(context, new URL(request.url).searchParams);
}
