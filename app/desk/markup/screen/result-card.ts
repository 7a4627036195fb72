import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";
import {
  isJsonObject,
  type JsonObject,
  type MarkupRuleId,
  markupRules,
  toMarkupValues,
  toObjects,
  toTextValue,
} from "#app/jobs/checks/markup/markup-rules.ts";
import { toAge } from "#app/jobs/postings/record/card-view.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { formatDollars } from "#app/kit/ui/count.ts";

export interface ResultCard {
  title: string;
  employer: string;
  place: string;
  facts: string[];
}

const units: Record<string, string> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};

export function toResultCard(posting: JsonObject, now: number): ResultCard {
  const posted = Date.parse(toTextValue(posting.datePosted));
  const types = toMarkupValues(posting.employmentType).map((type) =>
    String(type).replaceAll("_", "-").toLowerCase(),
  );
  return {
    title: toTextValue(posting.title) || "No title",
    employer: toTextValue(toMarkupValues(posting.hiringOrganization)[0]) || "No employer",
    place: toPlace(posting),
    facts: [
      Number.isNaN(posted) ? null : toAge(posted, now),
      toPay(posting),
      types.join(", ") || null,
    ].filter((fact) => fact !== null),
  };
}

function toPlace(posting: JsonObject): string {
  if (posting.jobLocationType === "TELECOMMUTE") return "Anywhere (work from home)";
  const address = toObjects(posting.jobLocation)[0]?.address;
  if (!isJsonObject(address)) return "No place";
  return (
    [toTextValue(address.addressLocality), toTextValue(address.addressRegion)].filter(Boolean).join(", ") ||
    "No place"
  );
}

function toPay(posting: JsonObject): string | null {
  const [value] = toObjects(toObjects(posting.baseSalary)[0]?.value);
  const amounts = [value?.minValue, value?.maxValue, value?.value].filter(
    (amount) => typeof amount === "number",
  );
  const unit = findOwn(units, String(value?.unitText));
  return amounts.length > 0 && unit ? `${amounts.map(formatDollars).join("–")} ${unit}` : null;
}

export interface MarkupLine {
  text: string;
  /** In the markup and not visible on the page (rule P2). */
  isUnshown: boolean;
}

export function toMarkupLines(markup: unknown, findings: readonly MarkupFinding[]): MarkupLine[] {
  const unshown = findings.filter(({ ruleId }) => ruleId === "P2").map(({ path }) => path);
  const isUnshown = (path: string) => {
    const plain = path.replace(/\.\d+(?=\.|$)/g, "");
    return unshown.some((each) => each === path || each === plain || plain.startsWith(`${each}.`));
  };
  const lines: MarkupLine[] = [];
  const write = (value: unknown, path: string, indent: string, before: string, after: string) => {
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    if (typeof value !== "object" || value === null) {
      lines.push({
        text: `${indent}${before}${JSON.stringify(value)}${after}`,
        isUnshown: path !== "" && isUnshown(path),
      });
      return;
    }
    lines.push({ text: `${indent}${before}${open}`, isUnshown: false });
    const entries = Object.entries(value);
    for (const [at, [name, inner]] of entries.entries())
      write(
        inner,
        path ? `${path}.${name}` : name,
        `${indent}  `,
        Array.isArray(value) ? "" : `${JSON.stringify(name)}: `,
        at < entries.length - 1 ? "," : "",
      );
    lines.push({ text: `${indent}${close}${after}`, isUnshown: false });
  };
  write(markup, "", "", "", "");
  return lines;
}

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
