import type { MemberRole } from "#app/platform/context.ts";

export const roleNames: Record<MemberRole, { name: string; a: string; may: string }> = {
  owner: { name: "Owner", a: "an owner", may: "Everything, including the team" },
  recruiter: {
    name: "Recruiter",
    a: "a recruiter",
    may: "Posts jobs, answers applicants, edits the company",
  },
  reviewer: { name: "Reviewer", a: "a reviewer", may: "Reads everything and writes notes" },
};
