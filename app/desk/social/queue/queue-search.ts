import type { socialPosts } from "#app/desk/schema.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toReadOrder,
} from "#app/kit/platform/keyset.ts";

export type SocialState = (typeof socialPosts.$inferSelect)["state"];

export const queueStates = ["draft", "scheduled", "sent", "failed"] as const satisfies readonly SocialState[];

export interface QueueSearch extends ListPlace {
  state: SocialState;
}

export const postsPerPage = 20;

export function parseQueueSearch(params: URLSearchParams): QueueSearch {
  return {
    state: queueStates.find((state) => state === params.get("state")) ?? "draft",
    ...parseListPlace(params, 2),
  };
}

export function toQueueQuery({ state, ...place }: Partial<QueueSearch>): string {
  const params = new URLSearchParams();
  if (state && state !== "draft") params.set("state", state);
  setListPlace(params, place);
  return params.toString();
}

/** Scheduled posts are listed as they are due, and all others newest first. */
export const toQueueOrder = (search: QueueSearch) =>
  toReadOrder(search, search.state === "scheduled" ? "ASC" : "DESC");

/** @param found up to one row more than a page has, in `toQueueOrder` */
export const toQueuePage = <Row extends { id: number; stateAt: number }>(
  found: readonly Row[],
  search: QueueSearch,
) =>
  toListPage(
    found,
    search,
    postsPerPage,
    ({ stateAt, id }) => [stateAt, id],
    (place) => toQueueQuery({ state: search.state, ...place }),
  );
