import { claims } from "#app/claims.ts";
import { areSampleTerms, hiringTerms } from "#app/hiring-terms.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { postingTerms, recruited, recruitedIn } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";

const fee =
  hiringTerms.placementFee && !areSampleTerms
    ? `Our placement fee is ${hiringTerms.placementFee}.`
    : "Ask us for the terms for your role. They are agreed in writing before a search begins.";

export const employerQuestions: readonly Question[] = [
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
