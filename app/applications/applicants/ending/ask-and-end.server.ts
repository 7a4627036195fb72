import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  type AnswerFacts,
  answerSchema,
  emptyLetter,
  endReasons,
  fillTemplate,
  fillText,
  findUnknownMark,
  hasOwnWords,
  manyMarks,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { type AnswerText, listAnswerTexts } from "#app/applications/applicants/answer/answer-texts.server.ts";
import { toWriterSql } from "#app/applications/applicants/stages/stage-store.server.ts";
import { firstNameMark, positionMark } from "#app/applications/notices/applicant-mails.ts";
import { toApplicantName, toBlindSql, toNameColumns } from "#app/applications/notices/blind.ts";
import type { admitToCompany } from "#app/companies/workspace/frame/company-guard.server.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { endApplications, isInterviewedSql } from "./end-applications.server.ts";
import type { TellAsk } from "./tell-fields.tsx";
import { outOfDays, readTellAt, toTellDays } from "./tell-time.ts";

interface Asking {
  /** What is asked before they are moved, and what is wrong with it. */
  ask?: TellAsk;
  problem?: string;
  moved?: number;
  /** What can be undone. */
  ending?: string;
}

/** Why these texts to several are not sent. */
export function findTextProblem(texts: readonly string[], facts: AnswerFacts): string | null {
  for (const text of texts) {
    const read = answerSchema.shape.text.safeParse(text);
    const problem = read.success
      ? hasOwnWords(text, facts)
        ? (findUnknownMark(text, manyMarks) ?? findUnsafeText(text))
        : emptyLetter
      : read.error.issues[0]!.message;
    if (problem) return problem;
  }
  return null;
}

export const unconfirmedWriter = "Confirm your email address first: we tell you of replies there.";

/** How a letter reads for the first of them. A name that is hidden from the team stays a mark. */
export function toLetterPreview([one]: readonly Named[], texts: readonly string[]): TellAsk["preview"] {
  if (!one) return undefined;
  const { firstName, isBlind, jobTitle } = one;
  return {
    name: toApplicantName(one),
    texts: texts.map((text) =>
      text.replaceAll(firstNameMark, isBlind ? firstNameMark : firstName).replaceAll(positionMark, jobTitle),
    ),
  };
}

/** The form's own text, its chosen one of the company's in place of it, and whether it is still to be read. */
export function readLetter(
  form: FormData,
  own: readonly AnswerText[],
  facts: Parameters<typeof fillTemplate>[1],
): { typed: string | null; isChosen: boolean } {
  const chosen = form.has("fill") ? own.find(({ id }) => String(id) === form.get("own")) : undefined;
  if (chosen) return { typed: fillText(chosen.text, { ...facts, interviewer: null }), isChosen: true };
  const typed = form.get("text");
  return { typed: typed === null ? null : String(typed), isChosen: false };
}

/** Whom a letter goes to, as the team may know them. */
export interface Named {
  firstName: string;
  lastName: string;
  isBlind: number;
  jobTitle: string;
}

/** SQL of the columns of `Named`, from `applications`. */
export const namedColumns = `${toNameColumns("applications")}, ${toBlindSql("applications")} AS isBlind,
  applications.job_title AS jobTitle`;

const mostNamed = 3;

export const toFirstNames = (told: readonly Named[]): string[] =>
  told.slice(0, mostNamed).map(toApplicantName);

/** A letter to one person has the words themselves, one to several has marks. */
export function toLetterFacts(told: readonly Named[]) {
  const [one, ...others] = told;
  if (!one || others.length > 0) return { firstName: firstNameMark, job: positionMark };
  return { firstName: one.isBlind ? firstNameMark : one.firstName, job: one.jobTitle };
}

