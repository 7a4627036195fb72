import type { SubmissionResult } from "@conform-to/react";

export interface Message {
  title: string;
  text: string;
}

/** What a toast says of something that was sent. */
export interface SentMessage extends Message {
  link?: { to: string; text: string };
}

export interface RequestAnswer {
  problem?: Message & { code?: string };
  result?: SubmissionResult;
}
