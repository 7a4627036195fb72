import type { Db } from "#app/kit/platform/db.ts";
import { type Moved, type MovedNumbers, mostMoved } from "./moved.ts";

const dayMs = 24 * 60 * 60 * 1000;

const shown = "'open', 'paused', 'filled', 'expired', 'closed', 'removed'";
const ended = "'filled', 'closed', 'expired', 'removed'";

/** Each has an index that begins with what is compared. */
const sources: Record<keyof Moved, [from: string, time: string]> = {
  hireRequests: ["hire_requests WHERE true", "created_at"],
  messages: ["contacts WHERE true", "created_at"],
  published: [`jobs WHERE status IN (${shown})`, "posted_at"],
  ended: [`job_events WHERE kind = 'state' AND detail ->> 'to' IN (${ended})`, "at"],
  toPassOn: ["applications WHERE is_for_desk = 1", "created_at"],
  applications: ["applications WHERE true", "created_at"],
  accounts: ["users WHERE true", "created_at"],
};

export function selectMoved({ $client }: Db, now: number): D1PreparedStatement {
  const count = ([from, time]: [string, string], since: string, until: string) =>
    `(SELECT count(*) FROM (SELECT 1 FROM ${from} AND ${time} > ${since} AND ${time} <= ${until} LIMIT ${mostMoved}))`;
  const columns = Object.entries(sources).flatMap(([name, source]) => [
    `${count(source, "?2", "?1")} AS ${name}Now`,
    `${count(source, "?3", "?2")} AS ${name}Before`,
  ]);
  return $client.prepare(`SELECT ${columns.join(",\n")}`).bind(now, now - dayMs, now - 2 * dayMs);
}

export async function countMoved(db: Db, now: number): Promise<Moved> {
  const row = (await selectMoved(db, now).first<Record<string, number>>())!;
  const read = (name: string): MovedNumbers => ({ now: row[`${name}Now`]!, before: row[`${name}Before`]! });
  return Object.fromEntries(Object.keys(sources).map((name) => [name, read(name)])) as unknown as Moved;
}
