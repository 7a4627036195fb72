import { Link } from "@remix-run/react";
import { LicenseNotes } from "#app/facts/licensing/license-notes.tsx";
import { LicenseQuestion } from "#app/facts/licensing/question/license-question.tsx";
import { Openings, OpeningsButton } from "#app/jobs/search/openings/openings.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PayChart } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { StateProfessionView } from "./state-profession-page.server.ts";

export function StateProfessionPage({ page }: { page: StateProfessionView }) {
  const { name, plural, state, inState, openings, links } = page;
  return (
    <>
      <PageHeader title={`${name} jobs in ${inState}`} lead={page.lead}>
        <div className="flex flex-wrap gap-2">
          <OpeningsButton openings={openings} />
          <ButtonLink to={paths.hireRequest({ position: name, place: state })} look="outline">
            Hire {plural}
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="page pb-8">
        <Openings
          openings={openings}
          title={`New jobs for ${plural} in ${inState}`}
          emptyText={`We have no open jobs for ${plural} in ${inState} today.`}
        />
        <Pay page={page} />
        <License page={page} />
        <PhoneFold title={`Demand for ${plural} in ${inState}`} heading="h2" id="demand">
          <Paragraphs texts={page.demand} />
        </PhoneFold>
        <TextSection id="more" title="Related pages">
          <div className="grid md:gap-8">
            {links.neighbors.length > 0 && (
              <PhoneFold title={`${name} jobs in neighboring states`} heading="h3">
                <LinkGrid links={links.neighbors} />
              </PhoneFold>
            )}
            <PhoneFold title={`Other professions in ${inState}`} heading="h3">
              <LinkGrid links={links.others} />
            </PhoneFold>
            <PhoneFold title={`More about ${inState}`} heading="h3">
              <LinkGrid
                links={[
                  { name: `Working in healthcare in ${inState}`, to: links.state },
                  { name: `About the profession: ${name}`, to: links.profession },
                  { name: "Compare pay with other places", to: links.pay },
                  { name: `${state} market`, to: links.market },
                  ...links.recruiters,
                ]}
              />
            </PhoneFold>
          </div>
        </TextSection>
        <TextSection id="questions" title="Questions">
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
    </>
  );
}

function Pay({ page }: { page: StateProfessionView }) {
  const { name, plural, paid, state, inState, medians, metros, payScope } = page;
  const label = `Pay of ${paid} by metro area in ${inState}`;
  const notes = [payScope, metros.residents].filter(Boolean).join(" ");
  if (medians.length + metros.chart.length + metros.table.length === 0) return null;
  return (
    <TextSection id="pay" title={`${name} pay in ${inState}`}>
      {page.dots && (
        <div className="pb-8">
          <DotPlot
            label={`Median pay of ${plural} by state`}
            rows={[page.dots]}
            legend={[
              ["own", state],
              ["nation", "United States"],
              ["all", "The other states and DC"],
            ]}
            source="Median dollars a year. BLS, May 2025."
          />
        </div>
      )}
      <div
        className={classNames(
          "grid items-start gap-8",
          medians.length > 0 && "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
        )}
      >
        {medians.length > 0 && (
          <PhoneFold title={`${state} and its neighbors`} heading="h3">
            <FigureTable
              label={`Median pay of ${plural} in ${inState} and neighboring states`}
              headings={["Place", "Median", `vs. ${state}`]}
              rows={medians}
              note="BLS, May 2025."
            />
          </PhoneFold>
        )}
        <div>
          <PayChart label={label} rows={metros.chart} source={survey2024} note={notes} />
          {metros.table.length > 0 && (
            <FigureTable
              label={label}
              headings={["Metro area", "10th percentile", "25th percentile", "Median"]}
              rows={metros.table}
              note={`BLS, May 2024. ${notes}`.trim()}
            />
          )}
          {metros.isCut && (
            <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center text-md">
              Shown: the highest-paid areas and the lowest. See all metro areas
            </Link>
          )}
        </div>
      </div>
      <p className="max-w-3xl pt-5 text-ink-2">{page.payNote}</p>
    </TextSection>
  );
}

function License({ page: { license, practice, inState, name, question } }: { page: StateProfessionView }) {
  return (
    <TextSection id="license" title={`${name} license in ${inState}`}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LicenseNotes notes={license.notes} />
        <div className="prose text-ink-2">
          {license.notes.length === 0 && <p>{license.rule}</p>}
          {license.nextDoor && <p>{license.nextDoor}</p>}
          {practice && <p>{practice}</p>}
          {license.how && license.notes.length === 0 && (
            <p>
              {license.how} {license.wait && `${license.wait}.`}
            </p>
          )}
        </div>
      </div>
      {question && (
        <div className="pt-6">
          <PhoneFold
            heading="h3"
            title={`Can I work in ${inState} with my license?`}
            isOpen={question.verdict !== null}
          >
            <LicenseQuestion question={question} heading="none" />
          </PhoneFold>
        </div>
      )}
    </TextSection>
  );
}
