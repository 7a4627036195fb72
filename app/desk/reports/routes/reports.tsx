import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { ReportCard } from "#app/desk/reports/report-card.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./reports.server.ts";

export { action, loader } from "./reports.server.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Reports", isIndexed: false });

export default function ReportsPage() {
  const { state, segments, reports, done, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title="Reports"
      lead="What visitors say is wrong with a posting. One decision closes all reports about it."
    >
      {done && !answer && <Notice live tone="good" title={done} />}
      <Segments label="State" segments={segments} />
      {reports.length === 0 && (
        <Notice title="Nothing here">
          {state === "open"
            ? "No report waits for us. Each job page has a link to write one."
            : "No reports."}
        </Notice>
      )}
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard
              report={report}
              isOpen={state === "open"}
              answer={answer?.slug === report.slug ? answer : undefined}
            />
          </li>
        ))}
      </ul>
      {next && (
        <Link to={next} rel="next" className={buttonClass("outline", "small", "justify-self-end")}>
          Next
        </Link>
      )}
    </DeskPage>
  );
}
