import { type SQL, sql } from "drizzle-orm";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { toSearchInsert } from "#app/jobs/search/percolator/saved-searches.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type AlertState, mostAlerts, type Rhythm } from "./alert.ts";
import { type Mailable, toNextMorning } from "./due-time.ts";

/** SQL of one row of alert_people. */
const ofUser = (userId: number): SQL => sql`user_id = ${userId}`;
const ofEmail = (email: string): SQL => sql`email = ${email}`;

export interface StoredAlert {
  publicId: string;
  /** Null: named by what it asks. */
  name: string | null;
  address: string;
  company: string | null;
  /** False when the search asks for something that no longer exists, and so finds nothing. */
  isUnderstood: boolean;
  rhythm: Rhythm;
  state: AlertState;
  dueAt: number | null;
  createdAt: number;
  lastMailAt: number | null;
}

export interface AlertPerson extends Mailable {
  id: number;
  /** Of the account, or of someone without one. */
  email: string;
  userId: number | null;
  license: string;
}

const alertColumns =
  sql.raw(`a.public_id AS publicId, a.name, s.address, s.match IS NOT NULL AS isUnderstood, a.rhythm, a.state,
  a.due_at AS dueAt, a.created_at AS createdAt, e.name AS company,
  (SELECT max(m.at) FROM alert_mails m WHERE m.alert_id = a.id) AS lastMailAt`);

/** With the search, and the company that an alert follows. */
export const alertTables = sql.raw(`alerts a JOIN saved_searches s ON s.id = a.search_id
  LEFT JOIN employers e ON s.address LIKE 'company=%' AND e.slug = substr(s.address, 9)`);

/** Newest first, at most 20. Those that ended are over. */
export async function listAlerts(db: Db, personId: number): Promise<StoredAlert[]> {
  const rows = await db.all<Omit<StoredAlert, "isUnderstood"> & { isUnderstood: number }>(sql`
    SELECT ${alertColumns} FROM ${alertTables}
    WHERE a.person_id = ${personId} AND a.state <> 'ended' ORDER BY a.id DESC LIMIT ${mostAlerts}`);
  return rows.map((row) => ({ ...row, isUnderstood: row.isUnderstood === 1 }));
}

const personColumns = sql.raw(`p.id, ifnull(p.email, u.email) AS email, p.user_id AS userId, p.zone,
  p.quiet_days AS quietDays, p.license`);

async function findPerson(db: Db, isIt: SQL): Promise<AlertPerson | null> {
  const [person] = await db.all<AlertPerson>(
    sql`SELECT ${personColumns} FROM alert_people p LEFT JOIN users u ON u.id = p.user_id WHERE ${isIt}`,
  );
  return person ?? null;
}

export const findPersonById = (db: Db, id: number) => findPerson(db, sql`p.id = ${id}`);
export const findPersonOfUser = (db: Db, userId: number) => findPerson(db, sql`p.user_id = ${userId}`);

/** For the batch of an alert: the person, unless known. */
const toPersonInsert = (
  db: Db,
  who: { userId: number } | { email: string; license: string },
  zone: string,
  now: number,
) =>
  "userId" in who
    ? toStatement(
        db,
        sql`INSERT INTO alert_people (user_id, zone, created_at)
          SELECT id, ${zone}, ${now} FROM users WHERE id = ${who.userId} ON CONFLICT DO NOTHING`,
      )
    : toStatement(
        db,
        sql`INSERT INTO alert_people (email, zone, license, created_at)
          VALUES (${who.email}, ${zone}, ${who.license}, ${now})
          ON CONFLICT (email) DO UPDATE SET license = iif(excluded.license = '', license, excluded.license)`,
      );

export interface AlertWish {
  /** As `toSearchAddress` gives it. */
  address: string;
  rhythm: Rhythm;
  zone: string;
}

const newestOpening = sql`(SELECT ifnull(max(seq), 0) FROM openings)`;
const hasRoom = sql`(SELECT count(*) FROM alerts o WHERE o.person_id = p.id AND o.state <> 'ended') < ${mostAlerts}`;

/**
 * One that ended begins anew, one that waits for its confirmation takes the newest wish, and one that is there stays as it
 * is. Nothing for someone who has 20.
 */
