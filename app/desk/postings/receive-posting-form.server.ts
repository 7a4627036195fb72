import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import {
  listReviewChanges,
  type ReviewChange,
  readReviewContent,
  toReviewContent,
} from "#app/companies/posting/publication/compared-content.ts";
import {
  decidePosting,
  findReviewedPosting,
} from "#app/companies/posting/publication/decide-posting.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { actOnPosting } from "./act-on-posting.server.ts";
import { type ReadDecision, readDecision } from "./bulk-decision.server.ts";
import { findNextWaiting } from "./desk-postings.server.ts";
import { postingStepSchema, postingSteps } from "./posting-steps.ts";

/** The words of a posting, encoded for a form. */
const longestRead = 4 * 1024 * 1024;

interface PostingAnswer extends RequestAnswer {
  form: "step" | "reject" | "approve";
  /** What changed after the page was read, so that nothing was decided. */
  differences: ReviewChange[] | null;
}

export async function receivePostingForm(
  context: SiteContext,
  request: Request,
  { id, slug }: { id: number; slug: string },
  actorId: number,
) {
  const form = await requireForm(
    request,
    ["decision", "canned", "revision", "read", ...fieldNames(postingStepSchema)],
    { maxBytes: longestRead, maxFieldBytes: longestRead },
  );
  const back = (done: string) => goTo(deskPaths.adminPosting(slug, `done=${done}`));
  if (form.has("step")) {
    const submission = parseWithZod(form, { schema: postingStepSchema });
    if (submission.status !== "success") {
      noteRefusedForm(context);
      return unprocessed<PostingAnswer>({ form: "step", differences: null, result: submission.reply() });
    }
    const outcome = await actOnPosting(context, slug, submission.value, actorId);
    if (outcome === "missing") throw notFound();
    throw back(outcome === "decided" ? submission.value.step : outcome === "unchanged" ? "late" : outcome);
  }
  const read = readDecision(form);
  if (!read.ok) {
    noteRefusedForm(context);
    return unprocessed<PostingAnswer>({ form: "reject", differences: null, result: read.result });
  }
  // Asked before the posting leaves the list.
  const next = await findNextWaiting(context.db, id);
  const outcome = await decidePosting(context, slug, read.value, actorId);
  if (outcome === "missing") throw notFound();
  if (outcome === "changed") return showChanges(context, slug, read);
  if (outcome !== "decided") throw back(outcome === "unchanged" ? "late" : outcome);
  const { decision } = read.value;
  throw goTo(
    next === null
      ? deskPaths.adminPostings(`done=${decision}`)
      : deskPaths.adminPosting(next, `done=next-${decision}&of=${slug}`),
  );
}

/** A typed reason stays in its field. */
async function showChanges(
  { db }: SiteContext,
  slug: string,
  { value, result }: ReadDecision & { ok: true },
) {
  const found = await findReviewedPosting(db, slug);
  const before = readReviewContent(value.read);
  const differences = before && found ? listReviewChanges(before, toReviewContent(found.posting)) : [];
  return data<PostingAnswer>({ form: value.decision, differences, result }, { status: 409 });
}

const late = "Nothing changed: the posting is in another state by now.";

const notices: Record<string, { tone: "good" | "warn"; title: string }> = {
  approve: { tone: "good", title: "The posting is live, and its company has an email." },
  reject: { tone: "good", title: "The posting was sent back, and its company has your reason by email." },
  "next-approve": {
    tone: "good",
    title: "The posting before is live, and its company has an email. This is the next one.",
  },
  "next-reject": {
    tone: "good",
    title:
      "The posting before was sent back, and its company has your reason by email. This is the next one.",
  },
  ...Object.fromEntries(
    Object.entries(postingSteps).map(([step, { done }]) => [
      step,
      { tone: "good", title: `${done}, and its company has an email.` },
    ]),
  ),
  late: { tone: "warn", title: late },
  changed: {
    tone: "warn",
    title: "Nothing was decided: the posting has changed since you opened it. This is what it says now.",
  },
  suspended: {
    tone: "warn",
    title: "Nothing was opened: the company is suspended, or all of its owners are.",
  },
  unapproved: {
    tone: "warn",
    title:
      "Nothing was opened: no posting of this company is approved. Its people send it to the check first.",
  },
};

export const findPostingNotice = (done: string | null) => findNotice(notices, done);
