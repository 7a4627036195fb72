import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { askOne } from "#app/kit/platform/db-questions.ts";
import { noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toIdempotencyKey } from "#app/kit/platform/random.ts";
import { serverPaths } from "#app/server-paths.ts";
import { readCard } from "./scorecard.ts";
import type { CardAnswer } from "./scorecard-part.tsx";
import { saveScorecard, toCriteriaQuestion } from "./scorecard-store.server.ts";
import { type ShareAnswer, shareDays } from "./share-part.tsx";
import { createShare, endShare } from "./share-store.server.ts";
import { addTag, removeTag } from "./tag-store.server.ts";
import { tagField } from "./tags.ts";

/** The applicant's page, with what was done there. */
export type ToBack = (done: string) => string;

interface TeamForm {
  context: SiteContext;
  request: Request;
  viewer: Viewer;
  company: Membership;
  applicant: { id: number; publicId: string };
  form: FormData;
  back: ToBack;
}

/** Returns what is wrong, with what was typed. */
export async function receiveScorecard(asked: TeamForm): Promise<CardAnswer> {
  const { context, viewer, company, applicant, form, back } = asked;
  const { db, now } = context;
  const { employerId } = company;
  const refuse = (problem: string): CardAnswer => {
    noteRefusedForm(context);
    return { problem, typed };
  };
  const shown = String(form.get("criteria") ?? "");
  const criteria = await askOne(toCriteriaQuestion(db, employerId, applicant.id));
  const { typed, problem } = readCard(form, readShown(shown));
  if (problem !== null) return refuse(problem);
  if (shown !== JSON.stringify(criteria))
    return refuse("Your team changed the criteria meanwhile. Look at them again, then send yours.");
  const seen = Number(form.get("cardSeen")) || null;
  const reader = { employerId, userId: viewer.id };
  if (!(await saveScorecard(db, reader, applicant.id, typed, seen, now)))
    return refuse("You changed it meanwhile in another window. Send it again to keep this one.");
  throw goTo(back("scorecard"));
}

function readShown(text: string): string[] {
  try {
    const shown: unknown = JSON.parse(text);
    return Array.isArray(shown) ? shown.map(String) : [];
  } catch {
    return [];
  }
}

/** Returns the link, which is in no address and nowhere stored, or what is wrong. */
export async function receiveShare(asked: TeamForm): Promise<ShareAnswer> {
  const { context, request, viewer, company, applicant, form, back } = asked;
  const { db, env, now } = context;
  const writer = { employerId: company.employerId, userId: viewer.id };
  const takenBack = Number(form.get("takeBack"));
  if (takenBack) {
    if (!(await endShare(db, writer, applicant.id, takenBack, now))) throw notFound();
    throw goTo(back("unshared"));
  }
  const days = shareDays.find((each) => String(each) === form.get("shareDays"));
  if (!days) throw notFound();
  const idempotencyKey = await toIdempotencyKey(request, form, [applicant.publicId, viewer.id, days]);
  const made = { applicationId: applicant.id, days, idempotencyKey, secret: env.SESSION_SECRET, now };
  const key = await createShare(db, writer, made);
  if (key !== null) return { link: env.SITE_URL + serverPaths.shared(applicant.publicId, key) };
  noteRefusedForm(context);
  return {
    problem: "Nothing was shared: the applicant withdrew, or 10 links are open. Take one back first.",
  };
}

/** Returns what is wrong, with what was typed. */
export async function receiveTag(asked: TeamForm): Promise<{ typed: string; problem: string }> {
  const { context, viewer, company, applicant, form, back } = asked;
  const isAdded = form.has("tag");
  const typed = String(form.get(isAdded ? "tag" : "untag"));
  const read = tagField.safeParse(typed);
  if (!read.success) {
    noteRefusedForm(context);
    return { typed, problem: read.error.issues[0]!.message };
  }
  const change = isAdded ? addTag : removeTag;
  const writer = { employerId: company.employerId, userId: viewer.id };
  const changed = await change(context.db, writer, [applicant.publicId], read.data);
  const done = changed === 0 ? "same-tags" : isAdded ? "tagged" : "untagged";
  throw goTo(back(done));
}
