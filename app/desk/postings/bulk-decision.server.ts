import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import {
  type Decision,
  type DecisionOutcome,
  decidePosting,
} from "#app/companies/posting/publication/decide-posting.server.ts";
import { asReadFields } from "#app/companies/posting/publication/review-notes.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { deskRejectionSchema, toRejection } from "./canned-reasons.ts";
import { postingsPerPage } from "./desk-postings.server.ts";

export const pickFields = Array.from({ length: postingsPerPage }, (_, at) => `pick${at}`);

export interface BulkDecided {
  done: { text: string; isGood: boolean } | null;
  refused: (RequestAnswer & { picked: string[] }) | null;
}

/** One by one: each about the posting as the list showed it. */
export async function decideMany(
  context: SiteContext,
  form: FormData,
  actorId: number,
): Promise<BulkDecided> {
  const picked = [...new Set(pickFields.flatMap((name) => form.get(name) ?? []))].map(toPicked);
  const decision = readDecision(form);
  if (!decision.ok) {
    noteRefusedForm(context);
    return { done: null, refused: { picked: picked.map(({ pick }) => pick), result: decision.result } };
  }
  const outcomes: DecisionOutcome[] = [];
  for (const { slug, revision } of picked)
    outcomes.push(await decidePosting(context, slug, { ...decision.value, revision }, actorId));
  const text = toBulkDecisionText(decision.value.decision, outcomes);
  return { done: { text, isGood: outcomes.includes("decided") }, refused: null };
}

function toPicked(value: FormDataEntryValue) {
  const pick = String(value);
  const [, slug, revision] = /^([a-z0-9-]{1,200})@([\w-]{1,64})$/.exec(pick) ?? [];
  if (!slug || !revision) throw notFound();
  return { pick, slug, revision };
}

/** "3 approved. 1 had changed since you opened the list." */
function toBulkDecisionText(decision: "approve" | "reject", outcomes: readonly DecisionOutcome[]): string {
  if (outcomes.length === 0) return "Nothing was decided. Check the postings that you mean first.";
  const count = (outcome: DecisionOutcome) => outcomes.filter((each) => each === outcome).length;
  const told: [DecisionOutcome, string][] = [
    ["decided", decision === "approve" ? "approved" : "sent back"],
    ["changed", "had changed since you opened the list"],
    ["unchanged", "no longer waited: someone else decided or its company withdrew it"],
    ["suspended", "stays as it is, because its company is suspended"],
    ["missing", "was not found"],
  ];
  return told
    .filter(([outcome]) => count(outcome) > 0)
    .map(([outcome, words]) => `${count(outcome)} ${words}.`)
    .join(" ");
}

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
