import { claims } from "#app/claims.ts";
import { Section } from "#app/home/section.tsx";
import { site } from "#app/site.ts";

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

export function QuickAnswers() {
  return (
    <Section id="quick-answers" title="Quick answers" lead="What people ask first." className="pt-0 md:pt-0">
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
