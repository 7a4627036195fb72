import type { socialPosts } from "#app/desk/schema.ts";
import { parseRowPlace, type RowPlace, toRowPlaceText } from "#app/pages/page/row-place.ts";

export type SocialState = (typeof socialPosts.$inferSelect)["state"];

export const queueStates = ["draft", "scheduled", "sent", "failed"] as const satisfies readonly SocialState[];

export interface QueueSearch {
  state: SocialState;
  before: RowPlace | null;
  after: RowPlace | null;
}

export const postsPerPage = 20;

export function parseQueueSearch(params: URLSearchParams): QueueSearch {
  const before = parseRowPlace(params.get("before"));
  return {
    state: queueStates.find((state) => state === params.get("state")) ?? "draft",
    before,
    after: before ? null : parseRowPlace(params.get("after")),
  };
}

export function toQueueQuery({ state, before, after }: Partial<QueueSearch>): string {
  const params = new URLSearchParams();
  if (state && state !== "draft") params.set("state", state);
  if (before) params.set("before", toRowPlaceText(before));
  if (after) params.set("after", toRowPlaceText(after));
  return params.toString();
}

/** Scheduled posts are listed as they are due, and all others newest first. */
const isOldestFirst = ({ state }: QueueSearch): boolean => state === "scheduled";

/** Rows are read against the list's order when paging backward. */
export const isReadUpward = (search: QueueSearch): boolean =>
  isOldestFirst(search) ? search.before === null : search.after !== null;

/** @param found up to one row more than a page has, in the order of `isReadUpward` */
export function toQueuePage<Row extends { id: number; stateAt: number }>(found: Row[], search: QueueSearch) {
  const [back, forth] = isOldestFirst(search)
    ? (["before", "after"] as const)
    : (["after", "before"] as const);
  const hasMore = found.length > postsPerPage;
  const rows = found.slice(0, postsPerPage);
  const isBackward = search[back] !== null;
  if (isBackward) rows.reverse();
  const toLink = (row: Row | undefined, side: "before" | "after", isThere: boolean) =>
    row && isThere ? toQueueQuery({ state: search.state, [side]: { at: row.stateAt, id: row.id } }) : null;
  return {
    rows,
    previous: toLink(rows[0], back, isBackward ? hasMore : search[forth] !== null),
    next: toLink(rows.at(-1), forth, isBackward || hasMore),
  };
}
