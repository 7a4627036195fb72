import { Link } from "@remix-run/react";
import { unitTexts } from "#app/facts/reference/pay/pay-basis.ts";
import { ShareButton } from "#app/jobs/saved/share/share-button.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { percentiles, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { paths } from "#app/paths.ts";
import { PayForm } from "./pay-form.tsx";
import { PlaceChart } from "./place-chart.tsx";
import { AroundSection, PostedSection } from "./posted-section.tsx";
import type { SalaryView } from "./salary-page.server.ts";
import { formatStated } from "./salary-words.ts";

export function SalaryScreen({ view }: { view: SalaryView }) {
  return (
    <>
      <PageHeader title={view.title} lead={view.lead} />
      <div className="page pb-8">
        <section id="pay" aria-label="Pay" className="pay-card">
          <Units view={view} />
          <PlaceChart view={view} />
          <Notes view={view} />
          <Figures view={view} />
          <Actions view={view} />
        </section>
        <PostedSection view={view} />
        {view.around.lists.map((list) => (
          <AroundSection key={list.id} role={view.around.role} list={list} />
        ))}
        <TextSection id="compare" title="Compare places">
          <PayForm form={view.form} />
        </TextSection>
        <PayMethod view={view} />
      </div>
    </>
  );
}

function Units({ view: { units, basis } }: { view: SalaryView }) {
  return (
    <nav aria-label="Pay by the" className="pay-units">
      {units.map(({ per, to }) => (
        <Link key={per} to={to} preventScrollReset aria-current={per === basis.per ? "true" : undefined}>
          {per === "hour" ? "Hour" : per === "week" ? "Week" : "Year"}
        </Link>
      ))}
      {basis.per !== "hour" && <span>at {basis.hours} hours a week</span>}
    </nav>
  );
}

function Notes({ view: { scope, around, surveys, residents } }: { view: SalaryView }) {
  const notes = [around.standing, scope, surveys, residents].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <ul className="pay-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Figures({ view: { views, basis, people } }: { view: SalaryView }) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">All figures as a table</summary>
      <FigureTable
        label={`Pay of ${people} ${unitTexts[basis.per]}`}
        headings={["Place", ...percentiles.map(([, heading]) => heading), "At national prices", "Source"]}
        rows={views.map(({ name, figures, topCode, real, period }) => ({
          name,
          cells: [
            ...percentiles.map(([percentile]) => {
              const amount = figures[percentile];
              return amount === null ? "–" : formatStated(amount, topCode, basis);
            }),
            real?.median ? formatStated(real.median, null, basis) : "–",
            `BLS, ${period}`,
          ],
        }))}
      />
    </details>
  );
}

function Actions({ view: { file, card, path, title, lead } }: { view: SalaryView }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ShareButton path={path} title={title} text={lead} />
      <a href={card} className={buttonClass("outline")}>
        Picture (PNG)
      </a>
      <a href={file} download className={buttonClass("outline")}>
        Table (CSV)
      </a>
    </div>
  );
}

function PayMethod({ view: { occupation } }: { view: Pick<SalaryView, "occupation"> }) {
  return (
    <PhoneFold id="method" title="Where these figures come from" heading="h2">
      <div className="prose text-ink-2">
        <p>
          Pay is from the{" "}
          <a href={survey2024.url} className="link">
            Occupational Employment and Wage Statistics
          </a>{" "}
          of the U.S. Bureau of Labor Statistics: May 2025 for the country and the states, May 2024 for metro
          areas. Occupation in the survey: {occupation}. It counts the regular pay of employees. It leaves out
          overtime, shift differentials, bonuses and people who work for themselves.
        </p>
        <p>
          BLS turns hourly pay into a year of 2,080 hours. We turn it back: an hour is that year divided by
          2,080, a week is the hour times your hours, and a year is 52 such weeks.
        </p>
        <p>
          “At national prices” divides the pay by the place’s{" "}
          <a
            href="https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area"
            className="link"
          >
            regional price parity
          </a>{" "}
          of 2024 (U.S. Bureau of Economic Analysis), with the nation at 100. It says what the pay buys there,
          before taxes.
        </p>
        <p>
          Postings are the ones open on this site today. A posting’s range counts with its lowest and highest
          pay, and its middle counts for the median. Pay by the week, shift or year becomes an hourly rate at
          the posting’s own hours, or 40 a week.
        </p>
        <p>
          <Link to={paths.salaryComparison()} className="link">
            All professions and places
          </Link>
        </p>
      </div>
    </PhoneFold>
  );
}
