import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findChanged } from "#app/admin/changed-request.server.ts";
import { receiveDeskForm } from "#app/admin/desk-form.server.ts";
import { findHireRequests, listHireRequests } from "#app/admin/hire-list.server.ts";
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

export const meta: MetaFunction = () => toPageMeta({ title: "Hire requests", isIndexed: false });

const kinds = ["hire_request"] as const;

type Read = Awaited<ReturnType<typeof listHireRequests>>[number];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RequestListView> {
  await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const search = parseListSearch(searchParams);
  const [read, totals, changed] = await Promise.all([
    listHireRequests(db, search),
    countRequests(db, kinds, now),
    findChanged(context, searchParams, kinds),
  ]);
  const { rows, ...pages } = toListPage(read, search);
  return {
    rows: rows.map((row) => toRow(row, now)),
    tabs: toTabs(search, totals, paths.adminHireRequests),
    ...toPageLinks(search, pages, paths.adminHireRequests),
    action: paths.adminHireRequests(toListQuery(search)),
    changed,
  };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<FoundRequests> {
  const words = await receiveDeskForm(context, request, kinds);
  const match = toWordsQuery(words);
  const read = match === null ? [] : await findHireRequests(context.db, match);
  return toFound(
    words,
    read.map((row) => toRow(row, context.now)),
  );
}

function toRow(read: Read, now: number): RequestRow {
  const sizeKb = Math.ceil((read.sizeBytes ?? 0) / 1024).toLocaleString("en-US");
  return {
    publicId: read.publicId,
    title: read.company,
    status: read.status,
    ...toRequestTimes(read, now),
    facts: listGivenFacts([
      ["Position", read.position],
      ["Where", read.place],
      ["How many", read.headcount],
      ["Reference", read.reference],
      ["Name", read.name],
      ["Email", read.email, `mailto:${read.email}`],
      ["Phone", read.phone, toPhoneHref(read.phone)],
      [
        "Attachment",
        read.fileName && `${read.fileName} (${sizeKb} kB)`,
        paths.adminAttachment(read.attachmentId ?? ""),
      ],
      ["Sent from", read.source],
    ]),
    text: read.details,
  };
}

export default function HireRequestsPage() {
  const found = useActionData<typeof action>();
  return <RequestList title="Hire requests" view={useLoaderData<typeof loader>()} found={found} />;
}
