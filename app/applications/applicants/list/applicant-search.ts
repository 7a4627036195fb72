import { type Tab, tabNames } from "#app/applications/applicants/applicant-states.ts";
import { parseRowPlace, type RowPlace, toRowPlaceText } from "#app/pages/page/row-place.ts";

export interface ApplicantSearch {
  tab: Tab | null;
  job: string | null;
  assignee: number | "nobody" | null;
  isOldestFirst: boolean;
  before: RowPlace | null;
  after: RowPlace | null;
}

export function parseApplicantSearch(params: URLSearchParams): ApplicantSearch {
  const tab = tabNames.find((name) => name === params.get("status")) ?? null;
  const before = parseRowPlace(params.get("before"));
  return {
    tab,
    job: /^[a-z0-9-]{1,200}$/.exec(params.get("job") ?? "")?.[0] ?? null,
    assignee: parseAssignee(params.get("assignee")),
    isOldestFirst: params.get("sort") === "oldest" || (tab === "waiting" && params.get("sort") !== "newest"),
    before,
    after: before ? null : parseRowPlace(params.get("after")),
  };
}

export function toApplicantQuery(search: Partial<ApplicantSearch>): string {
  const { tab, job, assignee, isOldestFirst = tab === "waiting", before, after } = search;
  const params = new URLSearchParams();
  if (tab) params.set("status", tab);
  if (job) params.set("job", job);
  if (assignee) params.set("assignee", String(assignee));
  if (isOldestFirst !== (tab === "waiting")) params.set("sort", isOldestFirst ? "oldest" : "newest");
  if (before) params.set("before", toRowPlaceText(before));
  if (after) params.set("after", toRowPlaceText(after));
  return params.toString();
}

function parseAssignee(text: string | null): ApplicantSearch["assignee"] {
  if (text === "nobody") return text;
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}

/** The bulk form has fields for exactly this many rows (`toPickName`). */
export const applicantsPerPage = 20;

interface ListedRow {
  createdAt: number;
  id: number;
}

/** @param found up to one row more than a page has, in the list's order or, before a cursor, against it */
export function toApplicantPage<Row extends ListedRow>(found: Row[], search: ApplicantSearch) {
  const hasMore = found.length > applicantsPerPage;
  const rows = found.slice(0, applicantsPerPage);
  const isBackward = search.before !== null;
  if (isBackward) rows.reverse();
  const hasPrevious = isBackward ? hasMore : search.after !== null;
  const hasNext = isBackward || hasMore;
  const toLink = (side: "before" | "after", row: Row | undefined) =>
    row
      ? toApplicantQuery({ ...search, before: null, after: null, [side]: { at: row.createdAt, id: row.id } })
      : null;
  return {
    rows,
    previous: hasPrevious ? toLink("before", rows[0]) : null,
    next: hasNext ? toLink("after", rows.at(-1)) : null,
  };
}
