import { catalogVersionKey } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";

type Asked = Pick<SiteContext, "env" | "now">;

interface PartHealth {
  status: "ok" | "degraded" | "down";
  problem?: string;
}

interface Part {
  isNeeded: boolean;
  findProblem: (asked: Asked) => Promise<string | null>;
}

const timeLimitMs = 3_000;
const mailLateMs = 15 * 60_000;
const cronLateMs = 15 * 60_000;
const deadLetterMs = 24 * 60 * 60_000;
const failuresToTell = 3;
const mostCounted = 200;

const parts: Record<string, Part> = {
  database: { isNeeded: true, findProblem: ({ env }) => answer(env.DB) },
  vitalsDatabase: { isNeeded: false, findProblem: ({ env }) => answer(env.VITALS_DB) },
  catalog: {
    isNeeded: true,
    findProblem: async ({ env }) =>
      (await env.CATALOG.get(catalogVersionKey)) === null ? "The catalogue is not loaded." : null,
  },
  files: {
    isNeeded: false,
    findProblem: async ({ env }) => {
      await env.FILES.head("health");
      return null;
    },
  },
  mail: { isNeeded: false, findProblem: findMailProblem },
  feeds: { isNeeded: false, findProblem: findFeedProblem },
  cron: { isNeeded: false, findProblem: findCronProblem },
  queues: { isNeeded: false, findProblem: findQueueProblem },
};

export async function checkParts(asked: Asked): Promise<Record<string, PartHealth>> {
  const checks = Object.entries(parts).map(async ([name, part]) => [name, await check(name, part, asked)]);
  return Object.fromEntries(await Promise.all(checks));
}

async function check(name: string, { isNeeded, findProblem }: Part, asked: Asked): Promise<PartHealth> {
  const failed = isNeeded ? "down" : "degraded";
  try {
    const problem = await inTime(findProblem(asked));
    return problem === null ? { status: "ok" } : { status: failed, problem };
  } catch (error) {
    logError(`health.${name}`, error);
    return { status: failed, problem: "It does not answer." };
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeLimitMs} ms.`)), timeLimitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function answer(db: D1Database): Promise<null> {
  await db.prepare("SELECT 1").first();
  return null;
}

async function findMailProblem({ env, now }: Asked): Promise<string | null> {
  const found = await env.DB.prepare(
    `SELECT count(*) FILTER (WHERE next_attempt_at IS NULL) AS failed,
        count(*) FILTER (WHERE next_attempt_at IS NOT NULL AND max(created_at, ifnull(send_after, 0)) <= ?1) AS late
      FROM (SELECT next_attempt_at, created_at, send_after FROM outbox WHERE sent_at IS NULL ORDER BY created_at LIMIT ${mostCounted})`,
  )
    .bind(now - mailLateMs)
    .first<{ failed: number; late: number }>();
  const { failed, late } = found!;
  const said = [failed > 0 && `failed: ${failed}`, late > 0 && `waiting longer than 15 minutes: ${late}`];
  return said.filter(Boolean).join(", ") || null;
}

async function findFeedProblem({ env }: Asked): Promise<string | null> {
  const found = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM (SELECT 1 FROM employer_feeds
        WHERE status = 'paused' AND pause_reason IS NOT NULL LIMIT ${mostCounted})) AS paused,
      (SELECT count(*) FROM (SELECT 1 FROM employer_feeds
        WHERE status = 'active' AND failures >= ${failuresToTell} LIMIT ${mostCounted})) AS stopped`,
  ).first<{ paused: number; stopped: number }>();
  const { paused, stopped } = found!;
  const said = [
    paused > 0 && `paused after failures: ${paused}`,
    stopped > 0 && `stopped three times in a row: ${stopped}`,
  ];
  return said.filter(Boolean).join(", ") || null;
}

async function findQueueProblem({ env, now }: Asked): Promise<string | null> {
  const found = await env.DB.prepare(
    `SELECT count(*) AS dead FROM (SELECT 1 FROM dead_letters WHERE last_at > ?1 LIMIT ${mostCounted})`,
  )
    .bind(now - deadLetterMs)
    .first<{ dead: number }>();
  return found!.dead > 0 ? `given up in the last 24 hours: ${found!.dead}` : null;
}

async function findCronProblem({ env, now }: Asked): Promise<string | null> {
  const newest = (outcome: string) =>
    `SELECT max(started_at) AS at FROM cron_runs WHERE outcome = '${outcome}'`;
  const found = await env.DB.prepare(
    `SELECT max(at) AS at FROM (${newest("done")} UNION ALL ${newest("failed")})`,
  ).first<{ at: number | null }>();
  const at = found?.at ?? null;
  if (at === null) return "No scheduled work has run yet.";
  return now - at > cronLateMs ? `last run: ${new Date(at).toISOString()}` : null;
}
