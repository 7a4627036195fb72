import { mayAnswerSql, tellApplicant } from "#app/applications/receipt/to-applicant.server.ts";
import { type Sender, tellEmployer } from "#app/applications/receipt/to-employer.server.ts";
import { type Reach, toSeesSql } from "#app/companies/workspace/frame/reach.ts";
import type { SiteContext, WorkContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { askOne, type Question } from "#app/kit/platform/db-questions.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import {
  type InterviewInput,
  type InterviewKind,
  type InterviewState,
  type InterviewStep,
  isOpenInterview,
} from "./interview.ts";

export interface InterviewRow {
  id: number;
  publicId: string;
  applicationId: number;
  state: InterviewState;
  kind: InterviewKind;
  place: string;
  minutes: number;
  timeZone: string;
  startAt: number | null;
  sequence: number;
}

const columns = `i.id, i.public_id AS publicId, i.application_id AS applicationId, i.state, i.kind, i.place, i.minutes,
  i.time_zone AS timeZone, i.start_at AS startAt, i.sequence`;

export interface FoundInterview extends InterviewRow {
  times: number[];
  interviewers: { id: number; name: string; email: string }[];
}

/** Nobody is mailed of an applicant whom they no longer see. */
const isStillSeen = `EXISTS (SELECT 1 FROM memberships w JOIN applications s ON s.id = i.application_id
  WHERE w.user_id = v.user_id AND w.employer_id = i.employer_id AND ${toSeesSql("s.job_id")})`;

const others = `(SELECT json_group_array(json_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email))
    FROM interviewers v JOIN users u ON u.id = v.user_id WHERE v.interview_id = i.id AND ${isStillSeen}) AS interviewers,
  (SELECT json_group_array(t.at) FROM interview_times t WHERE t.interview_id = i.id) AS times`;

type StoredInterview = InterviewRow & { times: string; interviewers: string };

const toFound = ({ times, interviewers, ...row }: StoredInterview): FoundInterview => ({
  ...row,
  times: (JSON.parse(times) as number[]).sort((a, b) => a - b),
  interviewers: JSON.parse(interviewers) as FoundInterview["interviewers"],
});

const mostShown = 20;

/** SQL: a hiring manager takes part in the interview `i`. */
export const toOwnSql = (managerId: number | null): string =>
  managerId === null
    ? "true"
    : `EXISTS (SELECT 1 FROM interviewers n WHERE n.interview_id = i.id AND n.user_id = ${Number(managerId)})`;

/** All of an application, the newest first. For a hiring manager those that they take part in. */
export const toInterviewsQuestion = (
  { $client }: Db,
  applicationId: number,
  { managerId }: Pick<Reach, "managerId"> = { managerId: null },
): Question<FoundInterview[]> => ({
  statement: $client
    .prepare(
      `SELECT ${columns}, ${others} FROM interviews i WHERE i.application_id = ?1 AND ${toOwnSql(managerId)} ORDER BY i.id DESC LIMIT ${mostShown}`,
    )
    .bind(applicationId),
  toAnswer: (rows) => (rows as StoredInterview[]).map(toFound),
});

export const listInterviews = (db: Db, applicationId: number): Promise<FoundInterview[]> =>
  askOne(toInterviewsQuestion(db, applicationId));

/** There is at most one (interviews_one_open). */
export const findOpenInterview = (interviews: readonly FoundInterview[]): FoundInterview | null =>
  interviews.find(isOpenInterview) ?? null;

export async function findInterview({ $client }: Db, publicId: string): Promise<FoundInterview | null> {
  const found = await $client
    .prepare(`SELECT ${columns}, ${others} FROM interviews i WHERE i.public_id = ?1`)
    .bind(publicId)
    .first<StoredInterview>();
  return found && toFound(found);
}

/** The confirmed interviews of an address with any company, besides this one, to tell her of two at once. */
export const listOwnBusy = async ({ $client }: Db, email: string, except: number) =>
  (
    await $client
      .prepare(
        `SELECT i.start_at AS startAt, i.minutes FROM applications a JOIN interviews i ON i.application_id = a.id
          WHERE lower(a.email) = lower(?1) AND i.state = 'confirmed' AND i.id <> ?2 LIMIT 50`,
      )
      .bind(email, except)
      .all<{ startAt: number; minutes: number }>()
  ).results;

interface Proposal {
  employerId: number;
  actorId: number;
  applicationId: number;
  input: InterviewInput;
  times: readonly number[];
  timeZone: string;
  interviewers: readonly number[];
  idempotencyKey: string;
  /** Of the interview whose times are replaced, as the page knew it. */
  replaced: Pick<InterviewRow, "id" | "sequence"> | null;
  /** What the applicant reads on her page, and the mail that says it. */
  text: string;
  subject: string;
  toMail: (publicId: string) => Promise<Mail>;
  /** To the team, of an interview that was set. */
  mails: readonly Mail[];
}

