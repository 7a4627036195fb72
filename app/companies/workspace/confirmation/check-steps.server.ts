import { listNotifiedMembers } from "#app/accounts/email/member-emails.server.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { changeStatuses } from "#app/jobs/changes/many-jobs.server.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { type CheckStep, toCheckMail, toCheckSecret, toCheckToken } from "./check-mail.ts";

export const askAfterMs = 14 * dayMs;
const pauseAfterMs = 5 * dayMs;
/** Counted from the pause, so that a missed cron shortens nobody's days. */
const closeAfterPauseMs = 9 * dayMs;
const jobsPerMail = 50;
const jobsPerTick = 10_000;

interface DueJob {
  id: number;
  employerId: number;
  company: string;
  slug: string;
  title: string;
  place: string | null;
  askedAt: number;
}

interface DueSql {
  /** Of all companies, by time. */
  from: string;
  /** Of one company, whose postings are fewer than all that are due. */
  fromOne: string;
  where: string;
  askedAt: string;
}

const ofOne = "jobs j INDEXED BY jobs_by_employer";
const checked = {
  from: "hiring_checks c CROSS JOIN jobs j ON j.id = c.job_id",
  fromOne: `${ofOne} CROSS JOIN hiring_checks c ON c.job_id = j.id`,
  askedAt: "c.asked_at",
};
const dueSql: Record<CheckStep, DueSql> = {
  close: {
    ...checked,
    where: `c.paused_at <= ?1 - ${closeAfterPauseMs} AND j.status = 'paused'`,
  },
  pause: {
    ...checked,
    where: `c.asked_at <= ?1 - ${pauseAfterMs} AND c.paused_at IS NULL AND j.status = 'open'`,
  },
  ask: {
    from: "jobs j INDEXED BY jobs_to_confirm",
    fromOne: ofOne,
    where: `j.origin = 'site' AND j.status = 'open' AND j.confirmed_at <= ?1 - ${askAfterMs}
        AND NOT EXISTS (SELECT 1 FROM hiring_checks c WHERE c.job_id = j.id)`,
    askedAt: "?1",
  },
};
const steps = Object.keys(dueSql) as CheckStep[];

/** For the cron: each company that is due is a message of its own. */
export async function queueHiringChecks(
  { $client }: Db,
  env: Pick<Env, "WORK_QUEUE">,
  now: number,
): Promise<void> {
  const rows = await $client.batch<{ id: number }>(
    steps.map((step) => {
      const { from, where } = dueSql[step];
      return $client
        .prepare(`SELECT j.employer_id AS id FROM ${from} WHERE ${where} LIMIT ${jobsPerTick}`)
        .bind(now);
    }),
  );
  const due = new Set(rows.flatMap(({ results }) => results.map(({ id }) => id)));
  await sendWork(
    env,
    [...due].map((id) => ({ kind: "hiring", id })),
  );
}

/** Safe to run twice at once: the other run's batch finds it done. */
export async function checkHiring(
  db: Db,
  env: Pick<Env, "SITE_URL" | "SESSION_SECRET">,
  employerId: number,
  now: number,
) {
  for (const step of steps) {
    const { fromOne, where, askedAt } = dueSql[step];
    const { results } = await db.$client
      .prepare(
        `SELECT j.id, j.employer_id AS employerId, e.name AS company, e.slug, j.title,
            coalesce(j.city || ', ' || j.state_code, j.city, j.state_code) AS place, ${askedAt} AS askedAt
          FROM ${fromOne} CROSS JOIN employers e ON e.id = j.employer_id
          WHERE j.employer_id = ?2 AND ${where} LIMIT ${jobsPerMail}`,
      )
      .bind(now, employerId)
      .all<DueJob>();
    if (results.length > 0) await take(db, env, step, results, now);
  }
}

async function take(
  db: Db,
  env: Pick<Env, "SITE_URL" | "SESSION_SECRET">,
  step: CheckStep,
  jobs: readonly DueJob[],
  now: number,
): Promise<void> {
  const [{ employerId, slug, company }] = jobs as [DueJob];
  const asked = await Promise.all(
    jobs.map(async (job) => ({
      ...job,
      secret: await toCheckSecret(job.id, job.askedAt, env.SESSION_SECRET),
    })),
  );
  const ids = jobs.map(({ id }) => id);
  const members = await listNotifiedMembers(db, employerId, whoWrites);
  const mails = await Promise.all(
    members.map(async ({ id: userId, email }) => {
      const links = asked.map(async ({ title, place, secret }) => ({
        ...{ title, place },
        token: await toCheckToken({ secret, userId }, env.SESSION_SECRET),
      }));
      const about = { slug, name: company };
      return { to: email, ...toCheckMail(step, await Promise.all(links), about, env.SITE_URL) };
    }),
  );
  const toMails = (condition: string) => toOutboxInserts(db, mails, now, condition);
  if (step === "ask") {
    const rows = await Promise.all(asked.map(async ({ id, secret }) => [id, await sha256(secret)]));
    const note = db.$client
      .prepare(
        "INSERT INTO hiring_checks (job_id, asked_at, secret_hash) SELECT value ->> 0, ?1, value ->> 1 FROM json_each(?2)",
      )
      .bind(now, JSON.stringify(rows));
    await db.$client.batch([note, toMails("true")]).catch((error) => {
      if (!isUniqueViolation(error, "hiring_checks")) throw error;
    });
    return;
  }
  // All or none: an answer meanwhile leaves the others to the next run.
  const isPause = step === "pause";
  const isDue = `(SELECT count(*) FROM hiring_checks c JOIN jobs j ON j.id = c.job_id WHERE c.job_id IN (${ids.map(Number).join(", ")})
    AND j.status = '${isPause ? "open" : "paused"}' AND c.paused_at IS ${isPause ? "NULL" : "NOT NULL"}) = ${ids.length}`;
  const mark = db.$client
    .prepare(
      `UPDATE hiring_checks SET paused_at = ?1 WHERE job_id IN (${ids.map(Number).join(", ")}) AND ${isDue}`,
    )
    .bind(isPause ? now : 0);
  const marked = `j.id IN (SELECT c.job_id FROM hiring_checks c WHERE c.paused_at = ${isPause ? Number(now) : 0})`;
  const by = { userId: null, reason: isPause ? "no answer for 5 days" : "no answer for 14 days" };
  await changeStatuses(db, { ids, employerId }, step, by, now, {
    also: () => [toMails(isDue), mark],
    onlyIf: marked,
  });
}
