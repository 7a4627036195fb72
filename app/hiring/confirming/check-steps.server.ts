import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { changeStatuses } from "#app/jobs/lifecycle/many-jobs.server.ts";
import { dayMs } from "#app/jobs/posting/posting-key.ts";
import { type Db, isUniqueViolation } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import { toOutboxInserts } from "#app/platform/mail.ts";
import { sha256 } from "#app/platform/random.ts";
import { whoWrites } from "../frame/company-guard.server.ts";
import { type CheckStep, toCheckMail } from "./check-mail.ts";
import { toCheckSecret } from "./check-secret.ts";

const askAfterMs = 14 * dayMs;
const pauseAfterMs = 5 * dayMs;
/** Counted from the pause, so that a missed cron shortens nobody's days. */
const closeAfterPauseMs = 9 * dayMs;
const jobsPerRun = 500;
const jobsPerMail = 50;

interface DueJob {
  id: number;
  employerId: number;
  company: string;
  slug: string;
  title: string;
  place: string | null;
  askedAt: number;
}

const columns = `j.id, j.employer_id AS employerId, e.name AS company, e.slug, j.title,
  coalesce(j.city || ', ' || j.state_code, j.city, j.state_code) AS place`;

const dueSql: Record<CheckStep, string> = {
  ask: `SELECT ${columns}, ?1 AS askedAt FROM jobs j INDEXED BY jobs_to_confirm JOIN employers e ON e.id = j.employer_id
    WHERE j.origin = 'site' AND j.status = 'open' AND j.confirmed_at <= ?1 - ${askAfterMs}
      AND NOT EXISTS (SELECT 1 FROM hiring_checks c WHERE c.job_id = j.id) LIMIT ${jobsPerRun}`,
  pause: `SELECT ${columns}, c.asked_at AS askedAt FROM hiring_checks c CROSS JOIN jobs j ON j.id = c.job_id
    JOIN employers e ON e.id = j.employer_id
    WHERE c.asked_at <= ?1 - ${pauseAfterMs} AND c.paused_at IS NULL AND j.status = 'open' LIMIT ${jobsPerRun}`,
  close: `SELECT ${columns}, c.asked_at AS askedAt FROM hiring_checks c CROSS JOIN jobs j ON j.id = c.job_id
    JOIN employers e ON e.id = j.employer_id
    WHERE c.paused_at <= ?1 - ${closeAfterPauseMs} AND j.status = 'paused' LIMIT ${jobsPerRun}`,
};

/** Safe to run twice at once: the other run's batch finds it done. */
export async function checkHiring(db: Db, env: Pick<Env, "SITE_URL" | "SESSION_SECRET">, now: number) {
  for (const step of ["close", "pause", "ask"] as const) {
    const { results } = await db.$client.prepare(dueSql[step]).bind(now).all<DueJob>();
    for (const employerId of new Set(results.map((job) => job.employerId))) {
      const jobs = results.filter((job) => job.employerId === employerId).slice(0, jobsPerMail);
      await take(db, env, step, jobs, now);
    }
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
  const mail = toCheckMail(step, asked, { slug, name: company }, env.SITE_URL);
  const ids = jobs.map(({ id }) => id);
  const emails = await listMemberEmails(db, employerId, whoWrites);
  const toMails = (condition: string) =>
    toOutboxInserts(
      db,
      emails.map((to) => ({ to, ...mail })),
      now,
      condition,
    );
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
  await changeStatuses(db, { ids, employerId }, step, by, now, () => [toMails(isDue), mark], marked);
}
