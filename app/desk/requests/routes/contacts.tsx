import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findContacts, listContacts } from "#app/desk/requests/contact-list.server.ts";
import { findChanged, findPassed, receiveDeskForm } from "#app/desk/requests/desk-form.server.ts";
import { parseListSearch, toListQuery, toRequestPage } from "#app/desk/requests/list-search.ts";
import { RequestList } from "#app/desk/requests/request-list.tsx";
import { toContactRow } from "#app/desk/requests/request-rows.ts";
import {
  type FoundRequests,
  type RequestListView,
  toFound,
  toOwnerTabs,
  toPageLinks,
  toTabs,
} from "#app/desk/requests/request-view.ts";
import { countRequests } from "#app/desk/requests/requests.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toWordsQuery } from "#app/kit/text/words.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Contact requests", isIndexed: false });

const kinds = ["contact", "application"] as const;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  const viewer = await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const [read, totals, changed] = await Promise.all([
    listContacts(db, search, viewer.id),
    countRequests(db, kinds, now),
    findChanged(context, searchParams, kinds),
  ]);
  const { rows, ...pages } = toRequestPage(read, search);
  return {
    rows: rows.map((row) => toContactRow(row, now)),
    tabs: toTabs(search, totals, deskPaths.adminContacts),
    owners: toOwnerTabs(search, deskPaths.adminContacts),
    pages: toPageLinks(search, pages, deskPaths.adminContacts),
    action: deskPaths.adminContacts(toListQuery(search)),
    file: deskPaths.adminContactFile(toListQuery({ status: search.status, isMine: search.isMine })),
    changed,
    said: findPassed(searchParams),
  };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<FoundRequests> {
  const words = await receiveDeskForm(context, request, kinds);
  const match = toWordsQuery(words);
  const read = match === null ? [] : await findContacts(context.db, match);
  return toFound(
    words,
    read.map((row) => toContactRow(row, context.now)),
  );
}

export default function ContactsPage() {
  const found = useActionData<typeof action>();
  return <RequestList title="Contact requests" view={useLoaderData<typeof loader>()} found={found} />;
}
