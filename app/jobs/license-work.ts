import type { JobWork } from "#app/candidates/eligibility.ts";
import type { JobDraft } from "./job-draft.ts";

type Licensing = Pick<JobDraft, "licenseStates" | "stateCode" | "workplace" | "compactAccepted">;

/** Codes of the states of which one license will do: those that the posting names, else the one that it is in. */
export function toWorkStates(job: Omit<Licensing, "compactAccepted">): readonly string[] {
  if (job.licenseStates.length > 0) return job.licenseStates;
  return job.workplace !== "remote" && job.stateCode ? [job.stateCode] : [];
}

const federal =
  /\bveterans (?:affairs|health administration)\b|\bVA (?:medical center|health ?care system)\b|\bindian health service\b|\bdefense health agency\b|\bdepartment of (?:the )?(?:defense|army|navy|air force)\b/i;

/** Veterans Affairs, the Indian Health Service or the military, as far as an employer's name says so. */
export const isFederalEmployer = (name: string): boolean => federal.test(name);

/** A posting in the terms of the license engine. */
export function toJobWork(job: Licensing & { employer: string }): JobWork {
  return {
    kind: "job",
    states: toWorkStates(job),
    compactAccepted: job.compactAccepted,
    isRemote: job.workplace === "remote",
    isFederal: isFederalEmployer(job.employer),
  };
}
