import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { crisisHelp } from "#app/assistant/navigation/reading/crisis.ts";
import type { RefusalLabel } from "#app/assistant/understanding/labels.ts";
import { claims } from "#app/claims.ts";
import { paths } from "#app/paths.ts";

const contact = { source: paths.contact(), title: "Contact us" };
const guides = { source: paths.careerGuides(), title: "Career guides" };
const mentor = { source: paths.mentor(), title: "AI career mentor" };

const ofBody =
  /\b(?:chest|breath\w*|bleeding|stroke|unconscious|passed out|overdos\w*|seizures?|choking)\b|\b(?:took|taken|swallowed|drank)\b[^.?!]{0,40}\b(?:pills?|bottles?|tablets|bleach)\b/i;

export const isOfBody = (question: string): boolean => ofBody.test(question);
export const emergencyHelp =
  "Call 911 now if you or someone near you has chest pain, trouble breathing, heavy bleeding or other signs of an emergency. If someone took something harmful, Poison Control answers day and night at 1-800-222-1222.";

/** An emergency of the body begins with 911. */
export const toRefusalTexts = (label: RefusalLabel, question: string): readonly SourcedFact[] =>
  (label === "crisis" || label === "medical") && isOfBody(question)
    ? [{ text: emergencyHelp, ...mentor }, ...refusalTexts[label]]
    : refusalTexts[label];

/** What we do not answer, and who does. */
const refusalTexts: Readonly<Record<RefusalLabel, readonly SourcedFact[]>> = {
  crisis: [{ text: crisisHelp, ...mentor }],
  medical: [
    {
      text: "This is a medical question, and the mentor gives no medical advice. Ask the treating clinician, a pharmacist or your employee health service. After a needlestick or a splash, go to employee health or an emergency department now: treatment works best within hours. In an emergency call 911; in a mental health crisis call or text 988.",
      ...mentor,
    },
    { text: "We answer questions about jobs, pay, licenses and careers.", ...guides },
  ],
  legal: [
    {
      text: "This is a question for a lawyer, and the mentor gives no legal advice. Ask an employment attorney, your state bar's referral service or, about wages and safety, the labor department.",
      ...mentor,
    },
    {
      text: "Our guides explain what contracts in healthcare usually say.",
      source: "/career-guides/pay-and-contracts/restrictive-covenants",
      title: "Restrictive covenants",
    },
  ],
  immigration: [
    {
      text: "The mentor does not judge a person's immigration case. Ask an immigration attorney, or the employer's own attorney if one sponsors you. USCIS publishes the official rules.",
      ...mentor,
    },
    {
      text: "We can show you postings that name visa sponsorship.",
      source: paths.jobs("has=visa"),
      title: "Jobs with visa sponsorship",
    },
  ],
  rival: [
    {
      text: "The mentor does not repeat or judge the figures of other job boards, agencies and single employers. Ask them, or look at their own pages.",
      ...mentor,
    },
    {
      text: "Our pay figures are the Bureau of Labor Statistics', each with its year.",
      source: paths.salaryComparison(),
      title: "Salary comparison",
    },
  ],
  improper: [
    {
      text: "The mentor does not help with this: false records, someone else's private data, a faked paper or test, and harm to patients or colleagues cost people their licenses and can be crimes. If you are under pressure or made a mistake, tell your manager, compliance line or a license attorney the truth first.",
      ...mentor,
    },
    {
      text: "Our guide says what boards look at, and what to do after a mistake or a lapsed paper.",
      source: paths.careerGuide("working-life", "license-trouble-and-background-checks"),
      title: "License trouble, background checks and drug screens",
    },
  ],
  "not-covered": [
    {
      text: "We have no answer to this in our guides or data. The mentor answers questions about licenses, pay, certificates, continuing education, contracts, interviews and open jobs.",
      ...mentor,
    },
    { text: `A person answers other questions ${claims.answerTime}.`, ...contact },
  ],
};
