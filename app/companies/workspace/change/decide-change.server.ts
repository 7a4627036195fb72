import type { z } from "zod";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { endSentence } from "#app/kit/text/sentence.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { parseChange } from "./change-requests.server.ts";
import { type changeDecisionSchema, isAnotherCompany } from "./company-change.ts";

interface DecidedRow {
  id: number;
  publicId: string;
  employerId: number;
  before: string;
  after: string;
  createdAt: number;
  slug: string;
  name: string;
}

/** The new value where the change has the field, and otherwise the old one. */
const toValue = (field: string) => `iif(json_type(?1, '$.${field}') IS NULL, ${field}, ?1 ->> '${field}')`;

/** "unchanged" when it was decided or withdrawn before. */
export async function decideChange(
  context: SiteContext,
  publicId: string,
  decision: z.output<typeof changeDecisionSchema>,
  actorId: number,
): Promise<"decided" | "unchanged" | "missing"> {
  const { db, env, now } = context;
  const d1 = db.$client;
  const row = await d1
    .prepare(
      `SELECT c.id, c.public_id AS publicId, c.employer_id AS employerId, c.before, c.after, c.created_at AS createdAt,
        e.slug, e.name FROM company_changes c JOIN employers e ON e.id = c.employer_id WHERE c.public_id = ?1`,
    )
    .bind(publicId)
    .first<DecidedRow>();
  if (!row) return "missing";
  const { id, employerId, before, after, slug, name } = parseChange(row);
  const isWaiting = `EXISTS (SELECT 1 FROM company_changes WHERE id = ${Number(id)} AND state = 'pending')`;
  const isApproved = decision.decision === "approve";
  const reason = decision.decision === "refuse" ? decision.reason : null;
  const address = env.SITE_URL + paths.companySettings(slug);
  const text = isApproved
    ? toChangeApprovedMail({ company: after.name ?? name, address })
    : toChangeRefusedMail({ company: name, address }, decision.reason);
  const emails = await listMemberEmails(db, employerId, whoWrites);
  const subject = `company:${employerId}`;
  const toEntry = (action: string, detail: Record<string, unknown>, isTrue: string) =>
    toAuditInsert(db, { actorId, action, subject, detail, at: now }, isTrue);
  const isVerified = `${isWaiting} AND EXISTS (SELECT 1 FROM employers WHERE id = ${Number(employerId)} AND verified_at IS NOT NULL)`;
  const results = await d1.batch([
    toEntry(
      `company_change.${isApproved ? "approved" : "refused"}`,
      { change: id, fields: Object.keys(after), reason },
      isWaiting,
    ),
    toOutboxInserts(
      db,
      emails.map((to) => ({ to, ...text })),
      now,
      isWaiting,
    ),
    ...(isApproved
      ? [
          d1
            .prepare(
              `UPDATE employers SET name = ${toValue("name")}, website = ${toValue("website")}, about = ${toValue("about")}
                WHERE id = ?2 AND ${isWaiting}`,
            )
            .bind(row.after, employerId),
        ]
      : []),
    ...(isApproved && isAnotherCompany(before, after)
      ? [
          toEntry("company.unverified", { change: id }, isVerified),
          d1
            .prepare(
              `UPDATE employers SET verified_at = NULL, verified_by = NULL, domain = NULL WHERE id = ?1 AND ${isWaiting}`,
            )
            .bind(employerId),
        ]
      : []),
    d1
      .prepare(
        `UPDATE company_changes SET state = ?1, reason = ?2, decided_at = ?3, decided_by = ?4 WHERE id = ?5 AND state = 'pending'`,
      )
      .bind(isApproved ? "approved" : "refused", reason, now, actorId, id),
  ]);
  if (results.at(-1)!.meta.changes === 0) return "unchanged";
  sendOutboxSoon(context);
  return "decided";
}

interface About {
  company: string;
  address: string;
}

const toText = (subject: string, paragraphs: string[]): Omit<Mail, "to"> => ({
  subject,
  body: ["Hello,", ...paragraphs, site.name, site.employersEmail].join("\n\n"),
});

export const toChangeApprovedMail = ({ company, address }: About) =>
  toText("Your company's new details are live", [
    `We checked what you changed about ${company}, and visitors see it now.`,
    `If the name or the website is another one, nothing is verified about it yet. Verify your domain:`,
    address,
  ]);

export const toChangeRefusedMail = ({ company, address }: About, reason: string) =>
  toText("Please look at your company's details again", [
    `${endSentence(`We did not publish your changes to ${company}`)} Visitors see what they saw before. The reason:`,
    quote(reason),
    `Change it and send it again:`,
    address,
  ]);
