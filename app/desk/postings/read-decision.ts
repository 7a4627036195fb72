import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { notFound } from "#app/kit/platform/http.ts";
import type { Decision } from "#app/companies/posting/publication/decide-posting.server.ts";
import { asReadFields } from "#app/companies/posting/publication/rejection.ts";
import { deskRejectionSchema, toRejection } from "./canned-reasons.ts";

const approvalSchema = z.object({ decision: z.literal("approve"), ...asReadFields });

/** `result` shows what was typed again. */
export type ReadDecision =
  | { ok: true; value: Decision; result?: RequestAnswer["result"] }
  | { ok: false; result: RequestAnswer["result"] };

/** Not ok when a rejection says no reason. Anything else that our forms do not send is not found. */
export function readDecision(form: FormData): ReadDecision {
  if (form.get("decision") === "reject") {
    const submission = parseWithZod(form, { schema: deskRejectionSchema });
    return submission.status === "success"
      ? { ok: true, value: toRejection(submission.value), result: submission.reply() }
      : { ok: false, result: submission.reply() };
  }
  const submission = parseWithZod(form, { schema: approvalSchema });
  if (submission.status !== "success") throw notFound();
  return { ok: true, value: submission.value };
}
