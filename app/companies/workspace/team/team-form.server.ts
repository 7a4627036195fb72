import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { optionalLine } from "#app/kit/forms/fields.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { memberRoles, teamMails } from "#app/kit/platform/column-words.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { notFound, unprocessed, wrongRole } from "#app/kit/platform/http.ts";
import { invite, resendInvitation, revokeInvitation } from "./invitations.server.ts";
import {
  type Changed,
  changeRole,
  chooseMails,
  removeMember,
  setMemberDepartment,
} from "./members.server.ts";
import { requireApproval, requireTeamFactor } from "./owner-rules.server.ts";
import { approvals } from "./owner-rules.tsx";
import { allowContact, assignPosting, unassignPosting } from "./posting-managers.server.ts";

const role = z.enum(memberRoles);
const member = { email: z.string().max(254) };
const invitation = { invitation: z.string().max(40) };

const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("invite"), email: z.string().max(300), role }),
  z.object({ intent: z.literal("resend"), ...invitation }),
  z.object({ intent: z.literal("revoke"), ...invitation }),
  z.object({ intent: z.literal("role"), ...member, role }),
  z.object({ intent: z.literal("remove"), ...member }),
  z.object({ intent: z.literal("assign"), ...member, posting: z.string().max(500) }),
  z.object({ intent: z.literal("unassign"), ...member, posting: z.string().max(500) }),
  z.object({ intent: z.literal("department"), ...member, department: optionalLine(60) }),
  z.object({ intent: z.literal("factor"), required: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("approval"), approver: z.string().max(254) }),
  z.object({ intent: z.literal("contact"), ...member, sees: z.enum(["yes", "no"]) }),
  z.object({
    intent: z.literal("mails"),
    applicationMails: z.enum(teamMails),
    messageMails: z.enum(teamMails),
  }),
]);

interface Team {
  viewer: Viewer;
  company: Membership;
}

export async function receiveTeamForm(context: SiteContext, request: Request, team: Team) {
  const form = await requireForm(request, [
    "intent",
    "email",
    "role",
    "invitation",
    "posting",
    "sees",
    "required",
    "approver",
    "department",
    "applicationMails",
    "messageMails",
  ]);
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw notFound();
  const { viewer, company } = team;
  const sent = parsed.data;
  const isLeaving = sent.intent === "remove" && sent.email === viewer.email;
  if (company.role === "manager" && !isLeaving) throw wrongRole();
  if (sent.intent === "assign" || sent.intent === "unassign") return receiveAssignment(context, team, sent);
  if (sent.intent === "mails") {
    await chooseMails(context, team, sent);
    return { done: "mails" as const };
  }
  if (company.role !== "owner" && !isLeaving) throw wrongRole();
  const change = { employerId: company.employerId, actorId: viewer.id };
  switch (sent.intent) {
    case "invite":
      return receiveInvitation(context, team, sent);
    case "resend":
      return toResent(await resendInvitation(context, team, sent.invitation));
    case "revoke":
      if (!(await revokeInvitation(context, team, sent.invitation))) throw notFound();
      return { done: "revoked" as const };
    case "role":
      return toChanged(await changeRole(context, { ...change, email: sent.email }, sent.role), "role");
    case "department":
      if (!(await setMemberDepartment(context.db, { ...change, email: sent.email }, sent.department || null)))
        throw notFound();
      return { done: "department" as const };
    case "factor":
      if (!(await requireTeamFactor(context, { ...change, company }, sent.required === "yes")))
        return { done: "no-own-factor" as const };
      return { done: sent.required === "yes" ? ("factor" as const) : ("no-factor" as const) };
    case "approval": {
      const isRequired = sent.approver !== approvals.freely;
      if (!(await requireApproval(context, change, isRequired, sent.approver))) throw notFound();
      return { done: isRequired ? ("approval" as const) : ("no-approval" as const) };
    }
    case "contact":
      if (!(await allowContact(context, change, sent.email, sent.sees === "yes"))) throw notFound();
      return { done: sent.sees === "yes" ? ("contact" as const) : ("no-contact" as const) };
    case "remove":
      return toChanged(
        await removeMember(context, { ...change, email: sent.email }),
        isLeaving ? "left" : "removed",
      );
  }
}

