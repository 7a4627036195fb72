import { Link } from "@remix-run/react";
import type { FaqItem } from "#app/pages/page/faq.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { paths } from "#app/paths.ts";
import { recruited } from "#app/posting-terms.ts";

const questions: readonly FaqItem[] = [
  {
    question: "How do I find a job here?",
    answer:
      "Search by title, specialty, employer or place, then filter by shift, job type, pay and license. Each posting says whether you apply here or on the employer's site.",
    keywords: ["find healthcare jobs", "job search", "how to apply"],
    speakable: true,
  },
  {
    question: "How do I know a posting is still open?",
    answer:
      "Each card shows the day we last confirmed the posting open. A posting leaves the search on its end date. That is 30 days after posting unless the employer set another date. Employers who post here are asked every 14 days whether they are still hiring.",
    keywords: ["expired jobs", "job still open", "posting date"],
    speakable: true,
  },
  {
    question: "Do I need a license in the state of the job?",
    answer:
      "Yes, for most clinical jobs, unless a compact covers you. With a multistate license, a nurse can work in every member state of the Nurse Licensure Compact. Look for “Compact license accepted” on the card.",
    keywords: ["compact license", "NLC", "multistate license", "state license"],
    speakable: true,
  },
  {
    question: "Which professions do you recruit for?",
    answer: `We recruit ${recruited}.`,
    keywords: ["professions", "physician recruiter", "nurse recruiter"],
    speakable: true,
  },
];

export function GeneralQuestions() {
  return (
    <div id="faq" className="py-5">
      <h3>Common questions</h3>
      <p className="pb-item text-ink-2 text-md">
        Not answered here? See{" "}
        <Link to={paths.faq()} className="link">
          all questions
        </Link>{" "}
        or{" "}
        <Link to={paths.contact()} className="link">
          ask us
        </Link>
        .
      </p>
      <FaqBlock items={questions} />
    </div>
  );
}
