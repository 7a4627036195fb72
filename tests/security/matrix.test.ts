import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { endpoints } from "../../functions/api.ts";
import { newVisitor, signIn, signInAs, type TestUser } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting } from "../support/applicants.ts";
import { fillCatalog } from "../support/catalog.ts";
import {
  type Answer,
  everybody,
  findGroup,
  outsiders,
  type Person,
  people,
} from "../support/matrix/groups.ts";
import { jpeg } from "../support/photos.ts";
import { env, isWhole, origin, send } from "../support/site.ts";
import { fillWizard, write } from "../support/wizard.ts";

const users: Partial<Record<Person, TestUser>> = {};
const cookies: Partial<Record<Person, string>> = {};
const named: [RegExp, string][] = [];

beforeAll(async () => {
  await fillCatalog();
  await fillWizard();
  const { employer, owner, recruiter, reviewer } = await createCompany("Harbor Health");
  const other = await createCompany("Gulf Care Group");
  for (const [person, { user, cookie }] of Object.entries({
    "a seeker": await signIn("job_seeker"),
    "an unproved seeker": await signIn("job_seeker", { emailVerifiedAt: null }),
    "another company's owner": other.owner,
    "an admin": await signIn("admin"),
    "a reviewer": reviewer,
    "a recruiter": recruiter,
    "an owner": owner,
    "a suspended owner": await signIn("employer"),
    "someone logged out": await signIn("job_seeker"),
  })) {
    users[person as Person] = user;
    cookies[person as Person] = cookie;
  }
  const run = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run();
  const suspendedId = users["a suspended owner"]!.id;
  await run(
    "INSERT INTO memberships (employer_id, user_id, role, created_at) VALUES (?, ?, 'owner', 2)",
    employer.id,
    suspendedId,
  );
  await run("UPDATE users SET suspended_at = 1 WHERE id = ?", suspendedId);
  await run("DELETE FROM sessions WHERE user_id = ?", users["someone logged out"]!.id);
  const seekerId = users["a seeker"]!.id;
  await storePosting(employer.id, "icu-nurse-matrix");
  const jobId = await env.DB.prepare("SELECT id FROM jobs WHERE slug = 'icu-nurse-matrix'").first<number>(
    "id",
  );
  const applicant = await storeApplicant({ employerId: employer.id, jobId, userId: seekerId });
  await run(
    `INSERT INTO saved_offers (public_id, user_id, name, search, idempotency_key, created_at)
      VALUES ('offer-of-matrix', ?, 'Offer', 'pay=50', 'offer-of-matrix', 1)`,
    seekerId,
  );
  await env.FILES.put("documents/matrix", jpeg);
  await run(
    `INSERT INTO documents (public_id, user_id, kind, name, type, size, sha256, r2_key, idempotency_key, created_at, changed_at)
      VALUES ('document-of-matrix', ?, 'license', 'Texas', 'image/jpeg', 9, printf('%064d', 0), 'documents/matrix', 'matrix', 1, 1)`,
    seekerId,
  );
  const { draft } = await write(owner.cookie);
  named.push(
    [/^\/hiring\/:company\/applicants\/:publicId/, applicant.publicId],
    [/^\/dashboard\/applications\/:publicId/, applicant.publicId],
    [/^\/dashboard\/offers\/:publicId/, "offer-of-matrix"],
    [/^\/dashboard\/documents\/:publicId/, "document-of-matrix"],
    [/:draft/, draft],
    [/^\/hiring\/:company/, employer.slug],
    [/:slug/, "icu-nurse-matrix"],
  );
});

/** With the ids of records that are there, where the test has made one, and the query a page needs. */
function toAddress(pattern: string): string {
  if (pattern === "/admin/web-vitals/route") return `${pattern}?path=/jobs`;
  return named
    .reduce((path, [of, value]) => {
      if (!of.test(pattern)) return path;
      const name = of.source.includes("publicId")
        ? /:publicId/
        : of.source.includes("company")
          ? /:company/
          : /:(?:slug|draft)/;
      return path.replace(name, value);
    }, pattern)
    .replace("/:step", "/pay")
    .replace(/:\w+/g, "unknown")
    .replace("*", "unknown-page");
}

const pages = routes.map(({ path = "" }) => ({ pattern: `/${path}`, methods: ["GET", "DATA", "POST"] }));
const calls = Object.entries(endpoints).map(([pattern, methods]) => ({
  pattern,
  methods: Object.keys(methods),
}));
const table = [...pages, ...calls].flatMap(({ pattern, methods }) =>
  methods.map((method) => ({ pattern, method })),
);
const guarded = table.filter(({ pattern }) => findGroup(pattern) !== everybody);
const open = table.filter(({ pattern }) => findGroup(pattern) === everybody);

