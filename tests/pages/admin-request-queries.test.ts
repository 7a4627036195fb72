import { expect, test } from "vitest";
import { selectOwnApplications } from "#app/applications/dashboard/own-application.server.ts";
import { selectApplicationPage, selectContactPage } from "#app/desk/requests/contact-list.server.ts";
import { selectTotals } from "#app/desk/requests/desk-form.server.ts";
import type { ListSearch } from "#app/desk/requests/list-search.ts";
import { selectMoved } from "#app/desk/requests/moved.server.ts";
import { findHireRequests, listHireRequests } from "#app/desk/requests/requests.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { explain as explainStatement } from "../support/explain.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const place = [1000, 5];
const searches: ListSearch[] = [null, "new" as const].flatMap((status) =>
  [false, true].flatMap((isMine) => [
    { status, isMine, before: null, after: null },
    { status, isMine, before: place, after: null },
    { status, isMine, before: null, after: place },
  ]),
);

async function explain(query: { toSQL: () => { sql: string; params: unknown[] } }): Promise<string> {
  const { sql, params } = query.toSQL();
  return explainStatement(env.DB.prepare(sql).bind(...params));
}

test.each(searches)("reads a page of requests in index order: %j", async (search) => {
  const { status, isMine } = search;
  const index = (byStatus: string) => {
    if (isMine) return byStatus.replace(/_by_.*/, status ? "_by_assignee_status" : "_by_assignee ");
    return status ? byStatus : byStatus.replace(/_by_.*/, "_newest");
  };
  const queries = [
    ["hire_requests_by_status", listHireRequests(db, search, 7)],
    ["contacts_by_status", selectContactPage(db, search, 7)],
    // Applications are assigned by their employer, so none is an admin's.
    ...(isMine ? [] : [["applications_for_desk_by_status", selectApplicationPage(db, search, 7)] as const]),
  ] as const;
  for (const [byStatus, query] of queries) {
    const plan = await explain(query);
    expect(plan).toContain(`USING INDEX ${index(byStatus)}`);
    expect(plan).not.toContain("TEMP B-TREE");
    expect(plan).not.toMatch(/SCAN (attachments|jobs)/);
    if (search.status || search.before || search.after) expect(plan).not.toContain("SCAN");
  }
});

test.each([
  ["hire_request", "hire_requests_by_status"],
  ["contact", "contacts_by_status"],
  ["application", "applications_for_desk_by_status"],
] as const)("counts each status of a %s from the index alone", async (kind, index) => {
  const plan = await explain(selectTotals(db, kind, 1_800_000_000_000));
  expect(plan.match(new RegExp(`SEARCH \\w+ USING COVERING INDEX ${index}`, "g"))).toHaveLength(7);
  expect(plan).not.toMatch(/SCAN (hire_requests|contacts|applications)/);
});

test("searches requests by their words through the index, and reads only the rows it found", async () => {
  const plan = await explain(findHireRequests(db, 'words : "dana" *'));
  expect(plan).toContain("SCAN hire_requests_fts VIRTUAL TABLE INDEX");
  expect(plan).toContain("SEARCH hire_requests USING INTEGER PRIMARY KEY");
  expect(plan).not.toContain("TEMP B-TREE");
});

test("reads a person's own applications from their index, newest first", async () => {
  const plan = await explain(selectOwnApplications(db, 1));
  expect(plan).toContain("USING INDEX applications_by_user");
  expect(plan).not.toContain("TEMP B-TREE");
});

test("counts what moved through indexes that end with the time compared", async () => {
  const plan = await explainStatement(selectMoved(db, 1_800_000_000_000));
  for (const index of [
    "hire_requests_newest",
    "contacts_newest",
    "applications_newest",
    "applications_for_desk_newest",
    "jobs_newest",
    "job_events_moved",
    "users_newest",
  ])
    expect(
      plan.match(new RegExp(`SEARCH \\w+ USING (COVERING )?INDEX ${index} \\([^)]*<`, "g")),
    ).toHaveLength(2);
  expect(plan).not.toMatch(/SCAN (?!CONSTANT|\()|TEMP B-TREE/);
});
