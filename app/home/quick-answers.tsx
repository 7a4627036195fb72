import { site } from "#app/site.ts";
import { claims } from "./claims.ts";
import { Section } from "./section.tsx";

const answers = [
  {
    question: `What is ${site.name}?`,
    answer:
      "A job board and a recruiting service for healthcare. Clinicians search open postings with the pay, the shift and the license stated. Facilities post jobs, or ask our recruiters to find someone.",
  },
  {
    question: "How long does hiring take?",
    answer: `A placement takes ${claims.placementInCity} in the large cities and ${claims.placementInState} across a state. Licensing and credentialing come on top: a physician who is new to a state should plan three to four months.`,
  },
  {
    question: "What does it cost candidates?",
    answer:
      "Nothing. Searching, applying and working with a recruiter are free for candidates. The hiring facility pays the recruiter.",
  },
];

export function QuickAnswers() {
  return (
    <Section
      id="quick-answers"
      title="Quick answers"
      lead="What everybody asks first."
      className="pt-0 md:pt-0"
    >
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {answers.map(({ question, answer }) => (
          <li key={question} className="border-accent border-t-2 pt-4">
            <h3 className="pb-2 text-xl">{question}</h3>
            <p className="text-ink-2">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