async function ask(pattern: string, method: string, person: Person, from = origin): Promise<Response> {
  const address = toAddress(pattern);
  const { pathname, search } = new URL(address, origin);
  const isFile = /\.\w+$/.test(pathname);
  const data = pathname === "/" ? "/_root.data" : `${pathname}.data`;
  const path = method === "DATA" && !isFile ? `${data}${search}` : address;
  const cookie = cookies[person];
  const body =
    method === "POST"
      ? new URLSearchParams({ publicId: "unknown", status: "closed", do: "close" })
      : undefined;
  return send(path, {
    method: method === "DATA" ? "GET" : method,
    headers: { ...newVisitor(), ...(body && { origin: from }), ...(cookie && { cookie }) },
    body,
  });
}

async function toAnswer(response: Response): Promise<Answer | number> {
  const to = response.headers.get("location") ?? "";
  if (response.status === 302 && to.startsWith("/login")) return "login";
  // A page's data tells its redirect in the body.
  if (response.status === 202 && (await response.clone().text()).includes("/login?returnTo")) return "login";
  return response.status;
}

/** A page without an action takes no forms, and an address that only takes forms leads away. */
function fits(got: Answer | number, wanted: Answer, pattern: string, method: string): boolean {
  if (got === 405 || got === wanted) return true;
  if (wanted === "login") return method === "POST" ? got === 404 : got === 302 || got === 202;
  if (wanted === 404) return method === "POST" && got === "login";
  if (typeof wanted === "number") return false;
  if (got === 403) return wanted === "member";
  // Not every record of the catalogue is in the test's.
  if (got === 404) return method === "POST" || /[:*.]/.test(pattern);
  return typeof got === "number" && got < 500 && got !== 401;
}

/** How many rows each table has, and the sum of their last changes. */
async function readTables(): Promise<Record<string, unknown>> {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%\\_%fts%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string; sql: string }>();
  const kept = results.filter(
    ({ name }) => !["used_limits", "sign_in_attempts", "d1_migrations", "audit_log"].includes(name),
  );
  const counted = await env.DB.batch<Record<string, unknown>>(
    kept.map(({ name, sql }) =>
      env.DB.prepare(
        `SELECT count(*) AS n, ${/\bupdated_at\b/.test(sql) ? "total(updated_at)" : "0"} AS changed FROM "${name}"`,
      ),
    ),
  );
  return Object.fromEntries(kept.map(({ name }, at) => [name, counted[at]!.results[0]]));
}

const isSampled = (at: number) => isWhole || at % 9 === 0;

test("knows who may open each route and endpoint", () => {
  const unknown = table.filter(({ pattern }) => !findGroup(pattern)).map(({ pattern }) => pattern);
  expect([...new Set(unknown)]).toEqual([]);
  expect(guarded.length).toBeGreaterThan(150);
  expect(table.length).toBeGreaterThan(500);
});

test("refuses the wrong person on every guarded route, and changes nothing for her", async () => {
  const before = await readTables();
  const wrong: string[] = [];
  for (const { pattern, method } of guarded)
    for (const [at, person] of people.entries()) {
      const wanted = findGroup(pattern)![person];
      if (wanted === "open" || wanted === "member" || !isSampled(at + pattern.length)) continue;
      const got = await toAnswer(await ask(pattern, method, person));
      if (!fits(got, wanted, pattern, method))
        wrong.push(`${method} ${pattern} by ${person}: ${got}, not ${wanted}`);
    }
  expect(wrong.join("\n")).toBe("");
  expect(await readTables()).toEqual(before);
}, 600_000);

test("takes a form of another site from nobody", async () => {
  const before = await readTables();
  const wrong: string[] = [];
  for (const [at, { pattern, method }] of table.entries()) {
    if (method !== "POST" || !isSampled(at)) continue;
    for (const person of ["nobody", "an owner", "an admin"] as const) {
      const { status } = await ask(pattern, method, person, "https://elsewhere.example");
      if (status !== 403) wrong.push(`${pattern} by ${person}: ${status}`);
    }
  }
  expect(wrong.join("\n")).toBe("");
  expect(await readTables()).toEqual(before);
}, 600_000);

test("opens every route for whom it is meant, without an error", async () => {
  const wrong: string[] = [];
  for (const [at, { pattern, method }] of [...open, ...guarded].entries())
    for (const [index, person] of people.entries()) {
      const wanted = findGroup(pattern)![person];
      if ((wanted !== "open" && wanted !== "member") || !isSampled(at + index)) continue;
      // What they sent before may have logged them out.
      const user = users[person];
      if (user && !outsiders.includes(person)) cookies[person] = await signInAs(user);
      const got = await toAnswer(await ask(pattern, method, person));
      const isRight = fits(got, wanted, pattern, method) || (got === "login" && method === "POST");
      if (!isRight) wrong.push(`${method} ${pattern} by ${person}: ${got}, not ${wanted}`);
    }
  expect(wrong.join("\n")).toBe("");
}, 1_200_000);
