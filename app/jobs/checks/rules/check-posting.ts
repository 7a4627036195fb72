import type { Finding } from "./finding.ts";
import { checkPay, type PayAsked } from "./pay-rules.ts";
import { toLostPoints, toScore } from "./score.ts";
import { checkEmployer, checkLicense, checkTerms, checkText, toPlain } from "./text-rules.ts";
import { checkTitle } from "./title-rules.ts";
import { checkWording } from "./wording-rules.ts";

export interface CheckedPosting {
  findings: Finding[];
  score: number;
  /** The points that fixing the first finding gains: few while other errors remain. */
  best: number;
}

/** Google's rules (developers.google.com/search/docs/appearance/structured-data/job-posting) and ours. */
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

/** What would raise the score most comes first. */
export function toChecked(
  all: readonly Finding[],
  isShown: (finding: Finding) => boolean = () => true,
): CheckedPosting {
  const findings = all.filter(isShown).sort((one, other) => toLostPoints(other) - toLostPoints(one));
  const score = toScore(all);
  return { findings, score, best: toScore(all.filter((finding) => finding !== findings[0])) - score };
}
