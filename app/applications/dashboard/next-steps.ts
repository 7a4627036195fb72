import { claims } from "#app/claims.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { Role } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

interface NextStep {
  text: string;
  label: string;
  to: string;
}

const nextSteps: Record<Role, NextStep[]> = {
  job_seeker: [
    {
      text: "Search by specialty, location, shift, license and pay.",
      label: "Search jobs",
      to: paths.jobs(),
    },
    {
      text: "See what was posted since yesterday.",
      label: "See new jobs",
      to: paths.jobs("posted=today"),
    },
    {
      text: "By your license and specialty, without your name. You turn it on and off, and name who must not.",
      label: "Let employers find you",
      to: `${paths.profileDetails("section=privacy")}#privacy`,
    },
  ],
  employer: [
    {
      text: `Tell us about the role. We'll reply ${claims.answerTime}.`,
      label: "Send a hire request",
      to: paths.hireRequest(),
    },
    {
      text: "See what others offer for the same role.",
      label: "Search jobs",
      to: paths.jobs(),
    },
    {
      text: "Ask about terms, timing or a posting.",
      label: "Contact us",
      to: paths.contact(),
    },
  ],
  admin: [
    {
      text: "See what needs attention now.",
      label: "Open the admin area",
      to: paths.admin(),
    },
    {
      text: "Newest first, with attachments.",
      label: "Read hire requests",
      to: deskPaths.adminHireRequests(),
    },
    {
      text: "Messages from visitors and employers.",
      label: "Read contact requests",
      to: deskPaths.adminContacts(),
    },
  ],
};

export function listNextSteps(role: Role): NextStep[] {
  return nextSteps[role];
}
