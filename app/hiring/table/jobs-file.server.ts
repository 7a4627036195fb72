import { toPlaceText } from "#app/jobs/posting/job.ts";
import type { Membership, SiteContext } from "#app/platform/context.ts";
import { toIsoDay } from "#app/text/iso-day.ts";
import { toCsv } from "#app/text/to-csv.ts";
import { countViews, type HiringRow, toRowsQuery } from "./table-rows.server.ts";
import { parseTableSearch, statusNames, type TableSearch } from "./table-search.ts";

const rowsPerRead = 1000;

const headings = [
  "title",
  "place",
  "status",
  "reason",
  "views",
  "applications started",
  "applications",
  "new applications",
  "posted",
  "confirmed",
  "confirmed by",
  "ends",
  "address",
];

/** Reads and sends a thousand rows at a time: a company may have 50,000. */
export function toJobsFile(
  { db, env, now }: SiteContext,
  { employerId, employerSlug }: Membership,
): Response {
  let search: TableSearch | null = parseTableSearch(new URLSearchParams());
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([headings])}`)),
    pull: async (controller) => {
      if (!search) return controller.close();
      const read = await toRowsQuery(db.$client, employerId, search, now, rowsPerRead).all<HiringRow>();
      const rows: HiringRow[] = read.results;
      const views = await countViews(
        env.VITALS_DB,
        rows.map(({ slug }) => slug),
      );
      const last = rows.length === rowsPerRead ? rows.at(-1) : undefined;
      search = last ? { ...search, after: { value: last.place, id: last.id } } : null;
      const lines = rows.map((row) => toLine(row, views.get(row.slug), env.SITE_URL));
      controller.enqueue(encoder.encode(toCsv(lines)));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="jobs-${employerSlug}.csv"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

const toLine = (row: HiringRow, counted: { views: number; starts: number } | undefined, origin: string) => [
  row.title,
  toPlaceText({ ...row, licenseStates: JSON.parse(row.licenseStates) }),
  statusNames[row.status],
  row.statusReason,
  counted?.views ?? 0,
  counted?.starts ?? 0,
  row.applications,
  row.fresh,
  toIsoDay(row.postedAt),
  toIsoDay(row.confirmedAt),
  row.confirmedBy,
  toIsoDay(row.validThrough),
  `${origin}/jobs/${row.slug}`,
];
