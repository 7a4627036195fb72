import { toTextLines } from "#app/imports/draft/draft.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { formatSalary } from "#app/jobs/posting/pay.ts";

export type ReviewContent = Record<string, string>;

export function toReviewContent(draft: JobDraft): ReviewContent {
  const posted = formatSalary(draft);
  const toLines = (items: readonly string[]) => items.join("\n");
  const said: [string, string | number | null | undefined][] = [
    ["Title", draft.title],
    ["Profession", draft.profession],
    ["Specialty", draft.specialty],
    ["Type", draft.employmentType],
    ["Place", [draft.city, draft.stateCode].filter(Boolean).join(", ")],
    ["Workplace", draft.workplace],
    ["Pay", [posted.amount, posted.unit].filter(Boolean).join(" ")],
    ["Shift", draft.shift],
    ["Setting", draft.setting],
    ["License states", draft.licenseStates.join(", ")],
    [
      "Compact license",
      draft.compactAccepted === null ? null : draft.compactAccepted ? "Accepted" : "Not accepted",
    ],
    ["Text", toTextLines(draft.descriptionHtml)],
    ["Responsibilities", toLines(draft.responsibilities)],
    ["Requirements", toLines(draft.requirements)],
    ["Skills", toLines(draft.skills)],
    ["Benefits", toLines(draft.benefits)],
    ["Education", draft.educationRequirements],
    ["Experience", draft.experienceRequirements],
    ["Other facts", toLines(Object.entries(draft.facts).map(([name, value]) => `${name}: ${value}`))],
    ["Apply at", draft.applyUrl],
  ];
  return Object.fromEntries(said.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

export interface ReviewChange {
  name: string;
  before: string;
  after: string;
}

/** Removed lines come last. */
export function listReviewChanges(before: ReviewContent, after: ReviewContent): ReviewChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((name) => ({ name, before: before[name] ?? "", after: after[name] ?? "" }))
    .filter((line) => line.before !== line.after);
}
