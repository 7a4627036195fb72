import { expect, test } from "vitest";
import type { ListSearch } from "#app/admin/list-search.ts";
import {
  countNewContacts,
  countNewHireRequests,
  listContacts,
  listHireRequests,
} from "#app/admin/requests.server.ts";
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
  const index = search.status ? "by_status" : "newest";
  for (const [table, query] of [
    ["hire_requests", listHireRequests(db, search)],
    ["contacts", listContacts(db, search)],
  ] as const) {
    const plan = await explain(query);
    expect(plan).toContain(`USING INDEX ${table}_${index}`);
    expect(plan).not.toContain("TEMP B-TREE");
    expect(plan).not.toMatch(/SCAN (attachments|jobs)/);
    if (search.status || search.before || search.after) expect(plan).not.toContain("SCAN");
  }
});

test("counts new requests from the index alone", async () => {
  expect(await explain(countNewHireRequests(db))).toContain(
    "SEARCH hire_requests USING COVERING INDEX hire_requests_by_status",
  );
  expect(await explain(countNewContacts(db))).toContain(
    "SEARCH contacts USING COVERING INDEX contacts_by_status",
  );
});
