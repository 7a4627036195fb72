import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { toSpeedFile } from "#app/speed/read/speed-file.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return toSpeedFile(context, new URL(request.url).searchParams);
}
