import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { AnswerTime } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { listAnswerTimes } from "#app/companies/workspace/jobs-table/jobs-page.server.ts";
import {
  countViews,
  type HiringRow,
  type PostingCounts,
  toRowQueries,
} from "#app/companies/workspace/jobs-table/row-queries.server.ts";
import {
  parseTableSearch,
  statusNames,
  type TableSearch,
} from "#app/companies/workspace/jobs-table/table-search.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import type { Membership, SiteContext } from "#app/kit/platform/context.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { company } = await admitToCompany(args, everyMember);
  return toJobsFile(args.context, company);
}

const rowsPerRead = 1000;

const headings = [
  "title",
  "place",
  "department",
  "status",
  "reason",
  "views",
  "applications started",
  "applications",
  "new applications",
  "median hours to the first answer",
  "answers counted",
  "posted",
  "confirmed",
  "confirmed by",
  "ends",
  "address",
];

/** Streams a thousand rows at a time, because a company may have 50,000. */
function toJobsFile({ db, env, now }: SiteContext, company: Membership): Response {
  let search: TableSearch | null = parseTableSearch(new URLSearchParams());
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([headings])}`)),
    pull: async (controller) => {
      if (!search) return controller.close();
      const read = await toRowQueries(db.$client, company, search, now, rowsPerRead).rows.all<HiringRow>();
      const rows: HiringRow[] = read.results;
      const views = await countViews(
        env.VITALS_DB,
        rows.map(({ slug }) => slug),
      );
      const answers = await listAnswerTimes(db, rows, now);
      const last = rows.length === rowsPerRead ? rows.at(-1) : undefined;
      search = last ? { ...search, after: [last.place, last.id] } : null;
      const lines = rows.map((row) => toLine(row, views.get(row.slug), answers.get(row.id), env.SITE_URL));
      controller.enqueue(encoder.encode(toCsv(lines)));
    },
  });
  return toPrivateCsv(body, `jobs-${company.employerSlug}.csv`);
}

const toLine = (
  row: HiringRow,
  counted: PostingCounts | undefined,
  answers: AnswerTime | undefined,
  origin: string,
) => [
  row.title,
  toPlaceText({
    ...row,
    licenseStates: JSON.parse(row.licenseStates),
    morePlaces: JSON.parse(row.morePlaces),
  }),
  row.department,
  statusNames[row.status],
  row.statusReason,
  counted?.views ?? 0,
  counted?.starts ?? 0,
  row.applications,
  row.fresh,
  answers ? (answers.medianMs / hourMs).toFixed(1) : null,
  answers ? answers.answered : null,
  toPostingDate(row.postedAt),
  toPostingDate(row.confirmedAt),
  row.confirmedBy,
  toPostingDate(row.validThrough),
  `${origin}/jobs/${row.slug}`,
];
