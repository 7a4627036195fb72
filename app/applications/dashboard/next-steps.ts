import { claims } from "#app/claims.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
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

interface DashboardNotice {
  tone: "good" | "warn";
  title: string;
}

const notices: Record<string, DashboardNotice> = {
  "password-changed": {
    tone: "good",
    title: "Your password was changed, and your other devices were logged out.",
  },
  "name-changed": { tone: "good", title: "Your name was saved." },
  "email-changed": {
    tone: "good",
    title: "Your email was changed, and your other devices were logged out.",
  },
  "email-kept": { tone: "good", title: "Your email stays the same." },
  "photo-changed": { tone: "good", title: "Your photo was saved." },
  "photo-removed": { tone: "good", title: "Your photo was removed." },
  "first-proof": {
    tone: "good",
    title:
      "Your email is confirmed, and you are logged in. As no one had confirmed it before, all other devices were logged out, and an older password or two-step log-in no longer works.",
  },
  "device-signed-out": { tone: "good", title: "That device was logged out." },
  "verification-sent": { tone: "good", title: "A new link is on its way. Check your email." },
  "verification-limit": {
    tone: "warn",
    title: "We already sent you three links that still work. Check your spam folder or try again later.",
  },
};

export function toDashboardNotice(done: string | null): DashboardNotice | null {
  return findNotice(notices, done);
}
