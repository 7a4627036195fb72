import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { ChipTone } from "#app/kit/ui/chip.tsx";

export const deskStatusNames: Record<JobStatus, string> = {
  pending: "Waiting for us",
  rejected: "Sent back",
  open: "Open",
  paused: "Paused",
  filled: "Filled",
  expired: "Expired",
  closed: "Closed",
  withdrawn: "Withdrawn",
  removed: "Taken down",
};

export const listedStatuses = Object.keys(deskStatusNames) as JobStatus[];

export const deskStatusTones: Partial<Record<JobStatus, ChipTone>> = {
  pending: "amber",
  rejected: "blue",
  open: "good",
  removed: "coral",
};
