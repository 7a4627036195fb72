import { parseWithZod } from "@conform-to/zod/v4";
import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  moneyAsked,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import {
  answerSchema,
  fillTemplate,
  findUnknownMark,
  manyMarks,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { changeApplicantStates } from "#app/applications/applicants/applicant-changes.server.ts";
import {
  endApplications,
  isInterviewedSql,
} from "#app/applications/applicants/ending/end-applications.server.ts";
import {
  outOfDays,
  tellDayField,
  toTellAt,
  toTellDays,
} from "#app/applications/applicants/ending/tell-time.ts";
import { firstNameMark, positionMark } from "#app/applications/notices/applicant-mails.ts";
import { takeNewestTexts } from "#app/applications/receipt/resume-texts.server.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { asksForMoney } from "#app/jobs/checks/warnings/posting-warnings.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { toWordsQuery } from "#app/kit/text/words.ts";
import { paths } from "#app/paths.ts";
import {
  bulkSchema,
  listFields,
  listPicked,
  parseApplicantSearch,
  toApplicantQuery,
} from "./applicant-search.ts";
import { findApplicants } from "./list-applicants.server.ts";
import { type ApplicantRow, toApplicantRow, toMovedText } from "./list-view.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string };
}

export interface ListAnswer {
  found?: { words: string; rows: ApplicantRow[]; hasMore: boolean };
  problem?: string;
  done?: string;
  picked?: string[];
  to?: string;
  /** What these people are told before they are moved. */
  ask?: {
    people: number;
    /** Chosen, and not open any more. */
    leftOut: number;
    /** Of these people. */
    interviewed: number;
    text: string;
    interviewedText: string;
    days: { first: string; last: string };
    tellOn: string;
    replyTo: string;
  };
}

const mostLetters = 200;

/** The words to search for come in the body, because histories and logs keep addresses. */
export async function receiveListForm(asked: Asked): Promise<ListAnswer> {
  const { context, request } = asked;
  const { company } = await admitToCompany(asked, everyMember);
  const form = await requireForm(request, listFields);
  const words = String(form.get("find") ?? "")
    .slice(0, mostLetters)
    .trim();
  const changed = form.has("to") ? await changePicked(asked, form) : {};
  const found = words ? await search(context, company.employerId, company.employerSlug, words) : undefined;
  if (found || changed.problem || changed.ask) return { ...changed, found };
  const query = new URLSearchParams(
    toApplicantQuery(parseApplicantSearch(new URL(request.url).searchParams)),
  );
  if (changed.done !== undefined) query.set("moved", String(changed.moved));
  if (changed.to) query.set("to", changed.to);
  if (changed.ending) query.set("ending", changed.ending);
  throw goTo(paths.hiringApplicants(company.employerSlug, query.toString()));
}

interface Moved {
  moved?: number;
  /** What can be undone. */
  ending?: string;
}

async function changePicked(asked: Asked, form: FormData): Promise<ListAnswer & Moved> {
  const admitted = await admitToCompany(asked, whoWrites);
  const { viewer, company } = admitted;
  const publicIds = listPicked(form);
  const submission = parseWithZod(form, { schema: bulkSchema });
  const kept = { picked: publicIds, to: String(form.get("to") ?? "") };
  if (submission.status !== "success") return { ...kept, problem: "Choose where to move them." };
  if (publicIds.length === 0) return { ...kept, problem: "Choose at least one applicant." };
  const { to } = submission.value;
  if (to === "not-selected")
    return { ...kept, ...(await answerAndMove(asked.context, admitted, form, publicIds)) };
  const change = {
    employerId: company.employerId,
    publicIds,
    to,
    actorId: viewer.id,
  };
  const moved = await changeApplicantStates(asked.context, change);
  sendOutboxSoon(asked.context);
  return { to, moved, done: toMovedText(moved, to) };
}

/** Asks for the mail first, and sends it with the change, so that nobody is turned down unheard. */
async function answerAndMove(
  context: SiteContext,
  { viewer, company }: Awaited<ReturnType<typeof admitToCompany>>,
  form: FormData,
  publicIds: readonly string[],
): Promise<ListAnswer & Moved> {
  const { employerId, employerName } = company;
  const d1 = context.db.$client;
  const ids = `SELECT id FROM applications WHERE employer_id = ${Number(employerId)} AND ${isOpenSql}
    AND public_id IN (${publicIds.map((publicId) => `'${publicId.replace(/[^\w-]/g, "")}'`).join(", ")})`;
  const [counted, timeZone] = await Promise.all([
    d1
      .prepare(
        `SELECT count(*) AS people, count(*) FILTER (WHERE ${isInterviewedSql}) AS interviewed FROM applications WHERE id IN (${ids})`,
      )
      .first<{ people: number; interviewed: number }>(),
    readTimeZone(context.db, employerId),
  ]);
  const { people, interviewed } = counted!;
  if (people === 0) return { moved: 0, done: toMovedText(0, "not-selected") };
  const sender = toDisplayName(viewer) || employerName;
  const facts = { firstName: firstNameMark, job: positionMark, company: employerName, sender };
  const typed = form.get("text");
  const text = String(typed ?? fillTemplate("not-selected", facts));
  const interviewedText = String(
    form.get("interviewedText") ?? typed ?? fillTemplate("not-selected", facts, true),
  );
  const tellOn = String(form.get("tellOn") ?? "");
  const days = toTellDays(context.now, timeZone);
  const ask = {
    people,
    interviewed,
    leftOut: publicIds.length - people,
    text,
    interviewedText,
    days,
    tellOn,
    replyTo: viewer.email,
  };
  if (typed === null) return { ask };
  const texts = [...(interviewed < people ? [text] : []), ...(interviewed > 0 ? [interviewedText] : [])];
  for (const each of texts) {
    const read = answerSchema.safeParse({ template: "not-selected", text: each });
    if (!read.success) return { ask, problem: read.error.issues[0]!.message };
    const unknownMark = findUnknownMark(each, manyMarks);
    if (unknownMark) return { ask, problem: unknownMark };
    if (asksForMoney(each)) return { ask, problem: moneyAsked };
  }
  if (!viewer.emailVerified) return { ask, problem: "Confirm your email address first: replies go there." };
  const day = tellDayField.safeParse(tellOn || undefined);
  const tellAt = day.success && toTellAt(day.data, context.now, timeZone);
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
  const results = await d1.batch(ending.toStatements("true"));
  const moved = results.at(-1)!.results.length;
  const done = toMovedText(moved, "not-selected");
  return { moved, done, to: "not-selected", ...(moved > 0 ? { ending: ending.publicId } : {}) };
}

async function search(context: SiteContext, employerId: number, slug: string, words: string) {
  const { db, now } = context;
  const query = toWordsQuery(words);
  if (query === null) return { words, rows: [], hasMore: false };
  await takeNewestTexts(context, employerId);
  const [{ rows, hasMore }, timeZone] = await Promise.all([
    findApplicants(db, employerId, query),
    readTimeZone(db, employerId),
  ]);
  return { words, hasMore, rows: rows.map((row) => toApplicantRow(slug, row, now, timeZone)) };
}
