import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { parseListSearch } from "#app/desk/requests/list-search.ts";
import { createRequestFile } from "#app/desk/requests/request/requests-csv.server.ts";
import { notPossible } from "#app/kit/platform/http.ts";

/** A POST, because each file adds a line to the audit log. */
export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const { pathname, searchParams } = new URL(request.url);
  const kind = pathname.endsWith("/contacts.csv") ? "contact" : "hire_request";
  return createRequestFile(context, viewer.id, kind, parseListSearch(searchParams));
}

export function loader() {
  throw notPossible();
}
