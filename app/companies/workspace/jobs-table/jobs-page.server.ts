import {
  type AnswerTime,
  fewestCounted,
  listMedianAnswerTimes,
} from "#app/companies/pitch/public-page/answer-times.server.ts";
import { toSpanText } from "#app/companies/pitch/public-page/profile-facts.ts";
import { askAfterMs } from "#app/companies/workspace/confirmation/check-steps.server.ts";
import { checkAllQuery, isAllChecked } from "#app/companies/workspace/frame/choose-all.tsx";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readDepartments, selectDepartments } from "#app/companies/workspace/settings/departments.server.ts";
import { selectTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { selectSavedViews, toViewLinks } from "#app/companies/workspace/views/saved-views.server.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import {
  findTransition,
  isOnSite,
  isPossible,
  type JobStatus,
} from "#app/jobs/postings/record/transitions.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { formatIsoDay, toZonedTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import {
  countViews,
  type HiringRow,
  mostCountedOfStatus,
  mostSearched,
  type PostingCounts,
  toRowQueries,
  toStatusCounts,
} from "./row-queries.server.ts";
import { chosenJobsId, parseTableSearch, type TableSearch, toTableQuery } from "./table-search.ts";
import { type AskedDraft, selectWaitingDrafts, toWaitingDraft } from "./waiting-drafts.server.ts";

const rowsPerPage = 20;

export type JobsView = Awaited<ReturnType<typeof getJobsPage>>;
export type JobRowView = ReturnType<typeof toRowView>;

/** Four round trips with the session: the rows and counts, then their views and answers at once. */
export async function getJobsPage(
  { db, env, now }: SiteContext,
  viewer: Viewer,
  company: Membership,
  params: URLSearchParams,
) {
  const search = parseTableSearch(params);
  const d1 = db.$client;
  const queries = toRowQueries(d1, company, search, now, rowsPerPage + 1);
  const [read, counted, zone, departments, saved, asked, searched] = await d1.batch([
    queries.rows,
    toStatusCounts(d1, company),
    selectTimeZone(d1, company.employerId),
    selectDepartments(d1, company),
    selectSavedViews(d1, { viewer, company, list: "jobs" }),
    selectWaitingDrafts(d1, company),
    ...(queries.edge ? [queries.edge] : []),
  ]);
  const { timeZone } = zone!.results[0] as unknown as { timeZone: string };
  const rows = (read?.results ?? []) as unknown as HiringRow[];
  const counts = (counted?.results ?? []) as unknown as { status: JobStatus; postings: number }[];
  const shown = rows.slice(0, rowsPerPage);
  const [views, answers] = await Promise.all([
    countViews(
      env.VITALS_DB,
      shown.map(({ slug }) => slug),
    ).catch((error) => {
      logError("hiring.views", error);
      return null;
    }),
    listAnswerTimes(db, shown, now),
  ]);
  const toTime = (at: number) => toZonedTime(at, now, timeZone);
  const waiting = ((asked?.results ?? []) as unknown as AskedDraft[]).map((each) =>
    toWaitingDraft(each, viewer.id, company, toTime),
  );
  const last = rows.length > rowsPerPage ? shown.at(-1) : undefined;
  const edge = searched?.results[0] as { at: number; id: number } | undefined;
  const toAddress = (given: Partial<TableSearch>) =>
    workPaths.hiringJobs(company.employerSlug, toTableQuery({ ...search, ...given }));
  return {
    company: toHiringCompany(company),
    canWrite: whoWrites.includes(company.role),
    search: {
      words: search.words,
      status: search.status,
      department: search.department,
      sort: search.sort,
    },
    departments: readDepartments(departments),
    counts: Object.fromEntries(counts.map(({ status, postings }) => [status, toCountText(postings)])),
    total: counts.reduce((sum, { postings }) => sum + postings, 0),
    rows: shown.map((row) => toRowView(row, views, answers.get(row.id), company, toTime, now)),
    first: search.after ? toAddress({ after: null }) : null,
    next: last ? toAddress({ after: [last.place, last.id] }) : null,
    further: !last && edge ? { searched: mostSearched, to: toAddress({ after: [edge.at, edge.id] }) } : null,
    action: toAddress({}),
    checkAll: `${workPaths.hiringJobs(company.employerSlug, [toTableQuery(search), checkAllQuery].filter(Boolean).join("&"))}#${chosenJobsId}`,
    isAllChecked: isAllChecked(params),
    waiting: waiting.map(({ jobId, ...draft }) => ({ ...draft, isChange: jobId !== null })),
    views: toViewLinks(saved!.results, toTableQuery({ ...search, after: null }), (query) =>
      workPaths.hiringJobs(company.employerSlug, query),
    ),
    isFiltered: toTableQuery({ ...search, after: null }) !== "",
  };
}

const toCountText = (count: number): string =>
  count < mostCountedOfStatus ? formatCount(count) : `${formatCount(mostCountedOfStatus - 1)}+`;

export async function listAnswerTimes(
  db: Db,
  rows: readonly HiringRow[],
  now: number,
): Promise<Map<number, AnswerTime>> {
  const counted = rows.filter(({ applications }) => applications >= fewestCounted).map(({ id }) => id);
  const times = await listMedianAnswerTimes(db, counted, now);
  return new Map(times.map((time) => [time.jobId, time]));
}

function toRowView(
  row: HiringRow,
  views: Map<string, PostingCounts> | null,
  answers: AnswerTime | undefined,
  { employerSlug: company, role }: Membership,
  toTime: (at: number) => string,
  now: number,
) {
  const canWrite = whoWrites.includes(role);
  const counted = views?.get(row.slug) ?? { views: 0, starts: 0 };
  return {
    slug: row.slug,
    title: row.title,
    place: toPlaceText({
      ...row,
      licenseStates: JSON.parse(row.licenseStates),
      morePlaces: JSON.parse(row.morePlaces),
    }),
    department: row.department,
    status: row.status,
    reason: row.statusReason,
    isShown: isOnSite(row.status),
    canEdit: canWrite && row.origin === "site" && !["filled", "removed"].includes(row.status),
    /** From its menu. */
    can: canWrite
      ? [
          ...(isPossible("pause", row.status) ? (["pause"] as const) : []),
          ...(findTransition("close", row.status) ? (["close"] as const) : []),
          ...(row.origin === "site" && row.status !== "removed" ? (["duplicate"] as const) : []),
        ]
      : [],
    views: views && counted.views,
    starts: views && counted.starts,
    applications: row.applications,
    fresh: row.fresh,
    answers: answers ? { median: toSpanText(answers.medianMs), counted: answers.answered } : null,
    confirmed: formatIsoDay(toPostingDate(row.confirmedAt)),
    confirmedBy: row.confirmedBy,
    isToConfirm: row.origin === "site" && row.status === "open" && row.confirmedAt <= now - askAfterMs,
    ends: formatIsoDay(toPostingDate(row.validThrough)),
    applicants: workPaths.hiringApplicants(company, `job=${row.slug}`),
    history: serverPaths.hiringJobHistory(company, row.slug),
    questions: !canWrite || row.status === "removed" ? null : workPaths.hiringQuestions(company, row.slug),
    undo:
      row.endingId === null || row.tellAt === null || !canWrite
        ? null
        : { to: workPaths.hiringEnding(company, row.endingId), at: toTime(row.tellAt) },
  };
}
