import { parseWithZod } from "@conform-to/zod/v4";
import { changeApplicantStates } from "#app/applicants/applicant-changes.server.ts";
import { readTimeZone } from "#app/hiring/company/time-zone.server.ts";
import { admitToCompany, everyMember, whoWrites } from "#app/hiring/frame/company-guard.server.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { requireForm } from "#app/platform/form/form-stream.ts";
import { goTo } from "#app/platform/http.ts";
import { toWordsQuery } from "#app/text/search-words.ts";
import { parseApplicantSearch, toApplicantQuery } from "./applicant-search.ts";
import { bulkSchema, listFields, listPicked } from "./bulk-form.ts";
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
  if (found || changed.problem) return { ...changed, found };
  const query = new URLSearchParams(
    toApplicantQuery(parseApplicantSearch(new URL(request.url).searchParams)),
  );
  if (changed.done !== undefined) query.set("moved", String(changed.moved));
  if (changed.to) query.set("to", changed.to);
  throw goTo(paths.hiringApplicants(company.employerSlug, query.toString()));
}

async function changePicked(asked: Asked, form: FormData): Promise<ListAnswer & { moved?: number }> {
  const { viewer, company } = await admitToCompany(asked, whoWrites);
  const publicIds = listPicked(form);
  const submission = parseWithZod(form, { schema: bulkSchema });
  const kept = { picked: publicIds, to: String(form.get("to") ?? "") };
  if (submission.status !== "success") return { ...kept, problem: "Choose where to move them." };
  if (publicIds.length === 0) return { ...kept, problem: "Choose at least one applicant." };
  const { to } = submission.value;
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

async function search({ db, now }: SiteContext, employerId: number, slug: string, words: string) {
  const query = toWordsQuery(words);
  if (query === null) return { words, rows: [], hasMore: false };
  const [{ rows, hasMore }, timeZone] = await Promise.all([
    findApplicants(db, employerId, query),
    readTimeZone(db, employerId),
  ]);
  return { words, hasMore, rows: rows.map((row) => toApplicantRow(slug, row, now, timeZone)) };
}
