import { CompareForm } from "#app/catalogue/places/state/compare-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { CompareView } from "./compare-page.server.ts";

export function ComparePage({ page }: { page: CompareView }) {
  const [first, second] = page.states.map(({ name }) => name) as [string, string];
  const marks = [
    ["own", first],
    ["other", second],
    ["nation", "United States"],
    ["all", "Lowest and highest state"],
  ] as const;
  return (
    <>
      <PageHeader title={page.title} lead={page.lead}>
        <div className="flex flex-wrap gap-2">
          {page.states.map(({ name, slug }) => (
            <ButtonLink key={slug} to={paths.state(slug)} look="outline">
              All about {name}
            </ButtonLink>
          ))}
        </div>
      </PageHeader>
      <div className="page pb-8">
        <TextSection id="pay" title="Pay">
          <div className="grid gap-8">
            <DotPlot
              label={`Median pay in ${first} and ${second}`}
              rows={page.pay.dots}
              legend={marks}
              source="Median dollars a year. BLS, May 2025."
            />
            <div className="grid md:gap-8">
              <PhoneFold title="Pay side by side, and at national prices" heading="h3">
                <FigureTable
                  label={`Median pay in ${first} and ${second}, largest difference first`}
                  headings={["Occupation", first, second, "Difference", "At national prices"]}
                  rows={page.pay.rows}
                  note={`Median dollars a year (BLS, May 2025). Differences are ${second} against ${first}. At national prices: each median divided by the state's price level (BEA, 2024).`}
                />
              </PhoneFold>
              {page.physicians.rows.length > 0 && (
                <PhoneFold title="Physicians in the metro areas" heading="h3">
                  <FigureTable
                    label={`Median pay of physicians in the metro areas of ${first} and ${second}`}
                    headings={page.physicians.headings}
                    rows={page.physicians.rows}
                    note={page.physicians.note}
                  />
                </PhoneFold>
              )}
            </div>
          </div>
        </TextSection>
        <TextSection id="prices" title="Prices">
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <DotPlot
              label={`Prices in ${first} and ${second}`}
              rows={page.prices.dots}
              legend={marks}
              unit="index"
              source="Regional price parities: the nation is 100. BEA, 2024."
            />
            <PhoneFold title="Prices side by side" heading="h3">
              <FigureTable
                label={`Prices in ${first} and ${second}`}
                headings={["Nation: 100", first, second, "Difference"]}
                rows={page.prices.rows}
                note="BEA regional price parities, 2024."
              />
            </PhoneFold>
          </div>
        </TextSection>
        <TextSection id="licenses" title="Licenses" lead={page.nurses}>
          <div className="grid md:gap-6">
            {page.licenses.either.length > 0 && (
              <PhoneFold title="The same in either direction" heading="h3">
                <FigureTable
                  label={`Work in ${second} with a license from ${first}, or in ${first} with one from ${second}`}
                  headings={["Profession", "In either direction"]}
                  rows={page.licenses.either}
                />
              </PhoneFold>
            )}
            {page.licenses.differing.length > 0 && (
              <PhoneFold title="Different by direction" heading="h3">
                <FigureTable
                  label={`Work in ${second} with a license from ${first}, and the reverse`}
                  headings={[
                    "Profession",
                    `${first} license, job in ${second}`,
                    `${second} license, job in ${first}`,
                  ]}
                  rows={page.licenses.differing}
                />
              </PhoneFold>
            )}
            <p className="pt-3 text-ink-3 text-sm md:pt-0">
              “In either direction” means a license from one of the two states and a job in the other. For
              nurses, that is a multistate license if the state issues one. Waits are what recruiters see, not
              official figures. Each state’s page has the rule, its date and the official list.
            </p>
          </div>
        </TextSection>
        <Jobs page={page} />
        <TextSection id="states" title="The two states">
          <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Paragraphs texts={page.contrasts} />
            <PhoneFold title="Figures side by side" heading="h3">
              <FigureTable
                label={`${first} and ${second} in figures`}
                headings={["Measure", first, second]}
                rows={page.facts}
                onPhone="blocks"
                note="Census Bureau, 2025 and 2019-2023; CMS, 2026; HRSA, May 2026 and December 2025; AANP, 2025."
              />
            </PhoneFold>
          </div>
        </TextSection>
        <PhoneFold title="Compare with another state" heading="h2" id="others">
          <div className="flex flex-wrap gap-x-12 gap-y-6">
            {page.states.map(({ slug, name }) => (
              <CompareForm key={slug} slug={slug} name={name} />
            ))}
          </div>
        </PhoneFold>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
    </>
  );
}

function Jobs({ page }: { page: CompareView }) {
  return (
    <TextSection id="jobs" title="Open jobs today">
      <div className="grid gap-x-12 md:grid-cols-2">
        {page.states.map(({ slug, name, inState, jobs }) => (
          <PhoneFold
            key={slug}
            title={jobs ? `${name}: ${formatCount(jobs.total)} ${jobs.total === 1 ? "job" : "jobs"}` : name}
            heading="h3"
          >
            {jobs === null && (
              <p className="text-ink-2">We could not count them. Try again in a few minutes.</p>
            )}
            {jobs?.total === 0 && <p className="text-ink-2">We have no open jobs in {inState} today.</p>}
            {jobs && jobs.total > 0 && (
              <>
                <BarList items={jobs.bars} unit={["open job", "open jobs"]} most={page.mostJobs} />
                <p className="pt-3">
                  <ButtonLink to={paths.jobsInState(slug)} look="outline">
                    Jobs in {inState}
                  </ButtonLink>
                </p>
              </>
            )}
          </PhoneFold>
        ))}
      </div>
    </TextSection>
  );
}
