import { Link } from "@remix-run/react";
import { StepList, toTextSections } from "#app/catalogue/recruiters/recruiter-parts.tsx";
import { RoleList } from "#app/catalogue/recruiters/role-list.tsx";
import { claims } from "#app/claims.ts";
import {
  forEmployers,
  HiringHeader,
  HiringLayout,
  toOpenFact,
} from "#app/companies/pitch/parts/hiring-layout.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import type { HubView, NearView, StateChoice } from "./hub.server.ts";
import { LocalPages } from "./local-pages.tsx";

interface HubPageProps {
  page: HubView;
  idempotencyKey: string;
  near?: NearView | null;
  choices?: readonly StateChoice[];
}

export function HubPage({ page, idempotencyKey, near = null, choices }: HubPageProps) {
  const [intro, ...sections] = toTextSections(page.sections);
  return (
    <>
      <HiringLayout
        formTitle="Tell us who you need"
        source={page.source}
        prefill={{ position: page.position, ...(near && { place: near.place }) }}
        idempotencyKey={idempotencyKey}
        intro={
          <>
            <HubHeader page={page} />
            {choices ? <NearYou near={near} choices={choices} /> : intro}
          </>
        }
      >
        {choices && intro}
        {sections}
        <RoleList roles={page.roles} />
        <PhoneFold title="Hiring steps and timeline" heading="h2" id="steps">
          <p className="pb-stack text-ink-2 text-lg">{toStepsLead(page.offer)}</p>
          <StepList steps={page.steps} />
        </PhoneFold>
      </HiringLayout>
      <div className="bg-sunken">
        <div className="page">
          <Openings
            hasAlert={false}
            openings={page.openings}
            title="Open postings"
            emptyText={`We have no open postings of this kind ${near ? `in ${near.place} ` : ""}right now.`}
          />
        </div>
      </div>
      <div className="page">
        <PhoneFold title="By city and state" heading="h2" id="local">
          <LocalPages professions={page.local} />
        </PhoneFold>
        <TextSection id="questions" title="Questions" className="pb-12">
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
      <JsonLd data={page.service} />
      <JsonLd data={page.breadcrumbs} />
    </>
  );
}

function HubHeader({ page }: { page: HubView }) {
  const { heading, lead, sibling } = page;
  return (
    <HiringHeader back={forEmployers} heading={heading} lead={lead} facts={toFacts(page)}>
      {sibling && (
        <p className="text-md">
          See also{" "}
          <Link to={sibling.to} className="link">
            {sibling.name}
          </Link>
        </p>
      )}
    </HiringHeader>
  );
}

const toFacts = ({ openings, offer, pay }: HubView) => [
  toOpenFact(openings),
  pay,
  ...(offer
    ? [
        {
          figure: offer,
          label: "typical new search",
          source: "request to accepted offer, our recruiters' estimate",
        },
        { figure: "$0", label: "for clinicians", source: "the hiring facility pays" },
      ]
    : [
        { figure: claims.placementInCity, label: "placement in a city", source: claims.placementMeaning },
        {
          figure: claims.placementInState,
          label: "placement across a state",
          source: claims.placementMeaning,
        },
      ]),
];

const promise = `${claims.placementInCity} in a city and ${claims.placementInState} across a state is our ${claims.placementMeaning}`;

const toStepsLead = (offer: string | null): string =>
  offer
    ? `${promise}; a new search in this field typically takes ${offer}.`
    : `${promise}. A new license and credentialing come after the offer.`;

interface NearYouProps {
  near: NearView | null;
  choices: readonly StateChoice[];
}

function NearYou({ near, choices }: NearYouProps) {
  return (
    <section aria-labelledby="near-title">
      <div className="grid gap-4 rounded-card bg-sunken p-4 md:p-5">
        <h2 id="near-title">{near ? `Near you: ${near.place}` : "Which state are you in?"}</h2>
        {near && near.facts.length > 0 && <p className="text-ink-2">{near.facts.join(" ")}</p>}
        {near && (
          <PhoneFold title={`In and around ${near.place}`}>
            <LinkGrid links={near.links} />
          </PhoneFold>
        )}
        <form
          method="get"
          action={paths.nursePractitionerRecruitersNearMe()}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="grid gap-1 font-semibold text-md">
            {near ? "Another state" : "State"}
            <select
              key={near?.slug}
              name="state"
              defaultValue={near?.slug}
              className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
            >
              {choices.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline">Show</Button>
        </form>
      </div>
    </section>
  );
}
