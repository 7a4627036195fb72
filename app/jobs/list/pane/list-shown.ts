import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { withIslands } from "#app/kit/ui/island.tsx";
import type { BesideView } from "./beside.server.ts";
import { findBesideSlug, toListAddress } from "./beside-address.ts";

let shown: { address: string; data: unknown } | null = null;
const read = new Map<string, BesideView>();

/** Lets `loadBeside` keep the list on the screen. */
export function useListShown(data: unknown): void {
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
export async function loadBeside<Data extends { beside: BesideView | null }>(
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
  const [view] = await Promise.all([reading, import("./job-beside.tsx").catch(() => {})]);
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
