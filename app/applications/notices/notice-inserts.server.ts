import type { SiteContext } from "#app/kit/platform/context.ts";
import { dropMarksSql, quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import {
  companyMark,
  firstNameMark,
  isOptionalKind,
  type NoticeName,
  positionMark,
  toApplicantMail,
} from "./applicant-mails.ts";
import { sealMailChoice, toApplicationPage } from "./mail-choice.server.ts";
import { toReplyAddress } from "./reply-address.server.ts";

export type Told = Pick<SiteContext, "db" | "env" | "now">;

export interface Addressee {
  id: number;
  publicId: string;
  userId: number | null;
}

export const applicationMark = "{application}";
const choiceMark = "{choice}";

/** SQL of the columns of an addressee, from `applications`. */
export const addresseeColumns = `applications.id, applications.public_id AS publicId, applications.user_id AS userId`;

/**
 * A statement for the batch of a change, before it: mails those of the addressees of whom the SQL about `applications` is
 * true. Has a row for each mail.
 */
type MailInsert = (where: string) => D1PreparedStatement;

export async function toNoticeInsert(
  told: Told,
  notice: NoticeName,
  addressees: readonly Addressee[],
  { day = "", sendAfter = null as number | null } = {},
): Promise<MailInsert> {
  const { subject, body } = toApplicantMail(
    notice,
    {
      firstName: quote(firstNameMark),
      job: quote(positionMark),
      company: quote(companyMark),
      day,
    },
    { page: applicationMark, choice: choiceMark },
  );
  const hasChoice = isOptionalKind(notice);
  const part = notice === "references" ? notice : undefined;
  const insert = await toMailInsert(told, addressees, { subject, text: body, sendAfter, hasChoice, part });
  return (where) => insert(hasChoice ? `${where} AND NOT ${toIsStopped(notice)}` : where);
}

interface WrittenMail {
  /** Like the text, with marks for what differs. */
  subject: string;
  /** Has marks for what differs from one addressee to the other. */
  text: string;
  /** Null for at once. */
  sendAfter: number | null;
  /** Whether it can be answered by mail. */
  isAnswered?: boolean;
  /** Whether the applicant may stop mails of this kind. */
  hasChoice?: boolean;
  /** Which part of the application it links to. */
  part?: "references";
}

/** Our marks are filled before those with words of others, so that nobody's words become an address. */
export async function toMailInsert(
  { db, env, now }: Told,
  addressees: readonly Addressee[],
  { subject, text, sendAfter, isAnswered = false, hasChoice = false, part }: WrittenMail,
): Promise<MailInsert> {
  const rows = await Promise.all(
    addressees.map(async (addressee) => {
      const token = hasChoice ? await sealMailChoice(addressee.publicId, env.SESSION_SECRET) : "";
      const stop = env.SITE_URL + serverPaths.stopApplicationEmails(token);
      const choice = addressee.userId === null ? stop : env.SITE_URL + paths.applicationEmails();
      const page = await toApplicationPage(addressee, env, part);
      const address = { publicId: addressee.publicId, side: "applicant" } as const;
      const replyTo = isAnswered ? await toReplyAddress(env, address) : null;
      return [addressee.id, page, choice, hasChoice ? stop : null, replyTo ?? null];
    }),
  );
  const filled = [
    [applicationMark, "m.page"],
    [choiceMark, "m.choice"],
    [companyMark, dropMarksSql("employer_name")],
    [positionMark, dropMarksSql("job_title")],
    [firstNameMark, dropMarksSql("first_name")],
  ].reduce((sql, [mark, value]) => `replace(${sql}, '${mark}', ${value})`, "?1");
  const named = [
    [companyMark, dropMarksSql("employer_name")],
    [positionMark, dropMarksSql("job_title")],
    // A line break would let someone's words add headers.
    ["\r", "' '"],
    ["\n", "' '"],
  ].reduce((sql, [mark, value]) => `replace(${sql}, '${mark}', ${value})`, "?2");
  return (where) =>
    db.$client
      .prepare(
        `INSERT INTO outbox (recipient, reply_to, subject, body, marked, attempts, next_attempt_at, send_after, created_at,
            application_id, stop_url)
          SELECT email, reply_to, substr(subject, 1, 200), ${dropMarksSql("marked")}, marked, 0, ifnull(?3, ?4), ?3, ?4, id, stop FROM (
            SELECT applications.id, applications.email, m.stop, m.reply_to, ${named} AS subject, ${filled} AS marked FROM applications
            JOIN (SELECT value ->> 0 AS of, value ->> 1 AS page, value ->> 2 AS choice, value ->> 3 AS stop,
                value ->> 4 AS reply_to FROM json_each(?5)) m ON m.of = applications.id WHERE ${where}) RETURNING id`,
      )
      .bind(text, subject, sendAfter, now, JSON.stringify(rows));
}

const toIsStopped = (kind: string): string =>
  `EXISTS (SELECT 1 FROM application_mail_stops s WHERE s.kind = '${kind}' AND s.email IN (lower(applications.email),
    (SELECT u.email FROM users u WHERE u.id = applications.user_id)))`;

/** Mails about these applications that are still to be sent later, as after an ending. `ids` is SQL. */
export const toWaitingMailDelete = ({ db, now }: Pick<Told, "db" | "now">, ids: string) =>
  db.$client
    .prepare(
      `DELETE FROM outbox WHERE application_id IN (${ids}) AND sent_at IS NULL AND send_after = next_attempt_at
        AND send_after > ?1`,
    )
    .bind(now);
