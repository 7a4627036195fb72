import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { readForm } from "#app/kit/platform/form/form-stream.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/idempotency.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { contactMessages, type MessageOutcome } from "./contact.ts";

interface ContactFormOptions<Schema extends z.ZodObject, Message> {
  schema: Schema;
  toMessage: (value: z.output<Schema>) => Message;
  create: (context: SiteContext, message: Message, idempotencyKey: string) => Promise<MessageOutcome>;
  failedTitle: string;
  sentPath: string;
}

/** For a post without JavaScript. Over the limit, reads nothing and tells how to get back to the typed text. */
export async function receiveContactForm<Schema extends z.ZodObject, Message>(
  context: SiteContext,
  request: Request,
  { schema, toMessage, create, failedTitle, sentPath }: ContactFormOptions<Schema, Message>,
) {
  noteRefusedForm(context);
  const toUnread = (status: number, text: string) =>
    data<RequestAnswer>(
      { problem: { title: failedTitle, text } },
      { status, headers: toRetryHeaders(status) },
    );
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    return toUnread(429, contactMessages.tooManyUnread);
  const form = await readForm(request, [...fieldNames(schema), idempotencyKeyField]);
  if (!(form instanceof FormData)) return toUnread(form.status, form.text);
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") {
    const text = toFieldSummary(Object.keys(submission.error ?? {}).length);
    return unprocessed<RequestAnswer>({ problem: { title: failedTitle, text }, result: submission.reply() });
  }
  const written = toMessage(submission.value);
  const key = await toIdempotencyKey(request, form, written);
  const outcome = await create(context, written, key);
  if (outcome.ok) {
    const { sent } = outcome;
    throw goTo(
      sentPath,
      sent ? { "set-cookie": toReceiptCookie("contact", sent.publicId, request.url) } : {},
    );
  }
  const { status, message, title = failedTitle } = outcome;
  return data<RequestAnswer>(
    { problem: { title, text: message }, result: submission.reply({ formErrors: [message] }) },
    { status },
  );
}

const toFieldSummary = (fields: number) =>
  fields === 1 ? "Please correct the field below." : `Please correct the ${fields} fields below.`;