/**
 * Proposes times, or other times for an interview that is open. One batch with the message, its mail and the stage. Null where
 * the applicant withdrew or takes no messages, where another is open, or where someone else changed it meanwhile.
 */
export async function proposeInterview(context: WorkContext, proposal: Proposal): Promise<string | null> {
  const { db, now } = context;
  const d1 = db.$client;
  const { employerId, actorId, applicationId, input, times, timeZone, interviewers, idempotencyKey } =
    proposal;
  const { replaced, text, subject } = proposal;
  const known = replaced
    ? await d1
        .prepare("SELECT public_id FROM interviews WHERE id = ?1")
        .bind(replaced.id)
        .first<string>("public_id")
    : randomId();
  if (known === null) return null;
  const publicId = known;
  const sequence = replaced ? replaced.sequence + 1 : 0;
  const ofThis = `(SELECT id FROM interviews WHERE public_id = '${publicId}' AND sequence = ${sequence}
    AND idempotency_key = '${idempotencyKey}')`;
  const isThere = `${ofThis} IS NOT NULL`;
  const about = [applicationId, employerId, input.kind, input.place ?? "", input.minutes, timeZone, now];
  const mayAnswer = `a.id = ?1 AND a.employer_id = ?2 AND ${mayAnswerSql}`;
  const first = replaced
    ? d1
        .prepare(
          `UPDATE interviews SET state = 'proposed', kind = ?3, place = ?4, minutes = ?5, time_zone = ?6, changed_at = ?7,
            start_at = NULL, sequence = ?8, idempotency_key = ?9, reminded_day_at = NULL, reminded_hour_at = NULL
            WHERE id = ?10 AND sequence = ?8 - 1 AND state IN ('proposed', 'asked', 'confirmed')
              AND EXISTS (SELECT 1 FROM applications a WHERE ${mayAnswer} AND a.id = interviews.application_id)`,
        )
        .bind(...about, sequence, idempotencyKey, replaced.id)
    : d1
        .prepare(
          `INSERT INTO interviews (public_id, application_id, employer_id, kind, place, minutes, time_zone, created_at, changed_at,
              idempotency_key)
            SELECT ?8, a.id, a.employer_id, ?3, ?4, ?5, ?6, ?7, ?7, ?9 FROM applications a WHERE ${mayAnswer}`,
        )
        .bind(...about, publicId, idempotencyKey);
  try {
    const isTold = await tellApplicant(context, {
      ...{ employerId, applicationId, actorId, idempotencyKey, where: isThere },
      before: [
        first,
        d1.prepare(`DELETE FROM interview_times WHERE interview_id = ${ofThis}`),
        d1
          .prepare(
            `INSERT INTO interview_times (interview_id, at) SELECT ${ofThis}, value FROM json_each(?1) WHERE ${isThere}`,
          )
          .bind(JSON.stringify(times)),
        d1.prepare(`DELETE FROM interviewers WHERE interview_id = ${ofThis}`),
        d1
          .prepare(
            `INSERT INTO interviewers (interview_id, user_id) SELECT ${ofThis}, w.user_id FROM memberships w
              WHERE ${isThere} AND w.employer_id = ?1 AND w.user_id IN (SELECT value FROM json_each(?2))
                AND ${toSeesSql("(SELECT a.job_id FROM applications a WHERE a.id = ?3)")}`,
          )
          .bind(employerId, JSON.stringify(interviewers), applicationId),
      ],
      detail: { template: "interview", subject, text, step: "proposed" },
      mail: await proposal.toMail(publicId),
      mails: proposal.mails,
      moves: { to: "interview", from: ["new", "in-review"] },
    });
    return isTold ? publicId : null;
  } catch (error) {
    if (isUniqueViolation(error, "application_id")) return null;
    throw error;
  }
}

interface Change {
  interview: FoundInterview;
  sender: Sender;
  /** Null by the mailed link. */
  actorId: number | null;
  text: string;
  idempotencyKey: string;
  mail: Omit<Mail, "to">;
  /** To others than those who read the application. */
  mails?: readonly Mail[];
}

