import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";
import { type MarkupRuleId, markupRules } from "#app/jobs/checks/markup/markup-rules.ts";
import { isJsonObject, type JsonObject } from "#app/jobs/checks/markup/markup-values.ts";
import { findOwn } from "#app/kit/text/own-value.ts";

export interface RuleResult {
  id: MarkupRuleId;
  name: string;
  findings: (MarkupFinding & { current: string | null })[];
}

const ofSite = new Set<MarkupRuleId>(["P9", "P10"]);
const longestQuote = 120;

/** Rules for a page; broken ones first, by weight. */
export function toRuleResults(findings: readonly MarkupFinding[], posting: JsonObject | null): RuleResult[] {
  const ids = (Object.keys(markupRules) as MarkupRuleId[]).filter((id) => !ofSite.has(id));
  const firstOf = (id: MarkupRuleId) => {
    const at = findings.findIndex(({ ruleId }) => ruleId === id);
    return at === -1 ? findings.length : at;
  };
  return ids
    .sort((one, other) => firstOf(one) - firstOf(other))
    .map((id) => ({
      id,
      name: markupRules[id].name,
      findings: findings
        .filter(({ ruleId }) => ruleId === id)
        .map((finding) => ({ ...finding, current: readAt(posting, finding.path) })),
    }));
}

function readAt(posting: JsonObject | null, path: string): string | null {
  if (!path) return null;
  const value = path.split(".").reduce<unknown>((part, name) => {
    const inner = Array.isArray(part) && !/^\d+$/.test(name) ? part[0] : part;
    return isJsonObject(inner) || Array.isArray(inner) ? findOwn(inner as JsonObject, name) : undefined;
  }, posting);
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return null;
  const text = String(value);
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