/** Asks for the mail first, and sends it with the change, so that nobody is turned down unheard. */
export async function askAndEnd(
  context: SiteContext,
  { viewer, company }: Pick<Awaited<ReturnType<typeof admitToCompany>>, "viewer" | "company">,
  form: FormData,
  publicIds: readonly string[],
): Promise<Asking> {
  const { employerId, employerName } = company;
  const d1 = context.db.$client;
  const ids = `SELECT id FROM applications WHERE employer_id = ${Number(employerId)} AND ${isOpenSql}
    AND public_id IN (${publicIds.map((publicId) => `'${publicId.replace(/[^\w-]/g, "")}'`).join(", ")})`;
  const [{ results: told }, timeZone] = await Promise.all([
    d1
      .prepare(
        `SELECT ${namedColumns}, ${isInterviewedSql} AS isInterviewed FROM applications WHERE id IN (${ids}) ORDER BY id`,
      )
      .all<Named & { isInterviewed: number }>(),
    readTimeZone(context.db, employerId),
  ]);
  const people = told.length;
  const interviewed = told.filter(({ isInterviewed }) => isInterviewed).length;
  if (people === 0) return { moved: 0 };
  const sender = toDisplayName(viewer) || employerName;
  const facts = { ...toLetterFacts(told), company: employerName, sender };
  const own = await listAnswerTexts(context.db, employerId);
  const { typed, isChosen } = readLetter(form, own, facts);
  const text = typed ?? fillTemplate("not-selected", facts);
  const interviewedText = String(
    (isChosen ? typed : form.get("interviewedText")) ?? typed ?? fillTemplate("not-selected", facts, true),
  );
  const tellOn = String(form.get("tellOn") ?? "");
  const reason = endReasons.find((each) => each === form.get("reason")) ?? "";
  const days = toTellDays(context.now, timeZone);
  const ask = {
    people,
    names: toFirstNames(told),
    interviewed,
    leftOut: publicIds.length - people,
    text,
    interviewedText,
    days,
    tellOn,
    reason,
    texts: own.map(({ id, name }) => ({ id, name })),
  };
  if (typed === null || isChosen) return { ask };
  const texts = [...(interviewed < people ? [text] : []), ...(interviewed > 0 ? [interviewedText] : [])];
  const problem = findTextProblem(texts, facts);
  if (problem) return { ask, problem };
  if (form.has("preview")) return { ask: { ...ask, preview: toLetterPreview(told, texts) } };
  if (!viewer.emailVerified) return { ask, problem: unconfirmedWriter };
  const tellAt = readTellAt(tellOn, context.now, timeZone);
  if (tellAt === false) return { ask, problem: outOfDays };
  if (!(await takeAnswers(context, employerId, people))) return { ask, problem: tooManyAnswers };
  const ending = await endApplications(context, {
    ids,
    employerId,
    company: employerName,
    sender: { id: viewer.id, email: viewer.email },
    texts: { template: "not-selected", text, interviewedText },
    tellAt,
  });
  const results = await d1.batch([
    ...ending.toStatements("true"),
    d1
      .prepare(
        `UPDATE applications SET end_reason = ?1 WHERE id IN (SELECT v.application_id FROM application_endings n
          JOIN application_events v ON v.ending_id = n.id AND v.kind = 'state' WHERE n.public_id = ?2 AND n.employer_id = ?3)`,
      )
      .bind(reason || null, ending.publicId, employerId),
  ]);
  const moved = results.at(-2)!.results.length;
  return { moved, ...(moved > 0 ? { ending: ending.publicId } : {}) };
}

interface OneEnding {
  company: { id: number; name: string };
  sender: { id: number; email: string };
  publicId: string;
  /** The stage in which the sender saw the application. */
  seenIn: number;
}

/** Without a text of the company's: the applicant reads ours, once it cannot be undone any more. False where it was moved since. */
export async function endInOurWords(
  context: SiteContext,
  { company, sender, publicId, seenIn }: OneEnding,
): Promise<boolean> {
  const id = publicId.replace(/[^\w-]/g, "");
  const isSeen = `public_id = '${id}' AND employer_id = ${Number(company.id)} AND stage_id = ${Number(seenIn)} AND ${isOpenSql}
    AND ${toWriterSql({ employerId: company.id, userId: sender.id })}`;
  const ending = await endApplications(context, {
    ids: `SELECT id FROM applications WHERE ${isSeen}`,
    employerId: company.id,
    company: company.name,
    sender,
    texts: null,
    tellAt: null,
  });
  const results = await context.db.$client.batch(
    ending.toStatements(`EXISTS (SELECT 1 FROM applications WHERE ${isSeen})`),
  );
  return results.at(-1)!.results.length > 0;
}
