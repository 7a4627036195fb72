import type { WrittenAnswer } from "#app/applications/applicants/answer/applicant-answer.ts";
import { toManyAnswers } from "#app/applications/applicants/answer/many-answers.server.ts";
import type { OwnJob } from "#app/jobs/changes/guarded-jobs.ts";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { waitingIdsSql } from "./waiting-applicants.server.ts";

interface Ending {
  job: OwnJob & { title: string };
  /** Null when the posting has already ended and only answers are missing. */
  transition: "fill" | "close" | "withdraw" | null;
  company: string;
  sender: { id: number; email: string };
  /** Null when nobody waits. The text has `firstNameMark` for each first name. */
  answer: WrittenAnswer | null;
  /** The hired applicant's public id: no mail. */
  hired: string | null;
}

/** All in one batch. Returns how many were answered, or null when the posting could not be ended and nobody was mailed. */
export async function endPosting(context: SiteContext, ending: Ending): Promise<number | null> {
  const { db, now } = context;
  const also = (isPossible: string) => toAnswers(context, ending, isPossible);
  if (ending.transition === null) {
    const statements = also("true");
    if (statements.length > 0) await db.$client.batch(statements);
    sendOutboxSoon(context);
    return countAnswered(context, ending);
  }
  const by = { userId: ending.sender.id };
  const isEnded = await changeStatus(db, ending.job, ending.transition, by, now, also);
  if (!isEnded) return null;
  sendOutboxSoon(context);
  return countAnswered(context, ending);
}

const countAnswered = async ({ db, now }: SiteContext, { job, sender }: Ending): Promise<number> =>
  (await db.$client
    .prepare(
      `SELECT count(*) FROM applications a JOIN application_events e ON e.application_id = a.id
        WHERE a.job_id = ?1 AND e.kind = 'answer' AND e.actor_id = ?2 AND e.at = ?3`,
    )
    .bind(job.id, sender.id, now)
    .first<number>("count(*)")) ?? 0;

function toAnswers({ db, now, env }: SiteContext, ending: Ending, isPossible: string): D1PreparedStatement[] {
  const d1 = db.$client;
  const { job, company, sender, answer, hired } = ending;
  const isHired = `job_id = ?1 AND public_id = ?2 AND state NOT IN ('hired', 'withdrawn') AND ${isPossible}`;
  const hiring = hired
    ? [
        d1
          .prepare(
            `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
              SELECT id, ?3, 'state', json_object('from', state, 'to', 'hired'), ?4 FROM applications WHERE ${isHired}`,
          )
          .bind(job.id, hired, sender.id, now),
        d1
          .prepare(`UPDATE applications SET state = 'hired', updated_at = ?3 WHERE ${isHired}`)
          .bind(job.id, hired, now),
      ]
    : [];
  if (!answer) return hiring;
  return [
    ...hiring,
    ...toManyAnswers(
      { db, now, env },
      { ids: waitingIdsSql, of: job.id, employerId: job.employerId, isPossible, company, sender, answer },
    ),
  ];
}
