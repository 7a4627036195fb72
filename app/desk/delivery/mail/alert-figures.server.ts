import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

const shownDays = 14;

interface AlertDay {
  day: number;
  mails: number;
  clicks: number;
  ended: number;
}

interface AlertFigures {
  states: Record<string, number>;
  days: AlertDay[];
  /** People whose mail is due. */
  due: number;
  /** Postings that have not met the alerts yet. */
  unmatched: number;
  suppressed: number;
  /** Of the alerts' messages, in the last 14 days. */
  deadLetters: number;
  stoppedAt: number | null;
}

/** In one round trip. Each count reads an index. */
export async function readAlertFigures({ $client: d1 }: Db, now: number): Promise<AlertFigures> {
  const one = (query: string, ...values: number[]) => d1.prepare(query).bind(...values);
  const [states, days, due, unmatched, suppressed, dead, stop] = await d1.batch<Record<string, number>>([
    one("SELECT state, count(*) AS n FROM alerts GROUP BY state"),
    one(
      "SELECT day, mails, clicks, ended FROM alert_days WHERE day > ? ORDER BY day DESC",
      toPostingDay(now) - shownDays,
    ),
    one("SELECT count(*) AS n FROM alerts WHERE due_at <= ?", now),
    one("SELECT count(*) AS n FROM openings WHERE matched_at IS NULL"),
    one("SELECT count(*) AS n FROM mail_suppressions"),
    one(
      "SELECT ifnull(sum(letters), 0) AS n FROM dead_letters WHERE queue = 'clinward-work' AND subject LIKE 'alerts %'",
    ),
    one("SELECT at AS n FROM alert_stop"),
  ]);
  const count = (result: D1Result<Record<string, number>> | undefined) => result?.results[0]?.n ?? 0;
  return {
    states: Object.fromEntries(states!.results.map(({ state, n }) => [state, n!])),
    days: days!.results as unknown as AlertDay[],
    due: count(due),
    unmatched: count(unmatched),
    suppressed: count(suppressed),
    deadLetters: count(dead),
    stoppedAt: stop!.results[0]?.n ?? null,
  };
}

/** For all alerts. Nothing is lost meanwhile: what opens is matched, and mailed when they go on. */
export async function setAlertsStopped(
  { db, now }: SiteContext,
  actorId: number,
  isStopped: boolean,
): Promise<void> {
  const isChange = `${isStopped ? "NOT " : ""}EXISTS (SELECT 1 FROM alert_stop)`;
  const action = isStopped ? "alerts.stop" : "alerts.start";
  await db.$client.batch([
    toAuditInsert(db, { actorId, action, subject: "alerts", at: now }, isChange),
    db.$client
      .prepare(
        isStopped
          ? "INSERT INTO alert_stop (id, by_id, at) VALUES (1, ?, ?) ON CONFLICT DO NOTHING"
          : "DELETE FROM alert_stop WHERE ? > 0 AND ? > 0",
      )
      .bind(actorId, now),
  ]);
}
