import type { Finding } from "./finding.ts";
import { ruleOf } from "./rule-table.ts";

/** A posting that cannot be published never scores more. */
const mostWithErrors = 49;
const policyCost = 20;
const warningCost = 5;
const qualityCost = 1;

/** What would raise the score, and by how many points. */
export interface Raise {
  text: string;
  points: number;
}

/** From 0 to 100. */
export function toScore(findings: readonly Finding[]): number {
  const rest = findings.reduce((left, finding) => left - toCost(finding), 100);
  const hasErrors = findings.some(({ severity }) => severity === "error");
  return Math.max(0, hasErrors ? Math.min(mostWithErrors, rest) : rest);
}

function toCost({ rule }: Finding): number {
  const { level, cost } = ruleOf(rule);
  if (level === "E") return 0;
  return cost ?? { P: policyCost, W: warningCost, Q: qualityCost }[level];
}

/** The most useful first. Errors count together, because only the last of them lifts the cap. */
export function listRaises(findings: readonly Finding[]): Raise[] {
  const score = toScore(findings);
  const errors = findings.filter(({ severity }) => severity === "error");
  const rest = findings.filter(({ severity }) => severity !== "error");
  const raises = rest.map((finding) => ({
    text: finding.fix ?? finding.text,
    points: toCost(finding),
  }));
  const blocked = {
    text:
      errors.length === 1
        ? (errors[0]!.fix ?? errors[0]!.text)
        : `Fix the ${errors.length} errors that block publishing.`,
    points: toScore(rest) - score,
  };
  return [...(errors.length > 0 ? [blocked] : []), ...raises]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
