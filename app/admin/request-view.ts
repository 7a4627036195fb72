import type { Segment } from "#app/desk/frame/segments.tsx";
import { toOfficeTime } from "#app/text/when.ts";
import { formatCount } from "#app/ui/count.ts";
import { isOverdue, toDueText } from "./due.ts";
import { isDueFirst, type ListSearch, type RequestStatus, toListQuery } from "./list-search.ts";
import { mostCounted, mostFound, type RequestTotals } from "./request-count.ts";

interface Fact {
  label: string;
  text: string;
  href?: string;
}

export interface RequestRow {
  publicId: string;
  title: string;
  status: RequestStatus;
  /** Only for a new one. */
  due: { text: string; isOver: boolean } | null;
  time: string;
  isoTime: string;
  facts: Fact[];
  text: string;
}

interface PageLink {
  to: string;
  label: string;
}

export interface RequestListView {
  rows: RequestRow[];
  tabs: Segment[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Where the forms of the list are sent. */
  action: string;
  changed: { publicId: string; status: RequestStatus; was: RequestStatus } | null;
}

/** The answer to a search, in place of the list. */
export interface FoundRequests {
  words: string;
  rows: RequestRow[];
  hasMore: boolean;
}

export const toFound = (words: string, rows: RequestRow[]): FoundRequests => ({
  words,
  rows: rows.slice(0, mostFound),
  hasMore: rows.length > mostFound,
});

interface Times {
  status: RequestStatus;
  createdAt: number;
}

export function toRequestTimes({ status, createdAt }: Times, now: number) {
  const due = { text: toDueText(createdAt, now), isOver: isOverdue(createdAt, now) };
  return {
    due: status === "new" ? due : null,
    time: toOfficeTime(createdAt),
    isoTime: new Date(createdAt).toISOString(),
  };
}

export function listGivenFacts(
  facts: [label: string, text: string | number | null, href?: string][],
): Fact[] {
  return facts.flatMap(([label, text, href]) => (text ? [{ label, text: String(text), href }] : []));
}

const toCountText = (count: number): string =>
  count >= mostCounted ? `${formatCount(mostCounted - 1)}+` : formatCount(count);

export function toTabs(search: ListSearch, totals: RequestTotals, toPath: (query: string) => string) {
  const toTab = (label: string, status: RequestStatus | null, count: number) => ({
    label,
    count: toCountText(count),
    to: toPath(toListQuery({ status })),
    isCurrent: search.status === status,
  });
  const { new: fresh, contacted, closed } = totals;
  return [
    toTab("All", null, fresh + contacted + closed),
    toTab("New", "new", fresh),
    toTab("Contacted", "contacted", contacted),
    toTab("Closed", "closed", closed),
  ];
}

export function toPageLinks(
  search: ListSearch,
  { previous, next }: { previous: string | null; next: string | null },
  toPath: (query: string) => string,
) {
  const [back, forth] = isDueFirst(search) ? ["Due sooner", "Due later"] : ["Newer", "Older"];
  return {
    previous: previous === null ? null : { to: toPath(previous), label: back! },
    next: next === null ? null : { to: toPath(next), label: forth! },
  };
}

/** "2 new, next answer due in 3 h" */
export function toTotalsText({ new: fresh, overdue, oldestNewAt }: RequestTotals, now: number): string {
  if (fresh === 0 || oldestNewAt === null) return "None new";
  if (overdue > 0) return `${toCountText(fresh)} new, ${toCountText(overdue)} overdue`;
  return `${toCountText(fresh)} new, next answer ${toDueText(oldestNewAt, now)}`;
}

export const toPhoneHref = (phone: string | null): string => `tel:${phone?.replace(/[^\d+]/g, "") ?? ""}`;
