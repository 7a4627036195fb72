import { sql } from "drizzle-orm";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { toMyLicense } from "#app/facts/licensing/memory/license-part.ts";
import { toCardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { findMatchedTexts } from "#app/jobs/list/matched-text.server.ts";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import { typeNames } from "#app/jobs/postings/record/job-names.ts";
import { type JobListing, listingsOf, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { toFilterLicense, toSearchParams } from "#app/jobs/search/index/filters.ts";
import { type AskedSearch, readSearch } from "#app/jobs/search/index/read-search.server.ts";
import { readSavedSearch, type SavedSearch } from "#app/jobs/search/percolator/saved-search.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { toWords } from "#app/kit/text/words.ts";
import { paths } from "#app/paths.ts";
import { mostInstantMails, mostPostings, type Rhythm } from "./alert.ts";
import { toFollowed, toManageLink, toStopLink } from "./alert-links.server.ts";
import { type MailedPosting, toAlertMail, toPostingLink } from "./alert-mail.ts";
import { type AlertPerson, alertTables, findPersonById, toDayCount } from "./alert-store.server.ts";
import { toAlertName } from "./alert-wish.ts";
import { isQuietNow, toDayStart, toNextMorning } from "./due-time.ts";

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
  let mails = 0;
  for (const alert of due) if (await mailAlert(db, env, { person, license, alert, now })) mails++;
  return mails;
}

interface Due {
  person: AlertPerson;
  /** Of the account's profile. */
  license: MyLicense | null;
  alert: DueAlert;
  now: number;
}

async function mailAlert(db: Db, env: MailEnv, { person, license, alert, now }: Due): Promise<boolean> {
  const morning = toNextMorning(now, person, alert.rhythm);
  const isInstant = alert.rhythm === "instant";
  // What an instant alert may not say now waits for the morning, and then is a digest.
  const isDigest = alert.dueAt === toNextMorning(alert.dueAt - 1, person, "daily");
  if (isInstant && !isDigest && (isQuietNow(now, person) || (await hasHadEnough(db, person, now)))) {
    await toAdvance(db, alert, alert.seen, morning, now).run();
    return false;
  }
  const upTo = await findLastMatched(db);
  const found = await listFound(db, person, alert);
  const fresh = await withoutTold(db, person.id, found);
  const next = isInstant ? null : morning;
  if (fresh.length === 0) {
    await toAdvance(db, alert, upTo, next, now).run();
    return false;
  }
  const shown = fresh.slice(0, mostPostings);
  const search = readSavedSearch(new URLSearchParams(alert.address));
  const mail = toAlertMail({
    to: person.email,
    name: alert.name ?? toAlertName(alert.address, alert.company),
    rhythm: alert.rhythm,
    postings: await toMailed(db, env, { person, license, alert, now }, search, shown),
    total: fresh.length,
    listUrl: env.SITE_URL + toListPath(alert.address),
    manageUrl: await toManageLink(person.id, env),
    stopUrl: await toStopLink(alert.publicId, env),
    askedOn: toOfficeDay(alert.createdAt),
  });
  const isStillDue = sql`EXISTS (SELECT 1 FROM alerts a WHERE a.id = ${alert.id} AND a.state = 'active' AND a.due_at = ${alert.dueAt})
    AND NOT EXISTS (SELECT 1 FROM alert_stop)`;
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
    toAdvance(db, alert, upTo, next, now),
  ]);
  return results[0]!.meta.changes > 0;
}