function toAlertInsert(
  db: Db,
  whose: SQL,
  { address, rhythm }: AlertWish,
  state: "active" | "unconfirmed",
  dueAt: SQL,
  now: number,
): D1PreparedStatement {
  return toStatement(
    db,
    sql`INSERT INTO alerts (public_id, person_id, search_id, rhythm, state, seen, due_at, created_at, changed_at)
      SELECT ${randomId()}, p.id, s.id, ${rhythm}, ${state}, ${newestOpening}, ${dueAt}, ${now}, ${now}
      FROM alert_people p JOIN saved_searches s ON s.address = ${address} WHERE p.${whose} AND ${hasRoom}
      ON CONFLICT (person_id, search_id) DO UPDATE SET rhythm = excluded.rhythm, state = excluded.state,
        seen = excluded.seen, due_at = excluded.due_at, created_at = excluded.created_at, changed_at = excluded.changed_at,
        visited_at = NULL, before_at = NULL, ended_as = NULL
      WHERE alerts.state = 'ended' OR (alerts.state = 'unconfirmed' AND excluded.state = 'unconfirmed')`,
  );
}

/** SQL of when the next mail is due, of a rhythm that is SQL. An instant alert waits for an opening, or else `ofInstant`. */
function toDue(rhythm: SQL, person: Mailable, now: number, ofInstant = sql`NULL`): SQL {
  const next = (of: Rhythm) => sql`${toNextMorning(now, person, of)}`;
  return sql`CASE ${rhythm} WHEN 'instant' THEN ${ofInstant} WHEN 'weekly' THEN ${next("weekly")} ELSE ${next("daily")} END`;
}

type KeptAlert = { status: "new" | "known" | "paused"; publicId: string } | { status: "full" };

/** In one press. "known" or "paused" when the person has it already. */
export async function keepAlert(
  db: Db,
  viewer: Pick<Viewer, "id">,
  wish: AlertWish,
  now: number,
): Promise<KeptAlert> {
  const whose = ofUser(viewer.id);
  const person = (await findPersonOfUser(db, viewer.id)) ?? { zone: wish.zone, quietDays: 0 };
  const [, , written] = await db.$client.batch([
    toPersonInsert(db, { userId: viewer.id }, wish.zone, now),
    await toSearchInsert(db, wish.address, now),
    toAlertInsert(db, whose, wish, "active", toDue(sql`${wish.rhythm}`, person, now), now),
  ]);
  const found = await findKept(db, whose, wish.address);
  if (!found || found.state === "ended") return { status: "full" };
  if (written!.meta.changes > 0) return { status: "new", publicId: found.publicId };
  return { status: found.state === "paused" ? "paused" : "known", publicId: found.publicId };
}

async function findKept(db: Db, whose: SQL, address: string) {
  const [found] = await db.all<{ publicId: string; state: AlertState; personId: number }>(sql`
    SELECT a.public_id AS publicId, a.state, a.person_id AS personId FROM alert_people p
    JOIN alerts a ON a.person_id = p.id JOIN saved_searches s ON s.id = a.search_id
    WHERE p.${whose} AND s.address = ${address}`);
  return found ?? null;
}

type AskedAlert =
  | { status: "to-confirm"; publicId: string }
  | { status: "known" | "paused" | "full"; personId: number };

/** By someone without an account, who then has to answer our mail. */
export async function askForAlert(
  db: Db,
  { email, license, ...wish }: AlertWish & { email: string; license: string },
  now: number,
): Promise<AskedAlert> {
  await db.$client.batch([
    toPersonInsert(db, { email, license }, wish.zone, now),
    await toSearchInsert(db, wish.address, now),
    toAlertInsert(db, ofEmail(email), wish, "unconfirmed", sql`NULL`, now),
  ]);
  const found = await findKept(db, ofEmail(email), wish.address);
  if (found?.state === "unconfirmed") return { status: "to-confirm", publicId: found.publicId };
  const [person] = await db.all<{ id: number }>(sql`SELECT id FROM alert_people WHERE email = ${email}`);
  const status = !found || found.state === "ended" ? "full" : found.state === "paused" ? "paused" : "known";
  return { status, personId: person!.id };
}

interface Standing {
  state: AlertState;
  rhythm: Rhythm;
  personId: number;
  name: string | null;
  address: string;
  company: string | null;
}

