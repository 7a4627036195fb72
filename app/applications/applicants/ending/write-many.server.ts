import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  answerSchema,
  answerTemplates,
  fillTemplate,
  fillText,
  findUnknownMark,
  manyMarks,
  toAnswerBody,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { listAnswerTexts } from "#app/applications/applicants/answer/answer-texts.server.ts";
import { firstNameMark, positionMark, toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import {
  type Addressee,
  addresseeColumns,
  applicationMark,
  toMailInsert,
} from "#app/applications/notices/notice-inserts.server.ts";
import type { admitToCompany } from "#app/companies/workspace/frame/company-guard.server.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toMayHear } from "./end-applications.server.ts";
import type { TellAsk } from "./tell-fields.tsx";
import { outOfDays, tellDayField, toTellAt, toTellDays, undoMs } from "./tell-time.ts";

/** SQL about `applications`: who still takes messages. */
const isOpenToWords = "state <> 'withdrawn' AND messages_stopped_at IS NULL";

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
        `SELECT ${addresseeColumns} FROM applications WHERE employer_id = ?1 AND ${isOpenToWords}
          AND public_id IN (SELECT value FROM json_each(?2))`,
      )
      .bind(employerId, JSON.stringify(publicIds))
      .all<Addressee>(),
    readTimeZone(db, employerId),
    listAnswerTexts(db, employerId),
  ]);
  const people = addressees.length;
  if (people === 0) return { written: 0 };
  const sender = toDisplayName(viewer) || employerName;
  const facts = { firstName: firstNameMark, job: positionMark, company: employerName, sender };
  const chosen = form.has("fill") ? own.find(({ id }) => String(id) === form.get("own")) : undefined;
  const typed = chosen ? fillText(chosen.text, { ...facts, interviewer: null }) : form.get("text");
  const text = String(typed ?? fillTemplate("message", facts));
  const tellOn = String(form.get("tellOn") ?? "");
  const ask: TellAsk = {
    ...{ people, text, tellOn, isMessage: true },
    key: String(form.get(idempotencyKeyField) || randomId()),
    leftOut: publicIds.length - people,
    ...{ interviewed: 0, interviewedText: "", reason: "" },
    days: toTellDays(now, timeZone),
    texts: own.map(({ id, name }) => ({ id, name })),
  };
  if (typed === null || chosen) return { ask };
  const read = answerSchema.safeParse({ template: "message", text });
  if (!read.success) return { ask, problem: read.error.issues[0]!.message };
  const wrong = findUnknownMark(text, manyMarks) ?? findUnsafeText(text);
  if (wrong) return { ask, problem: wrong };
  if (!viewer.emailVerified)
    return { ask, problem: "Confirm your email address first: we tell you of replies there." };
  const day = tellDayField.safeParse(tellOn || undefined);
  const tellAt = day.success && toTellAt(day.data, now, timeZone);
  if (tellAt === false) return { ask, problem: outOfDays };
  if (!(await takeAnswers(context, employerId, people))) return { ask, problem: tooManyAnswers };
  const key = await toIdempotencyKey(request, form, ["write", text, ...publicIds]);
  const publicId = key.slice(0, 40).replace(/[^\w-]/g, "-");
  const written = await writeToMany(context, {
    ...{ publicId, employerId, company: employerName },
    ...{ senderId: viewer.id, addressees, text: read.data.text, sendAfter: tellAt ?? now + undoMs },
  });
  return { written, ...(written > 0 ? { ending: publicId } : {}) };
}

interface ManyLetters {
  /** Of the writing: the same press writes once. */
  publicId: string;
  employerId: number;
  company: string;
  senderId: number;
  addressees: readonly Addressee[];
  text: string;
  sendAfter: number;
}

/** How many it goes to: who had enough of the company today, stopped messages or withdrew meanwhile gets none. */
async function writeToMany(
  context: SiteContext,
  { publicId, employerId, company, senderId, addressees, text, sendAfter }: ManyLetters,
): Promise<number> {
  const { db, env, now } = context;
  const d1 = db.$client;
  const { subject } = answerTemplates.message;
  const isAnswered = Boolean(env.REPLY_DOMAIN);
  const about = { company: quote(company), job: quote(positionMark), page: applicationMark };
  const toMails = await toMailInsert(context, addressees, {
    subject: toStatusSubject(subject, positionMark, company),
    text: toAnswerBody({ ...about, text: quote(text), isAnswered }),
    ...{ sendAfter, isAnswered },
  });
  const writing = `(SELECT n.id FROM application_endings n WHERE n.public_id = '${publicId}' AND n.employer_id = ${Number(employerId)})`;
  const isTold = `id IN (${addressees.map(({ id }) => Number(id)).join(", ")}) AND employer_id = ${Number(employerId)}
    AND ${isOpenToWords} AND ${toMayHear(employerId, now)}`;
  try {
    const results = await d1.batch([
      d1
        .prepare(
          `INSERT INTO application_endings (public_id, employer_id, actor_id, at, tell_at) SELECT ?1, ?2, ?3, ?4, ?5
            WHERE EXISTS (SELECT 1 FROM applications WHERE ${isTold})`,
        )
        .bind(publicId, employerId, senderId, now, sendAfter),
      toMails(`${isTold} AND ${writing} IS NOT NULL`),
      d1
        .prepare(
          `INSERT INTO application_events (application_id, actor_id, kind, detail, at, ending_id)
            SELECT id, ?1, 'answer', json_object('template', 'message', 'subject', ?2, 'text',
              replace(replace(?3, '${positionMark}', job_title), '${firstNameMark}', first_name)), ?4, ${writing}
            FROM applications WHERE ${isTold} AND ${writing} IS NOT NULL`,
        )
        .bind(senderId, subject, text, now),
      d1
        .prepare(
          `UPDATE applications SET answered_at = coalesce(answered_at, ?1), updated_at = ?2
            WHERE id IN (SELECT v.application_id FROM application_events v WHERE v.ending_id = ${writing})`,
        )
        .bind(sendAfter, now),
    ]);
    return results[2]!.meta.changes;
  } catch (error) {
    if (isUniqueViolation(error, "application_endings.public_id")) return addressees.length;
    throw error;
  }
}
