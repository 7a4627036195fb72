import type { Reading } from "#app/jobs/search/typed/typed-query.ts";

/** A filter or a subject that was read, which can be taken back. */
export interface WayChip {
  label: string;
  param: string;
  value: string;
  /** The sentence without it. */
  without: string;
}

/** Where a sentence leads. */
export interface Way {
  to: string;
  /** What is there, as a link says it. */
  title: string;
  chips: readonly WayChip[];
  notUnderstood: readonly string[];
}

export interface FoundWay extends Omit<Way, "notUnderstood"> {
  /** What of the sentence the page answers. Any other reading is named as not understood. */
  used: readonly Reading[];
}
