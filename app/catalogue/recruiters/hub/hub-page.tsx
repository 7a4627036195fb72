import { Link } from "@remix-run/react";
import {
  RecruiterLayout,
  RecruitingHeader,
  StepList,
  toOpenFact,
  toTextSections,
} from "#app/catalogue/recruiters/recruiter-layout.tsx";
import { RoleList } from "#app/catalogue/recruiters/role-list.tsx";
import { claims } from "#app/claims.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
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
      <HubHeader page={page} />
      {choices && <NearYou near={near} choices={choices} />}
      <RecruiterLayout
        formTitle="Tell us who you need"
        source={page.source}
        prefill={{ position: page.position, ...(near && { place: near.place }) }}
        idempotencyKey={idempotencyKey}
        intro={intro}
      >
        {sections}
        <RoleList roles={page.roles} />
        <TextSection id="steps" title="Hiring steps and timeline" lead={toStepsLead(page.offer)}>
          <StepList steps={page.steps} />
        </TextSection>
      </RecruiterLayout>
      <div className="bg-sunken">
        <div className="page">
          <Openings
            openings={page.openings}
            title="Open postings"
            emptyText={`We have no open postings of this kind ${near ? `in ${near.place} ` : ""}right now.`}
          />
        </div>
      </div>
      <div className="page">
        <TextSection id="local" title="By city and state">
          <LocalPages professions={page.local} />
        </TextSection>
        <TextSection id="questions" title="Questions" className="pb-14">
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
      <JsonLd data={page.service} />
      <JsonLd data={page.breadcrumbs} />
    </>
  );
}

function HubHeader({ page: { heading, lead, openings, sibling, offer } }: { page: HubView }) {
  return (
    <RecruitingHeader heading={heading} lead={lead} facts={toFacts(openings, offer)}>
      {sibling && (
        <Link to={sibling.to} className={buttonClass("outline")}>
          {sibling.name}
        </Link>
      )}
    </RecruitingHeader>
  );
}

const toFacts = (openings: OpeningsView | null, offer: string | null) => [
  toOpenFact(openings),
  ...(offer
    ? [{ figure: offer, label: "typical new search", source: "request to accepted offer" }]
    : [
        { figure: claims.placementInCity, label: "placement in a city", source: claims.placementMeaning },
        {
          figure: claims.placementInState,
          label: "placement across a state",
          source: claims.placementMeaning,
        },
      ]),
  { figure: "$0", label: "for clinicians", source: "the hiring facility pays" },
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
    <section aria-labelledby="near-title" className="mb-10 bg-sunken py-8">
      <div className="page grid gap-5">
        <h2 id="near-title">{near ? `Near you: ${near.place}` : "Which state are you in?"}</h2>
        {near && near.facts.length > 0 && (
          <p className="max-w-3xl text-ink-2 text-lg">{near.facts.join(" ")}</p>
        )}
        {near && <LinkGrid links={near.links} />}
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
              className="h-11 min-w-56 rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
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
