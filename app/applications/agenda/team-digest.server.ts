import { toNextDigest } from "#app/companies/workspace/team/members.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Mail, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { formatUnits } from "#app/kit/ui/count.ts";
import { workPaths } from "#app/work-paths.ts";

const mostATime = 200;
const mostPostings = 20;

interface DueDigest {
  userId: number;
  employerId: number;
  email: string;
  company: string;
  slug: string;
  timeZone: string;
  hasApplications: number;
  hasMessages: number;
  since: number;
  digestAt: number;
}

interface NewApplications {
  title: string;
  people: number;
}

/** What came since the last one, by posting and without names. Null where nothing did. */
export function toDigestMail(
  { email, company }: Pick<DueDigest, "email" | "company">,
  { applications, writers }: { applications: readonly NewApplications[]; writers: number },
  page: string,
): Mail | null {
  const applied = applications.reduce((sum, { people }) => sum + people, 0);
  const parts = [
    applied > 0 && formatUnits(applied, "new application"),
    writers > 0 && formatUnits(writers, "new conversation"),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const lines = applications.map(({ title, people }) => `- ${quote(title)}: ${people}`);
  return {
    to: email,
    subject: `${parts.join(", ")}: ${company}`,
    body: [
      `Since your last summary, at ${quote(company)}:`,
      ...(applied > 0 ? [`${formatUnits(applied, "new application")}\n${lines.join("\n")}`] : []),
      ...(writers > 0
        ? [
            `${formatUnits(writers, "applicant")} wrote to you and ${writers === 1 ? "waits" : "wait"} for you to read it.`,
          ]
        : []),
      `See what is due:\n${page}`,
      "You chose one email a working day. You can change that on your team's page.",
    ].join("\n\n"),
  };
}

/** The mark moves with the mail, so that nobody gets a summary twice or misses one. */
export async function sendTeamDigests({
  db,
  env,
  now,
}: Pick<SiteContext, "db" | "env" | "now">): Promise<number> {
  const d1 = db.$client;
  const { results: due } = await d1
    .prepare(
      `SELECT m.user_id AS userId, m.employer_id AS employerId, u.email, e.name AS company, e.slug, e.time_zone AS timeZone,
          m.application_mails = 'daily' AS hasApplications, m.message_mails = 'daily' AS hasMessages,
          m.digested_at AS since, m.digest_at AS digestAt
        FROM memberships m JOIN users u ON u.id = m.user_id JOIN employers e ON e.id = m.employer_id
        WHERE m.digest_at <= ?1 AND m.is_manager = 0 ORDER BY m.digest_at LIMIT ${mostATime}`,
    )
    .bind(now)
    .all<DueDigest>();
  let sent = 0;
  for (const member of due) {
    const { userId, employerId, slug, since, digestAt } = member;
    const [applications, writers] = await d1.batch([
      d1
        .prepare(
          `SELECT job_title AS title, count(*) AS people FROM applications INDEXED BY applications_by_employer
            WHERE ?1 AND employer_id = ?2 AND created_at >= ?3 AND created_at < ?4 GROUP BY job_title ORDER BY people DESC LIMIT ${mostPostings}`,
        )
        .bind(member.hasApplications, employerId, since, now),
      d1
        .prepare(
          `SELECT count(*) AS n FROM applications INDEXED BY applications_by_message
            WHERE ?1 AND employer_id = ?2 AND last_message_at >= ?3 AND last_message_at < ?4 AND last_message_by = 'applicant'`,
        )
        .bind(member.hasMessages, employerId, since, now),
    ]);
    const mail = toDigestMail(
      member,
      {
        applications: applications!.results as unknown as NewApplications[],
        writers: (writers!.results as { n: number }[])[0]!.n,
      },
      env.SITE_URL + workPaths.hiringHome(slug),
    );
    const isDue = `EXISTS (SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.user_id = ${Number(userId)} AND m.employer_id = ${Number(employerId)} AND m.digest_at = ${Number(digestAt)}
        AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL)`;
    const results = await d1.batch([
      ...(mail ? [toOutboxInserts(db, [mail], now, isDue)] : []),
      d1
        .prepare(
          `UPDATE memberships SET digested_at = ?1, digest_at = ?2 WHERE user_id = ?3 AND employer_id = ?4 AND digest_at = ?5`,
        )
        .bind(now, toNextDigest(now, member.timeZone), userId, employerId, digestAt),
    ]);
    if (mail) sent += results.at(-1)!.meta.changes;
  }
  return sent;
}
