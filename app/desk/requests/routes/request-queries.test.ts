import { expect, test } from "vitest";
import { askOwnApplications } from "#app/applications/dashboard/own-application.server.ts";
import { selectApplicationPage, selectContactPage } from "#app/desk/requests/contact-list.server.ts";
import { selectMoved } from "#app/desk/requests/last-day-counts.server.ts";
import type { ListSearch } from "#app/desk/requests/list-search.ts";
import { findHireRequests, listHireRequests, selectTotals } from "#app/desk/requests/requests.server.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import { env } from "#tests/support/site.ts";
import { explainStatements } from "../../../../scripts/bench/query-plans.ts";

const place = [1000, 5];
const searches: ListSearch[] = [null, "new" as const].flatMap((status) =>
  [false, true].flatMap((isMine) => [
    { status, isMine, before: null, after: null },
    { status, isMine, before: place, after: null },
    { status, isMine, before: null, after: place },
  ]),
);

const explain = async (work: (on: Db) => Promise<unknown>): Promise<string> => {
  const plans = await explainStatements(env.DB, (recorder) => work(toDb(recorder)));
  return plans.flatMap(({ plan }) => plan).join("; ");
};

test.each(searches)("reads a page of requests in index order: %j", async (search) => {
  const { status, isMine } = search;
  const index = (byStatus: string) => {
    if (isMine) return byStatus.replace(/_by_.*/, status ? "_by_assignee_status" : "_by_assignee ");
    return status ? byStatus : byStatus.replace(/_by_.*/, "_newest");
  };
  const queries = [
    ["hire_requests_by_status", (on: Db) => listHireRequests(on, search, 7)],
    ["contacts_by_status", (on: Db) => selectContactPage(on, search, 7)],
    // Applications are assigned by their employer, so none is an admin's.
    ...(isMine
      ? []
      : [["applications_for_desk_by_status", (on: Db) => selectApplicationPage(on, search, 7)] as const]),
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
  const plan = await explain((db) => selectTotals(db, kind, 1_800_000_000_000).all());
  expect(plan.match(new RegExp(`SEARCH \\w+ USING COVERING INDEX ${index}`, "g"))).toHaveLength(7);
  expect(plan).not.toMatch(/SCAN (hire_requests|contacts|applications)/);
});

test("searches requests by their words through the index, and reads only the rows it found", async () => {
  const plan = await explain((db) => findHireRequests(db, 'words : "dana" *'));
  expect(plan).toContain("SCAN hire_requests_fts VIRTUAL TABLE INDEX");
  expect(plan).toContain("SEARCH hire_requests USING INTEGER PRIMARY KEY");
  expect(plan).not.toContain("TEMP B-TREE");
});

test("reads a person's own applications from their index, newest first", async () => {
  const plan = await explain((db) => askOwnApplications(db, 1, { before: null, after: [1, 1] }, 1).all());
  expect(plan).toContain("USING INDEX applications_by_user");
  expect(plan).not.toContain("TEMP B-TREE");
});

test("counts what moved through indexes that end with the time compared", async () => {
  const plan = await explain((db) => selectMoved(db, 1_800_000_000_000).all());
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
