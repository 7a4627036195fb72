import { listRevisions } from "#app/companies/posting/publication/decide-posting.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { parseRowKey } from "#app/kit/platform/keyset.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import {
  type DeskPosting,
  parsePostingSearch,
  selectDeskPostings,
  selectFoundPostings,
  toFoundPage,
  toPostingMatch,
  toPostingPage,
} from "./desk-postings.server.ts";
import { deskStatusNames, listedStatuses } from "./posting-status.ts";

export type PostingRowView = ReturnType<typeof toRowView>;

export async function readPostingList({ db, now }: SiteContext, params: URLSearchParams) {
  const search = parsePostingSearch(params);
  const { results } = await selectDeskPostings(db, search).all<DeskPosting>();
  const { rows, next } = toPostingPage(results, search);
  // Only those that wait are decided about in the list.
  const waiting = search.state === "pending" ? rows.map(({ id }) => id) : [];
  const revisions = await listRevisions(db, waiting);
  return {
    state: search.state ?? "all",
    segments: [
      ...listedStatuses.map((each) => ({
        label: deskStatusNames[each],
        to: deskPaths.adminPostings(each === "pending" ? "" : `state=${each}`),
        isCurrent: each === search.state,
      })),
      { label: "All", to: deskPaths.adminPostings("state=all"), isCurrent: search.state === null },
    ],
    rows: rows.map((row) => toRowView(row, now, revisions.get(row.id))),
    next: next && deskPaths.adminPostings(next),
  };
}

export async function findDeskPostings({ db, now }: SiteContext, find: string, after: string | null) {
  const words = find.trim().slice(0, 300);
  const match = toPostingMatch(words);
  const place = parseRowKey(after, 1);
  const found =
    match === null ? [] : (await selectFoundPostings(db, match, place).all<DeskPosting>()).results;
  const { rows, next } = toFoundPage(found);
  return {
    words,
    rows: rows.map((row) => toRowView(row, now)),
    next,
  };
}

function toRowView(row: DeskPosting, now: number, revision = "") {
  const { id, slug, title, status, company, reason } = row;
  return {
    ...{ id, slug, title, status, company, reason },
    companyTo: deskPaths.adminEmployer(row.companySlug),
    isVerified: row.isVerified === 1,
    place: [row.city, row.stateCode].filter(Boolean).join(", "),
    sent: toOfficeTime(status === "pending" ? row.updatedAt : row.postedAt),
    due:
      status === "pending"
        ? { text: toDueText(row.updatedAt, now), isOver: isOverdue(row.updatedAt, now) }
        : null,
    /** The decision is refused if the posting changed since. */
    pick: `${slug}@${revision}`,
  };
}