async function receiveAssignment(
  { db, now }: SiteContext,
  { viewer, company }: Team,
  { intent, email, posting }: { intent: "assign" | "unassign"; email: string; posting: string },
) {
  if (!whoWrites.includes(company.role)) throw wrongRole();
  const writer = { employerId: company.employerId, userId: viewer.id };
  const slug = /([a-z0-9-]+)\/?\s*$/.exec(posting)?.[1] ?? "";
  const change = intent === "assign" ? assignPosting : unassignPosting;
  if (await change(db, writer, email, slug, now))
    return { done: intent === "assign" ? ("posting" as const) : ("no-posting" as const) };
  if (intent === "unassign") throw notFound();
  return unprocessed({
    form: "assign" as const,
    typed: { email, posting },
    error: "We found no posting of your company by that. Choose one of the list, or paste its address.",
  });
}

async function receiveInvitation(
  context: SiteContext,
  team: Team,
  typed: { email: string; role: (typeof memberRoles)[number] },
) {
  const refuse = (error: string) =>
    unprocessed({ form: "invite" as const, typed: { email: typed.email, role: typed.role }, error });
  const email = emailField.safeParse(typed.email);
  if (!email.success) return refuse(email.error.issues[0]!.message);
  const sent = await invite(context, team, { email: email.data, role: typed.role });
  if (sent === "unverified")
    return refuse("Confirm your own email first. Your dashboard can send you a new link.");
  if (sent === "member") return refuse("This person is in your team already.");
  if (sent === "too-many")
    return refuse("Too many invitations today, to this address or from your team. Try again tomorrow.");
  return { done: sent === "already" ? ("already" as const) : ("invited" as const) };
}

function toResent(sent: Awaited<ReturnType<typeof resendInvitation>>): { done: TeamNotice } {
  if (sent === "unknown") throw notFound();
  if (sent === "unverified") return { done: "unverified" };
  return { done: sent === "too-many" ? "limit" : "resent" };
}

function toChanged(changed: Changed, done: TeamNotice): { done: TeamNotice } {
  if (changed === "unknown") throw notFound();
  return { done: changed === "last-owner" ? "last-owner" : done };
}

const notices = {
  invited: { tone: "good", title: "The invitation is on its way." },
  already: {
    tone: "warn",
    title: "This address is invited already. You can send the invitation again below.",
  },
  resent: { tone: "good", title: "We sent a new link. The one before no longer works." },
  limit: { tone: "warn", title: "This address got several invitations today. Try again tomorrow." },
  unverified: {
    tone: "warn",
    title: "Confirm your own email first. Your dashboard can send you a new link.",
  },
  revoked: { tone: "good", title: "The invitation was revoked. Its link no longer works." },
  role: { tone: "good", title: "The role was changed." },
  department: { tone: "good", title: "The department is saved." },
  posting: { tone: "good", title: "The posting is assigned. They see its applicants now." },
  "no-posting": {
    tone: "good",
    title: "The posting was taken from them. They no longer see its applicants.",
  },
  contact: { tone: "good", title: "They see the contact data and files of applicants now." },
  "no-contact": { tone: "good", title: "They no longer see the contact data and files of applicants." },
  factor: { tone: "good", title: "The workspace opens only with two-step log-in now." },
  "no-factor": { tone: "good", title: "Two-step log-in is each member's own choice again." },
  "no-own-factor": { tone: "warn", title: "Turn two-step log-in on for yourself first." },
  approval: { tone: "good", title: "Postings wait for approval before they are published." },
  "no-approval": { tone: "good", title: "Recruiters publish by themselves again." },
  mails: { tone: "good", title: "Your emails are saved." },
  removed: {
    tone: "good",
    title:
      "This person is no longer in the team and was logged out everywhere. Feeds that they added by an address are paused.",
  },
  left: { tone: "good", title: "You left the team." },
  joined: { tone: "good", title: "You are in the team now." },
  "last-owner": {
    tone: "warn",
    title: "The last owner can neither leave nor get another role. Make someone else an owner first.",
  },
} as const;

type TeamNotice = keyof typeof notices;

export const toTeamNotice = (done: string | null) => findNotice(notices, done);
