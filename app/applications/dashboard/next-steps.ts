import { claims } from "#app/claims.ts";
import type { Role } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";

interface NextStep {
  title: string;
  text: string;
  label: string;
  to: string;
}

const nextSteps: Record<Role, NextStep[]> = {
  job_seeker: [
    {
      title: "Find your next job",
      text: "Search by specialty, location, shift, license and pay.",
      label: "Search jobs",
      to: paths.jobs(),
    },
    {
      title: "New today",
      text: "See what was posted since yesterday.",
      label: "See new jobs",
      to: paths.jobs("posted=today"),
    },
    {
      title: "Your documents",
      text: "Keep your résumé, licenses and certificates in one private place.",
      label: "See your documents",
      to: paths.documents(),
    },
    {
      title: "Saved offers",
      text: "Open one, or set two side by side.",
      label: "See saved offers",
      to: paths.savedOffers(),
    },
    {
      title: "Featured jobs",
      text: "Start with a short list.",
      label: "See featured jobs",
      to: paths.featuredJobs(),
    },
  ],
  employer: [
    {
      title: "Request candidates",
      text: `Tell us about the role. We'll reply ${claims.answerTime}.`,
      label: "Send a hire request",
      to: paths.hireRequest(),
    },
    {
      title: "See the market",
      text: "See what others offer for the same role.",
      label: "Search jobs",
      to: paths.jobs(),
    },
    {
      title: "Talk to us",
      text: "Ask about terms, timing or a posting.",
      label: "Contact us",
      to: paths.contact(),
    },
  ],
  admin: [
    {
      title: "Admin area",
      text: "See what needs attention now.",
      label: "Open the admin area",
      to: paths.admin(),
    },
    {
      title: "Hire requests",
      text: "Newest first, with attachments.",
      label: "Read hire requests",
      to: paths.adminHireRequests(),
    },
    {
      title: "Contact requests",
      text: "Messages from visitors and employers.",
      label: "Read contact requests",
      to: paths.adminContacts(),
    },
  ],
};

export function listNextSteps(role: Role): NextStep[] {
  return nextSteps[role];
}
