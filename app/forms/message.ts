import type { SubmissionResult } from "@conform-to/react";

export interface Message {
  title: string;
  text: string;
}

export interface RequestAnswer {
  problem?: Message & { code?: string };
  result?: SubmissionResult;
}
