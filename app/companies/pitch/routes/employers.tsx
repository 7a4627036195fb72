import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { hiringSteps } from "#app/companies/pitch/hiring-words.ts";
import { employerQuestions } from "#app/companies/pitch/parts/employer-questions.ts";
import { HiringHeader, HiringLayout, toOpenFact } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { SampleShortlist } from "#app/companies/pitch/parts/sample-shortlist.tsx";
import { TermList } from "#app/companies/pitch/parts/term-list.tsx";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { CompanyFigures } from "#app/pages/page/company-figures.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Hire healthcare professionals",
    description: `Tell us about the position and a recruiter answers ${claims.answerTime}. Clinicians never pay; the hiring facility does.`,
  });

/** The long texts are data, so that they are sent once and not in a script as well. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({
  canonical: paths.employers(),
  idempotencyKey: randomId(),
  questions: employerQuestions,
  openings: await findOpenings(context, {}, 0),
});

export default function EmployersPage() {
  const { idempotencyKey, questions, openings } = useLoaderData<typeof loader>();
  return (
    <>
      <HiringLayout
        formTitle="Tell us who you need"
        source="employers"
        idempotencyKey={idempotencyKey}
        intro={
          <>
            <HiringHeader
              heading="Hire healthcare professionals"
              lead="Ask us to find candidates, or post the job and hear from them yourself. Clinicians never pay; the hiring facility does."
              facts={[
                toOpenFact(openings),
                { figure: "$0", label: "for clinicians", source: "the hiring facility pays" },
              ]}
            />
            <TextSection id="steps" title="How recruiting works">
              <StepList />
            </TextSection>
          </>
        }
      >
        <TextSection
          id="shortlist"
          title="What you get"
          lead="A shortlist gives the license, the start date and the pay of each candidate, and why they are on it."
        >
          <SampleShortlist />
        </TextSection>
        <TextSection id="terms" title="Our terms" lead="The hiring facility pays. Clinicians never do.">
          <TermList />
        </TextSection>
      </HiringLayout>
      <div className="page">
        <TextSection id="questions" title="Questions from employers">
          <FaqBlock items={questions} />
        </TextSection>
        <TextSection id="company" title="Our record">
          <CompanyFigures names={record} />
        </TextSection>
      </div>
    </>
  );
}

const record = [
  "professionals",
  "activeJobsElsewhere",
  "placementSuccess",
  "oneYearRetention",
  "clientSatisfaction",
  "rating",
] as const;

function StepList() {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {hiringSteps.map(({ title, text }, at) => (
        <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] py-3">
          <span aria-hidden="true" className="font-semibold text-accent-strong tabular-nums">
            {at + 1}
          </span>
          <div>
            <h3 className="font-semibold text-base">{title}</h3>
            <p className="text-ink-2 text-md">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
