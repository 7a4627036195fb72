import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { fieldNames } from "#app/platform/form-rules.ts";
import { requireForm } from "#app/platform/form-stream.ts";
import { unprocessed } from "#app/platform/http.ts";
import { isWithinLimit } from "#app/platform/rate-limit.ts";
import { emailSchema } from "./account.ts";
import { toFormRefusal, tooManyRequests, toUnreadRefusal } from "./refusal.ts";
import { requestLink } from "./request-link.server.ts";

/** Receives the form that asks for a mailed link. */
export async function receiveLinkRequest(
  { context, request }: ActionFunctionArgs,
  purpose: Parameters<typeof requestLink>[2],
) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request))) return toUnreadRefusal(tooManyRequests);
  const submission = parseWithZod(await requireForm(request, fieldNames(emailSchema)), {
    schema: emailSchema,
  });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const result = await requestLink(context, request, purpose, submission.value.email);
  return result.ok ? data(submission.reply()) : toFormRefusal(submission, result);
}
