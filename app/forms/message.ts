import type { SubmissionResult } from "@conform-to/react";

export interface Message {
  title: string;
  text: string;
}

/** Answers a form that was posted to a page. */
export interface RequestAnswer {
  /** With the endpoint's code. */
  problem?: Message & { code?: string };
  result?: SubmissionResult;
}
