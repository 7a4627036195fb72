import { expect, test } from "vitest";
import { selectApplications, selectContacts } from "#app/admin/contact-list.server.ts";
import type { ListSearch } from "#app/admin/list-search.ts";
import { countNew, listHireRequests } from "#app/admin/requests.server.ts";
import { toDb } from "#app/platform/db.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const place = { createdAt: 1000, id: 5 };
const searches: ListSearch[] = [null, "new" as const].flatMap((status) => [
  { status, before: null, after: null },
  { status, before: place, after: null },
  { status, before: null, after: place },
]);

async function explain(query: { toSQL: () => { sql: string; params: unknown[] } }): Promise<string> {
  const { sql, params } = query.toSQL();
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join("; ");
}

test.each(searches)("reads a page of requests in index order: %j", async (search) => {
  const index = (byStatus: string) => (search.status ? byStatus : byStatus.replace(/_by_.*/, "_newest"));
  for (const [byStatus, query] of [
    ["hire_requests_by_status", listHireRequests(db, search)],
    ["contacts_by_status", selectContacts(db, search)],
    ["applications_by_desk_status", selectApplications(db, search)],
  ] as const) {
    const plan = await explain(query);
    expect(plan).toContain(`USING INDEX ${index(byStatus)}`);
    expect(plan).not.toContain("TEMP B-TREE");
    expect(plan).not.toMatch(/SCAN (attachments|jobs)/);
    if (search.status || search.before || search.after) expect(plan).not.toContain("SCAN");
  }
});

test("counts new requests from the index alone", async () => {
  expect(await explain(countNew(db, "hire_request"))).toContain("COVERING INDEX hire_requests_by_status");
  expect(await explain(countNew(db, "contact"))).toContain("COVERING INDEX contacts_by_status");
  expect(await explain(countNew(db, "application"))).toContain("COVERING INDEX applications_by_desk_status");
});
