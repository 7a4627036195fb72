import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import {
  type CheckRow,
  type CheckSearch,
  parseCheckSearch,
  toCheckQueryOf,
} from "#app/desk/markup/list/check-list.server.ts";
import { listMarkupRuns, toCheckedAt } from "#app/desk/markup/trend/runs.server.ts";
import { toMeanScore } from "#app/desk/markup/trend/trend-view.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { paths } from "#app/paths.ts";

/** The filtered table, or with `?trend` the nights. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  return searchParams.has("trend")
    ? toTrendFile(context)
    : toChecksFile(context, parseCheckSearch(searchParams));
}

const rowsPerRead = 1000;
const mostNights = 400;
const headings = ["title", "employer", "score", "errors", "warnings", "rules", "checked", "address"];

/** Streams a thousand rows at a time. */
async function toChecksFile({ db, env }: SiteContext, asked: CheckSearch): Promise<Response> {
  const runs = await listMarkupRuns(db, 2);
  let search: CheckSearch | null = { ...asked, before: null, after: null };
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${toCsv([headings])}`)),
    pull: async (controller) => {
      if (!search) return controller.close();
      const { results } = await toCheckQueryOf(db, search, rowsPerRead).all<CheckRow>();
      const rows = results.slice(0, rowsPerRead);
      const last = results.length > rowsPerRead ? rows.at(-1) : undefined;
      search = last ? { ...search, after: [last.score, last.jobId] } : null;
      const lines = rows.map((row) => [
        row.title,
        row.employer,
        row.score,
        row.errors,
        row.warnings,
        (JSON.parse(row.rules) as string[]).join(" "),
        toPostingDate(toCheckedAt(row, runs)),
        new URL(paths.job(row.slug), env.SITE_URL).href,
      ]);
      controller.enqueue(encoder.encode(toCsv(lines)));
    },
  });
  return toPrivateCsv(body, "google-jobs-validation.csv");
}

async function toTrendFile({ db }: SiteContext): Promise<Response> {
  const runs = await listMarkupRuns(db, mostNights);
  const lines = runs.map((run) => [
    run.day,
    run.rulesVersion,
    run.checked,
    run.eligible,
    run.withErrors,
    run.withWarnings,
    run.withPay,
    toMeanScore(run),
  ]);
  const names = [
    "night",
    "rules version",
    "checked",
    "eligible",
    "errors",
    "warnings",
    "pay",
    "average score",
  ];
  return toPrivateCsv(`\ufeff${toCsv([names, ...lines])}`, "google-jobs-trend.csv");
}
