import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { toSpeedFile } from "#app/speed/read/speed-file.server.ts";

/** The figures of one of the dashboard's charts or tables as a CSV file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return toSpeedFile(context, new URL(request.url).searchParams);
}
