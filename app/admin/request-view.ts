import { requestStatuses } from "#app/platform/schema.ts";
import { type ListSearch, type RequestStatus, toListQuery } from "./list-search.ts";

const answerWithinMs = 24 * 60 * 60 * 1000;

interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** A request as the list shows it. */
export interface RequestRow {
  publicId: string;
  title: string;
  status: RequestStatus;
  /** Still new after the 24 hours that we promise. */
  isLate: boolean;
  time: string;
  isoTime: string;
  facts: Fact[];
  text: string;
}

export interface RequestListView {
  rows: RequestRow[];
  filters: { label: string; to: string; isCurrent: boolean }[];
  newer: string | null;
  older: string | null;
  /** Where a status form posts: this page. */
  action: string;
}

interface Times {
  status: RequestStatus;
  createdAt: number;
}

const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** When it came, in our business hours' time zone, and whether it has waited too long. */
export function toTimes({ status, createdAt }: Times, now: number) {
  return {
    isLate: status === "new" && now - createdAt > answerWithinMs,
    time: `${timeFormat.format(createdAt)} ET`,
    isoTime: new Date(createdAt).toISOString(),
  };
}

/** The facts that are there; an address or number can be pressed. */
export function toFacts(facts: [label: string, text: string | null, href?: string][]): Fact[] {
  return facts.flatMap(([label, text, href]) => (text ? [{ label, text, href }] : []));
}

/** @param toPath the list's URL with this query */
export function toStatusFilters(search: ListSearch, toPath: (query: string) => string) {
  const all = { label: "All", to: toPath(""), isCurrent: search.status === null };
  const each = requestStatuses.map((status) => ({
    label: status[0]?.toUpperCase() + status.slice(1),
    to: toPath(toListQuery({ status })),
    isCurrent: search.status === status,
  }));
  return [all, ...each];
}

/** The link that calls a number as somebody wrote it: "(555) 010-0142". */
export const toPhoneHref = (phone: string | null): string => `tel:${phone?.replace(/[^\d+]/g, "") ?? ""}`;
