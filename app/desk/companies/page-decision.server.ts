import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { noContent } from "#app/companies/pitch/careers/careers-content.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { workPaths } from "#app/work-paths.ts";
import { type Changing, toCompanyEntry } from "./company-changes.server.ts";
import { type PageDecision, toCareersPageMail } from "./operator-mail.ts";

const actions = { show: "page_shown", refuse: "page_refused", down: "page_down" } as const;

/** Text of a decision and the state in which it changes something. */
const conditions: Record<PageDecision, string> = {
  show: "(p.asked_at IS NOT NULL OR p.down_at IS NOT NULL)",
  refuse: "p.asked_at IS NOT NULL",
  down: "p.down_at IS NULL",
};

/** About the careers page as it read at this revision. False when its team saved it since, or it was decided before. */
export async function decidePage(
  context: SiteContext,
  changing: Changing,
  { decision, revision, reason }: { decision: PageDecision; revision: number; reason: string },
): Promise<boolean> {
  const { db, env, now } = context;
  const { id, slug, name } = changing.company;
  const emails = await listMemberEmails(db, id, ["owner"]);
  const address = new URL(workPaths.hiringCareersPage(slug), env.SITE_URL).href;
  const mail = toCareersPageMail({ company: name, address }, decision, reason);
  const isSame = `EXISTS (SELECT 1 FROM company_pages p WHERE p.employer_id = ${Number(id)}
    AND p.revision = ${Number(revision)} AND ${conditions[decision]})`;
  const update = (set: string, ...values: (string | number)[]) =>
    db.$client
      .prepare(
        `UPDATE company_pages SET revision = revision + 1, ${set} WHERE employer_id = ${Number(id)} AND ${isSame}`,
      )
      .bind(...values);
  const results = await db.$client.batch([
    // Of a company that gave pictures only.
    db.$client
      .prepare(
        `INSERT INTO company_pages (employer_id, revision, shown) SELECT ?1, 0, ?2 WHERE ?3 = 0
          ON CONFLICT (employer_id) DO NOTHING`,
      )
      .bind(id, JSON.stringify(noContent), revision),
    toCompanyEntry(context, changing, actions[decision], reason ? { reason } : {}, isSame),
    toOutboxInserts(
      db,
      emails.map((to) => ({ to, ...mail })),
      now,
      isSame,
    ),
    decision === "show"
      ? update(
          "shown = iif(asked_at IS NULL, shown, waiting), waiting = NULL, asked_at = NULL, down_at = NULL, reason = NULL",
        )
      : decision === "refuse"
        ? update("asked_at = NULL, reason = ?1", reason)
        : update("down_at = ?1, reason = ?2", now, reason),
  ]);
  if (results.at(-1)!.meta.changes === 0) return false;
  sendOutboxSoon(context);
  return true;
}
