import { Link } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import type { OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { RecruiterLayout, toOpenFact } from "#app/catalogue/recruiters/recruiter-layout.tsx";
import { RecruitingHeader } from "#app/catalogue/recruiters/recruiting-header.tsx";
import { RoleList } from "#app/catalogue/recruiters/role-list.tsx";
import { StepList } from "#app/catalogue/recruiters/step-list.tsx";
import { toTextSections } from "#app/catalogue/recruiters/written-sections.tsx";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import type { HubView } from "./hub.server.ts";
import { LocalPages } from "./local-pages.tsx";
import type { NearView, StateChoice } from "./near-me.server.ts";
import { NearYou } from "./near-you.tsx";

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
