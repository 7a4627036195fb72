import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { hiringSteps } from "#app/companies/pitch/hiring-words.ts";
import { HiringHeader, HiringLayout, toOpenFact } from "#app/companies/pitch/parts/hiring-layout.tsx";
import { SampleShortlist } from "#app/companies/pitch/parts/sample-shortlist.tsx";
import { TermList } from "#app/companies/pitch/parts/term-list.tsx";
import { areSampleTerms, hiringTerms } from "#app/hiring-terms.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { CompanyFigures } from "#app/pages/page/company-figures.tsx";
import type { Question } from "#app/pages/page/faq.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { postingTerms, recruited, recruitedIn } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";

const fee =
  hiringTerms.placementFee && !areSampleTerms
    ? `Our placement fee is ${hiringTerms.placementFee}.`
    : "Ask us for the terms for your role. They are agreed in writing before a search begins.";

const employerQuestions: readonly Question[] = [
  {
    question: "What does it cost to hire through you?",
    answer: `The hiring facility pays us, and clinicians pay nothing. ${fee}`,
  },
  {
    question: "What does it cost to post a job?",
    answer: `${postingTerms.cost} ${postingTerms.reading}`,
  },
  {
    question: "How fast do you answer a hiring request?",
    answer: `We answer ${claims.answerTime}, by email or phone. Requests sent Friday afternoon are answered by Monday afternoon. The receipt that you get after sending shows the time by which an answer is due.`,
  },
  {
    question: "How long does it take to fill a position?",
    answer: `${claims.placementInCity} in a city and ${claims.placementInState} across a state is our ${claims.placementMeaning}. A new state license and credentialing come after the offer and take longer.`,
  },
  {
    question: "Which clinicians do you recruit?",
    answer: `We recruit ${recruited} in ${recruitedIn}.`,
  },
  {
    question: "What should I put into a hiring request?",
    answer:
      "Name the position, the place, the shift, the pay range and the start date. You can attach a job description as a PDF or an image of up to 10 MB.",
  },
  {
    question: "Do I need an account to send a request?",
    answer: "No. Fill in the form and keep the reference on your receipt. We find your request by it.",
  },
  {
    question: "Who reads my request and its attachment?",
    answer: `Only the people at ${site.name} who answer requests. Each download of an attachment is recorded.`,
  },
  {
    question: "Can a nurse with a license from another state work here?",
    answer:
      "A nurse with a multistate license can work in every state of the Nurse Licensure Compact. Elsewhere the nurse needs a license of your state. Our state pages show the rule and its source.",
  },
];

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
        <li key={title} className="hiring-step py-3">
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
