import type { Finding } from "./finding.ts";

const mostWithErrors = 49;
const usualPoints = { error: 20, warning: 5, hint: 1 };
/** Without an end or without pay, a posting is shown to far fewer people. */
const heavier: Record<string, number> = { M1: 10, M3: 10 };

export const toLostPoints = ({ rule, severity }: Finding): number =>
  severity === "warning" ? (heavier[rule] ?? usualPoints.warning) : usualPoints[severity];

export function toScore(findings: readonly Finding[]): number {
  const lost = findings.reduce((sum, finding) => sum + toLostPoints(finding), 0);
  const score = Math.max(0, 100 - lost);
  return findings.some(({ severity }) => severity === "error") ? Math.min(score, mostWithErrors) : score;
}
