import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findChanged } from "#app/admin/changed-request.server.ts";
import { findContacts, listContacts } from "#app/admin/contact-list.server.ts";
import { receiveDeskForm } from "#app/admin/desk-form.server.ts";
import { parseListSearch, toListPage, toListQuery } from "#app/admin/list-search.ts";
import { RequestList } from "#app/admin/request-list.tsx";
import { countRequests } from "#app/admin/request-totals.server.ts";
import {
  type FoundRequests,
  listGivenFacts,
  type RequestListView,
  type RequestRow,
  toFound,
  toPageLinks,
  toPhoneHref,
  toRequestTimes,
  toTabs,
} from "#app/admin/request-view.ts";
import { admitAdmin } from "#app/desk/admit-admin.server.ts";
import { toPageMeta } from "#app/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { toWordsQuery } from "#app/text/search-words.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Contact requests", isIndexed: false });

const kinds = ["contact", "application"] as const;

type Read = Awaited<ReturnType<typeof listContacts>>[number];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const [read, totals, changed] = await Promise.all([
    listContacts(db, search),
    countRequests(db, kinds, now),
    findChanged(context, searchParams, kinds),
  ]);
  const { rows, ...pages } = toListPage(read, search);
  return {
    rows: rows.map((row) => toRow(row, now)),
    tabs: toTabs(search, totals, paths.adminContacts),
    ...toPageLinks(search, pages, paths.adminContacts),
    action: paths.adminContacts(toListQuery(search)),
    changed,
  };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<FoundRequests> {
  const words = await receiveDeskForm(context, request, kinds);
  const match = toWordsQuery(words);
  const read = match === null ? [] : await findContacts(context.db, match);
  return toFound(
    words,
    read.map((row) => toRow(row, context.now)),
  );
}

const origins = {
  contact: "Contact form",
  employer: "Quick-hire form",
  application: "Question about a posting",
};

function toRow(read: Read, now: number): RequestRow {
  return {
    publicId: read.publicId,
    title: `${read.firstName} ${read.lastName}`.trim(),
    status: read.status,
    ...toRequestTimes(read, now),
    facts: listGivenFacts([
      ["From", origins[read.kind]],
      ["Reference", read.reference],
      ["Email", read.email, `mailto:${read.email}`],
      ["Phone", read.phone, toPhoneHref(read.phone)],
      ["Company", read.company],
      ["Position", read.position],
      ["Specialty", read.specialty],
      ["Source", read.source],
      ["Posting", read.jobTitle, paths.job(read.jobSlug ?? "")],
    ]),
    text: read.message,
  };
}

export default function ContactsPage() {
  const found = useActionData<typeof action>();
  return <RequestList title="Contact requests" view={useLoaderData<typeof loader>()} found={found} />;
}
