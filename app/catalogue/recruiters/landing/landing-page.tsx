import { StepList } from "#app/catalogue/recruiters/recruiter-parts.tsx";
import { claims } from "#app/claims.ts";
import { HiringHeader, HiringLayout, toOpenFact } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Paragraphs, TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import type { LandingView } from "./landing.server.ts";
import { EmployerTable, PayLines } from "./pay-lines.tsx";

export function LandingPage({ page, idempotencyKey }: { page: LandingView; idempotencyKey: string }) {
  const { name, plural, place, content, openings, links } = page;
  return (
    <>
      <HiringLayout
        formTitle={`Hire ${plural} in ${place.inText}`}
        source={page.source}
        prefill={{ position: name, place: place.fullName }}
        idempotencyKey={idempotencyKey}
        intro={
          <>
            <LandingHeader page={page} />
            <TextSection id="search" title={`How to recruit ${plural}`}>
              <Paragraphs texts={page.search} />
            </TextSection>
          </>
        }
      >
        {page.placeNotes.length > 0 && (
          <TextSection id="place" title={`Hiring in ${place.inText}`}>
            <Paragraphs texts={page.placeNotes} />
          </TextSection>
        )}
        <Benefits benefits={content.benefits} />
        <TextSection id="pay" title="Pay">
          <Paragraphs texts={content.salaryInfo.sentences} />
          <div className="pt-4">
            <PayLines
              label={`${name} pay in ${place.inText} and elsewhere`}
              lines={content.salaryInfo.lines}
            />
          </div>
          {content.salaryInfo.scope && <p className="pt-2 text-ink-3 text-sm">{content.salaryInfo.scope}</p>}
        </TextSection>
        <TextSection id="demand" title="Demand">
          <FactPoints texts={content.demandFactors} />
        </TextSection>
        <TextSection id="opportunities" title={`Facts about ${place.inText}`}>
          <FactPoints texts={content.localOpportunities} />
        </TextSection>
        <TextSection id="employers" title={content.majorEmployers ? "Major employers" : "Large hospitals"}>
          <EmployerTable label={`Large hospitals in ${place.inText}`} lines={page.largestHospitals} />
        </TextSection>
        {page.steps.length > 0 && (
          <TextSection
            id="steps"
            title="Hiring steps and timeline"
            lead={`${page.promise} The facility pays.`}
          >
            <StepList steps={page.steps} />
          </TextSection>
        )}
        <License page={page} />
        <SampleRole page={page} />
      </HiringLayout>
      <div className="bg-sunken">
        <div className="page">
          <Openings
            hasAlert={false}
            openings={openings}
            title={`${name} jobs in ${place.inText}`}
            emptyText={`We have no open postings for ${plural} in ${place.inText} right now.`}
          />
        </div>
      </div>
      <div className="page">
        <TextSection id="questions" title="Questions">
          <FaqBlock items={page.questions} />
        </TextSection>
        <TextSection id="near" title={`Recruiting ${plural} elsewhere`}>
          <LinkGrid links={[...links.near, ...links.about]} />
        </TextSection>
        <TextSection id="here" title={`Other professions in ${place.inText}`} className="pb-14">
          <LinkGrid links={links.here} />
        </TextSection>
      </div>
      <JsonLd data={page.service} />
      <JsonLd data={page.breadcrumbs} />
    </>
  );
}

function LandingHeader({ page }: { page: LandingView }) {
  const { content, openings, hub } = page;
  const { headline } = content.salaryInfo;
  return (
    <HiringHeader
      back={hub}
      heading={page.title}
      lead={content.description}
      facts={[
        toOpenFact(openings),
        { figure: page.hospitals, label: "hospitals", source: "CMS, 2026" },
        { figure: headline.figure, label: headline.label, source: `BLS, ${headline.period}` },
        { figure: page.placementTime, label: "placement", source: claims.placementMeaning },
      ]}
    />
  );
}

function Benefits({ benefits }: Pick<LandingView["content"], "benefits">) {
  return (
    <TextSection id="benefits" title="What you get">
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {benefits.map(({ title, description }) => (
          <li key={title} className="grid content-start gap-1 border-line border-t pt-3">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="text-ink-2 text-md">{description}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}

function FactPoints({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {texts.map((text) => (
        <li key={text} className="border-accent border-l-2 pl-4 text-ink-2 text-md">
          {text}
        </li>
      ))}
    </ul>
  );
}

function License({ page: { license } }: { page: LandingView }) {
  return (
    <TextSection id="license" title="License">
      <Paragraphs texts={license.sentences} />
      {license.compact && (
        <p className="text-ink-3 text-sm">
          <a href={license.compact.url} className="link" rel="noopener">
            {license.compact.name}
          </a>
          , {license.compact.asOf}
        </p>
      )}
    </TextSection>
  );
}

function SampleRole({ page: { sampleRole } }: { page: LandingView }) {
  return (
    <TextSection id="sample" title="A sample role">
      <div className="grid gap-2 rounded-card border border-line-strong border-dashed p-5">
        <Chips chips={[{ label: "Sample, not a posting", tone: "amber" }]} />
        <h3 className="font-semibold text-lg">{sampleRole.title}</h3>
        <p className="text-ink-2">{sampleRole.schedule}</p>
        <ul className="list-disc pl-5 text-ink-2 text-md">
          {sampleRole.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </TextSection>
  );
}
