import { sql } from "drizzle-orm";
import { toToldStateSql } from "#app/applications/notices/told-state.ts";
import { toAskFrom } from "#app/applications/receipt/may-write.ts";
import { toSeesSql } from "#app/companies/workspace/frame/reach.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";
import { type CalendarInterview, toCalendarFile } from "./calendar-file.ts";

export async function findCalendarSince(db: Db, userId: number): Promise<number | null> {
  const [key] = await db.all<{ at: number }>(
    sql`SELECT created_at AS at FROM calendar_keys WHERE user_id = ${userId}`,
  );
  return key?.at ?? null;
}

/** The key, which nobody can read again. It ends the one before. */
export async function makeCalendarKey(db: Db, userId: number, now: number): Promise<string> {
  const key = randomId();
  await db.run(sql`INSERT INTO calendar_keys (user_id, key_hash, created_at)
    SELECT id, ${await sha256(key)}, ${now} FROM users WHERE id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET key_hash = excluded.key_hash, created_at = excluded.created_at`);
  return key;
}

export const endCalendarKey = (db: Db, userId: number) =>
  db.run(sql`DELETE FROM calendar_keys WHERE user_id = ${userId}`);

const remindDays = 30;
const mostListed = 100;
/** Calendars take out what an address no longer lists, and last week's interviews are still looked up. */
const pastMs = 30 * dayMs;

interface Expiry {
  kind: "license" | "certificate";
  code: string;
  day: string;
}

interface Waiting {
  publicId: string;
  job: string;
  company: string;
  state: string;
  answeredAt: number | null;
  createdAt: number;
  askedAt: number | null;
}

interface Meeting
  extends Pick<CalendarInterview, "publicId" | "sequence" | "minutes" | "timeZone" | "place"> {
  startAt: number;
  job: string;
  company: string;
  /** Only for who interviews. */
  applicant: string | null;
  companySlug: string;
  applicationId: string;
}

/**
 * What is due for a person: licenses and certificates that end, interviews on either side, and when she may ask how an
 * application stands. Null for a key that nobody has, and for an account that is closed or suspended.
 */
export async function readCalendar(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  key: string,
): Promise<string | null> {
  const [owner] = await db.all<{ id: number }>(sql`
    SELECT u.id FROM calendar_keys k JOIN users u ON u.id = k.user_id
    WHERE k.key_hash = ${await sha256(key)} AND u.closed_at IS NULL AND u.suspended_at IS NULL`);
  if (!owner) return null;
  const d1 = db.$client;
  const meeting = `i.public_id AS publicId, i.sequence, i.minutes, i.time_zone AS timeZone, i.place, i.start_at AS startAt,
    a.job_title AS job, a.public_id AS applicationId, e.name AS company, e.slug AS companySlug`;
  const isToCome = `i.state = 'confirmed' AND i.start_at > ${now - pastMs}`;
  const [expiries, waiting, own, company] = await d1.batch([
    d1
      .prepare(
        `SELECT kind, code, expires_on AS day FROM profile_expiries WHERE user_id = ?1 AND expires_on >= ?2
          ORDER BY expires_on LIMIT ${mostListed}`,
      )
      .bind(owner.id, toIsoDay(now)),
    d1
      .prepare(
        `SELECT a.public_id AS publicId, a.job_title AS job, a.employer_name AS company, ${toToldStateSql("a", now)} AS state,
          iif(a.answered_at <= ?2, a.answered_at, NULL) AS answeredAt,
          a.created_at AS createdAt, (SELECT max(q.at) FROM application_events q
            WHERE q.application_id = a.id AND q.kind = 'asked') AS askedAt
          FROM applications a WHERE a.user_id = ?1 AND ${isProved}
          ORDER BY a.created_at DESC, a.id DESC LIMIT ${mostListed}`,
      )
      .bind(owner.id, now),
    d1
      .prepare(
        `SELECT ${meeting}, NULL AS applicant FROM applications a JOIN interviews i ON i.application_id = a.id
          JOIN employers e ON e.id = i.employer_id WHERE a.user_id = ?1 AND ${isProved} AND ${isToCome} LIMIT ${mostListed}`,
      )
      .bind(owner.id),
    d1
      .prepare(
        `SELECT ${meeting}, trim(a.first_name || ' ' || a.last_name) AS applicant FROM interviewers v
          JOIN interviews i ON i.id = v.interview_id JOIN applications a ON a.id = i.application_id
          JOIN employers e ON e.id = i.employer_id JOIN memberships w ON w.employer_id = i.employer_id AND w.user_id = v.user_id
          WHERE v.user_id = ?1 AND ${toSeesSql("a.job_id")} AND ${isToCome} LIMIT ${mostListed}`,
      )
      .bind(owner.id),
  ]);
  const meetings = [...own!.results, ...company!.results] as unknown as Meeting[];
  return toCalendarFile(
    `${site.name}: my dates`,
    [
      ...(expiries!.results as unknown as Expiry[]).map((expiry) => toExpiryDay(expiry, env.SITE_URL)),
      ...(waiting!.results as unknown as Waiting[]).flatMap((each) => toFollowUp(each, env.SITE_URL)),
    ],
    meetings.map((each) => toMeeting(each, env.SITE_URL)),
    new URL(env.SITE_URL).hostname,
    now,
  );
}

/** An account with an unproved address sees no applications. */
const isProved = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND email_verified_at IS NOT NULL)";

const toExpiryDay = ({ kind, code, day }: Expiry, siteUrl: string) => ({
  id: `${kind}-${code}`,
  day,
  title: `${kind === "license" ? `${findState(code)?.name ?? code} license` : `${code} certificate`} expires`,
  text: "By your profile. Renewed it? Enter the new date there.",
  url: siteUrl + paths.profile(),
  remindDays,
});

function toFollowUp(waiting: Waiting, siteUrl: string) {
  const from = toAskFrom(waiting);
  if (from === null) return [];
  return {
    id: `follow-up-${waiting.publicId}`,
    day: toIsoDay(from),
    title: `Ask ${waiting.company} how your application stands`,
    text: `${waiting.job}. No answer so far: from this day you can ask with one press.`,
    url: siteUrl + paths.ownApplication(waiting.publicId),
    remindDays: 0,
  };
}

const toMeeting = (
  { applicant, job, company, companySlug, applicationId, ...meeting }: Meeting,
  siteUrl: string,
): CalendarInterview => ({
  ...meeting,
  title: applicant ? `Interview: ${applicant}, ${job}` : `Interview with ${company}: ${job}`,
  text:
    siteUrl +
    (applicant ? workPaths.hiringApplicant(companySlug, applicationId) : paths.interview(meeting.publicId)),
});
