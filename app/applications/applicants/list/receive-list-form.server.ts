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
  firstNameMark,
  manyMarks,
  positionMark,
} from "#app/applications/applicants/answer/answer-templates.ts";
import { toManyAnswers } from "#app/applications/applicants/answer/many-answers.server.ts";
import { changeApplicantStates } from "#app/applications/applicants/applicant-changes.server.ts";
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
    text: string;
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
  throw goTo(paths.hiringApplicants(company.employerSlug, query.toString()));
}

async function changePicked(asked: Asked, form: FormData): Promise<ListAnswer & { moved?: number }> {
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
    now: asked.context.now,
  };
  const moved = await changeApplicantStates(asked.context.db, change);
  return { to, moved, done: toMovedText(moved, to) };
}

/** Asks for the mail first, and sends it with the change, so that nobody is turned down unheard. */
async function answerAndMove(
  context: SiteContext,
  { viewer, company }: Awaited<ReturnType<typeof admitToCompany>>,
  form: FormData,
  publicIds: readonly string[],
): Promise<ListAnswer & { moved?: number }> {
  const { employerId, employerName } = company;
  const d1 = context.db.$client;
  const of = JSON.stringify(publicIds);
  const where = `employer_id = ${Number(employerId)} AND public_id IN (SELECT value FROM json_each(?1)) AND ${isOpenSql}`;
  const people =
    (await d1.prepare(`SELECT count(*) AS n FROM applications WHERE ${where}`).bind(of).first<number>("n")) ??
    0;
  if (people === 0) return { moved: 0, done: toMovedText(0, "not-selected") };
  const facts = { firstName: firstNameMark, job: positionMark, company: employerName };
  const draft = fillTemplate("not-selected", { ...facts, sender: toDisplayName(viewer) || employerName });
  const typed = form.get("text");
  const text = typeof typed === "string" ? typed : draft;
  const ask = { people, leftOut: publicIds.length - people, text, replyTo: viewer.email };
  if (typed === null) return { ask };
  const read = answerSchema.safeParse({ template: "not-selected", text });
  if (!read.success) return { ask, problem: read.error.issues[0]!.message };
  if (!viewer.emailVerified) return { ask, problem: "Confirm your email address first: replies go there." };
  const unknownMark = findUnknownMark(text, manyMarks);
  if (unknownMark) return { ask, problem: unknownMark };
  if (asksForMoney(text)) return { ask, problem: moneyAsked };
  if (!(await takeAnswers(context, employerId, people))) return { ask, problem: tooManyAnswers };
  const results = await d1.batch(
    toManyAnswers(context, {
      ids: `SELECT id FROM applications WHERE ${where}`,
      of,
      employerId,
      isPossible: "true",
      company: employerName,
      sender: { id: viewer.id, email: viewer.email },
      answer: read.data,
    }),
  );
  sendOutboxSoon(context);
  const moved = results.at(-1)!.results.length;
  return { moved, done: toMovedText(moved, "not-selected"), to: "not-selected" };
}

async function search({ db, now }: SiteContext, employerId: number, slug: string, words: string) {
  const query = toWordsQuery(words);
  if (query === null) return { words, rows: [], hasMore: false };
  const [{ rows, hasMore }, timeZone] = await Promise.all([
    findApplicants(db, employerId, query),
    readTimeZone(db, employerId),
  ]);
  return { words, hasMore, rows: rows.map((row) => toApplicantRow(slug, row, now, timeZone)) };
}
