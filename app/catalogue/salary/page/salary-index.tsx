import { Link } from "@remix-run/react";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PayChart } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { PayForm } from "./pay-form.tsx";
import type { SalaryIndexView as View } from "./salary-index.server.ts";

export function SalaryIndex({ view }: { view: View }) {
  return (
    <>
      <PageHeader
        isAiry
        title="Salary comparison"
        lead="What your profession pays in up to four places, on one scale: the whole range, what it buys at local prices, and what our open postings offer."
      />
      <div className="page pb-8">
        {view.problem && <Problem problem={view.problem} />}
        <PayForm form={view.form} />
        <TextSection
          id="overview"
          title="Twelve large professions"
          lead="The largest besides physicians. Choose one to see its pay in the places that we have figures for."
        >
          <PayChart label="Pay of twelve large professions" rows={view.chart} source={survey2025} />
        </TextSection>
        <PhoneFold id="professions" title="All professions and specialties" heading="h2">
          <p className="max-w-2xl pb-4 text-ink-2">
            National figures for {view.counts.roles} occupations (BLS, May 2025), and in how many places we
            have more.
          </p>
          <FigureTable
            onPhone="short"
            label="National pay by profession"
            headings={["Profession", "Median", "Middle half", "Jobs counted", "States", "Metro areas"]}
            rows={view.rows}
          />
        </PhoneFold>
        <PhoneFold id="places" title="Registered nurse pay by place" heading="h2">
          <p className="max-w-2xl pb-4 text-ink-2">
            The median a year in each state (BLS, May 2025) and in the largest of {view.counts.metros} metro
            areas (BLS, May 2024). Each page compares other professions too.
          </p>
          <div className="pay-places grid gap-8">
            <LinkGrid links={view.states} />
            <LinkGrid links={view.metros} />
          </div>
        </PhoneFold>
      </div>
    </>
  );
}

function Problem({ problem: { lines, nearest } }: { problem: NonNullable<View["problem"]> }) {
  return (
    <Notice tone="warn" title="We could not compare that yet." className="mb-4">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {nearest.length > 0 && (
        <p>
          Did you mean{" "}
          {nearest.map(({ title, to }, at) => (
            <span key={to}>
              {at > 0 && ", "}
              <Link to={to} className="link">
                {title}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
    </Notice>
  );
}
