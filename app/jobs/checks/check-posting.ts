import type { Finding } from "./finding.ts";
import { checkPay, type PayAsked } from "./pay-rules.ts";
import { listRaises, toScore } from "./score.ts";
import { checkEmployer, checkLicense, checkTerms, checkText, toPlain } from "./text-rules.ts";
import { checkTitle } from "./title-rules.ts";
import { checkWording } from "./wording-rules.ts";

export interface CheckedPosting {
  findings: Finding[];
  /** 0 to 100. */
  score: number;
  raises: { rule: string; field: string; points: number }[];
}

/**
 * The rules of job search (developers.google.com/search/docs/appearance/structured-data/job-posting), of pay laws and of
 * fair wording, on a posting as it would be published.
 */
export function checkPosting(asked: PayAsked): CheckedPosting {
  const { posting, now } = asked;
  const findings = [
    ...checkTitle({ title: posting.title, company: posting.employer.name, city: posting.city }),
    ...checkWording({
      title: posting.title,
      description: toPlain(posting.descriptionHtml),
      responsibilities: posting.responsibilities.join("\n"),
      requirements: posting.requirements.join("\n"),
    }),
    ...checkPay(asked),
    ...checkEmployer(posting),
    ...checkLicense(posting),
    ...checkText(posting),
    ...checkTerms(posting, now),
  ];
  return { findings, score: toScore(findings), raises: listRaises(findings) };
}
