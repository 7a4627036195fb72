import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { toIsUntoldSql } from "#app/applications/notices/told-state.ts";
import { findSender } from "#app/applications/receipt/to-employer.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { workPaths } from "#app/work-paths.ts";
import { toEndedNotice, toReminderMail, toReminderNotice } from "./interview-mails.ts";
import { findParty, toInterviewFiles, toInterviewPage } from "./interview-party.server.ts";
import { findInterview } from "./interview-store.server.ts";

const mostATime = 200;
/** Someone who picked a time for tomorrow needs no word of it today. */
const spokenMs = 6 * hourMs;

/** Both sides, a day and an hour before. The mark is written with the mails, so that nobody is reminded twice or never. */
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
    const notice = toReminderNotice(
      {
        ...{ interview, applicant: party.applicant.name, job: party.job },
        page: env.SITE_URL + workPaths.hiringApplicant(party.companySlug, party.publicId),
      },
      isDayBefore === 1,
    );
    const toTeam = interview.interviewers.map(({ email }) => ({ to: email, ...notice }));
    const [, marked] = await d1.batch([
      toOutboxInserts(db, [mail, ...toTeam], now, isDue),
      d1.prepare(`UPDATE interviews SET ${mark} = ?1 WHERE id = ${interview.id} AND ${isDue}`).bind(now),
    ]);
    reminded += marked!.meta.changes;
  }
  return reminded;
}

/** SQL of interviews that calendars show and that will not take place: she withdrew, or was told that it ended. */
const toEndedSql = (now: number): string =>
  `SELECT i.public_id AS publicId FROM interviews i INDEXED BY interviews_ended WHERE i.ended_at IS NOT NULL
    UNION ALL SELECT i.public_id FROM interviews i INDEXED BY interviews_to_come
      JOIN applications a ON a.id = i.application_id
      WHERE i.state = 'confirmed' AND i.start_at > ${now} AND a.state = 'not-selected' AND NOT ${toIsUntoldSql("a", now)}
    LIMIT ${mostATime}`;

/** Takes them out of the calendars of both sides. The mark goes with the mails. */
export async function clearEndedInterviews(
  context: Pick<SiteContext, "db" | "env" | "now">,
): Promise<number> {
  const { db, now } = context;
  const d1 = db.$client;
  const { results } = await d1.prepare(toEndedSql(Number(now))).all<{ publicId: string }>();
  let cleared = 0;
  for (const { publicId } of results) {
    const interview = await findInterview(db, publicId);
    const party = interview && (await findParty({ db }, interview.applicationId));
    const sender = party && (await findSender(context, party.publicId));
    if (!interview?.startAt || !party || !sender) continue;
    const files = await toInterviewFiles(context, "CANCEL", interview, interview.startAt, party);
    const notice = toEndedNotice({ interview, applicant: party.applicant.name, job: party.job });
    const team = new Set([...interview.interviewers.map(({ email }) => email), ...sender.readers]);
    const isThis = `id = ${interview.id} AND sequence = ${interview.sequence} AND (ended_at IS NOT NULL OR state = 'confirmed')`;
    const [, changed] = await d1.batch([
      toOutboxInserts(
        db,
        [
          { to: party.applicant.email, ...notice, calendar: files.applicant },
          ...[...team].map((to) => ({ to, ...notice, calendar: files.company })),
        ],
        now,
        `EXISTS (SELECT 1 FROM interviews WHERE ${isThis})`,
      ),
      d1
        .prepare(
          `UPDATE interviews SET ended_at = NULL, sequence = sequence + 1, changed_at = ?1, state = 'canceled' WHERE ${isThis}`,
        )
        .bind(now),
    ]);
    cleared += changed!.meta.changes;
  }
  return cleared;
}
