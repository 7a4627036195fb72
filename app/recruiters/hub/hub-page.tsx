import { Link } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import type { OpeningsView } from "#app/jobs/openings/openings.server.ts";
import { Openings } from "#app/jobs/openings/openings.tsx";
import { FaqBlock } from "#app/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import { hireAnchor, RecruiterLayout, toOpenFact } from "#app/recruiters/recruiter-layout.tsx";
import { StepList } from "#app/recruiters/step-list.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { JsonLd } from "#app/ui/json-ld-script.tsx";
import { Paragraphs, TextSection } from "#app/ui/text-section.tsx";
import type { HubView } from "./hub.server.ts";
import { LocalPages } from "./local-pages.tsx";
import type { NearView, StateChoice } from "./near-me.server.ts";
import { NearYou } from "./near-you.tsx";

interface HubPageProps {
  page: HubView;
  idempotencyKey: string;
  /** Only the near-me page has this. */
  near?: NearView | null;
  choices?: readonly StateChoice[];
}

export function HubPage({ page, idempotencyKey, near = null, choices }: HubPageProps) {
  return (
    <>
      <HubHeader page={page} />
      {choices && <NearYou near={near} choices={choices} />}
      <RecruiterLayout formTitle="Tell us who you need" source={page.source} idempotencyKey={idempotencyKey}>
        {page.sections.map((section, at) => (
          <TextSection key={section.title} id={`part-${at + 1}`} title={section.title}>
            <Paragraphs texts={section.paragraphs} />
            {section.list && (
              <ul className="list-disc pt-3 pl-5 text-ink-2">
                {section.list.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </TextSection>
        ))}
        <Roles roles={page.roles} />
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
    <header className="page grid gap-5 pt-8 pb-8 md:pt-12 md:pb-10">
      <div className="grid gap-2">
        <Link to={paths.employers()} className="link inline-flex min-h-6 justify-self-start text-md">
          For employers
        </Link>
        <h1 className="text-3xl md:text-4xl">{heading}</h1>
        <p className="max-w-3xl text-ink-2 text-lg">{lead}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a href={`#${hireAnchor}`} className={buttonClass()}>
          Tell us who you need
        </a>
        {sibling && (
          <Link to={sibling.to} className={buttonClass("outline")}>
            {sibling.name}
          </Link>
        )}
      </p>
      <FactList facts={toFacts(openings, offer)} />
    </header>
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

function Roles({ roles }: { roles: HubView["roles"] }) {
  return (
    <TextSection id="roles" title="Roles">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {roles.map(({ name, note, to }) => (
          <li key={name} className="grid content-start gap-0.5 border-line border-t pt-3">
            <h3 className="font-semibold">
              {to ? (
                <Link to={to} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="text-ink-2 text-md">{note}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
