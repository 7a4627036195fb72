import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { toListMeta } from "#app/jobs/list/list-meta.ts";
import paneStyles from "#app/jobs/list/pane/beside.css?url";
import { type BesideView, findBeside } from "#app/jobs/list/pane/beside.server.ts";
import { findBesideSlug, toListAddress } from "#app/jobs/list/pane/beside-address.ts";
import { getSearchPage, readFilters, toListData } from "#app/jobs/list/search-page.server.ts";
import { SearchResults } from "#app/jobs/list/search-results.tsx";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { withIslands } from "#app/kit/ui/island.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view, beside] = await Promise.all([
    getSearchPage(context, paths.jobs(), readFilters(request, context)),
    findBeside(context, request),
  ]);
  return { ...toListData(view), beside };
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadBeside(request, () => serverLoader<typeof loader>());

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...toListMeta(
          data.list,
          [data.beside?.detail?.job.title, data.list.isSearch ? data.list.heading : "Healthcare jobs"]
            .filter(Boolean)
            .join(" · "),
          "Search open healthcare jobs in all 50 states and D.C. and compare pay, shift and license before you apply. Free for clinicians.",
        ),
        // The pane's code comes later, so it cannot put its styles into the page's head.
        ...(data.beside ? [{ tagName: "link" as const, rel: "stylesheet", href: paneStyles }] : []),
      ]
    : toPageMeta({ title: "Healthcare jobs", isIndexed: false });

export default function SearchPage() {
  const data = useLoaderData<typeof loader>();
  useListShown(data);
  return <SearchResults packed={data.packed} beside={data.beside} />;
}

let shown: { address: string; data: unknown } | null = null;
const read = new Map<string, BesideView>();

/** Lets `loadBeside` keep the list on the screen. */
function useListShown(data: unknown): void {
  const address = toListAddress(useLocation());
  // Only an effect knows that the list is on the screen.
  useEffect(() => {
    shown = { address, data };
    return () => {
      shown = null;
    };
  }, [address, data]);
}

/** Asks for the posting alone while the list stays, because a search costs far more. */
async function loadBeside<Data extends { beside: BesideView | null }>(
  request: Request,
  loadList: () => Promise<Data>,
): Promise<Data> {
  const url = new URL(request.url);
  const slug = findBesideSlug(url.searchParams);
  const list = shown?.address === toListAddress(url) ? (shown.data as Data) : null;
  if (slug === null) return list?.beside ? { ...list, beside: null } : loadList();
  const beside = list && (await withIslands(withPane(readBeside(slug, url.searchParams))));
  return list && beside ? { ...list, beside } : withIslands(loadList());
}

/** Waits for the pane's code, so that the list moves and the focus changes only once. */
async function withPane<View>(reading: Promise<View>): Promise<View> {
  const [view] = await Promise.all([reading, import("#app/jobs/list/pane/job-beside.tsx").catch(() => {})]);
  return view;
}

const heldNames: readonly string[] = Object.values(licenseFields);

/** Null when there is no answer: then the whole page is loaded, which says what is wrong. */
async function readBeside(slug: string, params: URLSearchParams): Promise<BesideView | null> {
  const held = [...params].filter(([name]) => heldNames.includes(name));
  const address = `/api/jobs/${slug}/beside?${new URLSearchParams(held)}`;
  try {
    const view = read.get(address) ?? (await requestJson<BesideView>("GET", address));
    read.set(address, view);
    return view;
  } catch {
    return null;
  }
}
