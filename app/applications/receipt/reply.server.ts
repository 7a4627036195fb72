import { redirect } from "@remix-run/cloudflare";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { toToldStateSql } from "#app/applications/notices/told-state.ts";
import { readDocumentForm } from "#app/clinicians/documents/receive-document.server.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import type { SiteContext, WorkContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { badForm, unprocessed } from "#app/kit/platform/http.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toCanReplySql } from "./may-write.ts";
import { longestReply, type ReplyAnswer } from "./reply-part.tsx";
import { dropSentFiles, type NewFile, nameMessageFiles, takeMessageFile } from "./sent-files.server.ts";
import {
  askHowItStands,
  findSender,
  readWithdrawalNote,
  type Sender,
  tellEmployer,
  withdrawApplication,
} from "./to-employer.server.ts";
import { isEventKnown, toAskedOtherSql } from "./told.server.ts";

const repliesADay = 10;

/** SQL of the states, told to the applicant, of the application `a`: those in which it is open. */
export const toIsOpenSql = (now: number): string =>
  `${toToldStateSql("a", now)} IN (${openStates.map((state) => `'${state}'`).join(", ")})`;

const replyField = requiredText("Enter your message.", longestReply);

interface Own {
  publicId: string;
  /** Null by the mailed link. */
  actorId: number | null;
  /** Where the form is. */
  page: string;
}

/** What an applicant does on the page of her own application. The caller knows that it is hers. */
export async function receiveOwnForm(context: SiteContext, request: Request, { page, ...own }: Own) {
  const sent = await readDocumentForm(request, ["intent", "note", "reply", idempotencyKeyField]);
  const { form, problem } = sent;
  const { publicId, actorId } = own;
  const intent = form.get("intent");
  if (problem && intent !== "reply") throw badForm(problem);
  if (intent === "reply") {
    const answer = await receiveReply(context, request, sent, own);
    if (!answer) throw redirect(`${page}${page.includes("?") ? "&" : "?"}sent=reply#reply`);
    noteRefusedForm(context);
    return unprocessed(answer);
  }
  if (intent === "share" || intent === "stop") {
    await (intent === "share" ? shareContact : stopMessages)(context, publicId);
    throw redirect(`${page}#contact`);
  }
  if (intent === "another") {
    await askForAnother(context, publicId, actorId);
    throw redirect(`${page}#messages`);
  }
  if (intent === "ask") await askHowItStands(context, publicId, actorId);
  else await withdrawApplication(context, publicId, { actorId, note: readWithdrawalNote(form) });
  throw redirect(page);
}

/** For good. The company sees it as news. */
const shareContact = ({ db, now }: SiteContext, publicId: string) =>
  db.$client
    .prepare(
      `UPDATE applications SET contact_shared_at = ?2, news_at = ?2
        WHERE public_id = ?1 AND contact_shared_at IS NULL AND state <> 'withdrawn'`,
    )
    .bind(publicId, now)
    .run();

/** For good, so that nobody is asked twice to be left alone. */
const stopMessages = ({ db, now }: SiteContext, publicId: string) =>
  db.$client
    .prepare(
      `UPDATE applications SET messages_stopped_at = ?2 WHERE public_id = ?1 AND messages_stopped_at IS NULL
        AND state <> 'withdrawn'`,
    )
    .bind(publicId, now)
    .run();

/** Once, in the conversation, to all who read it. */
async function askForAnother(context: SiteContext, publicId: string, actorId: number | null): Promise<void> {
  const found = await findSender(context, publicId);
  if (!found) return;
  const text = "Please let another recruiter of your team go on with this conversation.";
  const replyTo = await toReplyAddress(context.env, { publicId, side: "company" });
  await tellEmployer(context, found, {
    ...{ actorId, kind: "reply", detail: { text, asks: "another-recruiter" } },
    where: `${toCanReplySql(context.now)} AND NOT ${toAskedOtherSql("a")}`,
    mail: toReplyMail(found, text, replyTo),
  });
}

/** Null once it is sent. */
async function receiveReply(
  context: SiteContext,
  request: Request,
  { form, file, refusal }: Awaited<ReturnType<typeof readDocumentForm>>,
  { publicId, actorId }: Omit<Own, "page">,
): Promise<ReplyAnswer | null> {
  const typed = String(form.get("reply") ?? "");
  const read = replyField.safeParse(typed);
  if (refusal) return { typed, problem: refusal.problem, isOfFile: true };
  if (!read.success) return { typed, problem: read.error.issues[0]!.message };
  const found = await findSender(context, publicId);
  if (!found) return { typed, problem: notReplied };
  const written = ["reply", publicId, read.data, ...(file ? [file.name, file.bytes.length] : [])];
  const idempotencyKey = await toIdempotencyKey(request, form, written);
  if (await isEventKnown(context.db, idempotencyKey)) return null;
  const taken = file && (await takeMessageFile(context, found.email, file));
  if (taken && !taken.ok) return { typed, problem: taken.problem, isOfFile: true };
  const files = taken ? [taken.file] : [];
  if (await sendReply(context, found, { text: read.data, actorId, files, idempotencyKey })) return null;
  await dropSentFiles(context, files);
  return { typed, problem: notReplied };
}

export const notReplied = `Your message was not sent: the employer has not written yet, the application was withdrawn, you stopped messages, or you sent ${repliesADay} today.`;

interface Reply {
  text: string;
  actorId: number | null;
  /** In the bucket already. A caller drops them where nothing was sent. */
  files?: readonly NewFile[];
  idempotencyKey: string;
}

/** To a company that has written, or wants to meet, however it ended since. False where it may not be sent (any more). */
export async function sendReply(
  context: WorkContext,
  found: Sender,
  { text, actorId, files = [], idempotencyKey }: Reply,
): Promise<boolean> {
  const { now, env } = context;
  const { named, detail: ofFiles } = nameMessageFiles(files);
  const replyTo = await toReplyAddress(env, { publicId: found.publicId, side: "company" });
  return tellEmployer(context, found, {
    ...{ actorId, kind: "reply", idempotencyKey, files: named, isMessage: true },
    detail: { text, ...ofFiles },
    where: `${toCanReplySql(now)} AND (SELECT count(*) FROM application_events e
      WHERE e.application_id = a.id AND e.kind = 'reply' AND e.at > ${now - dayMs}) < ${repliesADay}`,
    mail: toReplyMail(found, [text, ...named.map(({ name }) => `[File: ${name}]`)].join("\n\n"), replyTo),
  });
}

export const toReplyMail = (
  {
    firstName,
    lastName,
    jobTitle,
    page,
    isBlind,
  }: Pick<Sender, "firstName" | "lastName" | "jobTitle" | "page" | "isBlind">,
  text: string,
  replyTo?: string,
): Omit<Mail, "to"> => ({
  replyTo,
  subject: `Message from an applicant: ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())}, who applied for ${quote(jobTitle)}, wrote to you${isBlind ? ". This review is blind, so read it on the page." : ":"}`,
    ...(isBlind ? [] : [quote(text)]),
    replyTo
      ? "Reply to this email to answer. Our site passes it on without your address."
      : "Answer on the site. A reply to this email reaches nobody.",
    ...(page ? [`See it with the application:\n${page}`] : []),
  ].join("\n\n"),
});