/** Null for an alert that nobody has. */
export async function findStanding(db: Db, publicId: string): Promise<Standing | null> {
  const [alert] = await db.all<Standing>(
    sql`SELECT a.state, a.rhythm, a.person_id AS personId, a.name, s.address, e.name AS company
      FROM ${alertTables} WHERE a.public_id = ${publicId}`,
  );
  return alert ?? null;
}

export type Confirmed = "confirmed" | "already" | "unknown";

/** What opened before is not new. */
export async function confirmAlert(db: Db, publicId: string, now: number): Promise<Confirmed> {
  const [found] = await db.all<Mailable & { state: AlertState }>(sql`
    SELECT a.state, p.zone, p.quiet_days AS quietDays
    FROM alerts a JOIN alert_people p ON p.id = a.person_id WHERE a.public_id = ${publicId}`);
  if (!found || found.state === "ended") return "unknown";
  if (found.state !== "unconfirmed") return "already";
  const { meta } = await db.run(sql`UPDATE alerts SET state = 'active', seen = ${newestOpening},
    due_at = ${toDue(sql`rhythm`, found, now)}, changed_at = ${now}
    WHERE public_id = ${publicId} AND state = 'unconfirmed'`);
  return meta.changes > 0 ? "confirmed" : "already";
}

/** Alerts that an address asked for before it had an account become the account's. */
export async function adoptAlerts(
  db: Db,
  viewer: Pick<Viewer, "id" | "email" | "emailVerified">,
  now: number,
) {
  if (!viewer.emailVerified) return;
  const email = viewer.email.toLowerCase();
  const [guest] = await db.all<{ id: number; zone: string }>(
    sql`SELECT id, zone FROM alert_people WHERE email = ${email}`,
  );
  if (!guest) return;
  const own = sql`(SELECT id FROM alert_people WHERE user_id = ${viewer.id})`;
  await db.$client.batch([
    toPersonInsert(db, { userId: viewer.id }, guest.zone, now),
    toStatement(
      db,
      sql`UPDATE OR IGNORE alerts SET person_id = ${own} WHERE person_id = ${guest.id} AND state <> 'unconfirmed'`,
    ),
    toStatement(
      db,
      sql`UPDATE OR IGNORE alert_postings SET person_id = ${own} WHERE person_id = ${guest.id}`,
    ),
    toStatement(db, sql`DELETE FROM alert_people WHERE id = ${guest.id}`),
  ]);
}

/** All further writes are about one alert of one person: of someone else's, none happens. False then. */
const change = async (
  db: Db,
  personId: number,
  publicId: string,
  set: SQL,
  isTrue = sql`true`,
): Promise<boolean> => {
  const { meta } = await db.run(
    sql`UPDATE alerts SET ${set} WHERE public_id = ${publicId} AND person_id = ${personId} AND state <> 'ended' AND ${isTrue}`,
  );
  return meta.changes > 0;
};

/** An unconfirmed alert waits for its mail, and takes its new name and rhythm along. Without a name it keeps its own. */
export const changeAlert = (
  db: Db,
  person: AlertPerson,
  publicId: string,
  { name, rhythm }: { name?: string; rhythm: Rhythm },
  now: number,
): Promise<boolean> =>
  change(
    db,
    person.id,
    publicId,
    sql`name = ${name === undefined ? sql`name` : name || null}, rhythm = ${rhythm}, changed_at = ${now},
      due_at = iif(state = 'active' AND rhythm <> ${rhythm}, ${toDue(sql`${rhythm}`, person, now)}, due_at)`,
  );

export const pauseAlert = (db: Db, { id }: AlertPerson, publicId: string, now: number): Promise<boolean> =>
  change(db, id, publicId, sql`state = 'paused', due_at = NULL, changed_at = ${now}`, sql`state = 'active'`);

/** What opened in between is left out: she paused it not to hear of it. */
export async function resumeAlert(
  db: Db,
  person: AlertPerson,
  publicId: string,
  now: number,
): Promise<boolean> {
  return change(
    db,
    person.id,
    publicId,
    sql`state = 'active', seen = ${newestOpening}, due_at = ${toDue(sql`rhythm`, person, now)}, changed_at = ${now}`,
    sql`state = 'paused'`,
  );
}

