import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { toReminderMail } from "./interview-mails.ts";
import { findParty, toInterviewPage } from "./interview-party.server.ts";
import { findInterview } from "./interview-store.server.ts";

const mostATime = 200;
/** Someone who picked a time for tomorrow needs no word of it today. */
const spokenMs = 6 * hourMs;

/** A day and an hour before. The mark is written with the mails, so that nobody is reminded twice or never. */
export async function remindInterviews({
  db,
  env,
  now,
}: Pick<SiteContext, "db" | "env" | "now">): Promise<number> {
  const d1 = db.$client;
  const { results } = await d1
    .prepare(
      `SELECT i.public_id AS publicId, i.start_at - ?1 > ${2 * hourMs} AS isDayBefore FROM interviews i
        JOIN applications a ON a.id = i.application_id
        WHERE i.state = 'confirmed' AND i.start_at > ?1 AND i.start_at <= ?1 + ${dayMs} AND a.${isOpenSql}
          AND ((i.start_at <= ?1 + ${hourMs} AND i.reminded_hour_at IS NULL)
            OR (i.start_at > ?1 + ${2 * hourMs} AND i.reminded_day_at IS NULL AND i.changed_at <= ?1 - ${spokenMs}))
        ORDER BY i.start_at LIMIT ${mostATime}`,
    )
    .bind(now)
    .all<{ publicId: string; isDayBefore: number }>();
  let reminded = 0;
  for (const { publicId, isDayBefore } of results) {
    const interview = await findInterview(db, publicId);
    const party = interview && (await findParty({ db }, interview.applicationId));
    if (!interview || !party) continue;
    const mark = isDayBefore ? "reminded_day_at" : "reminded_hour_at";
    const isDue = `EXISTS (SELECT 1 FROM interviews WHERE id = ${interview.id} AND state = 'confirmed'
      AND sequence = ${interview.sequence} AND ${mark} IS NULL)`;
    const mail = toReminderMail(
      party.applicant.email,
      { job: party.job, company: party.company },
      {
        ...{ interview, isDayBefore: isDayBefore === 1 },
        page: await toInterviewPage(env, publicId),
        replyTo: await toReplyAddress(env, { publicId: party.publicId, side: "applicant" }),
      },
    );
    const [, marked] = await d1.batch([
      toOutboxInserts(db, [mail], now, isDue),
      d1.prepare(`UPDATE interviews SET ${mark} = ?1 WHERE id = ${interview.id} AND ${isDue}`).bind(now),
    ]);
    reminded += marked!.meta.changes;
  }
  return reminded;
}
