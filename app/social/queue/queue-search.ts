import type { socialPosts } from "#app/platform/schema.ts";

export type SocialState = (typeof socialPosts.$inferSelect)["state"];

export const queueStates = ["draft", "scheduled", "sent", "failed"] as const satisfies readonly SocialState[];

interface Position {
  at: number;
  id: number;
}

export interface QueueSearch {
  state: SocialState;
  before: Position | null;
  after: Position | null;
}

export const postsPerPage = 20;

export function parseQueueSearch(params: URLSearchParams): QueueSearch {
  const before = parsePosition(params.get("before"));
  return {
    state: queueStates.find((state) => state === params.get("state")) ?? "draft",
    before,
    after: before ? null : parsePosition(params.get("after")),
  };
}

export function toQueueQuery({ state, before, after }: Partial<QueueSearch>): string {
  const params = new URLSearchParams();
  if (state && state !== "draft") params.set("state", state);
  if (before) params.set("before", `${before.at}.${before.id}`);
  if (after) params.set("after", `${after.at}.${after.id}`);
  return params.toString();
}

function parsePosition(text: string | null): Position | null {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && id ? { at: Number(at), id: Number(id) } : null;
}

/** What is scheduled comes in the order in which it is due, all other posts newest first. */
const isOldestFirst = ({ state }: QueueSearch): boolean => state === "scheduled";

/** The order of the rows as they are read: against that of the list when paging backward. */
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
