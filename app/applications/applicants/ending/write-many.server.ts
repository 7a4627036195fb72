import { toDisplayName } from "#app/accounts/session/names.ts";
import { takeAnswers, tooManyAnswers } from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  answerSchema,
  answerTemplates,
  fillTemplate,
  listMovedStates,
  type TemplateName,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { listAnswerTexts } from "#app/applications/applicants/answer/answer-texts.server.ts";
import { type Addressee, addresseeColumns } from "#app/applications/notices/notice-inserts.server.ts";
import { toMayAnswerSql } from "#app/applications/receipt/to-applicant.server.ts";
import type { admitToCompany } from "#app/companies/workspace/frame/company-guard.server.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import {
  findTextProblem,
  type Named,
  namedColumns,
  readLetter,
  toFirstNames,
  toLetterFacts,
  toLetterPreview,
  unconfirmedWriter,
} from "./ask-and-end.server.ts";
import { toAnswerEvents, toLetterInsert, toMayHear } from "./end-applications.server.ts";
import type { TellAsk } from "./tell-fields.tsx";
import { outOfDays, readTellAt, toTellDays, undoMs } from "./tell-time.ts";

const takesMessages = toMayAnswerSql("applications");

interface Writing {
  ask?: TellAsk;
  problem?: string;
  written?: number;
  /** What can be undone. */
  ending?: string;
}

/** Asks for the words first. They go out when they can no longer be undone, each as a message of its own, and move nobody. */
export async function askAndWrite(
  context: SiteContext,
  request: Request,
  { viewer, company }: Pick<Awaited<ReturnType<typeof admitToCompany>>, "viewer" | "company">,
  form: FormData,
  publicIds: readonly string[],
): Promise<Writing> {
  const { employerId, employerName } = company;
  const { db, now } = context;
  const [{ results: addressees }, timeZone, own] = await Promise.all([
    db.$client
      .prepare(
        `SELECT ${addresseeColumns}, ${namedColumns} FROM applications WHERE employer_id = ?1 AND ${takesMessages}
          AND public_id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(employerId, JSON.stringify(publicIds))
      .all<Addressee & Named>(),
    readTimeZone(db, employerId),
    listAnswerTexts(db, employerId),
  ]);
  const people = addressees.length;
  if (people === 0) return { written: 0 };
  const sender = toDisplayName(viewer) || employerName;
  const facts = { ...toLetterFacts(addressees), company: employerName, sender };
  const { typed, isChosen } = readLetter(form, own, facts);
  const text = typed ?? fillTemplate("message", facts);
  const tellOn = String(form.get("tellOn") ?? "");
  const ask: TellAsk = {
    ...{ people, names: toFirstNames(addressees), text, tellOn, isMessage: true },
    key: String(form.get(idempotencyKeyField) || randomId()),
    leftOut: publicIds.length - people,
    ...{ interviewed: 0, interviewedText: "", reason: "" },
    days: toTellDays(now, timeZone),
    texts: own.map(({ id, name }) => ({ id, name })),
  };
  if (typed === null || isChosen) return { ask };
  const problem = findTextProblem([text], facts);
  if (problem) return { ask, problem };
  if (form.has("preview")) return { ask: { ...ask, preview: toLetterPreview(addressees, [text]) } };
  if (!viewer.emailVerified) return { ask, problem: unconfirmedWriter };
  const tellAt = readTellAt(tellOn, now, timeZone);
  if (tellAt === false) return { ask, problem: outOfDays };
  if (!(await takeAnswers(context, employerId, people))) return { ask, problem: tooManyAnswers };
  const key = await toIdempotencyKey(request, form, ["write", text, ...publicIds]);
  const publicId = toWritingId(key);
  const written = await writeToMany(context, {
    ...{ publicId, employerId, company: employerName, senderId: viewer.id, addressees },
    template: "message",
    text: answerSchema.shape.text.parse(text),
    sendAfter: tellAt ?? now + undoMs,
  });
  return { written, ...(written > 0 ? { ending: publicId } : {}) };
}

/** What a sent form's letters are undone by: the same for a form that is sent twice. */
export const toWritingId = (idempotencyKey: string): string =>
  idempotencyKey.slice(0, 40).replace(/[^\w-]/g, "-");

interface ManyLetters {
  /** Of the writing: the same press writes once. */
  publicId: string;
  employerId: number;
  company: string;
  senderId: number;
  addressees: readonly Addressee[];
  /** One that moves applicants moves them at once, and undoing it puts them back. */
  template: TemplateName;
  text: string;
  sendAfter: number;
}

/** How many it goes to: who had enough of the company today, stopped messages or withdrew meanwhile gets none. */
export async function writeToMany(
  context: SiteContext,
  { publicId, employerId, company, senderId, addressees, template, text, sendAfter }: ManyLetters,
): Promise<number> {
  const { db, now } = context;
  const d1 = db.$client;
  const letter = { template, text };
  const { to } = answerTemplates[template];
  const moved = listMovedStates(to).map((state) => `'${state}'`);
  const toMails = await toLetterInsert(context, addressees, { ...letter, company, sendAfter });
  const writing = `(SELECT n.id FROM application_endings n WHERE n.public_id = '${publicId}' AND n.employer_id = ${Number(employerId)})`;
  const isTold = `id IN (${addressees.map(({ id }) => Number(id)).join(", ")}) AND employer_id = ${Number(employerId)}
    AND ${takesMessages} AND ${toMayHear(employerId, now)}`;
  try {
    const results = await d1.batch([
      d1
        .prepare(
          `INSERT INTO application_endings (public_id, employer_id, actor_id, at, tell_at) SELECT ?1, ?2, ?3, ?4, ?5
            WHERE EXISTS (SELECT 1 FROM applications WHERE ${isTold})`,
        )
        .bind(publicId, employerId, senderId, now, sendAfter),
      toMails(`${isTold} AND ${writing} IS NOT NULL`),
      toAnswerEvents(d1, {
        texts: { ...letter, interviewedText: text },
        ...{ senderId, now, endingId: writing },
        isTold: `${isTold} AND ${writing} IS NOT NULL`,
      }),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, ending_id)
            SELECT id, ?1, 'state', json_object('from', state, 'to', ?2), ?3, ${writing} FROM applications
            WHERE ${isTold} AND ${writing} IS NOT NULL AND state IN (${moved.join(", ")})`,
        )
        .bind(senderId, to, now),
      d1
        .prepare(
          `UPDATE applications SET answered_at = coalesce(answered_at, ?1), updated_at = ?2,
            state = iif(state IN (${moved.join(", ")}), ?3, state)
            WHERE id IN (SELECT v.application_id FROM application_events v WHERE v.ending_id = ${writing})`,
        )
        .bind(sendAfter, now, to),
    ]);
    return results[2]!.meta.changes;
  } catch (error) {
    if (isUniqueViolation(error, "application_endings.public_id")) return addressees.length;
    throw error;
  }
}
