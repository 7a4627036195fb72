import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { HiringPanel } from "#app/companies/pitch/hiring-form.tsx";
import { hiringSteps } from "#app/companies/pitch/hiring-words.ts";
import { employerQuestions } from "#app/companies/pitch/parts/employer-questions.ts";
import { SampleShortlist } from "#app/companies/pitch/parts/sample-shortlist.tsx";
import { TermList } from "#app/companies/pitch/parts/term-list.tsx";
import { randomId } from "#app/kit/platform/random.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { CompanyFigures } from "#app/pages/page/company-figures.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Hire healthcare professionals",
    description: `Tell us about the position and a recruiter answers ${claims.answerTime}. Clinicians never pay; the hiring facility does.`,
  });

/** The long texts are data, so that they are sent once and not in a script as well. */
export const loader = () => ({
  canonical: paths.employers(),
  idempotencyKey: randomId(),
  questions: employerQuestions,
  postingCost: postingTerms.cost,
});

export default function EmployersPage() {
  const { idempotencyKey, questions, postingCost } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        isAiry
        title="Hire healthcare professionals"
        lead={`Send one form about one position. A recruiter answers ${claims.answerTime}, and you get a shortlist that says who can work in your state, when they can start and what pay they want.`}
      >
        <p className="flex flex-wrap gap-3">
          <a href="#hire" className={buttonClass()}>
            Tell us who you need
          </a>
          <a href={site.phoneHref} className={buttonClass("outline")}>
            Call {site.phone}
          </a>
        </p>
        <p>
          Rather post it yourself?{" "}
          <Link to={paths.postJob()} className="link">
            Post a job
          </Link>
          . {postingCost}
        </p>
      </PageHeader>
      <div className="page">
        <TextSection id="steps" title="How it works" className="pt-2! md:pt-4!">
          <ThreeSteps />
        </TextSection>
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
        <TextSection id="questions" title="Questions from employers">
          <FaqBlock items={questions} />
        </TextSection>
      </div>
      <TextSection
        id="hire"
        ground="band"
        title="Tell us who you need"
        lead={`One form for one position. We answer ${claims.answerTime}.`}
      >
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <HiringPanel source="employers" idempotencyKey={idempotencyKey} className="md:p-7" />
          <Talk />
        </div>
      </TextSection>
      <div className="page">
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

function Talk() {
  return (
    <section aria-labelledby="talk" className="grid gap-2 text-ink-2">
      <h3 id="talk" className="font-semibold text-ink text-lg">
        Prefer to talk?
      </h3>
      <p>
        Call{" "}
        <a href={site.phoneHref} className="link">
          {site.phone}
        </a>
        , {site.hours}, or write to{" "}
        <a href={`mailto:${site.employersEmail}`} className="link">
          {site.employersEmail}
        </a>
        .
      </p>
    </section>
  );
}

function ThreeSteps() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {hiringSteps.map(({ title, text }, at) => (
        <li key={title} className="grid content-start gap-2 rounded-card border border-line bg-surface p-5">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong tabular-nums"
          >
            {at + 1}
          </span>
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
