import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toSpeedFile } from "#app/desk/figures/speed/queries/speed-file.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return toSpeedFile(context, new URL(request.url).searchParams);
}