/** By the person, or by the link of its own mails, for which there is no person. */
async function end(db: Db, which: SQL, now: number): Promise<boolean> {
  const isGoing = sql`${which} AND state <> 'ended'`;
  const [, ended] = await db.$client.batch([
    toDayCount(db, "ended", now, sql`EXISTS (SELECT 1 FROM alerts WHERE ${isGoing})`),
    toStatement(
      db,
      sql`UPDATE alerts SET ended_as = state, state = 'ended', due_at = NULL, changed_at = ${now} WHERE ${isGoing}`,
    ),
  ]);
  return ended!.meta.changes > 0;
}

export const endAlert = (db: Db, { id }: AlertPerson, publicId: string, now: number): Promise<boolean> =>
  end(db, sql`public_id = ${publicId} AND person_id = ${id}`, now);

const undoMs = 10 * minuteMs;

/** SQL of an alert that the person ended just now. */
const isUndone = (personId: number, publicId: string, now: number): SQL =>
  sql`public_id = ${publicId} AND person_id = ${personId} AND state = 'ended' AND ended_as IS NOT NULL
    AND changed_at > ${now - undoMs}`;

export async function canRestore(
  db: Db,
  { id }: AlertPerson,
  publicId: string,
  now: number,
): Promise<boolean> {
  const [found] = await db.all(sql`SELECT 1 FROM alerts WHERE ${isUndone(id, publicId, now)}`);
  return found !== undefined;
}

/** As it was, with what opened in between. False for someone else's, after ten minutes, and for who has 20 others. */
export async function restoreAlert(
  db: Db,
  person: AlertPerson,
  publicId: string,
  now: number,
): Promise<boolean> {
  const { meta } = await db.run(sql`UPDATE alerts SET state = ended_as, ended_as = NULL, changed_at = ${now},
      due_at = iif(ended_as = 'active', ${toDue(sql`rhythm`, person, now)}, NULL)
    WHERE ${isUndone(person.id, publicId, now)}
      AND (SELECT count(*) FROM alerts o WHERE o.person_id = ${person.id} AND o.state <> 'ended') < ${mostAlerts}`);
  return meta.changes > 0;
}

/** Ending one that has ended is fine. */
export const endByLink = (db: Db, publicId: string, now: number): Promise<boolean> =>
  end(db, sql`public_id = ${publicId}`, now);

/** The next mails move to the new clock and days. */
export async function saveSettings(db: Db, { id }: AlertPerson, { zone, quietDays }: Mailable, now: number) {
  const person = { zone, quietDays };
  // The rest of an instant alert's openings waits for the morning.
  const due = toDue(sql`rhythm`, person, now, sql`${toNextMorning(now, person, "daily")}`);
  await db.$client.batch([
    toStatement(db, sql`UPDATE alert_people SET zone = ${zone}, quiet_days = ${quietDays} WHERE id = ${id}`),
    toStatement(db, sql`UPDATE alerts SET due_at = ${due} WHERE person_id = ${id} AND due_at > ${now}`),
  ]);
}

/** The alert asks for something else from now on, with the same name and rhythm. False when she has one for that already. */
export async function replaceSearch(
  db: Db,
  person: AlertPerson,
  publicId: string,
  address: string,
  now: number,
): Promise<boolean> {
  const search = sql`(SELECT id FROM saved_searches WHERE address = ${address})`;
  const [, , written] = await db.$client.batch([
    await toSearchInsert(db, address, now),
    toStatement(
      db,
      sql`DELETE FROM alerts WHERE person_id = ${person.id} AND search_id = ${search} AND state = 'ended'`,
    ),
    toStatement(
      db,
      sql`UPDATE OR IGNORE alerts SET search_id = ${search}, seen = ${newestOpening}, changed_at = ${now},
          visited_at = ${now}, before_at = NULL
        WHERE public_id = ${publicId} AND person_id = ${person.id} AND state <> 'ended'`,
    ),
  ]);
  return written!.meta.changes > 0;
}

/** For the batch of what it counts. `isTrue` is SQL. */
export const toDayCount = (db: Db, what: "mails" | "clicks" | "ended", now: number, isTrue = sql`true`) => {
  const column = sql.raw(what);
  return toStatement(
    db,
    sql`INSERT INTO alert_days (day, ${column}) SELECT ${toPostingDay(now)}, 1 WHERE ${isTrue}
      ON CONFLICT (day) DO UPDATE SET ${column} = ${column} + 1`,
  );
};
