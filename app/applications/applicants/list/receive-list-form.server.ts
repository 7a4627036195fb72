import { parseWithZod } from "@conform-to/zod/v4";
import { askAndEnd } from "#app/applications/applicants/ending/ask-and-end.server.ts";
import type { TellAsk } from "#app/applications/applicants/ending/tell-fields.tsx";
import { askAndWrite } from "#app/applications/applicants/ending/write-many.server.ts";
import {
  findMovedMeanwhile,
  isMove,
  moveApplicants,
  moveBack,
} from "#app/applications/applicants/stages/applicant-changes.server.ts";
import { findStage } from "#app/applications/applicants/stages/stage-store.server.ts";
import { addTag, removeTag } from "#app/applications/applicants/team/tag-store.server.ts";
import { tagField } from "#app/applications/applicants/team/tags.ts";
import { takeNewestTexts } from "#app/applications/receipt/resume-texts.server.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import {
  isViewForm,
  receiveViewForm,
  viewFields,
} from "#app/companies/workspace/views/saved-views.server.ts";
import { viewNameField } from "#app/companies/workspace/views/saved-views.tsx";
import { toSaid } from "#app/kit/forms/said-place.ts";
import type { Membership, SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { toWordsQuery } from "#app/kit/text/words.ts";
import { workPaths } from "#app/work-paths.ts";
import {
  backSchema,
  bulkSchema,
  howManyCompared,
  listFields,
  listPicked,
  parseApplicantSearch,
  parseBeside,
  readBack,
  toApplicantQuery,
  toBackText,
  toBesideQuery,
  toPicked,
  toPickName,
  toViewQuery,
} from "./applicant-search.ts";
import { findApplicants } from "./list-applicants.server.ts";
import { type ApplicantRow, toApplicantRow } from "./list-view.server.ts";
import { comparing, toBackWords, toMovedText, toTaggedText, toWrittenText } from "./list-words.ts";

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
  tagName?: string;
  ask?: TellAsk;
  /** What can be undone. */
  ending?: string;
  /** Who was moved, and from where. */
  back?: string;
  view?: { text: string; typed: string };
}

const mostLetters = 200;

/** The words to search for come in the body, because histories and logs keep addresses. */
export async function receiveListForm(asked: Asked): Promise<ListAnswer> {
  const { context, request } = asked;
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const form = await requireForm(request, [...listFields, ...viewFields]);
  const { searchParams } = new URL(request.url);
  if (isViewForm(form)) {
    const query = toViewQuery(parseApplicantSearch(searchParams));
    const text = await receiveViewForm(context.db, { viewer, company, list: "applicants" }, form, query);
    if (text !== null) return { view: { text, typed: String(form.get(viewNameField)) } };
    throw goTo(workPaths.hiringApplicants(company.employerSlug, query));
  }
  const words = String(form.get("find") ?? "")
    .slice(0, mostLetters)
    .trim();
  const changed = await receiveChange(asked, form, company);
  const found = words ? await search(context, company, words) : undefined;
  if (found || changed.problem || changed.ask) return { ...changed, found };
  const shown = toApplicantQuery(parseApplicantSearch(searchParams));
  const query = new URLSearchParams(toBesideQuery(shown, parseBeside(searchParams)));
  if (changed.tagged !== undefined)
    query.set(changed.isTagged ? "tagged" : "untagged", String(changed.tagged));
  else if (changed.written !== undefined) {
    query.set("written", String(changed.written));
    if (changed.ending) query.set("ending", changed.ending);
  } else if (changed.returned !== undefined) query.set("returned", String(changed.returned));
  else if (changed.done !== undefined)
    for (const [name, value] of listMovedParams(changed)) query.set(name, value);
  const list = workPaths.hiringApplicants(company.employerSlug, query.toString());
  throw goTo(changed.done === undefined ? list : toSaid(list));
}

/** What the pressed button asks for. A search for words changes nothing. */
async function receiveChange(asked: Asked, form: FormData, company: Membership): Promise<ListAnswer & Moved> {
  const picked = listPicked(form);
  if (form.has(comparing)) return comparePicked(company, picked);
  if (form.has("back")) return returnMoved(asked, form);
  const tags = toTagging(form);
  if (tags) return tagPicked(asked, tags, picked);
  if (form.has("writing")) return writePicked(asked, form, picked);
  return form.has("to") ? changePicked(asked, form, picked) : {};
}

/** What the next page says of a move. */
export const listMovedParams = ({
  moved,
  mailed,
  to,
  back,
  ending,
}: ListAnswer & Moved): [string, string][] => [
  ["moved", String(moved)],
  ...(mailed === undefined ? [] : ([["mailed", String(mailed)]] as [string, string][])),
  ...Object.entries({ to, back, ending }).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  ),
];

interface Moved {
  moved?: number;
  mailed?: number;
  returned?: number;
  tagged?: number;
  isTagged?: boolean;
  written?: number;
}

/** By its button, or by Enter in its field while no stage is chosen. */
function toTagging(form: FormData): { typed: string; isAdded: boolean } | null {
  const typed = String(form.get("tagName") ?? "");
  const isAsked = form.has("tagging") || (typed.trim() !== "" && form.get("to") === "");
  return isAsked ? { typed, isAdded: form.get("tagging") !== "remove" } : null;
}

