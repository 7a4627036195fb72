import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findChanged, receiveDeskForm } from "#app/desk/requests/desk-form.server.ts";
import { parseListSearch, toListQuery, toRequestPage } from "#app/desk/requests/list-search.ts";
import { RequestList } from "#app/desk/requests/request-list.tsx";
import { toHireRow } from "#app/desk/requests/request-rows.ts";
import {
  type FoundRequests,
  type RequestListView,
  toFound,
  toOwnerTabs,
  toPageLinks,
  toTabs,
} from "#app/desk/requests/request-view.ts";
import { countRequests, findHireRequests, listHireRequests } from "#app/desk/requests/requests.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toWordsQuery } from "#app/kit/text/words.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Hire requests", isIndexed: false });

const kinds = ["hire_request"] as const;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  const viewer = await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const [read, totals, changed] = await Promise.all([
    listHireRequests(db, search, viewer.id),
    countRequests(db, kinds, now),
    findChanged(context, searchParams, kinds),
  ]);
  const { rows, ...pages } = toRequestPage(read, search);
  return {
    rows: rows.map((row) => toHireRow(row, now)),
    tabs: toTabs(search, totals, deskPaths.adminHireRequests),
    owners: toOwnerTabs(search, deskPaths.adminHireRequests),
    pages: toPageLinks(search, pages, deskPaths.adminHireRequests),
    action: deskPaths.adminHireRequests(toListQuery(search)),
    file: deskPaths.adminHireRequestsCsv(toListQuery({ status: search.status, isMine: search.isMine })),
    changed,
  };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<FoundRequests> {
  const words = await receiveDeskForm(context, request, kinds);
  const match = toWordsQuery(words);
  const read = match === null ? [] : await findHireRequests(context.db, match);
  return toFound(
    words,
    read.map((row) => toHireRow(row, context.now)),
  );
}

export default function HireRequestsPage() {
  const found = useActionData<typeof action>();
  return <RequestList title="Hire requests" view={useLoaderData<typeof loader>()} found={found} />;
}
