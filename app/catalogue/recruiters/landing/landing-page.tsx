import { StepList } from "#app/catalogue/recruiters/recruiter-parts.tsx";
import { claims } from "#app/claims.ts";
import { HiringHeader, HiringLayout, toOpenFact } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
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
            <PhoneFold title={`How to recruit ${plural}`} heading="h2" id="search">
              <Paragraphs texts={page.search} />
            </PhoneFold>
          </>
        }
      >
        {page.placeNotes.length > 0 && (
          <PhoneFold title={`Hiring in ${place.inText}`} heading="h2" id="place">
            <Paragraphs texts={page.placeNotes} />
          </PhoneFold>
        )}
        <Benefits benefits={content.benefits} />
        <PhoneFold title="Pay" heading="h2" id="pay">
          <Paragraphs texts={content.salaryInfo.sentences} />
          <div className="pt-4">
            <PayLines
              label={`${name} pay in ${place.inText} and elsewhere`}
              lines={content.salaryInfo.lines}
            />
          </div>
          {content.salaryInfo.scope && <p className="pt-2 text-ink-3 text-sm">{content.salaryInfo.scope}</p>}
        </PhoneFold>
        <PhoneFold title="Demand" heading="h2" id="demand">
          <FactPoints texts={content.demandFactors} />
        </PhoneFold>
        <PhoneFold title={`Facts about ${place.inText}`} heading="h2" id="opportunities">
          <FactPoints texts={content.localOpportunities} />
        </PhoneFold>
        <PhoneFold
          title={content.majorEmployers ? "Major employers" : "Large hospitals"}
          heading="h2"
          id="employers"
        >
          <EmployerTable label={`Large hospitals in ${place.inText}`} lines={page.largestHospitals} />
        </PhoneFold>
        {page.steps.length > 0 && (
          <PhoneFold title="Hiring steps and timeline" heading="h2" id="steps">
            <p className="pb-stack text-ink-2 text-lg">{page.promise} The facility pays.</p>
            <StepList steps={page.steps} />
          </PhoneFold>
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
        <PhoneFold title={`Recruiting ${plural} elsewhere`} heading="h2" id="near">
          <LinkGrid links={[...links.near, ...links.about]} />
        </PhoneFold>
        <PhoneFold title={`Other professions in ${place.inText}`} heading="h2" id="here">
          <LinkGrid links={links.here} />
        </PhoneFold>
      </div>
      <JsonLd data={page.service} />
      <JsonLd data={page.breadcrumbs} />
    </>
  );
}

function LandingHeader({ page }: { page: LandingView }) {
  const { content, openings, hub, plural, place } = page;
  const { headline } = content.salaryInfo;
  return (
    <HiringHeader
      back={hub}
      heading={page.title}
      lead={content.description}
      wanted={{ people: plural, place: place.inText }}
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
    <PhoneFold title="What you get" heading="h2" id="benefits">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {benefits.map(({ title, description }) => (
          <li key={title} className="grid content-start gap-1 border-line border-t pt-3">
            <h3 className="font-semibold text-lg">{title}</h3>
            <p className="text-ink-2 text-md">{description}</p>
          </li>
        ))}
      </ul>
    </PhoneFold>
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
    <PhoneFold title="License" heading="h2" id="license">
      <Paragraphs texts={license.sentences} />
      {license.compact && (
        <p className="text-ink-3 text-sm">
          <a href={license.compact.url} className="link" rel="noopener">
            {license.compact.name}
          </a>
          , {license.compact.asOf}
        </p>
      )}
    </PhoneFold>
  );
}

function SampleRole({ page: { sampleRole } }: { page: LandingView }) {
  return (
    <PhoneFold title="A sample role" heading="h2" id="sample">
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
    </PhoneFold>
  );
}
