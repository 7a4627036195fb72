import type { Db } from "#app/kit/platform/db.ts";
import { logEvent } from "#app/kit/platform/log.ts";
import { workMessage } from "#app/kit/platform/queue/work-queue.ts";

/** Counts what a queue gave up by what it was about. Keeps ids and our own names, never what a message said. */
export async function keepDeadLetters(
  { $client }: Db,
  queue: string,
  messages: readonly Pick<Message, "body">[],
  now: number,
): Promise<void> {
  const source = queue.replace(/-dead$/, "");
  const counts = new Map<string, number>();
  for (const { body } of messages) counts.set(toSubject(body), (counts.get(toSubject(body)) ?? 0) + 1);
  await $client
    .prepare(
      `INSERT INTO dead_letters (queue, subject, letters, first_at, last_at)
        SELECT ?1, value ->> 0, value ->> 1, ?2, ?2 FROM json_each(?3) WHERE true
        ON CONFLICT (queue, subject) DO UPDATE SET letters = letters + excluded.letters, last_at = excluded.last_at`,
    )
    .bind(source, now, JSON.stringify([...counts]))
    .run();
  logEvent("queue.dead", { queue: source, messages: messages.length });
}

function toSubject(body: unknown): string {
  const work = workMessage.safeParse(body);
  if (work.success)
    return work.data.kind === "scheduled" ? work.data.name : `${work.data.kind} ${work.data.id}`;
  const { outboxId } = (body ?? {}) as { outboxId?: unknown };
  return Number.isSafeInteger(outboxId) ? `mail ${outboxId}` : "";
}

export interface DeadLetter {
  queue: string;
  subject: string;
  letters: number;
  firstAt: number;
  lastAt: number;
}

const mostShown = 50;
const keptMs = 14 * 24 * 60 * 60 * 1000;

export const selectDeadLetters = ({ $client }: Db) =>
  $client.prepare(
    `SELECT queue, subject, letters, first_at AS firstAt, last_at AS lastAt FROM dead_letters
      ORDER BY last_at DESC LIMIT ${mostShown}`,
  );

export const removeOldDeadLetters = ({ $client }: Db, now: number) =>
  $client
    .prepare("DELETE FROM dead_letters WHERE last_at < ?")
    .bind(now - keptMs)
    .run();
