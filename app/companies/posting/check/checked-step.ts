import type { CheckedPosting } from "#app/jobs/checks/rules/check-posting.ts";

export interface CheckedStep extends CheckedPosting {
  /** Required fields that are empty and wrong ones, up to this step. The score means nothing before they are right. */
  open: { field: string; text: string }[];
}
