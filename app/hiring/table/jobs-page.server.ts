import { toPlaceText } from "#app/jobs/posting/job.ts";
import type { JobStatus } from "#app/jobs/posting/transitions.ts";
import { paths } from "#app/paths.ts";
import type { Membership, SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import { formatIsoDay, toIsoDay } from "#app/text/iso-day.ts";
import {
  countViews,
  type HiringRow,
  type PostingCounts,
  toRowsQuery,
  toStatusCounts,
} from "./table-rows.server.ts";
import { parseTableSearch, type TableSearch, toTableQuery } from "./table-search.ts";

const rowsPerPage = 50;

export type JobsView = Awaited<ReturnType<typeof getJobsPage>>;
export type JobRowView = ReturnType<typeof toRowView>;

/** With the session, three round trips: the rows and counts, then their views. */
export async function getJobsPage(
  { db, env, now }: SiteContext,
  company: Membership,
  params: URLSearchParams,
) {
  const search = parseTableSearch(params);
  const d1 = db.$client;
  const [read, counted] = await d1.batch([
    toRowsQuery(d1, company.employerId, search, now, rowsPerPage + 1),
    toStatusCounts(d1, company.employerId),
  ]);
  const rows = (read?.results ?? []) as unknown as HiringRow[];
  const counts = (counted?.results ?? []) as unknown as { status: JobStatus; postings: number }[];
  const shown = rows.slice(0, rowsPerPage);
  const views = await countViews(
    env.VITALS_DB,
    shown.map(({ slug }) => slug),
  ).catch((error) => {
    logError("hiring.views", error);
    return null;
  });
  const last = rows.length > rowsPerPage ? shown.at(-1) : undefined;
  const toAddress = (given: Partial<TableSearch>) =>
    paths.hiringJobs(company.employerSlug, toTableQuery({ ...search, ...given }));
  return {
    company: { slug: company.employerSlug, name: company.employerName },
    canWrite: company.role !== "reviewer",
    search: { words: search.words, status: search.status, sort: search.sort },
    counts: Object.fromEntries(counts.map(({ status, postings }) => [status, postings])),
    total: counts.reduce((sum, { postings }) => sum + postings, 0),
    rows: shown.map((row) => toRowView(row, views, company.employerSlug)),
    first: search.after ? toAddress({ after: null }) : null,
    next: last ? toAddress({ after: { value: last.place, id: last.id } }) : null,
    action: toAddress({}),
  };
}

function toRowView(row: HiringRow, views: Map<string, PostingCounts> | null, company: string) {
  const counted = views?.get(row.slug) ?? { views: 0, starts: 0 };
  return {
    slug: row.slug,
    title: row.title,
    place: toPlaceText({ ...row, licenseStates: JSON.parse(row.licenseStates) }),
    status: row.status,
    reason: row.statusReason,
    isShown: row.status !== "pending" && row.status !== "rejected" && row.status !== "removed",
    canEdit: row.origin === "site" && !["filled", "removed"].includes(row.status),
    views: views && counted.views,
    starts: views && counted.starts,
    applications: row.applications,
    fresh: row.fresh,
    confirmed: formatIsoDay(toIsoDay(row.confirmedAt)),
    confirmedBy: row.confirmedBy,
    ends: formatIsoDay(toIsoDay(row.validThrough)),
    applicants: paths.hiringApplicants(company, `job=${row.slug}`),
    history: paths.hiringJobHistory(company, row.slug),
    edit: paths.editPosting(row.slug),
  };
}
