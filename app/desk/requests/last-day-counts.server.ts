import { deskPaths } from "#app/desk-paths.ts";
import { type Db, toCountUpTo } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";

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
    toCountUpTo(mostMoved, `${from} AND ${time} > ${since} AND ${time} <= ${until}`);
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

interface MovedNumbers {
  now: number;
  before: number;
}

type Moved = Record<
  "hireRequests" | "messages" | "toPassOn" | "applications" | "published" | "ended" | "accounts",
  MovedNumbers
>;

const mostMoved = 10_000;

const add = (one: MovedNumbers, other: MovedNumbers, sign = 1): MovedNumbers => ({
  now: one.now + sign * other.now,
  before: one.before + sign * other.before,
});

export function listMoved(moved: Moved) {
  const toText = (count: number) => (count >= mostMoved ? `${formatCount(mostMoved)}+` : formatCount(count));
  const toRow = (name: string, { now, before }: MovedNumbers, to: string | null) => ({
    name,
    to,
    now: toText(now),
    before: toText(before),
  });
  return [
    toRow("Hire requests received", moved.hireRequests, deskPaths.adminHireRequests()),
    // The list of contact requests has the applications that no company answers.
    toRow("Contact requests received", add(moved.messages, moved.toPassOn), deskPaths.adminContacts()),
    toRow(
      "Applications sent to companies",
      add(moved.applications, moved.toPassOn, -1),
      deskPaths.adminAnalytics(),
    ),
    toRow("Postings published", moved.published, paths.jobs()),
    toRow("Postings ended", moved.ended, null),
    toRow("Accounts made", moved.accounts, deskPaths.adminUsers()),
  ];
}
