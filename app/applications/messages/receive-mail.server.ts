import type { Email } from "postal-mime";
import { takeAnswers, tooManyAnswers } from "#app/applications/applicants/answer/answer-limits.server.ts";
import { sendAnswer } from "#app/applications/applicants/answer/send-answer.server.ts";
import { openReplyAddress, type ReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { notReplied, sendReply } from "#app/applications/receipt/reply.server.ts";
import { dropSentFiles, type NewFile } from "#app/applications/receipt/sent-files.server.ts";
import { mayAnswerSql } from "#app/applications/receipt/to-applicant.server.ts";
import { findSender } from "#app/applications/receipt/to-employer.server.ts";
import { isEventKnown } from "#app/applications/receipt/told.server.ts";
import { findUnsafeAsk } from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { takeMailedFiles } from "./mailed-files.server.ts";
import { isAutomatic, isForged, toMailedText } from "./mailed-text.ts";
import { findStrayedMail, putAside, removeStrayedMail } from "./strayed-mails.server.ts";

/** As much as our own forms take. */
const mostBytes = 10 * 1024 * 1024;

type Mailed = Pick<ForwardableEmailMessage, "to" | "raw" | "rawSize" | "setReject">;

/**
 * An answer by mail becomes a message of its conversation. Its sender gets back what we cannot take, with the reason. A mail
 * that comes twice, or whose handling broke off, is one message: its Message-ID is the key of the write.
 */
export async function receiveMail(context: WorkContext, mailed: Mailed): Promise<void> {
  const reject = (reason: string) => mailed.setReject(reason);
  const address = await openReplyAddress(context.env, mailed.to);
  if (!address) return reject("There is no such address here.");
  if (mailed.rawSize > mostBytes)
    return reject("This mail is larger than 10 MB. Send less at once, or write on our site.");
  const email = await readEmail(mailed.raw);
  if (!email) return reject("We could not read this mail.");
  if (isAutomatic(email)) return;
  const conversation = await findConversation(context, address);
  if (!conversation) return reject("This conversation is no longer here.");
  const idempotencyKey = await sha256(
    JSON.stringify(["mail", address, email.messageId ?? [email.text, email.html]]),
  );
  if (await isEventKnown(context.db, idempotencyKey)) return;
  const sender = (email.from?.address ?? "").toLowerCase();
  const text = toMailedText(email);
  const writer = conversation.writers.find((one) => one.email.toLowerCase() === sender);
  const stray = isForged(email)
    ? "forged"
    : !writer
      ? "stranger"
      : address.side === "company" && findUnsafeAsk(text)
        ? "money"
        : null;
  if (stray || !writer)
    return putAside(context, { address, sender, text, idempotencyKey, reason: stray ?? "stranger" });
  const { files, refused } = await takeMailedFiles(context, sender, email.attachments);
  const whole = [text, ...refused].filter(Boolean).join("\n\n");
  if (!whole && files.length === 0) return reject("There was nothing in this mail.");
  const written = { text: whole || "Sent files.", files, actorId: writer.id, idempotencyKey };
  const problem = await deliverMessage(context, address, conversation, written);
  if (problem) {
    await dropSentFiles(context, files);
    reject(problem);
  }
}

/** Deep nesting and long headers are refused: nobody answers with them. */
async function readEmail(raw: ReadableStream): Promise<Email | null> {
  try {
    // Only a mail asks for it, and a Worker starts sooner without it.
    const { default: PostalMime } = await import("postal-mime");
    return await PostalMime.parse(raw, { maxNestingDepth: 30, maxHeadersSize: 256 * 1024 });
  } catch {
    return null;
  }
}

interface Conversation {
  company: { id: number; name: string } | null;
  /** Who may write by this address: the applicant, or the company's owners and recruiters of today. */
  writers: readonly { id: number | null; email: string }[];
}

async function findConversation(
  { db: { $client } }: WorkContext,
  { publicId, side }: ReplyAddress,
): Promise<Conversation | null> {
  const [found, members] = await $client.batch([
    $client
      .prepare(
        `SELECT a.email, a.user_id AS userId, e.id AS companyId, e.name AS company
          FROM applications a LEFT JOIN employers e ON e.id = a.employer_id WHERE a.public_id = ?1`,
      )
      .bind(publicId),
    $client
      .prepare(
        `SELECT u.id, u.email FROM applications a JOIN memberships m ON m.employer_id = a.employer_id
          JOIN users u ON u.id = m.user_id WHERE a.public_id = ?1 AND m.role IN ('owner', 'recruiter')
            AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM held_employers h WHERE h.id = a.employer_id) LIMIT 100`,
      )
      .bind(publicId),
  ]);
  const row = found!.results[0] as
    | { email: string; userId: number | null; companyId: number | null; company: string }
    | undefined;
  if (!row) return null;
  return {
    company: row.companyId === null ? null : { id: row.companyId, name: row.company },
    writers:
      side === "applicant"
        ? [{ id: row.userId, email: row.email }]
        : (members!.results as { id: number; email: string }[]),
  };
}

/** Our desk read it. Why it could not be delivered, or null once it was. */
export async function deliverStrayed(
  context: WorkContext,
  id: number,
  actorId: number,
): Promise<string | null> {
  const found = await findStrayedMail(context.db, id);
  if (!found) return "It was deleted or delivered meanwhile.";
  const address: ReplyAddress = { publicId: found.application, side: found.side };
  const conversation = await findConversation(context, address);
  const writer = conversation?.writers.find(
    ({ email }) => found.side === "applicant" || email.toLowerCase() === found.sender,
  );
  if (!conversation || !writer) return "Its sender is no longer on the team.";
  const problem = await deliverMessage(context, address, conversation, {
    ...{ text: found.text, files: [], actorId: writer.id },
    idempotencyKey: await sha256(`strayed mail ${id}`),
  });
  if (problem === null) await removeStrayedMail(context, id, actorId, "delivered");
  return problem;
}

interface Written {
  text: string;
  files: readonly NewFile[];
  actorId: number | null;
  idempotencyKey: string;
}

/** Why it was not delivered, for its sender. Null once it was. */
async function deliverMessage(
  context: WorkContext,
  { publicId, side }: ReplyAddress,
  { company }: Pick<Conversation, "company">,
  written: Written,
): Promise<string | null> {
  if (side === "applicant") {
    const found = await findSender(context, publicId);
    return found && (await sendReply(context, found, written)) ? null : notReplied;
  }
  const applicant = await context.db.$client
    .prepare(
      `SELECT id, public_id AS publicId, user_id AS userId, email, job_title AS jobTitle FROM applications a
        WHERE public_id = ?1 AND employer_id = ?2 AND ${mayAnswerSql}`,
    )
    .bind(publicId, company?.id ?? 0)
    .first<Parameters<typeof sendAnswer>[1]["applicant"]>();
  if (!applicant || !company || written.actorId === null) return stopped;
  if (!(await takeAnswers(context, company.id, 1, applicant.email))) return tooManyAnswers;
  const { text, files, actorId: senderId, idempotencyKey } = written;
  const isSent = await sendAnswer(context, {
    ...{ company, senderId, applicant, idempotencyKey, files },
    answer: { template: "message", text },
  });
  return isSent ? null : stopped;
}

const stopped = "The applicant withdrew or takes no more messages, so this was not delivered.";
