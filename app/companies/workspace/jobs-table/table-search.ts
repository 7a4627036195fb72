import { mostOfDepartment } from "#app/jobs/postings/record/posting-content.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { parseListPlace, type RowKey, setListPlace } from "#app/kit/platform/keyset.ts";

export const statusNames: Record<JobStatus, string> = {
  open: "Published",
  pending: "Pending",
  paused: "Paused",
  filled: "Filled",
  expired: "Expired",
  closed: "Closed",
  rejected: "Sent back",
  withdrawn: "Withdrawn",
  removed: "Taken down",
};

/** Of the buttons for the checked postings. */
export const chosenJobsId = "chosen";

export const sortNames = {
  newest: "Newest",
  ending: "Ends soon",
  confirm: "To confirm first",
  applications: "Most applications",
} as const;
export type TableSort = keyof typeof sortNames;

export interface TableSearch {
  words: string;
  status: JobStatus | null;
  department: string;
  sort: TableSort;
  after: RowKey | null;
}

const longestWords = 80;
const mostWords = 6;

export function parseTableSearch(params: URLSearchParams): TableSearch {
  const sort = params.get("sort") ?? "";
  return {
    words: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, longestWords),
    status: toKey(statusNames, params.get("status")),
    department: parseDepartment(params),
    sort: toKey(sortNames, sort) ?? "newest",
    after: parseListPlace(params, 2).after,
  };
}

/** Of the company's own words; "" for any. */
export const parseDepartment = (params: URLSearchParams): string =>
  (params.get("department") ?? "").trim().slice(0, mostOfDepartment);

const toKey = <Key extends string>(names: Record<Key, string>, text: string | null): Key | null =>
  (Object.keys(names) as Key[]).find((key) => key === text) ?? null;

/** Omits defaults and the "?". */
export function toTableQuery({ words, status, department, sort, after }: TableSearch): string {
  const params = new URLSearchParams();
  if (words) params.set("q", words);
  if (status) params.set("status", status);
  if (department) params.set("department", department);
  if (sort !== "newest") params.set("sort", sort);
  setListPlace(params, { after });
  return params.toString();
}

export const toSoughtWords = ({ words }: TableSearch): string[] =>
  words
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords);
