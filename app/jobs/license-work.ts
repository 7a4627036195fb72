import type { JobWork } from "#app/candidates/eligibility.ts";
import type { JobDraft } from "./job-draft.ts";

type Licensing = Pick<JobDraft, "licenseStates" | "stateCode" | "workplace" | "compactAccepted">;

/** Codes of the states whose license is enough: those the posting names, else the one it is in. */
export function toWorkStates(job: Omit<Licensing, "compactAccepted">): readonly string[] {
  if (job.licenseStates.length > 0) return job.licenseStates;
  return job.workplace !== "remote" && job.stateCode ? [job.stateCode] : [];
}

const federal =
  /\bveterans (?:affairs|health administration)\b|\bVA (?:medical center|health ?care system)\b|\bindian health service\b|\bdefense health agency\b|\bdepartment of (?:the )?(?:defense|army|navy|air force)\b/i;

/** Recognizes Veterans Affairs, the Indian Health Service and the military by the employer's name. */
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
