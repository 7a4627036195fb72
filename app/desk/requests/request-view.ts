import type { Segment } from "#app/desk/frame/list/list-controls.tsx";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import { toMailLink } from "#app/kit/text/mail-address.ts";
import { officeZone, toZonedTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import {
  isDueFirst,
  type ListSearch,
  mostCounted,
  mostFound,
  type RequestStatus,
  type RequestTotals,
  toListQuery,
} from "./list-search.ts";
import type { RequestKind } from "./requests.server.ts";
import { requestStatusNames } from "./status-steps.ts";

export interface LinkedText {
  text: string;
  href?: string;
}

interface Fact extends LinkedText {
  label: string;
}

export interface RequestRow {
  kind: RequestKind;
  publicId: string;
  title: string;
  to: string | null;
  status: RequestStatus;
  /** False for an application that its employer answers. */
  isOurs: boolean;
  assignee: string | null;
  due: { text: string; isOver: boolean } | null;
  time: string;
  isoTime: string;
  reference: string | null;
  by: string;
  contact: LinkedText[];
  about: LinkedText[];
  /** `whole` is null where another page has all of it. */
  message: { begins: string; whole: string | null };
  file: LinkedText | null;
  /** Employers that must not get it from us. */
  hidesFrom: string[];
  /** The days on which an application may have been passed on to its employer, or when it was. */
  passOn: { first: string; today: string } | { done: string } | null;
}

export interface RequestListView {
  rows: RequestRow[];
  tabs: Segment[];
  owners: Segment[];
  pages: { newer: string | null; older: string | null; words?: [back: string, forth: string] };
  file: string;
  action: string;
  /** What a click did, where it is no change of a status. */
  said?: string | null;
  changed: { publicId: string; status: RequestStatus; was: RequestStatus } | null;
}

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
    time: toZonedTime(createdAt, now, officeZone),
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

export function toTabs(
  search: ListSearch,
  { counts }: RequestTotals,
  toPath: (query: string) => string,
): Segment[] {
  const toTab = (label: string, status: RequestStatus | null, count: number): Segment => ({
    label,
    count: search.isMine ? undefined : toCountText(count),
    to: toPath(toListQuery({ status, isMine: search.isMine })),
    isCurrent: search.status === status,
  });
  const always: readonly RequestStatus[] = ["new", "contacted"];
  const shown = requestStatuses.filter(
    (status) => always.includes(status) || counts[status] > 0 || search.status === status,
  );
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    toTab("All", null, all),
    ...shown.map((status) => toTab(requestStatusNames[status], status, counts[status])),
  ];
}

export function toOwnerTabs(search: ListSearch, toPath: (query: string) => string): Segment[] {
  const toTab = (label: string, isMine: boolean): Segment => ({
    label,
    to: toPath(toListQuery({ status: search.status, isMine })),
    isCurrent: search.isMine === isMine,
  });
  return [toTab("Everyone's", false), toTab("Mine", true)];
}

export function toPageLinks(
  search: ListSearch,
  { previous, next }: { previous: string | null; next: string | null },
  toPath: (query: string) => string,
): RequestListView["pages"] {
  return {
    newer: previous === null ? null : toPath(previous),
    older: next === null ? null : toPath(next),
    words: isDueFirst(search) ? ["Due sooner", "Due later"] : undefined,
  };
}

/** Null if none is new. */
export function toTotalsText({ counts, overdue, oldestNewAt }: RequestTotals, now: number): string | null {
  const fresh = counts.new;
  if (fresh === 0 || oldestNewAt === null) return null;
  if (overdue > 0) return `${toCountText(fresh)} new, ${toCountText(overdue)} overdue`;
  return `${toCountText(fresh)} new, next answer ${toDueText(oldestNewAt, now)}`;
}

const toPhoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

export const toContactWords = ({ email, phone }: { email: string; phone: string | null }): LinkedText[] => [
  { text: email, href: toMailLink(email) },
  ...(phone ? [{ text: phone, href: toPhoneHref(phone) }] : []),
];

const mostBegun = 120;

export function toBeginning(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= mostBegun) return line;
  const cut = line.slice(0, mostBegun + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), mostBegun / 2))}…`;
}
