import { claims } from "#app/claims.ts";
import { Fold } from "#app/site/home/folded-part.tsx";
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
    <Fold id="quick-answers" title="Quick answers">
      <ul className="grid gap-x-10 gap-y-item md:grid-cols-3">
        {answers.map(({ question, answer }) => (
          <li key={question} className="border-accent border-t-2 pt-item">
            <h4 className="pb-1 font-semibold">{question}</h4>
            <p className="text-ink-2 text-md">{answer}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
