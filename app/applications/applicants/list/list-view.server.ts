import {
  applicantStates,
  isWaiting,
  tabNames,
  toTabLabel,
} from "#app/applications/applicants/applicant-states.ts";
import { toTemplates } from "#app/applications/applicants/stages/stage-store.server.ts";
import { readTagNames } from "#app/applications/applicants/team/tags.ts";
import { toApplicantName } from "#app/applications/notices/blind.ts";
import { readClock, toDaysBetween } from "#app/companies/pitch/public-page/response-clock.ts";
import { checkAllQuery } from "#app/companies/workspace/frame/choose-all.tsx";
import { certificates } from "#app/facts/reference/profession/certificates.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { formatUnits } from "#app/kit/ui/count.ts";
import { workPaths } from "#app/work-paths.ts";
import {
  type ApplicantSearch,
  foundMarks,
  hasFactFilter,
  toAllCount,
  toApplicantPage,
  toApplicantQuery,
  toBesideQuery,
  toCountText,
  toFromList,
  toPicked,
  toViewQuery,
} from "./applicant-search.ts";
import type { ApplicantLists, ListedApplicant, ListedPosting } from "./list-applicants.server.ts";
import { chosenId, toTownText } from "./list-words.ts";
import { toManagerAction, toNextAction } from "./next-action.ts";
import { type RowFacts, toRowFacts } from "./row-facts.ts";

export interface ApplicantRow {
  publicId: string;
  /** What its box sends. */
  pick: string;
  name: string;
  to: string;
  /** The list with the applicant beside it. Null for who was found by words, which no address has. */
  beside: string | null;
  posting: string;
  sent: string;
  days: string;
  facts: RowFacts;
  /** The applicant wrote what nobody of the company has opened. */
  hasNews: boolean;
  stage: string;
  /** Until when a first answer is due. */
  due: { text: string; isOver: boolean } | null;
  next: string | null;
  assignee: { name: string; short: string } | null;
  tags: string[];
  /** Where the words were found in the résumé. */
  line: { text: string; isFound: boolean }[] | null;
}

interface RowReading {
  /** The list that it is a row of, so that its page leads on in it. */
  search?: ApplicantSearch | null;
  isManager?: boolean;
}

export function toApplicantRow(
  company: string,
  found: ListedApplicant,
  now: number,
  timeZone: string,
  { search = null, isManager = false }: RowReading = {},
): ApplicantRow {
  const clock = isWaiting(found) && !isManager ? readClock(found.createdAt, now, timeZone) : null;
  const facts = toRowFacts(found);
  const days = toDaysBetween(found.createdAt, now, timeZone);
  return {
    publicId: found.publicId,
    pick: toPicked(found.publicId, found.stageId),
    name: toApplicantName(found),
    to: workPaths.hiringApplicant(company, found.publicId, search ? toFromList(search) : ""),
    beside:
      search && workPaths.hiringApplicants(company, toBesideQuery(toApplicantQuery(search), found.publicId)),
    posting: [toShortTitle(found), facts.place ? `prefers ${facts.place}` : toPlacesText(found)]
      .filter(Boolean)
      .join(" · "),
    sent: toZonedTime(found.createdAt, now, timeZone),
    days: days === 0 ? "today" : days === 1 ? "1 day ago" : `${days} days ago`,
    facts,
    hasNews: found.newsAt !== null && !isManager,
    stage: found.stage ?? applicantStates[found.state].label,
    due: clock && { text: clock.due, isOver: clock.isOverdue },
    next: (isManager ? toManagerAction : toNextAction)(found, now, timeZone),
    assignee: found.assignee ? { name: found.assignee, short: toShortName(found.assignee) } : null,
    tags: readTagNames(found.tags),
    line: found.line ? toLineParts(found.line) : null,
  };
}

/** "RN, Cardiac Step-Down": what a posting is called begins with its profession, and a row is narrow. */
function toShortTitle({ jobTitle, profession }: ListedApplicant): string {
  const known = findProfession(profession ?? "");
  const short = known?.synonyms.find((name) => /^[A-Z]{2,4}$/.test(name));
  return known && short && jobTitle.startsWith(`${known.name}, `)
    ? short + jobTitle.slice(known.name.length)
    : jobTitle;
}

