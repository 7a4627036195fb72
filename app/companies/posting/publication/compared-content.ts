import { toPostingTexts } from "#app/jobs/checks/warnings/posting-texts.ts";
import { toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import { formatSalary } from "#app/jobs/postings/record/pay.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

export type ReviewContent = Record<string, string>;

export function toReviewContent(draft: PostingContent): ReviewContent {
  const posted = formatSalary(draft);
  const { Title, ...texts } = toPostingTexts(draft);
  const read: [string, string | null | undefined][] = [
    ["Company", draft.employer.name],
    ["Company's website", draft.employer.website],
    ["Title", Title],
    ["Profession", draft.profession],
    ["Specialty", draft.specialty],
    ["Type", draft.employmentType],
    ["Place", toPlaceName(draft)],
    ["Further places", draft.morePlaces.map(toPlaceName).join("; ")],
    ["Workplace", draft.workplace],
    ["Pay", [posted.amount, posted.unit].filter(Boolean).join(" ")],
    ["Urgency", draft.urgency],
    ["Shift", draft.shift],
    ["Setting", draft.setting],
    ["License states", draft.licenseStates.join(", ")],
    [
      "Compact license",
      draft.compactAccepted === null ? null : draft.compactAccepted ? "Accepted" : "Not accepted",
    ],
    ["Last day", formatIsoDay(toPostingDate(draft.validThrough))],
  ];
  return { ...Object.fromEntries(read.flatMap(([name, value]) => (value ? [[name, value]] : []))), ...texts };
}

export interface ReviewChange {
  name: string;
  before: string;
  after: string;
}

/** Parses what the form says the reviewer saw; null when nothing in it can be compared. */
export function readReviewContent(text: string): ReviewContent | null {
  try {
    const said: unknown = JSON.parse(text);
    return said !== null &&
      typeof said === "object" &&
      Object.values(said).every((line) => typeof line === "string")
      ? (said as ReviewContent)
      : null;
  } catch {
    return null;
  }
}

/** Removed lines come last. */
export function listReviewChanges(before: ReviewContent, after: ReviewContent): ReviewChange[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .map((name) => ({ name, before: before[name] ?? "", after: after[name] ?? "" }))
    .filter((line) => line.before !== line.after);
}
