import type { Finding } from "./finding.ts";
import { checkPay, type PayAsked } from "./pay-rules.ts";
import { toLostPoints, toScore } from "./score.ts";
import { checkEmployer, checkLicense, checkTerms, checkText, toPlain } from "./text-rules.ts";
import { checkTitle } from "./title-rules.ts";
import { checkWording } from "./wording-rules.ts";

export interface CheckedPosting {
  findings: Finding[];
  /** 0 to 100. */
  score: number;
  /** The points that the first finding would bring: few or none while other errors remain. */
  best: number;
}

/**
 * The rules of job search (developers.google.com/search/docs/appearance/structured-data/job-posting), of pay laws and of
 * fair wording, on a posting as it would be published.
 */
export function listFindings(asked: PayAsked): Finding[] {
  const { posting, now } = asked;
  return [
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
}

/** The score of all findings, and those to show: what would raise it most comes first. */
export function toChecked(
  all: readonly Finding[],
  isShown: (finding: Finding) => boolean = () => true,
): CheckedPosting {
  const findings = all.filter(isShown).sort((one, other) => toLostPoints(other) - toLostPoints(one));
  const score = toScore(all);
  return { findings, score, best: toScore(all.filter((finding) => finding !== findings[0])) - score };
}
