import { listFeedRuns } from "#app/companies/feeds/owner/employer-feed.server.ts";
import {
  toCountsLine,
  toFeedChip,
  toRowView,
  toRunChip,
  toRunView,
} from "#app/companies/feeds/owner/feed-view.ts";
import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { serverPaths } from "#app/server-paths.ts";
import {
  type DeskFeedRow,
  type FeedStatus,
  type FileImportRow,
  feedStatuses,
  findDeskFeed,
  findLeftOut,
  selectFeeds,
  selectImports,
} from "./desk-feeds.server.ts";

const statusNames: Record<FeedStatus, string> = {
  draft: "Not published",
  active: "Active",
  paused: "Paused",
  off: "Removed",
};

export async function readFeedsPage(db: Db, search: URLSearchParams) {
  const isImports = search.get("view") === "imports";
  const status = feedStatuses.find((each) => each === search.get("status")) ?? null;
  const place = parseIdPlace(search);
  const segments = [
    { label: "All feeds", to: deskPaths.adminFeeds(), isCurrent: !isImports && status === null },
    ...feedStatuses.map((each) => ({
      label: statusNames[each],
      to: deskPaths.adminFeeds(`status=${each}`),
      isCurrent: !isImports && status === each,
    })),
    { label: "Imports", to: deskPaths.adminFeeds("view=imports"), isCurrent: isImports },
  ];
  const toLinks = ({ newer, older }: { newer: string | null; older: string | null }) => ({
    newer: newer === null ? null : deskPaths.adminFeeds(newer),
    older: older === null ? null : deskPaths.adminFeeds(older),
  });
  if (isImports) {
    const read = await selectImports(db, place).all<FileImportRow>();
    const page = toIdPage(read.results, place, { view: "imports" });
    return { segments, feeds: null, imports: page.rows.map(toImportView), ...toLinks(page) };
  }
  const read = await selectFeeds(db, status, place).all<DeskFeedRow>();
  const page = toIdPage(read.results, place, status ? { status } : {});
  return { segments, feeds: page.rows.map(toDeskFeedView), imports: null, ...toLinks(page) };
}

export async function getDeskFeed(db: Db, publicId = "") {
  const feed = await findDeskFeed(db, publicId);
  if (!feed) throw notFound();
  return feed;
}

export async function readFeedPage(db: Db, publicId: string | undefined, run: string | null) {
  const feed = await getDeskFeed(db, publicId);
  const [runs, leftOut] = await Promise.all([listFeedRuns(db, feed.id), findLeftOut(db, feed.id, run)]);
  return {
    feed: toDeskFeedView(feed),
    runs: runs.map((each) => {
      const view = toRunView(feed.employerSlug, feed.publicId, each);
      return {
        ...view,
        to: view.to && serverPaths.adminFeed(feed.publicId, `run=${each.publicId}#left-out`),
      };
    }),
    leftOut: leftOut && {
      at: toOfficeTime(leftOut.startedAt),
      rows: leftOut.rows.map((row) => toRowView(row, leftOut.kind === "check")),
    },
  };
}

function toDeskFeedView(row: DeskFeedRow) {
  const { publicId, name, address, status, pauseReason, company, employerSlug, approvedAt } = row;
  const counts = row.counts === null ? null : (JSON.parse(row.counts) as Record<string, number>);
  return {
    publicId,
    name,
    address,
    status,
    pauseReason,
    company,
    companyTo: deskPaths.adminEmployer(employerSlug),
    to: serverPaths.adminFeed(publicId),
    chip:
      status === "off"
        ? ({ label: "Removed", tone: "plain" } as const)
        : toFeedChip({ status, address, isApproved: approvedAt !== null }),
    run:
      row.startedAt === null || row.kind === null
        ? null
        : {
            at: toOfficeTime(row.startedAt),
            chip: toRunChip({ kind: row.kind, finishedAt: row.finishedAt, outcome: row.outcome }),
            counts: counts && toCountsLine(counts, row.closed ?? 0),
            note: row.note,
          },
    leftOut: formatCount((counts?.rejected ?? 0) + (counts?.skipped ?? 0)),
  };
}

export type DeskFeedView = ReturnType<typeof toDeskFeedView>;

export const toImportView = ({ id, source, finishedAt, ...counts }: FileImportRow) => ({
  id,
  source,
  at: toOfficeTime(finishedAt),
  counts: toCountsLine(counts, 0) ?? "No postings",
});
