import type { MemberRole } from "#app/kit/platform/context.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { roleNames } from "./role-select.tsx";

interface Invited {
  email: string;
  role: MemberRole;
  company: string;
  invitedBy: string;
}

export function toInvitationMail(
  { email, role, company, invitedBy }: Invited,
  origin: string,
  secret: string,
): Mail {
  const body = [
    "Hello,",
    `${invitedBy} invites you to the team of ${company} on ${site.name}, as ${roleNames[role].a}. You can then ${roleNames[role].may}.`,
    `Join the team:`,
    origin + paths.invitation(secret),
    `The link works once, within 7 days, for an account with this email address. If you do not know ${company}, you can ignore this email.`,
    site.name,
    site.employersEmail,
  ].join("\n\n");
  return { to: email, subject: `Join the team that invited you to ${site.name}`, body };
}