/** Leads to those chosen side by side. Keeps a choice that is too small, because this page alone knows it. */
function comparePicked(company: Membership, seen: ReadonlyMap<string, number | null>): ListAnswer & Moved {
  const ids = [...seen.keys()];
  if (ids.length > 1) {
    const query = new URLSearchParams(ids.map((publicId, at) => [toPickName(at), publicId]));
    throw goTo(workPaths.hiringCompare(company.employerSlug, query.toString()));
  }
  return {
    picked: [...seen].map(([publicId, stage]) => toPicked(publicId, stage)),
    problem: `Choose ${howManyCompared} to compare.${ids.length === 1 ? " You chose one." : ""}`,
  };
}

/** A move in error is taken back as a whole. */
export async function returnMoved(asked: Asked, form: FormData): Promise<ListAnswer & Moved> {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const read = backSchema.safeParse({ stands: form.get("stands") });
  const from = readBack(form.get("back"));
  const writer = { employerId: company.employerId, userId: viewer.id };
  const returned = read.success
    ? await moveBack(asked.context, { ...writer, from, stands: read.data.stands })
    : 0;
  return { returned, done: toBackWords(returned) };
}

async function tagPicked(
  asked: Asked,
  { typed, isAdded }: NonNullable<ReturnType<typeof toTagging>>,
  seen: ReadonlyMap<string, number | null>,
): Promise<ListAnswer & Moved> {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const kept = {
    picked: [...seen].map(([publicId, stage]) => toPicked(publicId, stage)),
    tagName: typed,
  };
  const name = tagField.safeParse(typed);
  if (!name.success) return { ...kept, problem: name.error.issues[0]!.message };
  if (seen.size === 0) return { ...kept, problem: "Choose at least one applicant." };
  const writer = { employerId: company.employerId, userId: viewer.id };
  const change = isAdded ? addTag : removeTag;
  const tagged = await change(asked.context.db, writer, [...seen.keys()], name.data);
  return { tagged, isTagged: isAdded, done: toTaggedText(tagged, isAdded) };
}

async function writePicked(
  asked: Asked,
  form: FormData,
  seen: ReadonlyMap<string, number | null>,
): Promise<ListAnswer & Moved> {
  const admitted = await admitToCompany(asked, whoWrites);
  const kept = { picked: [...seen].map(([publicId, stage]) => toPicked(publicId, stage)) };
  if (seen.size === 0) return { ...kept, problem: "Choose at least one applicant." };
  const written = await askAndWrite(asked.context, asked.request, admitted, form, [...seen.keys()]);
  if (written.written === undefined) return { ...kept, ...written };
  return { ...written, done: toWrittenText(written.written) };
}

export async function changePicked(
  asked: Asked,
  form: FormData,
  seen: ReadonlyMap<string, number | null>,
): Promise<ListAnswer & Moved> {
  const admitted = await admitToCompany(asked, whoWrites);
  const { viewer, company } = admitted;
  const submission = parseWithZod(form, { schema: bulkSchema });
  const kept = {
    picked: [...seen].map(([publicId, stage]) => toPicked(publicId, stage)),
    to: String(form.get("to") ?? ""),
  };
  const to =
    submission.status === "success" &&
    (await findStage(asked.context.db, company.employerId, submission.value.to));
  if (!to) return { ...kept, problem: "Choose where to move them." };
  if (seen.size === 0) return { ...kept, problem: "Choose at least one applicant." };
  const overtaken = () => findMovedMeanwhile(asked.context.db, company.employerId, seen, to.id);
  if (!isMove(to)) {
    // Nobody is turned down whom a colleague has just moved.
    const meanwhile = await overtaken();
    if (meanwhile.length > 0) return { ...kept, problem: meanwhile.join(" ") };
    const ended = await askAndEnd(asked.context, admitted, form, [...seen.keys()]);
    if (ended.moved === undefined) return { ...kept, ...ended };
    return { ...kept, ...ended, done: toMovedText(ended.moved, to.name) };
  }
  const { moved, mailed } = await moveApplicants(asked.context, {
    ...{ employerId: company.employerId, userId: viewer.id },
    ...{ seen, to },
  });
  sendOutboxSoon(asked.context);
  const meanwhile = moved < seen.size ? await overtaken() : [];
  const done = toMovedText(moved, to.name, undefined, mailed);
  if (meanwhile.length > 0)
    return { ...kept, problem: [moved > 0 ? done : "", ...meanwhile].filter(Boolean).join(" ") };
  return { to: kept.to, moved, mailed, done, ...(moved > 0 ? { back: toBackText(seen) } : {}) };
}

async function search(context: SiteContext, company: Membership, words: string) {
  const { employerId, employerSlug } = company;
  const { db, now } = context;
  const isManager = company.managerId !== null;
  const query = toWordsQuery(words);
  if (query === null) return { words, rows: [], hasMore: false };
  await takeNewestTexts(context, employerId);
  const { rows, hasMore, timeZone } = await findApplicants(db, company, words, query);
  return {
    words,
    hasMore,
    rows: rows.map((row) => toApplicantRow(employerSlug, row, now, timeZone, { isManager })),
  };
}
