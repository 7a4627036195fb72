import { toCountsLine, toFeedChip, toRunChip } from "#app/companies/feeds/owner/feed-words.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import type { DeskFeedRow, FileImportRow } from "./desk-feeds.server.ts";

export function toDeskFeedView(row: DeskFeedRow) {
  const { publicId, name, address, status, pauseReason, company, employerSlug, approvedAt } = row;
  const counts = row.counts === null ? null : (JSON.parse(row.counts) as Record<string, number>);
  return {
    publicId,
    name,
    address,
    status,
    pauseReason,
    company,
    companyTo: paths.adminEmployer(employerSlug),
    to: paths.adminFeed(publicId),
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
