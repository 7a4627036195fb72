import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import {
  type DataRequestRow,
  type DataRequestState,
  findDataRequest,
  selectClosedRequests,
  selectOpenRequests,
} from "./data-request-list.server.ts";
import { toDataRequestView } from "./data-request-view.ts";

const stateNames: [DataRequestState, string][] = [
  ["open", "Open"],
  ["done", "Done"],
  ["refused", "Refused"],
];

export async function readDataRequests({ db, now }: SiteContext, search: URLSearchParams) {
  const state = stateNames.find(([each]) => each === search.get("state"))?.[0] ?? "open";
  const place = parseIdPlace(search);
  const query = state === "open" ? selectOpenRequests(db) : selectClosedRequests(db, state, place);
  const read = (await query.all<DataRequestRow>()).results;
  const page = state === "open" ? { rows: read, newer: null, older: null } : toIdPage(read, place, { state });
  return {
    state,
    segments: stateNames.map(([each, label]) => ({
      label,
      to: paths.adminDataRequests(each === "open" ? "" : `state=${each}`),
      isCurrent: each === state,
    })),
    rows: page.rows.map((row) => toDataRequestView(row, now)),
    newer: page.newer === null ? null : paths.adminDataRequests(page.newer),
    older: page.older === null ? null : paths.adminDataRequests(page.older),
  };
}

export async function getDataRequest({ db }: SiteContext, publicId = ""): Promise<DataRequestRow> {
  const row = await findDataRequest(db, publicId);
  if (!row) throw notFound();
  return row;
}
