import type { SiteContext } from "#app/kit/platform/context.ts";
import { parseStatus } from "./list-search.ts";
import { findRequestStatus } from "./request-status.server.ts";
import type { RequestListView } from "./request-view.ts";
import type { RequestKind } from "./requests.server.ts";

export async function findChanged(
  { db }: SiteContext,
  search: URLSearchParams,
  kinds: readonly RequestKind[],
): Promise<RequestListView["changed"]> {
  const publicId = search.get("changed");
  const was = parseStatus(search.get("was"));
  if (!publicId || publicId.length > 40 || !was) return null;
  for (const kind of kinds) {
    const status = await findRequestStatus(db, kind, publicId);
    if (status) return status === was ? null : { publicId, status, was };
  }
  return null;
}
