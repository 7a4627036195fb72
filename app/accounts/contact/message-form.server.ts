import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { readForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { isWithinLimit, toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { contactMessages, type MessageOutcome } from "./contact.ts";

type Refused = Extract<MessageOutcome, { ok: false }>;

/** For a post without JavaScript. Over the limit, reads nothing and tells how to get back to the typed text. */
export async function readMessageForm<Schema extends z.ZodObject>(
  context: SiteContext,
  request: Request,
  schema: Schema,
) {
  noteRefusedForm(context);
  const { title } = contactMessages.failed;
  const toUnread = (status: number, text: string) => ({
    answer: data<RequestAnswer>({ problem: { title, text } }, { status, headers: toRetryHeaders(status) }),
  });
  if (!(await isWithinLimit(context.env.REQUEST_LIMIT, request)))
    return toUnread(429, contactMessages.tooManyUnread);
  const form = await readForm(request, [...fieldNames(schema), idempotencyKeyField]);
  if (!(form instanceof FormData)) return toUnread(form.status, form.text);
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") {
    const text = toFieldSummary(Object.keys(submission.error ?? {}).length);
    return { answer: unprocessed<RequestAnswer>({ problem: { title, text }, result: submission.reply() }) };
  }
  return {
    answer: null,
    value: submission.value as z.output<Schema>,
    toKey: (written: unknown) => toIdempotencyKey(request, form, written),
    /** Shows the form again, with why nothing was taken. */
    refuse: ({ status, message, title: own }: Refused) =>
      data<RequestAnswer>(
        {
          problem: { title: own ?? title, text: message },
          result: submission.reply({ formErrors: [message] }),
        },
        { status },
      ),
  };
}

const toFieldSummary = (fields: number) =>
  fields === 1 ? "Please correct the field below." : `Please correct the ${fields} fields below.`;
