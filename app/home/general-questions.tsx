import { Link } from "@remix-run/react";
import type { FaqItem } from "#app/content/faq.ts";
import { FaqBlock } from "#app/content/faq-block.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { claims } from "./claims.ts";
import { SectionHead } from "./section.tsx";

const questions: readonly FaqItem[] = [
  {
    question: "How do I find a job here?",
    answer:
      "Search by title, specialty, employer or place, then narrow by shift, job type, pay and license. Each posting says whether you apply on this site or on the employer's own.",
    keywords: ["find healthcare jobs", "job search", "how to apply"],
    speakable: true,
  },
  {
    question: "How do I know that a posting is still open?",
    answer:
      "Each card says on which day the posting was last confirmed open. A posting closes on its end date, 30 days after it was posted unless the employer set another, and leaves the search on that day.",
    keywords: ["expired jobs", "job still open", "posting date"],
    speakable: true,
  },
  {
    question: "Do I need a license in the state of the job?",
    answer:
      "For most clinical positions, yes, or one that a compact carries there. With a multistate license, a nurse may work in every member state of the Nurse Licensure Compact. Where a posting takes it, its card says “Compact license OK”.",
    keywords: ["compact license", "NLC", "multistate license", "state license"],
    speakable: true,
  },
  {
    question: "Which professions do you recruit for?",
    answer:
      "Physicians, nurse practitioners, physician assistants, nurses, therapists, pharmacists, imaging and laboratory staff, behavioral health clinicians and healthcare administrators.",
    keywords: ["professions", "physician recruiter", "nurse recruiter"],
    speakable: true,
  },
  {
    question: "Why does a posting say “Competitive” instead of an amount?",
    answer:
      "Because the employer has not stated one. We never estimate pay on an employer's behalf. Ask before you apply, or set a minimum pay in the search: postings without an amount then drop out.",
    keywords: ["competitive salary", "pay not listed", "salary range"],
    speakable: false,
  },
  {
    question: "Which states do you cover?",
    answer: `${claims.coverage} and the District of Columbia, from academic centers to critical access hospitals, and remote positions that are open to several states.`,
    keywords: ["all 50 states", "coverage", "locations"],
    speakable: true,
  },
  {
    question: "How does an employer ask for candidates?",
    answer: `With the form on this page or with a hiring request, to which a job description can be attached as a PDF or an image. A recruiter answers ${claims.responseTime}.`,
    keywords: ["hire clinicians", "hiring request", "recruiting service"],
    speakable: true,
  },
  {
    question: "When can I reach a person?",
    answer: `${site.hours}, at ${site.phone}. Messages are answered ${claims.responseTime}.`,
    keywords: ["phone", "business hours", "contact"],
    speakable: true,
  },
];

export function GeneralQuestions() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="page grid gap-x-16 pb-11 md:pb-20 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <SectionHead
        id="faq"
        title="Common questions"
        lead={
          <>
            More of them on the{" "}
            <Link to={paths.faq()} className="link">
              questions page
            </Link>
            .
          </>
        }
      />
      <FaqBlock items={questions} />
    </section>
  );
}
