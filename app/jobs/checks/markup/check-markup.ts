import { checkExperience } from "./experience-rules.ts";
import { checkPlaces } from "./location-rules.ts";
import { type MarkupFinding, type MarkupPage, toMarkupFinding } from "./markup-page.ts";
import { type MarkupRuleId, type MarkupSeverity, rulesVersion } from "./markup-rules.ts";
import type { JsonObject } from "./markup-values.ts";
import { checkPage } from "./page-rules.ts";
import { readMarkup } from "./read-markup.ts";
import { checkRecommended } from "./recommended-rules.ts";
import { checkRequired } from "./required-rules.ts";
import { checkShown } from "./shown-rules.ts";

export interface CheckedMarkup {
  findings: MarkupFinding[];
  score: number;
  rulesVersion: number;
  isEligible: boolean;
  /** The page's first. */
  posting: JsonObject | null;
}

interface AskedMarkup {
  scripts: readonly string[];
  page: MarkupPage;
  siteName: string;
  now: number;
}

export function checkMarkup({ scripts, page, siteName, now }: AskedMarkup): CheckedMarkup {
  const { postings, findings } = readMarkup(scripts);
  const [posting] = postings;
  const judged = posting && { posting, page, siteName, now };
  const all = [
    ...findings,
    ...(postings.length > 1
      ? [
          toMarkupFinding(
            "P1",
            "",
            `The page has the markup of ${postings.length} jobs.`,
            "Give each job its own page.",
          ),
        ]
      : []),
    ...(judged
      ? [checkRequired, checkPlaces, checkRecommended, checkExperience, checkPage, checkShown].flatMap(
          (check) => check(judged),
        )
      : []),
  ];
  return {
    findings: all.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity)),
    score: toMarkupScore(all),
    rulesVersion,
    isEligible: !all.some(({ severity }) => severity === "E"),
    posting: posting ?? null,
  };
}

const order: MarkupSeverity[] = ["E", "P", "W", "Q"];
const mostWithErrors = 49;
const points: Record<MarkupSeverity, number> = { E: 0, W: 5, P: 20, Q: 1 };
/** Without an end or without pay, a posting is shown to far fewer people. */
const heavier: Partial<Record<MarkupRuleId, number>> = { M1: 10, M3: 10 };

/** A rule counts once, however often a posting breaks it. */
function toMarkupScore(findings: readonly MarkupFinding[]): number {
  const worst = new Map<MarkupRuleId, number>();
  for (const { ruleId, severity } of findings) {
    const lost = severity === "W" ? (heavier[ruleId] ?? points.W) : points[severity];
    worst.set(ruleId, Math.max(worst.get(ruleId) ?? 0, lost));
  }
  const score = Math.max(0, 100 - [...worst.values()].reduce((sum, lost) => sum + lost, 0));
  return findings.some(({ severity }) => severity === "E") ? Math.min(score, mostWithErrors) : score;
}
