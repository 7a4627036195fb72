import { Fragment } from "react";
import { claims } from "#app/claims.ts";
import { Fold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";
import { site } from "#app/site.ts";
import { Articles } from "./articles.tsx";
import { GeneralQuestions } from "./general-questions.tsx";
import { Tools } from "./tools.tsx";

export function Learn() {
  return (
    <Section id="resources" title="Career resources" lead="What you can look up today, free of charge.">
      <Tools />
      <Articles />
      <QuickAnswers />
      <GeneralQuestions />
      <Glossary />
    </Section>
  );
}

const answers = [
  {
    question: `What is ${site.name}?`,
    answer: `${site.name} is a job board and recruiting service for healthcare. Clinicians search open jobs and see pay, shift and license before they apply. Facilities ask our recruiters to find the right person.`,
  },
  {
    question: "How long does hiring take?",
    answer: `${claims.placementInCity} in a large city and ${claims.placementInState} across a state is our ${claims.placementMeaning}. A new search takes longer, and licensing and credentialing come after the offer. Physicians new to a state should plan on three to four months.`,
  },
  {
    question: "What does it cost candidates?",
    answer:
      "Nothing. Searching, applying and working with a recruiter are free for candidates. The hiring facility pays us.",
  },
];

function QuickAnswers() {
  return (
    <Fold id="quick-answers" title="Quick answers">
      <ul className="grid gap-x-10 gap-y-item md:grid-cols-3">
        {answers.map(({ question, answer }) => (
          <li key={question} className="border-accent border-t pt-item">
            <h4 className="pb-1 font-semibold">{question}</h4>
            <p className="text-ink-2 text-md">{answer}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    "Locum tenens",
    "A clinician who covers a position for days to months, usually as a contractor. Latin for “holding a place”.",
  ],
  [
    "Per diem, PRN",
    "Shifts you work when needed, paid by the hour or the shift, usually without benefits. PRN stands for pro re nata, “as needed”.",
  ],
  [
    "Nurse Licensure Compact (NLC)",
    "An agreement among states. A multistate license from a nurse's home state is valid in every other member state.",
  ],
  [
    "Interstate Medical Licensure Compact (IMLC)",
    "A faster way for physicians to get a full license in each member state they choose. Each state still issues its own license.",
  ],
  [
    "Credentialing",
    "The check of license, training, board certification, work history and claims before a clinician can start. It often takes two to four months.",
  ],
  ["Privileging", "The hospital's decision on which procedures a credentialed clinician can do there."],
  [
    "Board certified, board eligible",
    "Certified: passed the specialty board's exam. Eligible: completed the training and can still take the exam.",
  ],
  [
    "wRVU",
    "Work relative value unit, Medicare's measure of a clinician's work for a service. Many contracts pay a base salary plus an amount per wRVU.",
  ],
  [
    "Tail coverage",
    "Covers claims filed after a claims-made malpractice policy ends. Ask who pays for it before you sign.",
  ],
  [
    "Sign-on bonus",
    "A payment for joining. Most contracts make you repay part of it if you leave within one to three years.",
  ],
  ["FTE", "Full-time equivalent. In many hospitals, three 12-hour nursing shifts a week are 0.9 FTE."],
  [
    "HPSA",
    "Health Professional Shortage Area, a federal designation. Work there can qualify you for National Health Service Corps loan repayment.",
  ],
];

function Glossary() {
  return (
    <Fold id="glossary" title="Key healthcare terms" lead="Terms you see in postings and contracts.">
      <dl className="glossary">
        {terms.map(([term, meaning]) => (
          <Fragment key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="pb-6 text-ink-2 text-md">{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Fold>
  );
}
