import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { parseListSearch, toListPage, toListQuery } from "#app/admin/list-search.ts";
import { RequestList } from "#app/admin/request-list.tsx";
import {
  listGivenFacts,
  type RequestListView,
  type RequestRow,
  toPhoneHref,
  toRequestTimes,
  toStatusFilters,
} from "#app/admin/request-view.ts";
import { listHireRequests } from "#app/admin/requests.server.ts";
import { receiveStatusForm } from "#app/admin/status-form.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Hire requests", isIndexed: false });

type Found = Awaited<ReturnType<typeof listHireRequests>>[number];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  admit(await requireRole(context, ["admin"]), request);
  const search = parseListSearch(new URL(request.url).searchParams);
  const { rows, newer, older } = toListPage(await listHireRequests(context.db, search), search);
  return {
    rows: rows.map((row) => toRow(row, context.now)),
    filters: toStatusFilters(search, paths.adminHireRequests),
    newer: newer === null ? null : paths.adminHireRequests(newer),
    older: older === null ? null : paths.adminHireRequests(older),
    action: paths.adminHireRequests(toListQuery(search)),
  };
}

export function action({ context, request }: ActionFunctionArgs) {
  return receiveStatusForm(context, request, ["hire_request"]);
}

function toRow(found: Found, now: number): RequestRow {
  const sizeKb = Math.ceil((found.sizeBytes ?? 0) / 1024).toLocaleString("en-US");
  return {
    publicId: found.publicId,
    title: found.company,
    status: found.status,
    ...toRequestTimes(found, now),
    facts: listGivenFacts([
      ["Name", found.name],
      ["Email", found.email, `mailto:${found.email}`],
      ["Phone", found.phone, toPhoneHref(found.phone)],
      [
        "Attachment",
        found.fileName && `${found.fileName} (${sizeKb} kB)`,
        paths.adminAttachment(found.attachmentId ?? ""),
      ],
    ]),
    text: found.details,
  };
}

export default function HireRequestsPage() {
  return <RequestList title="Hire requests" view={useLoaderData<typeof loader>()} />;
}
