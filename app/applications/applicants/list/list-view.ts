import {
  applicantStates,
  isWaiting,
  type SettableState,
  settableStates,
  tabNames,
  toTabLabel,
} from "#app/applications/applicants/applicant-states.ts";
import { readClock, toDaysBetween } from "#app/companies/pitch/public-page/response-clock.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import {
  type ApplicantSearch,
  foundMarks,
  toAllCount,
  toApplicantPage,
  toApplicantQuery,
  toCountText,
} from "./applicant-search.ts";
import type { ApplicantLists, ListedApplicant } from "./list-applicants.server.ts";

export interface ApplicantRow {
  publicId: string;
  name: string;
  to: string;
  posting: string;
  sent: string;
  days: string;
  chips: Chip[];
  assignee: string | null;
  /** Where the words were found in the résumé. */
  line: { text: string; isFound: boolean }[] | null;
}

export function toApplicantRow(
  company: string,
  found: ListedApplicant,
  now: number,
  timeZone: string,
): ApplicantRow {
  const clock = isWaiting(found) ? readClock(found.createdAt, now, timeZone) : null;
  const days = toDaysBetween(found.createdAt, now, timeZone);
  return {
    publicId: found.publicId,
    name: toApplicantName(found),
    to: paths.hiringApplicant(company, found.publicId),
    posting: [found.jobTitle, toTownText(found)].filter(Boolean).join(" · "),
    sent: toZonedTime(found.createdAt, now, timeZone),
    days: days === 0 ? "today" : days === 1 ? "1 day ago" : `${days} days ago`,
    chips: [
      ...(found.newsAt === null ? [] : [{ label: "News from them", tone: "amber" } as const]),
      applicantStates[found.state],
      ...(clock ? [{ label: clock.due, tone: clock.isOverdue ? "coral" : "plain" } as const] : []),
    ],
    assignee: found.assignee,
    line: found.line ? toLineParts(found.line) : null,
  };
}

function toLineParts(line: string): NonNullable<ApplicantRow["line"]> {
  const parts = line.replace(/\s+/g, " ").split(new RegExp(`[${foundMarks.join("")}]`));
  return parts.map((text, at) => ({ text, isFound: at % 2 === 1 })).filter(({ text }) => text !== "");
}

export const toApplicantName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const toTownText = ({ city, stateCode }: { city: string | null; stateCode: string | null }): string =>
  [city, stateCode].filter(Boolean).join(", ");

export function toListView(company: string, search: ApplicantSearch, lists: ApplicantLists, now: number) {
  const { rows, previous, next } = toApplicantPage(lists.found, search);
  const toPath = (query: string) => paths.hiringApplicants(company, query);
  const kept = { job: search.job, assignee: search.assignee };
  const postings = lists.postings
    .map((posting) => ({
      value: posting.slug,
      label: [posting.title, toTownText(posting)].filter(Boolean).join(", "),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return {
    rows: rows.map((row) => toApplicantRow(company, row, now, lists.timeZone)),
    tabs: [
      {
        label: "All",
        count: toCountText(toAllCount(lists.counts)),
        to: toPath(toApplicantQuery(kept)),
        isCurrent: search.tab === null,
      },
      ...tabNames.map((tab) => ({
        label: toTabLabel(tab),
        count: toCountText(lists.counts[tab]),
        to: toPath(toApplicantQuery({ ...kept, tab })),
        isCurrent: search.tab === tab,
      })),
    ],
    filters: {
      status: search.tab ?? "",
      job: search.job ?? "",
      assignee: String(search.assignee ?? ""),
      sort: search.isOldestFirst ? "oldest" : "newest",
      postings,
      members: lists.members.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    previous: previous && toPath(previous),
    next: next && toPath(next),
    action: toPath(toApplicantQuery(search)),
    file: paths.hiringApplicantsFile(company, toApplicantQuery({ ...search, before: null, after: null })),
    isEmpty: toAllCount(lists.counts) === 0 && !search.job && !search.assignee,
  };
}

export type ApplicantListView = ReturnType<typeof toListView>;

/** The place of that text, which a redirect and the focus lead to. */
export const movedId = "moved";

export function toMovedText(count: number, to: SettableState): string {
  const { label } = applicantStates[to];
  if (count === 0)
    return `Nobody was moved: they are in “${label}” already, withdrew, or applied again since.`;
  return count === 1
    ? `1 applicant is now in “${label}”.`
    : `${formatCount(count)} applicants are now in “${label}”.`;
}

export function parseMoved(params: URLSearchParams): string | null {
  const to = settableStates.find((state) => state === params.get("to"));
  const count = /^\d{1,2}$/.exec(params.get("moved") ?? "")?.[0];
  return to && count !== undefined ? toMovedText(Number(count), to) : null;
}
