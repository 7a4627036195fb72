import "#app/kit/ui/chart/chart.css";
import "#app/pages/page/workspace.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { fewestCounted } from "#app/companies/pitch/public-page/answer-times.server.ts";
import { toSpanText, toWithinText } from "#app/companies/pitch/public-page/profile-facts.ts";
import { type Funnel, getReport, parsePeriod, periods } from "#app/companies/reports/report.server.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { ChoiceLinks } from "#app/kit/ui/control/choice-links.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

export const meta: MetaFunction = () => toAccountMeta("Reports");
export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, whoReads);
  const period = parsePeriod(new URL(asked.request.url).searchParams.get("period"));
  const report = await getReport(asked.context, company.employerId, period);
  const { total, postings, sources, months, countedSince, isCut } = report;
  const isCounted = [total.listed, total.views, total.starts, total.clicks].some(Boolean);
  const own = toHiringCompany(company);
  return {
    ...{ company: own, period, isCut },
    countedSince: countedSince && formatIsoDay(countedSince),
    choices: Object.entries(periods).map(([name, label]) => ({
      ...{ name, label, isChosen: name === period },
      to: workPaths.hiringReports(own.slug, `period=${name}`),
    })),
    tiles: [
      ["Seen in lists, about", isCounted ? total.listed : null, null],
      ["Postings opened", isCounted ? total.views : null, null],
      ["Applications begun", isCounted ? total.starts : null, toShare(total.starts, total.views)],
      ["Presses to your own site", isCounted ? total.clicks : null, null],
      ["Applications sent", total.sent, null],
      ["Interviewed", total.interview, toShare(total.interview, total.sent)],
      ["Offered", total.offer, toShare(total.offer, total.sent)],
      ["Hired", total.hired, toShare(total.hired, total.sent)],
    ] as [label: string, count: number | null, share: string | null][],
    answers: toAnswerText(total),
    months: months.map(({ month, sent }) => ({ name: toMonthName(month), value: sent })),
    postings: postings.map(
      ({ title, place, slug, listed, views, starts, clicks, daysToFill, ...funnel }) => ({
        name: place ? `${title}, ${place}` : title,
        to: slug && workPaths.hiringApplicants(own.slug, `job=${slug}`),
        cells: [
          ...[listed, views, starts, clicks].map((count) => toCount(isCounted ? count : null)),
          ...toCells(funnel),
          daysToFill === null ? "–" : `${daysToFill}\u00a0days`,
        ],
      }),
    ),
    sources: sources.map(({ source, ...funnel }) => ({
      name: source === "direct" ? `${site.name} itself` : source,
      cells: toCells(funnel),
    })),
  };
}

const toCells = ({ sent, interview, offer, hired, medianMs }: Funnel): string[] => [
  ...[sent, interview, offer, hired].map(formatCount),
  medianMs === null ? "–" : toSpanText(medianMs).replaceAll(" ", "\u00a0"),
];

const toCount = (count: number | null): string => (count === null ? "–" : formatCount(count));

/** "12%". Of fewer than five, a share says nothing. */
const toShare = (count: number | null, of: number | null): string | null =>
  count === null || of === null || of < fewestCounted || count > of
    ? null
    : `${Math.round((count / of) * 100)}%`;

const toAnswerText = ({ sent, answered, medianMs }: Funnel): string =>
  sent === 0
    ? "No applications came in this time."
    : `You answered ${answered} of ${formatCount(sent)} applications${
        medianMs === null ? "" : `. The median first answer came within ${toWithinText(medianMs)}`
      }.`;

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const toMonthName = (month: string): string => monthName.format(new Date(`${month}-01`));

const stages = ["Sent", "Interview", "Offer", "Hired", "First answer"];

export default function ReportsPage() {
  const view = useLoaderData<typeof loader>();
  const { company, period, choices, tiles, answers, months, postings, sources, countedSince, isCut } = view;
  return (
    <HiringPage company={company} part="reports" title="Reports">
      <nav aria-label="Period">
        <ChoiceLinks choices={choices} />
      </nav>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {tiles.map(([label, count, share]) => (
          <div key={label} className="rounded-card border border-line bg-surface px-4 py-3">
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="font-semibold text-xl tabular-nums">
              {toCount(count)}
              {share && <span className="ml-2 font-normal text-ink-3 text-sm">{share}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 text-md">
        {answers} Percentages: forms begun are of postings opened, all others of applications sent. Who was
        offered a job counts as interviewed, and who was hired as both.{" "}
        {countedSince && `What visitors do is not measured before ${countedSince}.`}
        {isCut && " Only the newest 5,000 applications are counted."}
      </p>
      {months.length > 1 && (
        <section aria-labelledby="months" className="grid max-w-2xl gap-item">
          <h2 id="months">Applications by month</h2>
          <BarList items={months} unit={["application", "applications"]} />
        </section>
      )}
      <section
        aria-labelledby="postings"
        className="grid gap-item lg:[&_tbody_th]:min-w-44 lg:[&_td]:px-2 lg:[&_thead_th]:px-2"
      >
        <h2 id="postings">By posting</h2>
        {postings.length > 0 ? (
          <FigureTable
            label="Postings"
            headings={["Posting", "Listed", "Opened", "Begun", "To your site", ...stages, "Filled in"]}
            rows={postings}
            note="Applications sent in this time, at most 100 postings. Median time to the first answer, from five applications on. Listed: how often a page whose list had the posting was loaded, estimated from one page in ten. To your site: presses of the link to your own form, which Firefox does not report."
          />
        ) : (
          <p>Nobody opened a posting of yours in this time.</p>
        )}
      </section>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="grid gap-item">
          <h2 id="sources">Where applicants came from</h2>
          <FigureTable label="Sources" headings={["Source", ...stages]} rows={sources} />
        </section>
      )}
      <p>
        <a
          href={workPaths.hiringReportFile(company.slug, `period=${period}`)}
          className="link inline-flex min-h-11 items-center"
          download
        >
          Download these figures as CSV
        </a>
      </p>
    </HiringPage>
  );
}
