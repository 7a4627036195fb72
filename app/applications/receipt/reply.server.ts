import { redirect } from "@remix-run/cloudflare";
import { toToldStateSql } from "#app/applications/notices/told-state.ts";
import { openStates } from "#app/facts/reference/application-states.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { longestReply, type ReplyAnswer } from "./reply-part.tsx";
import {
  askHowItStands,
  findSender,
  readWithdrawalNote,
  type Sender,
  tellEmployer,
  withdrawApplication,
} from "./to-employer.server.ts";

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
  const form = await requireForm(request, ["intent", "note", "reply", idempotencyKeyField]);
  const { publicId, actorId } = own;
  const intent = form.get("intent");
  if (intent === "reply") {
    const answer = await receiveReply(context, request, form, own);
    if (!answer) throw redirect(`${page}${page.includes("?") ? "&" : "?"}sent=reply#reply`);
    noteRefusedForm(context);
    return unprocessed(answer);
  }
  if (intent === "ask") await askHowItStands(context, publicId, actorId);
  else await withdrawApplication(context, publicId, { actorId, note: readWithdrawalNote(form) });
  throw redirect(page);
}

/** Null once it is sent. */
async function receiveReply(
  context: SiteContext,
  request: Request,
  form: FormData,
  { publicId, actorId }: Omit<Own, "page">,
): Promise<ReplyAnswer | null> {
  const typed = String(form.get("reply") ?? "");
  const read = replyField.safeParse(typed);
  if (!read.success) return { typed, problem: read.error.issues[0]!.message };
  const found = await findSender(context, publicId);
  const { now } = context;
  const isSent =
    found !== null &&
    (await tellEmployer(context, found, {
      ...{ actorId, kind: "reply", detail: { text: read.data } },
      idempotencyKey: await toIdempotencyKey(request, form, ["reply", publicId, read.data]),
      where: `${toIsOpenSql(now)} AND (a.answered_at IS NOT NULL OR a.state IN ('interview', 'offer')) AND (
        SELECT count(*) FROM application_events e WHERE e.application_id = a.id AND e.kind = 'reply'
          AND e.at > ${now - dayMs}) < ${repliesADay}`,
      mail: toReplyMail(found, read.data),
    }));
  return isSent ? null : { typed, problem: notTaken };
}

const notTaken = `Your message was not sent: the application has ended, or you sent ${repliesADay} messages today.`;

export const toReplyMail = (
  {
    firstName,
    lastName,
    email,
    jobTitle,
    page,
  }: Pick<Sender, "firstName" | "lastName" | "email" | "jobTitle" | "page">,
  text: string,
): Omit<Mail, "to"> => ({
  replyTo: email,
  subject: `Message from an applicant: ${jobTitle}`,
  body: [
    `${quote(`${firstName} ${lastName}`.trim())}, who applied for ${quote(jobTitle)}, wrote to you:`,
    quote(text),
    ...(page ? [`See it with the application:\n${page}`] : []),
  ].join("\n\n"),
});
