import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { listContacts } from "#app/admin/contact-list.server.ts";
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
import { receiveStatusForm } from "#app/admin/status-form.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Contact requests", isIndexed: false });

type Found = Awaited<ReturnType<typeof listContacts>>[number];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  admit(await requireRole(context, ["admin"]), request);
  const search = parseListSearch(new URL(request.url).searchParams);
  const { rows, newer, older } = toListPage(await listContacts(context.db, search), search);
  return {
    rows: rows.map((row) => toRow(row, context.now)),
    filters: toStatusFilters(search, paths.adminContacts),
    newer: newer === null ? null : paths.adminContacts(newer),
    older: older === null ? null : paths.adminContacts(older),
    action: paths.adminContacts(toListQuery(search)),
  };
}

export function action({ context, request }: ActionFunctionArgs) {
  return receiveStatusForm(context, request, ["contact", "application"]);
}

const kinds = {
  contact: "Contact form",
  employer: "Quick-hire form",
  application: "Question about a posting",
};

function toRow(found: Found, now: number): RequestRow {
  return {
    publicId: found.publicId,
    title: `${found.firstName} ${found.lastName}`.trim(),
    status: found.status,
    ...toRequestTimes(found, now),
    facts: listGivenFacts([
      ["From", kinds[found.kind]],
      ["Email", found.email, `mailto:${found.email}`],
      ["Phone", found.phone, toPhoneHref(found.phone)],
      ["Company", found.company],
      ["Position", found.position],
      ["Specialty", found.specialty],
      ["Source", found.source],
      ["Posting", found.jobTitle, paths.job(found.jobSlug ?? "")],
    ]),
    text: found.message,
  };
}

export default function ContactsPage() {
  return <RequestList title="Contact requests" view={useLoaderData<typeof loader>()} />;
}
