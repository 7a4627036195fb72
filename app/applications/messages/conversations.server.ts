import { toBlindSql, toNameColumns } from "#app/applications/notices/blind.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ListPlace, toListPage, toPageSql } from "#app/kit/platform/keyset.ts";

const conversationsPerPage = 20;
const longestLine = 300;

export interface Conversation {
  id: number;
  publicId: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  employerName: string;
  lastMessageAt: number;
  lastMessageBy: "applicant" | "company";
  messagesReadAt: number | null;
  newsAt: number | null;
  messagesStoppedAt: number | null;
  /** The start of the last message. */
  line: string;
  /** Of a company's: whose words are read on the page alone, without names. */
  isBlind?: number;
}

/** Of a company's list. */
export const toCompanyLine = ({ line, isBlind, lastMessageBy }: Conversation): string => {
  const said = isBlind ? "Open it to read: this review is blind." : line;
  return lastMessageBy === "company" ? `You: ${said}` : said;
};

const columns = `a.id, a.public_id AS publicId, ${toNameColumns("a")}, a.job_title AS jobTitle,
  a.employer_name AS employerName, a.last_message_at AS lastMessageAt, a.last_message_by AS lastMessageBy,
  a.messages_read_at AS messagesReadAt, a.news_at AS newsAt, a.messages_stopped_at AS messagesStoppedAt, (SELECT substr(e.detail ->> 'text', 1, ${longestLine})
    FROM application_events e WHERE e.application_id = a.id AND e.kind IN ('answer', 'reply') AND e.ending_id IS NULL
      AND e.detail ->> 'notice' IS NULL ORDER BY e.id DESC LIMIT 1) AS line`;

const toPage = (place: ListPlace) =>
  toPageSql(place, ["a.last_message_at", "a.id"], "DESC", conversationsPerPage);

/** A company's, where someone wrote last first. `isToAnswer` leaves those in which the applicant wrote last. */
export const askCompanyConversations = (
  { $client }: Db,
  employerId: number,
  isToAnswer: boolean,
  place: ListPlace,
): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT ${columns}, ${toBlindSql("a")} AS isBlind FROM applications a WHERE a.employer_id = ?1 AND ${isToAnswer ? toAnswerSql : "a.last_message_at IS NOT NULL"}
        ${toPage(place)}`,
    )
    .bind(employerId);

export const toAnswerSql = "a.last_message_by = 'applicant' AND a.messages_stopped_at IS NULL";

/** More need no number. */
export const mostCounted = 99;

export const askCountToAnswer = ({ $client }: Db, employerId: number): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT count(*) AS n FROM (SELECT 1 FROM applications a WHERE a.employer_id = ?1 AND ${toAnswerSql} LIMIT ${mostCounted + 1})`,
    )
    .bind(employerId);

/** A clinician's own, of an account with a proved address. */
export const askOwnConversations = ({ $client }: Db, userId: number, place: ListPlace): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT ${columns} FROM applications a WHERE a.user_id = ?1 AND a.last_message_at IS NOT NULL
        AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND email_verified_at IS NOT NULL) ${toPage(place)}`,
    )
    .bind(userId);

const isUnreadSql = "a.last_message_by = 'company' AND coalesce(a.messages_read_at, 0) < a.last_message_at";

export const isUnread = ({ lastMessageBy, messagesReadAt, lastMessageAt }: Conversation): boolean =>
  lastMessageBy === "company" && (messagesReadAt ?? 0) < lastMessageAt;

/** The applicant opened the page that shows it. */
export const noteOwnRead = ({ $client }: Db, applicationId: number, now: number) =>
  $client
    .prepare(`UPDATE applications AS a SET messages_read_at = ?2 WHERE id = ?1 AND ${isUnreadSql}`)
    .bind(applicationId, now)
    .run();

export const toConversationPage = (
  found: readonly Conversation[],
  place: ListPlace,
  toQuery: (place: ListPlace) => string,
) => toListPage(found, place, conversationsPerPage, ({ lastMessageAt, id }) => [lastMessageAt, id], toQuery);
