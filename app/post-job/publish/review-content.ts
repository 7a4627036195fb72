import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { formatSalary } from "#app/jobs/posting/pay.ts";
import { toPostingTexts } from "#app/jobs/warnings/posting-texts.ts";

export type ReviewContent = Record<string, string>;

export function toReviewContent(draft: JobDraft): ReviewContent {
  const posted = formatSalary(draft);
  const { Title, ...texts } = toPostingTexts(draft);
  const read: [string, string | null | undefined][] = [
    ["Title", Title],
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
  ];
  return { ...Object.fromEntries(read.flatMap(([name, value]) => (value ? [[name, value]] : []))), ...texts };
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
