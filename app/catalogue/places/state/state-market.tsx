import { ButtonLink } from "#app/kit/ui/button.tsx";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import { StateHospitals } from "./state-hospitals.tsx";
import type { StateMarketView } from "./state-market.server.ts";

export function StateMarket({ market }: { market: StateMarketView }) {
  const { name, inState, slug } = market;
  return (
    <>
      <PageHeader title={`${name} healthcare market`} lead={market.lead}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.hireRequest({ place: name })}>Hire in {inState}</ButtonLink>
          <ButtonLink to={paths.state(slug)} look="outline">
            {name} for clinicians
          </ButtonLink>
        </div>
      </PageHeader>
      <div className="page pb-8">
        <FactList facts={market.facts} />
        <Demand market={market} />
        <PhoneFold title={`Hospitals and employers in ${inState}`} heading="h2" id="employers">
          <p className="max-w-2xl pb-stack text-ink-2 text-lg">{market.hospitals.text}</p>
          <StateHospitals hospitals={market.hospitals} />
        </PhoneFold>
        <TextSection id="recruiting" title={`Hiring in ${inState}`}>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Paragraphs texts={market.recruiting} />
            <ul className="prose grid content-start gap-2 text-ink-2">
              {market.healthcareFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
        </TextSection>
        <PhoneFold title={`Clinician supply in ${inState}`} heading="h2" id="supply">
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <FigureTable
              label={`Medicare enrollments in ${inState}`}
              headings={["Profession", "Enrollments", "Per 100,000 people"]}
              rows={market.supply}
              note="CMS, April 2026. One clinician may have several enrollments."
            />
            {market.metros.length > 0 && (
              <FigureTable
                label={`Metro areas in ${inState}${market.reachesOut ? ", including those centered in another state" : ""}`}
                headings={["Metro", "People", "Since 2020"]}
                rows={market.metros}
                note="Census Bureau, July 2025."
              />
            )}
          </div>
        </PhoneFold>
        <PhoneFold title={`Recruiters in ${inState}`} heading="h2" id="recruiters">
          <LinkGrid links={[...market.recruiters, ...market.cityMarkets]} />
        </PhoneFold>
        {market.neighbors.length > 0 && (
          <PhoneFold title={`Markets next to ${inState}`} heading="h2" id="neighbors">
            <LinkGrid links={market.neighbors} />
          </PhoneFold>
        )}
        <TextSection id="questions" title={`Questions about the ${name} market`}>
          <FaqBlock items={market.questions} />
        </TextSection>
      </div>
    </>
  );
}

function Demand({ market: { demand, inState } }: { market: StateMarketView }) {
  return (
    <TextSection id="demand" title={`Open jobs in ${inState} today`}>
      {demand === null && (
        <Notice title="Today's openings are late.">
          We could not count them. Try again in a few minutes.
        </Notice>
      )}
      {demand?.length === 0 && <Notice>We have no open jobs in {inState} today.</Notice>}
      {demand && demand.length > 0 && <BarList items={demand} unit={["open job", "open jobs"]} columns={4} />}
    </TextSection>
  );
}
