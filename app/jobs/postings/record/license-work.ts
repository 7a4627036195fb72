import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { JobDraft } from "./job-draft.ts";

type Licensing = Pick<JobDraft, "licenseStates" | "stateCode" | "workplace" | "compactAccepted">;

export function toWorkStates(job: Omit<Licensing, "compactAccepted">): readonly string[] {
  if (job.licenseStates.length > 0) return job.licenseStates;
  return job.workplace !== "remote" && job.stateCode ? [job.stateCode] : [];
}

const federal =
  /\bveterans-(?:affairs|health-administration)\b|\bva-(?:medical-center|health-?care-system)\b|\bindian-health-service\b|\bdefense-health-agency\b|\bdepartment-of-(?:the-)?(?:defense|army|navy|air-force)\b/;

/** Veterans Affairs, the Indian Health Service and the military. */
export const isFederalEmployer = (name: string): boolean => federal.test(toSlug(name));

export function toJobWork(job: Licensing & { employer: string }): JobWork {
  return {
    kind: "job",
    states: toWorkStates(job),
    compactAccepted: job.compactAccepted,
    isRemote: job.workplace === "remote",
    isFederal: isFederalEmployer(job.employer),
  };
}
