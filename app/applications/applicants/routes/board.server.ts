import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import {
  findBoardStages,
  findMovedCard,
  readBoard,
} from "#app/applications/applicants/board/board-cards.server.ts";
import { moveField, readMove } from "#app/applications/applicants/board/board-move.ts";
import { toColumns } from "#app/applications/applicants/board/board-view.server.ts";
import { inPlaceField } from "#app/applications/applicants/board/use-board-moves.ts";
import { tellFieldNames } from "#app/applications/applicants/ending/tell-fields.tsx";
import { readEndingId, readMoveBack } from "#app/applications/applicants/ending/undo-part.tsx";
import {
  parseBoardSearch,
  readBack,
  toBoardQuery,
  toSeen,
} from "#app/applications/applicants/list/applicant-search.ts";
import { toPostingOptions } from "#app/applications/applicants/list/list-view.server.ts";
import { parseMoved } from "#app/applications/applicants/list/list-words.ts";
import {
  changePicked,
  type ListAnswer,
  listMovedParams,
  returnMoved,
} from "#app/applications/applicants/list/receive-list-form.server.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { saidId } from "#app/kit/forms/said-place.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { company } = await admitToCompany(asked, everyMember);
  const { db, now } = asked.context;
  const { employerSlug } = company;
  const { searchParams } = new URL(asked.request.url);
  const search = parseBoardSearch(searchParams);
  const { job } = search;
  const { templates, shown, postings, timeZone } = await findBoardStages(db, company, search);
  const card = searchParams.get("card");
  const [board, moved] = await Promise.all([
    readBoard(db, company, shown, job),
    card ? findMovedCard(db, company, card) : null,
  ]);
  return {
    company: toHiringCompany(company),
    columns: toColumns({
      ...{ company: employerSlug, shown, job, timeZone, now, isManager: company.managerId !== null },
      ...board,
    }),
    filters: {
      job: job ?? "",
      postings: toPostingOptions(postings),
      template: String(shown.id),
      templates: job ? [] : templates.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    action: workPaths.hiringBoard(employerSlug, toBoardQuery(search)),
    list: workPaths.hiringApplicants(employerSlug, job ? `job=${job}` : ""),
    canChange: whoWrites.includes(company.role),
    done: parseMoved(
      searchParams,
      templates.flatMap(({ stages }) => stages),
      moved?.name,
    ),
    moved,
    ending: readEndingId(searchParams),
    back: readMoveBack(searchParams),
  };
}

export async function action(asked: ActionFunctionArgs): Promise<ListAnswer> {
  const { company } = await admitToCompany(asked, whoWrites);
  const { request } = asked;
  const form = await requireForm(
    request,
    ["to", "card", moveField, "back", "stands", inPlaceField, ...tellFieldNames],
    {
      repeated: ["card"],
    },
  );
  const move = readMove(form.get(moveField));
  if (move) form.set("to", move.to);
  const seen = toSeen(move ? [move.pick] : form.getAll("card"));
  const changed = form.has("back") ? await returnMoved(asked, form) : await changePicked(asked, form, seen);
  if (changed.done === undefined) return changed;
  const query = new URLSearchParams(toBoardQuery(parseBoardSearch(new URL(request.url).searchParams)));
  if (changed.returned !== undefined) query.set("returned", String(changed.returned));
  else for (const [name, value] of listMovedParams(changed)) query.set(name, value);
  const [first, ...others] = form.has("back") ? readBack(form.get("back")) : seen;
  const one = others.length === 0 && (changed.moved ?? changed.returned) === 1 ? first : undefined;
  if (one && !changed.ending) query.set("card", one[0]);
  const page = workPaths.hiringBoard(company.employerSlug, query.toString());
  // A script keeps the board where it is.
  throw goTo(form.has(inPlaceField) ? page : `${page}#${one ? `card-${one[0]}` : saidId}`);
}
