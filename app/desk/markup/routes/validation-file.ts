import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toChecksFile, toTrendFile } from "#app/desk/markup/list/check-file.server.ts";
import { parseCheckSearch } from "#app/desk/markup/list/check-search.ts";

/** The filtered table, or with `?trend` the nights. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  return searchParams.has("trend")
    ? toTrendFile(context)
    : toChecksFile(context, parseCheckSearch(searchParams));
}
