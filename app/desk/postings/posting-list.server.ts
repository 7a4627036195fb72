import { listRevisions } from "#app/companies/posting/publication/decide-posting.server.ts";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { toRowPlaceText } from "#app/pages/page/row-place.ts";
import { paths } from "#app/paths.ts";
import {
  type DeskPosting,
  parsePostingSearch,
  postingsPerPage,
  selectDeskPostings,
  selectFoundPostings,
  toPostingMatch,
} from "./desk-postings.server.ts";
import { deskStatusNames, listedStatuses } from "./posting-status.ts";

export type PostingRowView = ReturnType<typeof toRowView>;

export async function readPostingList({ db, now }: SiteContext, params: URLSearchParams) {
  const search = parsePostingSearch(params);
  const { results } = await selectDeskPostings(db, search).all<DeskPosting>();
  const rows = results.slice(0, postingsPerPage);
  // Only those that wait are decided about in the list.
  const waiting = search.state === "pending" ? rows.map(({ id }) => id) : [];
  const revisions = await listRevisions(db, waiting);
  const last = results.length > postingsPerPage ? rows.at(-1) : undefined;
  const state = search.state ?? "all";
  return {
    state,
    segments: [
      ...listedStatuses.map((each) => ({
        label: deskStatusNames[each],
        to: paths.adminPostings(each === "pending" ? "" : `state=${each}`),
        isCurrent: each === search.state,
      })),
      { label: "All", to: paths.adminPostings("state=all"), isCurrent: search.state === null },
    ],
    rows: rows.map((row) => toRowView(row, now, revisions.get(row.id))),
    next: last
      ? paths.adminPostings(`state=${state}&after=${toRowPlaceText({ at: last.postedAt, id: last.id })}`)
      : null,
  };
}

export async function findDeskPostings({ db, now }: SiteContext, find: string, before: string | null) {
  const words = find.trim().slice(0, 300);
  const match = toPostingMatch(words);
  const place = /^\d{1,15}$/.test(before ?? "") ? Number(before) : null;
  const found =
    match === null ? [] : (await selectFoundPostings(db, match, place).all<DeskPosting>()).results;
  const rows = found.slice(0, postingsPerPage);
  return {
    words,
    rows: rows.map((row) => toRowView(row, now)),
    next: found.length > postingsPerPage ? rows.at(-1)!.id : null,
  };
}

function toRowView(row: DeskPosting, now: number, revision = "") {
  const { id, slug, title, status, company, reason } = row;
  return {
    ...{ id, slug, title, status, company, reason },
    companyTo: paths.adminEmployer(row.companySlug),
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
