import { beforeEach, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env, WorkMessage } from "#app/kit/platform/env.ts";
import { queueScheduled } from "../../functions/scheduled.ts";
import { takeWork } from "../../functions/take-work.ts";
import { addMember, createUser } from "../support/accounts.ts";
import { answerWith, createApproved, toFeedXml, units } from "../support/feeds.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const start = Date.now();
const many = 500;
/** D1 answers 1,000 statements in a Worker's run. */
const mostStatements = 500;

beforeEach(async () => {
  await env.DB.exec("DELETE FROM employer_feeds; DELETE FROM jobs; DELETE FROM employers");
  await createVitalsTables(env.VITALS_DB);
});

/** The database, which counts the statements that it is sent. */
function countStatements(db: D1Database) {
  let count = 0;
  const real = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        return (...values: unknown[]) => {
          count++;
          return (target[name] as (...all: unknown[]) => unknown).apply(target, values);
        };
      },
    });
    real.set(wrapped, statement);
    return wrapped;
  };
  const counted = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) => {
      count += statements.length;
      return db.batch(statements.map((statement) => real.get(statement)!));
    },
  } as D1Database;
  return { counted, take: () => count };
}

/** One run of the Worker: what it sent to the queue, and how many statements it took. */
async function runOnce(work: (bindings: Env) => Promise<unknown>) {
  const sent: WorkMessage[] = [];
  const sendBatch = async (messages: Iterable<{ body: WorkMessage }>) => {
    const bodies = [...messages].map(({ body }) => body);
    expect(bodies.length).toBeLessThanOrEqual(100);
    sent.push(...bodies);
  };
  const { counted, take } = countStatements(env.DB);
  await work({ ...env, DB: counted, WORK_QUEUE: { sendBatch } as unknown as Env["WORK_QUEUE"] });
  return { sent, statements: take() };
}

function takeOne(body: WorkMessage) {
  let isDone = false;
  const message = {
    body,
    attempts: 1,
    ack: () => {
      isDone = true;
    },
    retry() {},
  };
  return runOnce(async (bindings) => {
    await takeWork([message], bindings, () => start);
    expect(isDone).toBe(true);
  });
}

const ofKind = (messages: readonly WorkMessage[], kind: WorkMessage["kind"]) =>
  messages.filter((message) => message.kind === kind);

test.each(["*/5 * * * *", "17 4 * * *"])("only fills the queue in the cron %s", async (cron) => {
  const { sent, statements } = await runOnce((bindings) => queueScheduled(cron, bindings));
  expect(statements).toBe(0);
  expect(sent.length).toBeGreaterThan(5);
  for (const message of sent) expect((await takeOne(message)).statements).toBeLessThan(mostStatements);
});

test.runIf(isWhole)(
  "makes a message of each of 500 due feeds, once, and imports a part of one within the limits",
  async () => {
    const company = await createApproved("Five Hundred Feeds");
    const address = await answerWith("/part.xml", { body: toFeedXml(units(2500)) });
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
      INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, next_fetch_at, created_at, updated_at)
      SELECT 'many-' || i, ?1, 'many-' || i, 'Many', ?2 || '#' || i, 'active', ?3 - i, ?3, ?3 FROM n`,
    )
      .bind(company.id, address, start)
      .run();
    const name = { kind: "scheduled", name: "runDueFeeds", cron: "*/5 * * * *" } as const;
    const { sent, statements } = await takeOne(name);
    expect(ofKind(sent, "feed")).toHaveLength(many);
    expect(statements).toBeLessThan(10);
    expect((await takeOne(name)).sent).toEqual([]);
    const part = await takeOne(sent[0]!);
    expect(part.statements).toBeLessThan(mostStatements);
    expect(part.sent).toEqual([sent[0]]);
  },
);

test.runIf(isWhole)(
  "makes a message of each of 500 companies to ask, and asks each within the limits",
  async () => {
    const db = env.DB;
    const employers = Array.from({ length: many }, (_, at) => ({
      name: `Asked ${at}`,
      kind: "direct" as const,
    }));
    await storeJobs(employers.map((employer) => makeDraft({ employer })));
    await db
      .prepare("UPDATE jobs SET origin = 'site', confirmed_at = ?")
      .bind(start - 15 * dayMs)
      .run();
    const { results } = await db.prepare("SELECT id FROM employers LIMIT 3").all<{ id: number }>();
    const asked = await createUser("employer");
    for (const { id } of results) await addMember(id, asked.id, "owner");
    const { sent, statements } = await takeOne({
      kind: "scheduled",
      name: "checkHiring",
      cron: "*/5 * * * *",
    });
    expect(ofKind(sent, "hiring")).toHaveLength(many);
    expect(statements).toBeLessThan(10);
    for (const { id } of results) expect((await takeOne({ kind: "hiring", id })).statements).toBeLessThan(30);
    const mails = await db
      .prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ?")
      .bind(asked.email)
      .first("n");
    expect(mails).toBe(3);
  },
);
