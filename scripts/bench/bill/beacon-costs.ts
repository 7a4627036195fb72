import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { rollUpVisits } from "#app/desk/figures/analytics/roll-up.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { removeOldVitals } from "#app/kit/vitals/remove-old-figures.server.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import { foldBeacons, takeBeacons } from "../../../functions/vitals/fold.ts";
import { readMeasuredShare } from "../../../functions/vitals/measured-share.ts";
import { createRandom } from "../../demo/seeded-random.ts";
import { applyMigrations, readMigrations } from "../../site/migrations.ts";
import { listSlugs, toDayBeacon } from "./beacon-day.ts";
import { prices } from "./prices.ts";
import { noUsage, type Usage } from "./usage.ts";
import { watchD1 } from "./watched-d1.ts";

/** Written, read and deleted, for each 64 kB. */
const queueOperations = 3;
const queueUnit = 64 * 1024;

/** Days after which its counts are forgotten, and those of its month's postings. */
const forgotten = { day: 405, month: 440 };
const daysOfMonth = 30;

export interface BeaconBill {
  /** Of a day. */
  views: number;
  requests: number;
  queueOperations: number;
  rowsWritten: number;
  rowsRead: number;
  /** Dollars for a million views. */
  price: number;
}

/**
 * Takes a day's page views as the queue delivers them, adds them up at night and forgets them when their time is over, and
 * counts what Cloudflare bills for that.
 */
export async function billBeacons(views: number): Promise<BeaconBill> {
  const miniflare = new Miniflare({ modules: true, script: "export default {}", d1Databases: ["VITALS_DB"] });
  try {
    const db = (await miniflare.getD1Database("VITALS_DB")) as unknown as D1Database;
    await applyMigrations(db, readMigrations("functions/vitals/migrations"));
    const start = Date.UTC(2026, 10, 10);
    await addDayBefore(db, views, start);
    const watch = { usage: { ...noUsage }, layout: null };
    const watched = watchD1(db, watch);
    const operations = await takeDay(watched, views, start);
    await rollUpVisits(watched, start + dayMs + 4 * 3_600_000);
    await rollUpVisits(watched, start + 2 * dayMs);
    // Forgetting is billed as writing, too.
    for (let days = 7; days < 12; days++) await foldBeacons(watched, [], start + days * dayMs);
    await removeOldVitals(watched, start + 8 * dayMs);
    await removeOldVitals(watched, start + forgotten.day * dayMs);
    const ofDay = watch.usage.rowsWritten;
    await removeOldVitals(watched, start + forgotten.month * dayMs);
    // A posting's row is made and deleted once a month, and written over on the other days.
    const ofMonth = (2 * (watch.usage.rowsWritten - ofDay)) / daysOfMonth;
    return toBill(views, operations, { ...watch.usage, rowsWritten: ofDay + ofMonth });
  } finally {
    await miniflare.dispose();
  }
}

/** As many views, so that this day's share is known, and each posting's row of the month. */
const addDayBefore = (db: D1Database, views: number, start: number) =>
  db.batch([
    db
      .prepare(
        "INSERT INTO visit_hours (day, hour, part, counts) VALUES (?1, 12, 0, json_object('views', ?2))",
      )
      .bind(toDay(start, 1), views),
    db
      .prepare(
        "INSERT INTO posting_months (posting, month, counts) SELECT value, substr(?1, 1, 7), '{}' FROM json_each(?2)",
      )
      .bind(toDay(start), JSON.stringify(listSlugs())),
  ]);

async function takeDay(db: D1Database, views: number, start: number): Promise<number> {
  const config = readFileSync("functions/vitals/wrangler.toml", "utf8");
  const perBatch = Number(/^max_batch_size = (\d+)/m.exec(config)![1]);
  const timeoutMs = Number(/^max_batch_timeout = (\d+)/m.exec(config)![1]) * 1000;
  const MEASURED_A_DAY = /^MEASURED_A_DAY = "(\d+)"/m.exec(config)![1];
  const env = { VITALS_DB: db, MEASURED_A_DAY };
  const share = await readMeasuredShare(env, start);
  const random = createRandom(9);
  let operations = 0;
  let batch: Beacon[] = [];
  let began = start;
  for (let view = 0; view < views; view++) {
    const at = start + Math.floor((view / views) * dayMs);
    if (batch.length === perBatch || (batch.length > 0 && at - began >= timeoutMs)) {
      await takeBeacons(env, batch, at);
      batch = [];
    }
    if (batch.length === 0) began = at;
    const beacon = toDayBeacon(random, at, views, share);
    operations += queueOperations * Math.ceil(JSON.stringify(beacon).length / queueUnit);
    batch.push(beacon);
  }
  await takeBeacons(env, batch, start + dayMs - 1);
  await foldBeacons(db, [], start + dayMs);
  return operations;
}

function toBill(views: number, operations: number, { rowsRead, rowsWritten }: Usage): BeaconBill {
  const dollars =
    views * prices.requests +
    operations * prices.queueOperations +
    rowsWritten * prices.rowsWritten +
    rowsRead * prices.rowsRead;
  return {
    views,
    requests: views,
    queueOperations: operations,
    rowsWritten,
    rowsRead,
    price: dollars / views,
  };
}

export const busyDay = 100_000;
export const limitOfBeacons = 2;

export const describeBill = ({
  views,
  requests,
  queueOperations,
  rowsWritten,
  rowsRead,
}: BeaconBill): string => {
  const each = (n: number) => (n / views).toPrecision(3);
  return `${each(requests)} requests, ${each(queueOperations)} queue operations, ${each(rowsWritten)} rows written and ${each(rowsRead)} read a view`;
};
