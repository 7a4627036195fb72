import { type Finding, toFinding } from "./finding.ts";
import { checkPay, type PayQuestion } from "./pay-rules.ts";
import { checkEmployer, checkLicense, checkTerms, checkText, toPlain } from "./text-rules.ts";
import { checkTitle } from "./title-rules.ts";
import { type WordingRule, wordingTable } from "./wording-table.ts";

export interface CheckedPosting {
  findings: Finding[];
  score: number;
  /** The points that fixing the first finding gains: few while other errors remain. */
  best: number;
}

/** Google's rules (developers.google.com/search/docs/appearance/structured-data/job-posting) and ours. */
export function listFindings(asked: PayQuestion): Finding[] {
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

/** Of the titles that search engines want. */
const titleRule = "R1";

/** What a law forbids or asks for, what must change first. */
export const listLawFindings = (asked: PayQuestion): Finding[] =>
  listFindings(asked)
    .filter(({ rule, severity, source }) => source !== null && severity !== "hint" && rule !== titleRule)
    .sort((one, other) => Number(other.severity === "error") - Number(one.severity === "error"));

/** What would raise the score most comes first. */
export function toChecked(
  all: readonly Finding[],
  isShown: (finding: Finding) => boolean = () => true,
): CheckedPosting {
  const findings = all.filter(isShown).sort((one, other) => toLostPoints(other) - toLostPoints(one));
  const score = toScore(all);
  return { findings, score, best: toScore(all.filter((finding) => finding !== findings[0])) - score };
}

const mostWithErrors = 49;
const usualPoints = { error: 20, warning: 5, hint: 1 };
/** Without an end or without pay, a posting is shown to far fewer people. */
const heavier: Record<string, number> = { M1: 10, M3: 10 };

const toLostPoints = ({ rule, severity }: Finding): number =>
  severity === "warning" ? (heavier[rule] ?? usualPoints.warning) : usualPoints[severity];

function toScore(findings: readonly Finding[]): number {
  const lost = findings.reduce((sum, finding) => sum + toLostPoints(finding), 0);
  const score = Math.max(0, 100 - lost);
  return findings.some(({ severity }) => severity === "error") ? Math.min(score, mostWithErrors) : score;
}

const aroundLength = 80;
const mostExcused = 50;

/** A limit by age, sex or the like is an error, a hint of one a warning. Words about patients are excused. */
export const checkWording = (texts: Readonly<Record<string, string>>): Finding[] =>
  findWording(wordingTable, texts);

export function findWording(
  table: readonly WordingRule[],
  texts: Readonly<Record<string, string>>,
): Finding[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    table.flatMap(({ rule, severity, pattern, unless, why, fix, source }) => {
      const found = findUnexcused(text, pattern, unless);
      return found ? [toFinding(rule, severity, field, `“${found}”: ${why}`, { fix, source })] : [];
    }),
  );
}

/** Limits the excused matches, so that no text takes long. */
function findUnexcused(text: string, pattern: RegExp, unless: RegExp): string | null {
  let seen = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - aroundLength), match.index);
    const after = text.slice(end, end + aroundLength);
    // Only the same sentence shows whom the words are about.
    const sentence = `${before.split(/[.;!?\n]\s/).at(-1)}${match[0]}${after.split(/[.;!?\n]/)[0]}`;
    if (!unless.test(sentence)) return match[0];
    if (++seen === mostExcused) return null;
  }
  return null;
}
