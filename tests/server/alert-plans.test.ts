import { beforeAll, expect, test } from "vitest";
import { queueAlerts, removeOldAlerts } from "#app/clinicians/alerts/alert-runs.server.ts";
import { keepAlert, listAlerts } from "#app/clinicians/alerts/alert-store.server.ts";
import { mailPerson } from "#app/clinicians/alerts/mail-person.server.ts";
import { readAlertFigures } from "#app/desk/delivery/mail/alert-figures.server.ts";
import { listDismissed, withoutDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import { findNewOnList } from "#app/jobs/search/percolator/new-since.server.ts";
import { matchOpenings } from "#app/jobs/search/percolator/percolate.server.ts";
import { rereadSearches } from "#app/jobs/search/percolator/saved-searches.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { explainStatements } from "../../scripts/bench/query-plans.ts";
import { createUser } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();
let user: { id: number };
let person = 0;

beforeAll(async () => {
  user = await createUser("job_seeker", { emailVerifiedAt: 1 });
  await keepAlert(
    toDb(env.DB),
    user,
    { address: "location=Texas", rhythm: "daily", zone: "America/New_York" },
    now,
  );
  person = (await env.DB.prepare("SELECT id FROM alert_people").first<number>("id"))!;
  await storeJobs([makeDraft()]);
  await env.DB.prepare("INSERT INTO dismissed_jobs (user_id, job_id, at) SELECT ?, id, 1 FROM jobs")
    .bind(user.id)
    .run();
});

const queue = { sendBatch: async () => {} } as unknown as Queue<never>;
const context = (db: ReturnType<typeof toDb>) => ({
  db,
  viewer: async () => user as never,
  now: now + 2 * dayMs,
  isFetchedAhead: false,
  waitUntil: () => {},
});

/** Tables that grow with people, alerts and postings. */
const big =
  "alerts|alert_people|alert_mails|alert_postings|saved_searches|search_hits|openings|jobs|job_index|dismissed_jobs|users";
const aliases = "a|p|s|h|o|j|i|d|u|m";

test.each<[string, (db: ReturnType<typeof toDb>) => Promise<unknown>]>([
  ["a person's alerts", (db) => listAlerts(db, person)],
  ["what is new on a list", (db) => findNewOnList(context(db), "location=Texas", false)],
  ["who is due", (db) => queueAlerts(db, { WORK_QUEUE: queue }, now + 2 * dayMs)],
  ["what a mail lists", (db) => mailPerson(db, env, person, now + 2 * dayMs)],
  ["searches to read again", (db) => rereadSearches(db, now + 2 * dayMs)],
  ["postings that a person dismissed", (db) => listDismissed(db, user.id, 20)],
  ["a list without them", (db) => withoutDismissed(context(db), [{ slug: "a" }, { slug: "b" }])],
  ["the matching of openings", (db) => matchOpenings(db, now)],
])("reads %s through indexes", async (_, work) => {
  const plans = await explainStatements(env.DB, (recorder) => work(toDb(recorder)));
  expect(plans.length).toBeGreaterThan(0);
  for (const { sql, plan } of plans)
    for (const line of plan)
      expect(line, sql).not.toMatch(new RegExp(`^SCAN (${big}|${aliases})( USING INDEX)?$`));
});

test("counts for the desk, and forgets, through indexes", async () => {
  const plans = await explainStatements(env.DB, async (recorder) => {
    const db = toDb(recorder);
    await readAlertFigures(db, now);
    await removeOldAlerts(db, now);
  });
  const lines = plans
    .flatMap(({ plan }) => plan)
    .filter((line) => /^SCAN (alerts|alert_mails|alert_postings|openings|search_hits)$/.test(line));
  expect(lines).toEqual([]);
});
