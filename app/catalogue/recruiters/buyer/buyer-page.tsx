import { StepList, toTextSections } from "#app/catalogue/recruiters/recruiter-parts.tsx";
import { RoleList } from "#app/catalogue/recruiters/role-list.tsx";
import {
  forEmployers,
  HiringHeader,
  HiringLayout,
  toOpenFact,
} from "#app/companies/pitch/parts/hiring-layout.tsx";
import { TermList } from "#app/companies/pitch/parts/term-list.tsx";
import { Openings } from "#app/jobs/search/openings/openings.tsx";
import { PayChart } from "#app/kit/ui/chart/pay-chart.tsx";
import { survey2025 } from "#app/kit/ui/chart/pay-scale.ts";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import type { BuyerView } from "./buyer.server.ts";

interface BuyerPageProps {
  page: BuyerView;
  idempotencyKey: string;
}

export function BuyerPage({ page, idempotencyKey }: BuyerPageProps) {
  const [intro, ...sections] = toTextSections(page.sections);
  return (
    <>
      <HiringLayout
        formTitle="Tell us who you need"
        source={page.source}
        idempotencyKey={idempotencyKey}
        intro={
          <>
            <HiringHeader
              back={forEmployers}
              heading={page.heading}
              lead={page.lead}
              facts={[
                toOpenFact(page.openings),
                { figure: "$0", label: "for candidates", source: "the hiring facility pays" },
              ]}
            />
            {intro}
          </>
        }
      >
        {sections}
        <PhoneFold title="How the search runs" heading="h2" id="steps">
          <p className="pb-stack text-ink-2 text-lg">{page.stepsLead}</p>
          <StepList steps={page.steps} />
        </PhoneFold>
        <RoleList roles={page.roles} />
      </HiringLayout>
      <div className="page">
        <PhoneFold title="What it costs" heading="h2" id="terms">
          <p className="pb-stack text-ink-2 text-lg">{page.termsLead}</p>
          <TermList />
        </PhoneFold>
        <PhoneFold title="Pay bands" heading="h2" id="pay">
          <PayChart label="Pay by position" rows={page.bands} source={survey2025} note={page.bandNote} />
        </PhoneFold>
        <Openings
          hasAlert={false}
          openings={page.openings}
          title="Open postings"
          emptyText="We have no open postings of this kind right now."
        />
        <TextSection id="questions" title="Questions" className="pb-12">
          <FaqBlock items={page.questions} />
        </TextSection>
      </div>
      <JsonLd data={page.service} />
      <JsonLd data={page.breadcrumbs} />
    </>
  );
}