/** "Fort Wayne, IN + 3 places" */
function toPlacesText(found: ListedApplicant): string {
  const others = (JSON.parse(found.morePlaces ?? "[]") as unknown[]).length;
  const town = toTownText(found);
  return town && others > 0 ? `${town} + ${formatUnits(others, "place")}` : town;
}

/** "Morgan C." */
function toShortName(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return others.length > 0 ? `${first} ${others.at(-1)!.slice(0, 1)}.` : first;
}

/** An applicant shows email and phone when they choose to, and the words beside what was found are not that. */
const contacts = /[^\s@|]+@[^\s@|]+|(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/g;

function toLineParts(line: string): NonNullable<ApplicantRow["line"]> {
  const parts = line
    .replace(/\s+/g, " ")
    .replace(contacts, "…")
    .split(new RegExp(`[${foundMarks.join("")}]`));
  return parts.map((text, at) => ({ text, isFound: at % 2 === 1 })).filter(({ text }) => text !== "");
}

export const toPostingOptions = (postings: readonly ListedPosting[]) =>
  postings
    .map((posting) => ({
      value: posting.slug,
      label: [posting.title, toTownText(posting)].filter(Boolean).join(", "),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));

export function toListView(
  company: string,
  search: ApplicantSearch,
  lists: ApplicantLists,
  now: number,
  { isManager, beside }: { isManager: boolean /** Who is open beside it. */; beside: string | null },
) {
  const { rows, previous, next } = toApplicantPage(lists.found, search);
  const toPath = (query: string) => workPaths.hiringApplicants(company, query);
  const { job, department, tag, assignee, license, held, years, certificate, startDays, answers } = search;
  const kept = { job, department, tag, assignee, license, held, years, certificate, startDays, answers };
  return {
    rows: rows.map((row) => toApplicantRow(company, row, now, lists.timeZone, { search, isManager })),
    tabs: [
      {
        label: "All",
        count: toCountText(toAllCount(lists.counts)),
        to: toPath(toApplicantQuery(kept)),
        isCurrent: search.tab === null && search.stage === null,
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
      stage: String(search.stage ?? ""),
      job: search.job ?? "",
      department: search.department,
      departments: lists.departments,
      assignee: String(search.assignee ?? ""),
      tag: String(search.tag ?? ""),
      sort: search.isOldestFirst ? "oldest" : "newest",
      more: {
        isOpen: hasFactFilter(search),
        license: license ?? "",
        held: held ?? "",
        years: String(years ?? ""),
        certificate: certificate ?? "",
        certificates: certificates.map(({ code }) => code),
        start: String(startDays ?? ""),
        answers: answers ?? "",
      },
      postings: toPostingOptions(lists.postings),
      members: lists.members.map(({ id, name }) => ({ value: String(id), label: name })),
      tags: lists.tags.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    templates: toTemplates(lists.stages),
    hasBlind: lists.postings.some(({ isBlind }) => isBlind === 1),
    previous: previous && toPath(previous),
    next: next && toPath(next),
    list: toPath(toApplicantQuery(search)),
    action: toPath(toBesideQuery(toApplicantQuery(search), beside)),
    beside,
    isPostingEmpty:
      search.job !== null &&
      toAllCount(lists.counts) === 0 &&
      toViewQuery({ ...search, tab: null, isOldestFirst: false }) ===
        new URLSearchParams({ job: search.job }).toString(),
    place: toPlace(rows.length, previous !== null, toTotal(search, lists.counts)),
    checkAll: `${toPath([toApplicantQuery(search), checkAllQuery].filter(Boolean).join("&"))}#${chosenId}`,
    file: workPaths.hiringApplicantsFile(company, toViewQuery(search)),
    isFiltered: toViewQuery(search) !== "",
    isEmpty:
      toAllCount(lists.counts) === 0 &&
      toApplicantQuery({ ...search, tab: null, isOldestFirst: false }) === "",
  };
}

/** "1–20 of 40". A later page knows only how many it has. */
const toPlace = (rows: number, isLater: boolean, total: number | null): string | null =>
  total === null || rows === 0 ? null : `${isLater ? rows : `1–${rows}`} of ${toCountText(total)}`;

/** Null where no tab counts them. */
function toTotal({ stage, tab }: ApplicantSearch, counts: ApplicantLists["counts"]): number | null {
  if (stage !== null) return null;
  return tab === null ? toAllCount(counts) : counts[tab];
}

export type ApplicantListView = ReturnType<typeof toListView>;