const toAdvance = (db: Db, { id, dueAt }: DueAlert, seen: number, next: number | null, now: number) =>
  toStatement(
    db,
    sql`UPDATE alerts SET seen = ${seen}, due_at = ${next}, changed_at = max(changed_at, ${now})
      WHERE id = ${id} AND state = 'active' AND due_at = ${dueAt} AND NOT EXISTS (SELECT 1 FROM alert_stop)`,
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

interface Found {
  job: JobListing;
  lat: number | null;
  lon: number | null;
  /** The same for a repost, and for the same opening from another source. */
  opening: string;
}

/** Open now, the newest first, without those she applied to or does not want. */
async function listFound(
  db: Db,
  { userId, email }: AlertPerson,
  { searchId, seen }: DueAlert,
): Promise<Found[]> {
  const { results } = await listingsOf(
    db.$client,
    {
      sql: `SELECT j.id AS key FROM search_hits h CROSS JOIN json_each(h.seqs) e CROSS JOIN openings o ON o.seq = e.value
          CROSS JOIN jobs j ON j.id = o.job_id
        WHERE h.search_id = ? AND h.run > ? AND e.value > ? AND +j.status = 'open'
          AND NOT EXISTS (SELECT 1 FROM held_employers k WHERE k.id = j.employer_id)
          AND j.id NOT IN (SELECT job_id FROM dismissed_jobs WHERE user_id = ?)
          AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND (a.user_id = ? OR lower(a.email) = ?))
          AND j.id NOT IN (SELECT job FROM applied_elsewhere WHERE user_id = ?)
        GROUP BY j.id ORDER BY max(e.value) DESC LIMIT ${mostRead}`,
      values: [searchId, seen, seen, userId ?? 0, userId ?? 0, email.toLowerCase(), userId ?? 0],
    },
    ["lat", "lon"],
  ).all<Record<string, unknown>>();
  return Promise.all(
    results.map(async (row) => {
      const job = toListing(row);
      const words = [job.employer, job.title, job.city ?? "", job.stateCode ?? ""].map((text) =>
        toWords(text).join(" "),
      );
      const opening = await sha256(words.join("\n"));
      return { job, lat: row.lat as number | null, lon: row.lon as number | null, opening };
    }),
  );
}

/** Each opening once, and none that a mail to her listed before. */
async function withoutTold(db: Db, personId: number, found: readonly Found[]): Promise<Found[]> {
  const openings = JSON.stringify(found.map(({ opening }) => opening));
  const told = await db.all<{ opening: string }>(sql`SELECT opening FROM alert_postings
    WHERE person_id = ${personId} AND opening IN (SELECT value FROM json_each(${openings}))`);
  const known = new Set(told.map(({ opening }) => opening));
  return found.filter(({ opening }) => !known.has(opening) && known.add(opening));
}

async function toMailed(
  db: Db,
  env: MailEnv,
  { person, license, alert, now }: Due,
  search: SavedSearch,
  found: readonly Found[],
): Promise<MailedPosting[]> {
  const asked = "filters" in search ? await readSearch(db, search.filters) : null;
  const held =
    (asked && toFilterLicense(asked.filters)) ??
    license ??
    parseMyLicense(new URLSearchParams(person.license));
  const matched = asked
    ? await findMatchedTexts(
        db,
        asked,
        found.map(({ job }) => job),
      )
    : new Map();
  const followed = await toFollowed(alert.publicId, env);
  return found.map(({ job, lat, lon }) => {
    const card = toJobCard(job, now);
    const why = matched.get(job.id);
    const miles = toMiles(asked, lat, lon);
    return {
      title: job.title,
      employer: job.employer,
      place: [card.place, miles !== null && `${miles} ${miles === 1 ? "mile" : "miles"}`]
        .filter(Boolean)
        .join(", "),
      pay: [card.pay.amount, card.pay.unit].filter(Boolean).join(" "),
      withPay: card.pay.parts ?? "",
      work: [typeNames[job.employmentType], ...card.facts].join(" · "),
      license: toCardAnswer(held, card.work)?.text ?? card.license ?? "",
      confirmed: card.freshness,
      why: why ? `${why.before}${why.marked}${why.after}`.trim() : "",
      url: toPostingLink(env.SITE_URL, job.slug, followed),
    };
  });
}

function toMiles(asked: AskedSearch | null, lat: number | null, lon: number | null): number | null {
  if (asked?.place.kind !== "city" || lat === null || lon === null) return null;
  const place = { latitude: asked.place.lat, longitude: asked.place.lon };
  return Math.round(milesBetween(place, { latitude: lat, longitude: lon }));
}

function toListPath(address: string): string {
  const search = readSavedSearch(new URLSearchParams(address));
  if ("company" in search) return paths.employer(search.company);
  return paths.jobs(toSearchParams({ ...search.filters, sort: search.filters.query ? "newest" : null }));
}
