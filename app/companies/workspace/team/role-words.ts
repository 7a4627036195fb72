import type { MemberRole } from "#app/kit/platform/context.ts";

export const roleNames: Record<MemberRole, { name: string; a: string; may: string }> = {
  owner: { name: "Owner", a: "an owner", may: "do everything, including managing the team" },
  recruiter: {
    name: "Recruiter",
    a: "a recruiter",
    may: "post jobs, answer applicants and edit the company page",
  },
  reviewer: { name: "Reviewer", a: "a reviewer", may: "read everything and write notes" },
};
