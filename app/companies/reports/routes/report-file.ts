import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getReport, parsePeriod } from "#app/companies/reports/report.server.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";

const headings = [
  ...[
    "posting",
    "place",
    "listed (about)",
    "opened",
    "begun",
    "to own site",
    "sent",
    "interview",
    "offer",
    "hired",
    "answered",
  ],
  ...["median hours to the first answer", "days to fill"],
];

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const period = parsePeriod(new URL(asked.request.url).searchParams.get("period"));
  const { postings } = await getReport(asked.context, company.employerId, period);
  const lines = postings.map((posting) => [
    ...[
      posting.title,
      posting.place,
      posting.listed,
      posting.views,
      posting.starts,
      posting.clicks,
      posting.sent,
      posting.interview,
    ],
    ...[posting.offer, posting.hired, posting.answered],
    posting.medianMs === null ? null : (posting.medianMs / hourMs).toFixed(1),
    posting.daysToFill,
  ]);
  return toPrivateCsv(toCsv([headings, ...lines]), `report-${company.employerSlug}-${period}-days.csv`);
}
