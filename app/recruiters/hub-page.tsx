import { Link } from "@remix-run/react";
import { FaqBlock } from "#app/content/faq-block.tsx";
import { claims } from "#app/home/claims.ts";
import type { OpeningsView } from "#app/jobs/openings.server.ts";
import { Openings } from "#app/jobs/openings.tsx";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { Paragraphs, TextSection } from "#app/ui/text-section.tsx";
import type { HubView } from "./hub.server.ts";
import { LocalPages } from "./local-pages.tsx";
import type { NearView, StateChoice } from "./near-me.server.ts";
import { NearYou } from "./near-you.tsx";
import { hireAnchor, RecruiterLayout, toOpenFact } from "./recruiter-layout.tsx";
import { StepList } from "./step-list.tsx";

interface HubPageProps {
  page: HubView;
  idempotencyKey: string;
  /** Of the page about what is near the visitor: its state, where that is known, and all to choose from. */
  near?: NearView | null;
  choices?: readonly StateChoice[];
}

/** A written page about recruiting: text, roles, steps, local pages, questions. */
export function HubPage({ page, idempotencyKey, near = null, choices }: HubPageProps) {
  return (
    <>
      <HubHeader page={page} />
      {choices && <NearYou near={near} choices={choices} />}
      <RecruiterLayout formTitle="Tell us whom you need" source={page.source} idempotencyKey={idempotencyKey}>
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
        <TextSection id="steps" title="Who does what, and when" lead={toStepsLead(page.offer)}>
          <StepList steps={page.steps} />
        </TextSection>
      </RecruiterLayout>
      <div className="bg-sunken">
        <div className="page">
          <Openings
            openings={page.openings}
            title="Open postings"
            emptyText={`No posting of this kind is open ${near ? `in ${near.place} ` : ""}now.`}
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
          Tell us whom you need
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

const counted = "request to accepted offer, for someone licensed in the state";

const toFacts = (openings: OpeningsView | null, offer: string | null) => [
  toOpenFact(openings),
  ...(offer
    ? [{ figure: offer, label: "typical search in this field", source: "request to accepted offer" }]
    : [
        { figure: claims.placementInCity, label: "typical placement in a city", source: counted },
        { figure: claims.placementInState, label: "typical placement across a state", source: counted },
      ]),
  { figure: "$0", label: "for clinicians", source: "The hiring facility pays" },
];

const toStepsLead = (offer: string | null): string =>
  offer
    ? `Our ${claims.placementInCity} in a city and ${claims.placementInState} across a state hold where somebody licensed in the state is looking already, mostly nurses and advanced practice clinicians. A search in this field typically takes ${offer} to an accepted offer.`
    : `Our ${claims.placementInCity} in a city and ${claims.placementInState} across a state run from the request to an accepted offer; a new license and credentialing come after it.`;

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
