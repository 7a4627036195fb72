import { requestStatuses } from "#app/platform/schema.ts";
import { type ListSearch, type RequestStatus, toListQuery } from "./list-search.ts";

const answerWithinMs = 24 * 60 * 60 * 1000;

interface Fact {
  label: string;
  text: string;
  href?: string;
}

export interface RequestRow {
  publicId: string;
  title: string;
  status: RequestStatus;
  /** True when still new after the 24 hours that we promise. */
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

/** Uses the time zone of our business hours. */
export function toRequestTimes({ status, createdAt }: Times, now: number) {
  return {
    isLate: status === "new" && now - createdAt > answerWithinMs,
    time: `${timeFormat.format(createdAt)} ET`,
    isoTime: new Date(createdAt).toISOString(),
  };
}

export function listGivenFacts(facts: [label: string, text: string | null, href?: string][]): Fact[] {
  return facts.flatMap(([label, text, href]) => (text ? [{ label, text, href }] : []));
}

export function toStatusFilters(search: ListSearch, toPath: (query: string) => string) {
  const all = { label: "All", to: toPath(""), isCurrent: search.status === null };
  const each = requestStatuses.map((status) => ({
    label: status[0]?.toUpperCase() + status.slice(1),
    to: toPath(toListQuery({ status })),
    isCurrent: search.status === status,
  }));
  return [all, ...each];
}

export const toPhoneHref = (phone: string | null): string => `tel:${phone?.replace(/[^\d+]/g, "") ?? ""}`;
