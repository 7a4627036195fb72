import { listNotifiedMembers, type NotifiedMember } from "#app/accounts/email/member-emails.server.ts";
import { toBlindSql, toNameColumns } from "#app/applications/notices/blind.ts";
import { toWaitingMailDelete } from "#app/applications/notices/notice-inserts.server.ts";
import { toIsUntoldSql, toToldStateSql } from "#app/applications/notices/told-state.ts";
import type { applicationEvents } from "#app/applications/schema.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { optionalText } from "#app/kit/forms/fields.ts";
import type { SiteContext, WorkContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { type Mail, sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";
import { answerDueMs, askAgainMs } from "./may-write.ts";
import { type NewFile, toFileInserts } from "./sent-files.server.ts";
import { isEventKnown } from "./told.server.ts";

export const toAskMail = (
  { firstName, lastName, jobTitle }: Pick<Sender, "firstName" | "lastName" | "jobTitle">,
  sent: string,
  page: string | null,
): Omit<Mail, "to"> => ({
  subject: `How does it stand? ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())} applied for ${quote(jobTitle)} on ${sent} and asks how it stands.`,
    "A short answer is enough, also a no.",
    ...(page ? [`Answer in your workspace:\n${page}`] : []),
  ].join("\n\n"),
});

interface ToldEvent {
  actorId: number | null;
  kind: (typeof applicationEvents.$inferSelect)["kind"];
  detail?: object;
  /** SQL about the application `a`. */
  where: string;
  /** Of `toIdempotencyKey`. */
  idempotencyKey?: string;
  /** In the bucket already. A caller drops them where nothing was told. */
  files?: readonly NewFile[];
  mail: Omit<Mail, "to">;
  /** Those who chose a summary of messages get none of this. */
  isMessage?: boolean;
  /** What has to be done first: `where` says whether it was. */
  before?: readonly D1PreparedStatement[];
  /** To others than those who read the application. */
  mails?: readonly Mail[];
}

/**
 * Notes what an applicant wrote, mails it to who reads the application, and marks it as news there. The caller knows that it
 * is the applicant's own. False where it may not be written (any more).
 */
export async function tellEmployer(
  context: WorkContext,
  { id, readers, messageReaders }: Sender,
  {
    actorId,
    kind,
    detail = {},
    where,
    idempotencyKey = randomId(),
    files = [],
    mail,
    isMessage = false,
    before = [],
    mails: others = [],
  }: ToldEvent,
): Promise<boolean> {
  const { db, now } = context;
  const d1 = db.$client;
  // By this press: what an earlier one noted has been told.
  const isNoted = `EXISTS (SELECT 1 FROM application_events WHERE idempotency_key = '${idempotencyKey}' AND at = ${now})`;
  const told = isMessage ? messageReaders : readers;
  const mails = [...told.map((to) => ({ to, ...mail })), ...others];
  try {
    const results = await d1.batch([
      ...before,
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, idempotency_key)
            SELECT a.id, ?2, ?3, ?4, ?5, ?6 FROM applications a WHERE a.id = ?1 AND ${where}`,
        )
        .bind(id, actorId, kind, JSON.stringify(detail), now, idempotencyKey),
      toFileInserts(db, files, `(SELECT ${Number(id)} WHERE ${isNoted})`),
      toOutboxInserts(db, mails, now, isNoted),
      d1.prepare(`UPDATE applications SET news_at = ?2 WHERE id = ?1 AND ${isNoted}`).bind(id, now),
    ]);
    sendOutboxSoon(context);
    return results[before.length]!.meta.changes > 0 || (await isEventKnown(db, idempotencyKey));
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return true;
    throw error;
  }
}

/** At most once a week, whatever is pressed. */
export async function askHowItStands(
  context: SiteContext,
  publicId: string,
  actorId: number | null,
): Promise<void> {
  const found = await findSender(context, publicId);
  if (!found) return;
  const { now } = context;
  const where = `a.state IN ('new', 'in-review') AND a.answered_at IS NULL AND a.created_at <= ${now - answerDueMs}
    AND NOT EXISTS (SELECT 1 FROM application_events e WHERE e.application_id = a.id AND e.kind = 'asked'
      AND e.at > ${now - askAgainMs})`;
  const mail = toAskMail(found, toOfficeDay(found.createdAt), found.page);
  await tellEmployer(context, found, { actorId, kind: "asked", where, mail });
}

/** More than the form takes is cut, so that a long word keeps nobody from withdrawing. */
export const readWithdrawalNote = (form: FormData): string =>
  optionalText(mostNote).parse(String(form.get("note") ?? "").slice(0, mostNote));

const mostNote = 500;

interface SenderRow {
  id: number;
  publicId: string;
  state: string;
  firstName: string;
  lastName: string;
  /** 1 while the team is not to know who it is: its mails have nothing in the applicant's own words. */
  isBlind: number;
  email: string;
  jobTitle: string;
  createdAt: number;
  employerId: number | null;
  companySlug: string | null;
}

export interface Sender extends SenderRow {
  /** In the company's workspace, for those who can open it. */
  page: string | null;
  readers: readonly string[];
  /** Those of them who want a mail of each message. */
  messageReaders: readonly string[];
}

/** The applicant, and who reads the application: the company's owners and recruiters, or us if there are none. */
export async function findSender(
  { db, env, now }: Pick<WorkContext, "db" | "env" | "now">,
  publicId: string,
): Promise<Sender | null> {
  const found = await db.$client
    .prepare(
      `SELECT a.id, a.public_id AS publicId, ${toNameColumns("a")}, ${toBlindSql("a")} AS isBlind, a.email, a.job_title AS jobTitle, a.created_at AS createdAt,
        ${toToldStateSql("a", now)} AS state, a.employer_id AS employerId, e.slug AS companySlug
        FROM applications a LEFT JOIN employers e ON e.id = a.employer_id WHERE a.public_id = ?1`,
    )
    .bind(publicId)
    .first<SenderRow>();
  if (!found) return null;
  const { employerId, companySlug } = found;
  const writers =
    employerId === null ? [] : await listNotifiedMembers(db, employerId, ["owner", "recruiter"]);
  const page =
    companySlug && writers.length > 0
      ? env.SITE_URL + workPaths.hiringApplicant(companySlug, publicId)
      : null;
  const toEmails = (members: readonly NotifiedMember[]) => members.map(({ email }) => email);
  return writers.length > 0
    ? {
        ...{ ...found, page },
        readers: toEmails(writers),
        messageReaders: toEmails(writers.filter(({ messageMails }) => messageMails === "each")),
      }
    : { ...found, page, readers: [env.MAIL_TO], messageReaders: [env.MAIL_TO] };
}

export const toWithdrawnMail = (
  { firstName, lastName, jobTitle, isBlind }: Pick<Sender, "firstName" | "lastName" | "jobTitle" | "isBlind">,
  note: string,
  page: string | null,
): Omit<Mail, "to"> => ({
  subject: `Application withdrawn: ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())} withdrew the application for ${quote(jobTitle)}.`,
    ...(note && !isBlind ? [quote(note)] : []),
    ...(page ? [`See it in your workspace:\n${page}`] : []),
  ].join("\n\n"),
});

/**
 * Tells the company's owners and recruiters once, or us if there are none. The caller knows that it is the applicant's own.
 * False where there is no such application; one that ended already stays as it is.
 */
export async function withdrawApplication(
  context: SiteContext,
  publicId: string,
  { actorId, note }: { actorId: number | null; note: string },
): Promise<boolean> {
  const { db, now } = context;
  const d1 = db.$client;
  const found = await findSender(context, publicId);
  if (!found) return false;
  const { id, page, readers } = found;
  const mail = toWithdrawnMail(found, note, page);
  const mails = readers.map((to) => ({ to, ...mail }));
  const where = `id = ${Number(id)} AND (${isOpenSql} OR ${toIsUntoldSql("applications", now)})`;
  await d1.batch([
    toWaitingMailDelete(context, `SELECT id FROM applications WHERE ${where}`),
    toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 FROM applications WHERE ${where})`),
    d1
      .prepare(`UPDATE applications SET state = 'withdrawn', updated_at = ?1, answered_at = iif(answered_at > ?1, NULL, answered_at)
        WHERE ${where}`)
      .bind(now),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ?1, 'state', json_object('from', ?4, 'to', 'withdrawn', 'note', ?3), ?2 FROM applications
          WHERE id = ?5 AND state = 'withdrawn' AND NOT EXISTS (SELECT 1 FROM application_events v
            WHERE v.application_id = applications.id AND v.kind = 'state' AND v.detail ->> 'to' = 'withdrawn')`,
      )
      .bind(actorId, now, note, found.state, id),
  ]);
  sendOutboxSoon(context);
  return true;
}
