import { sql } from "drizzle-orm";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import {
  isUntold,
  listSavedNews,
  type SavedNews,
  toToldUpdate,
} from "#app/jobs/list/comparison/saved-news.server.ts";
import { listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { readSavedSearch } from "#app/jobs/search/percolator/search-address.ts";
import { toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { type Mail, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { toWords } from "#app/kit/text/words.ts";
import { paths } from "#app/paths.ts";
import { mostInstantMails, mostPostings, type Rhythm } from "./alert.ts";
import { toManageLink, toStopLink } from "./alert-links.server.ts";
import { toAlertMail } from "./alert-mail.ts";
import { type AlertPerson, alertTables, findPersonById, toDayCount } from "./alert-store.server.ts";
import { toShownName } from "./alert-wish.ts";
import { isQuietNow, toDayStart, toNextMorning } from "./due-time.ts";
import { type FoundPosting, toMailed, toMailedNews } from "./mailed-postings.server.ts";

type MailEnv = Pick<Env, "SITE_URL" | "SESSION_SECRET">;

interface DueAlert {
  id: number;
  publicId: string;
  name: string | null;
  rhythm: Rhythm;
  searchId: number;
  address: string;
  company: string | null;
  seen: number;
  dueAt: number;
  createdAt: number;
}

/** A mail lists 12 and counts the rest, which no one reads beyond this. */
const mostRead = 200;

/**
 * Writes the mails that are due to a person, each in one batch with what it lists and with when the next is due, so
 * that a crash between any two neither repeats nor leaves out one. Called twice, at once or again, it writes them once.
 * Returns how many.
 */
export async function mailPerson(db: Db, env: MailEnv, personId: number, now: number): Promise<number> {
  const person = await findPersonById(db, personId);
  if (!person) return 0;
  const due = await db.all<DueAlert>(sql`
    SELECT a.id, a.public_id AS publicId, a.name, a.rhythm, a.search_id AS searchId, s.address, e.name AS company, a.seen,
      a.due_at AS dueAt, a.created_at AS createdAt
    FROM ${alertTables} WHERE a.person_id = ${personId} AND a.due_at <= ${now} ORDER BY a.due_at, a.id`);
  if (due.length === 0) return 0;
  const license = person.userId === null ? null : toMyLicense(await findRecord(db, person.userId));
  let news = person.userId === null ? [] : await listSavedNews(db, person.userId, license, now);
  let mails = 0;
  const rests: DueAlert[] = [];
  for (const alert of due) {
    const did = await mailAlert(db, env, { person, license, alert, news, now });
    if (did === "nothing new") rests.push(alert);
    if (did !== "mailed") continue;
    mails++;
    news = [];
  }
  const [rest] = rests;
  // Her saved jobs bring no mail of their own on a day that has one.
  if (mails === 0 && rest && news.length > 0)
    mails += await mailNews(db, env, { person, license, alert: rest, news, now });
  return mails;
}

interface Due {
  person: AlertPerson;
  /** Of the account's profile. */
  license: MyLicense | null;
  alert: DueAlert;
  /** Of her saved jobs, for the first mail. */
  news: SavedNews[];
  now: number;
}

async function mailAlert(db: Db, env: MailEnv, due: Due): Promise<"mailed" | "nothing new" | "waits"> {
  const { person, alert, news, now } = due;
  const morning = toNextMorning(now, person, alert.rhythm);
  const isInstant = alert.rhythm === "instant";
  // What an instant alert may not say now waits for the morning, and then is a digest.
  const isDigest = alert.dueAt === toNextMorning(alert.dueAt - 1, person, "daily");
  if (isInstant && !isDigest && (isQuietNow(now, person) || (await hasHadEnough(db, person, now)))) {
    await toAdvance(db, alert, alert.seen, morning, now).run();
    return "waits";
  }
  const upTo = await findLastMatched(db);
  const found = await listFound(db, person, alert);
  const fresh = await withoutTold(db, person.id, found);
  const next = isInstant ? null : morning;
  if (fresh.length === 0) {
    await toAdvance(db, alert, upTo, next, now).run();
    return isInstant ? "waits" : "nothing new";
  }
  const shown = fresh.slice(0, mostPostings);
  const mail = await toMail(db, env, due, shown, fresh.length);
  const isStillDue = sql`EXISTS (SELECT 1 FROM alerts a WHERE a.id = ${alert.id} AND a.state = 'active' AND a.due_at = ${alert.dueAt})
    AND NOT EXISTS (SELECT 1 FROM alert_stop) AND ${isUntold(person.userId ?? 0, news)}`;
  const isMailed = sql`EXISTS (SELECT 1 FROM alert_mails WHERE alert_id = ${alert.id} AND due_at = ${alert.dueAt})`;
  const told = JSON.stringify(shown.map(({ opening }) => opening));
  const results = await db.$client.batch([
    toStatement(
      db,
      sql`INSERT INTO alert_mails (alert_id, due_at, postings, at)
        SELECT ${alert.id}, ${alert.dueAt}, ${fresh.length}, ${now} WHERE ${isStillDue}`,
    ),
    toStatement(
      db,
      sql`INSERT INTO alert_postings (person_id, opening, at)
        SELECT ${person.id}, value, ${now} FROM json_each(${told}) WHERE ${isStillDue} ON CONFLICT DO NOTHING`,
    ),
    toOutboxInsertIf(db, mail, now, isStillDue),
    toDayCount(db, "mails", now, isStillDue),
    ...(news.length > 0 ? [toToldUpdate(db, person.userId!, news, isStillDue)] : []),
    toAdvance(db, alert, upTo, next, now, isMailed),
  ]);
  return results[0]!.meta.changes > 0 ? "mailed" : "waits";
}

/** In the place of a digest that has nothing new. Returns how many mails: once told, none. */
async function mailNews(db: Db, env: MailEnv, due: Due): Promise<number> {
  const { person, news, now } = due;
  const isGoing = sql`${isUntold(person.userId!, news)} AND NOT EXISTS (SELECT 1 FROM alert_stop)`;
  const [written] = await db.$client.batch([
    toOutboxInsertIf(db, await toMail(db, env, due, [], 0), now, isGoing),
    toDayCount(db, "mails", now, isGoing),
    toToldUpdate(db, person.userId!, news, isGoing),
  ]);
  return written!.meta.changes;
}

async function toMail(
  db: Db,
  env: MailEnv,
  due: Due,
  shown: readonly FoundPosting[],
  total: number,
): Promise<Mail> {
  const { person, alert, news } = due;
  return toAlertMail({
    to: person.email,
    name: toShownName(alert),
    rhythm: alert.rhythm,
    postings: shown.length > 0 ? await toMailed(db, env, due, shown) : [],
    news: news.map((each) => toMailedNews(each, env)),
    total,
    listUrl: env.SITE_URL + toListPath(alert.address),
    savedUrl: env.SITE_URL + paths.saved(),
    manageUrl: await toManageLink(person.id, env),
    stopUrl: await toStopLink(alert.publicId, env),
    askedOn: toOfficeDay(alert.createdAt),
  });
}

const toAdvance = (
  db: Db,
  { id, dueAt }: DueAlert,
  seen: number,
  next: number | null,
  now: number,
  isTrue = sql`true`,
) =>
  toStatement(
    db,
    sql`UPDATE alerts SET seen = ${seen}, due_at = ${next}, changed_at = max(changed_at, ${now})
      WHERE id = ${id} AND state = 'active' AND due_at = ${dueAt} AND NOT EXISTS (SELECT 1 FROM alert_stop) AND ${isTrue}`,
  );

async function hasHadEnough(db: Db, person: AlertPerson, now: number): Promise<boolean> {
  const [counted] = await db.all<{ mails: number }>(sql`
    SELECT count(*) AS mails FROM alerts a CROSS JOIN alert_mails m ON m.alert_id = a.id
    WHERE a.person_id = ${person.id} AND a.rhythm = 'instant' AND m.at >= ${toDayStart(now, person.zone)}`);
  return counted!.mails >= mostInstantMails;
}

async function findLastMatched(db: Db): Promise<number> {
  const [last] = await db.all<{ seq: number }>(
    sql`SELECT ifnull(max(seq), 0) AS seq FROM openings WHERE matched_at IS NOT NULL`,
  );
  return last!.seq;
}

/** Open now, the newest first, without those she applied to or does not want. */
async function listFound(
  db: Db,
  { userId, email }: AlertPerson,
  { searchId, seen }: DueAlert,
): Promise<FoundPosting[]> {
  const { results } = await listingsOf(db.$client, {
    sql: `SELECT j.id AS key FROM search_hits h CROSS JOIN json_each(h.seqs) e CROSS JOIN openings o ON o.seq = e.value
          CROSS JOIN jobs j ON j.id = o.job_id
        WHERE h.search_id = ? AND h.run > ? AND e.value > ? AND +j.status = 'open'
          AND NOT EXISTS (SELECT 1 FROM held_employers k WHERE k.id = j.employer_id)
          AND j.id NOT IN (SELECT job_id FROM dismissed_jobs WHERE user_id = ?)
          AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND (a.user_id = ? OR lower(a.email) = ?))
          AND j.id NOT IN (SELECT job FROM applied_elsewhere WHERE user_id = ?)
        GROUP BY j.id ORDER BY max(e.value) DESC LIMIT ${mostRead}`,
    values: [searchId, seen, seen, userId ?? 0, userId ?? 0, email.toLowerCase(), userId ?? 0],
  }).all<Record<string, unknown>>();
  return Promise.all(
    results.map(async (row) => {
      const job = toListing(row);
      const words = [job.employer, job.title, job.city ?? "", job.stateCode ?? ""].map((text) =>
        toWords(text).join(" "),
      );
      const opening = await sha256(words.join("\n"));
      return { job, opening };
    }),
  );
}

/** Each opening once, and none that a mail to her listed before. */
async function withoutTold(
  db: Db,
  personId: number,
  found: readonly FoundPosting[],
): Promise<FoundPosting[]> {
  const openings = JSON.stringify(found.map(({ opening }) => opening));
  const told = await db.all<{ opening: string }>(sql`SELECT opening FROM alert_postings
    WHERE person_id = ${personId} AND opening IN (SELECT value FROM json_each(${openings}))`);
  const known = new Set(told.map(({ opening }) => opening));
  return found.filter(({ opening }) => !known.has(opening) && known.add(opening));
}

function toListPath(address: string): string {
  const search = readSavedSearch(new URLSearchParams(address));
  if ("company" in search) return paths.employer(search.company);
  return paths.jobs(toSearchParams({ ...search.filters, sort: search.filters.query ? "newest" : null }));
}