/** What the applicant picks. False where it is taken, over or no longer proposed. */
export function confirmInterview(context: SiteContext, at: number, change: Change): Promise<boolean> {
  const { id, sequence, minutes } = change.interview;
  const end = at + minutes * 60_000;
  return changeByApplicant(context, { ...change, step: "picked" }, [
    `UPDATE interviews SET state = 'confirmed', start_at = ${Number(at)}, sequence = ${sequence + 1}, changed_at = ${context.now}
      WHERE id = ${id} AND sequence = ${sequence} AND state IN ('proposed', 'asked') AND ${Number(at)} > ${context.now}
        AND EXISTS (SELECT 1 FROM interview_times t WHERE t.interview_id = interviews.id AND t.at = ${Number(at)})
        AND NOT EXISTS (SELECT 1 FROM interviewers v JOIN interviewers w ON w.user_id = v.user_id
          JOIN interviews o ON o.id = w.interview_id WHERE v.interview_id = ${id} AND o.id <> ${id} AND o.state = 'confirmed'
            AND o.start_at < ${end} AND o.start_at + o.minutes * 60000 > ${Number(at)})`,
  ]);
}

export const askForOtherTimes = (context: SiteContext, change: Change): Promise<boolean> =>
  changeByApplicant(context, { ...change, step: "asked" }, [
    `UPDATE interviews SET state = 'asked', start_at = NULL, sequence = ${change.interview.sequence + 1},
      changed_at = ${context.now} WHERE id = ${change.interview.id} AND sequence = ${change.interview.sequence}
        AND state IN ('proposed', 'confirmed')`,
  ]);

export const cancelByApplicant = (context: SiteContext, change: Change): Promise<boolean> =>
  changeByApplicant(context, { ...change, step: "canceled" }, [toCancelSql(context.now, change.interview)]);

const toCancelSql = (now: number, { id, sequence }: Pick<InterviewRow, "id" | "sequence">): string =>
  `UPDATE interviews SET state = 'canceled', sequence = ${sequence + 1}, changed_at = ${now}
    WHERE id = ${id} AND sequence = ${sequence} AND state IN ('proposed', 'asked', 'confirmed')`;

/** The change first, then what is told of it, all or nothing. */
async function changeByApplicant(
  context: SiteContext,
  {
    interview,
    sender,
    actorId,
    text,
    step,
    idempotencyKey,
    mail,
    mails = [],
  }: Change & { step: InterviewStep },
  changes: readonly string[],
): Promise<boolean> {
  const where = `EXISTS (SELECT 1 FROM interviews i WHERE i.id = ${interview.id} AND i.sequence = ${interview.sequence + 1}
    AND i.changed_at = ${context.now})`;
  return tellEmployer(context, sender, {
    ...{ actorId, kind: "reply", idempotencyKey, where, mail },
    // Nobody waits for an answer to a choice.
    detail: { text, step, ...(step === "asked" ? {} : { notice: 1 }) },
    before: changes.map((sql) => context.db.$client.prepare(sql)),
    mails,
  });
}

interface CompanyChange {
  interview: FoundInterview;
  employerId: number;
  actorId: number;
  text: string;
  idempotencyKey: string;
  mails: readonly Mail[];
}

/** With the message and its mails. False where someone changed it meanwhile. */
export async function cancelByCompany(context: WorkContext, change: CompanyChange): Promise<boolean> {
  const { db, now } = context;
  const d1 = db.$client;
  const { interview, employerId, actorId, text, idempotencyKey, mails } = change;
  const isDone = `EXISTS (SELECT 1 FROM interviews i WHERE i.id = ${interview.id} AND i.sequence = ${interview.sequence + 1}
    AND i.state = 'canceled' AND i.changed_at = ${now})`;
  try {
    const [changed] = await d1.batch([
      d1.prepare(`${toCancelSql(now, interview)} AND employer_id = ${Number(employerId)}`),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, idempotency_key)
            SELECT ?1, ?2, 'answer', json_object('template', 'interview', 'subject', 'Interview canceled', 'text', ?3,
              'step', 'canceled', 'notice', 1), ?4, ?5 WHERE ${isDone}`,
        )
        .bind(interview.applicationId, actorId, text, now, idempotencyKey),
      toOutboxInserts(db, mails, now, isDone),
    ]);
    sendOutboxSoon(context);
    return changed!.meta.changes > 0;
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return true;
    throw error;
  }
}

/** Once it was to begin. */
export const noteOutcome = async (
  { db: { $client }, now }: WorkContext,
  { id, sequence }: InterviewRow,
  employerId: number,
  to: "done" | "no-show",
): Promise<boolean> =>
  (
    await $client
      .prepare(
        `UPDATE interviews SET state = ?4, changed_at = ?3 WHERE id = ?1 AND sequence = ?5 AND employer_id = ?2
          AND state = 'confirmed' AND start_at <= ?3`,
      )
      .bind(id, employerId, now, to, sequence)
      .run()
  ).meta.changes > 0;
