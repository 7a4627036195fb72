import { beforeAll, expect, test, vi } from "vitest";
import { endpoints } from "../../functions/api.ts";
import { newVisitor, signIn } from "../support/accounts.ts";
import { builtRoutes } from "../support/built-routes.ts";
import { fillCatalog } from "../support/catalog.ts";
import { sendWith } from "../support/faults.ts";
import { type HostileBody, hostileForms, hostileJson, hostileQueries } from "../support/hostile.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { listKeys, listRows } from "../support/requests.ts";
import { env, isWhole, origin } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

// Not a measurement: whatever takes longer than this for the whole of a test does work that grows with the input.
const timeout = 240_000;

// Taken from the routes and endpoints themselves, so that a new form cannot be forgotten.
const routes = builtRoutes.filter(({ module }) => module.action);
const paths = (method: "GET" | "POST") =>
  Object.entries(endpoints).flatMap(([path, methods]) => (methods[method] ? [path] : []));

let slug = "";
let admin = "";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  [slug = ""] = await storeJobs([makeDraft()]);
  admin = (await signIn("admin")).cookie;
});

const toPath = (pattern: string) => `/${pattern.replace(":slug", slug).replace(/^\*$/, "no-such-page")}`;

/** Forms behind a guard are posted as an admin. Signing out must not spoil the next request. */
async function postTo(path: string, { type, body }: Pick<HostileBody, "type" | "body">) {
  const endsSession = /^\/(logout|dashboard)/.test(path);
  const isGuarded = endsSession || path.startsWith("/admin");
  const cookie = endsSession ? (await signIn("admin")).cookie : admin;
  const headers = new Headers({ origin, ...newVisitor() });
  if (isGuarded) headers.set("cookie", cookie);
  if (type) headers.set("content-type", type);
  const response = await sendWith({}, path, {
    method: "POST",
    body: new TextEncoder().encode(body),
    headers,
  });
  return { status: response.status, text: await response.text() };
}

/**
 * The length of what an answer says: a character that HTML or a script must escape counts once. A page may show what
 * was typed twice, in its field and in its data.
 */
function toPlainLength(text: string): number {
  return text.replace(/&(?:lt|gt|amp|quot|#x27|#39);|\\+(?:u[0-9a-f]{4}|["\\nrt])/gi, ".").length;
}

const roomForMessage = 2000;

/** Eight requests at a time, which costs half as long as one after another. */
async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 8) await Promise.all(items.slice(at, at + 8).map(work));
}

async function listStored() {
  const tables = ["hire_requests", "contacts", "applications", "attachments", "outbox", "profiles"] as const;
  const rows = await Promise.all(tables.map(async (table) => (await listRows(table)).length));
  return { rows, keys: (await listKeys()).length };
}

/** Runs the work and expects that it stored nothing, logged nothing, and polluted no prototype. */
async function leavingNoTrace(work: () => Promise<void>) {
  const before = await listStored();
  const logs = (["error", "warn", "log"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  await work();
  for (const log of logs) {
    expect(log.mock.calls).toEqual([]);
    log.mockRestore();
  }
  expect(await listStored()).toEqual(before);
  expect("polluted" in {}).toBe(false);
}

test("finds the forms and endpoints", () => {
  expect(routes.map((route) => route.path)).toEqual(
    expect.arrayContaining(["contact", "login", "jobs/:slug/apply", "hire-request", "admin/contacts"]),
  );
  expect(paths("POST")).toContain("/api/hire-request");
});

/** Every body at every form in the whole run; otherwise a few at each form, so that each body meets one or more. */
const bodiesFor = (form: number) => hostileForms.filter((_, at) => isWhole || (at + form) % 48 === 0);

test("answers hostile forms with a short page and no server error", { timeout }, async () => {
  await leavingNoTrace(async () => {
    for (const [form, route] of routes.entries()) {
      const path = toPath(route.path ?? "");
      const isGuarded = path.startsWith("/admin") || path.startsWith("/dashboard");
      const page = await (await sendWith({}, path, { headers: isGuarded ? { cookie: admin } : {} })).text();
      const errorScreen = await postTo(path, { type: "application/json", body: "{}" });
      const normal = Math.max(toPlainLength(page), toPlainLength(errorScreen.text));
      await forEachAtOnce(bodiesFor(form), async (hostile) => {
        const { status, text } = await postTo(path, hostile);
        expect(status, `${path}: ${hostile.what}`).toBeLessThan(500);
        expect(toPlainLength(text), `${path}: ${hostile.what}`).toBeLessThanOrEqual(
          normal + 2 * hostile.body.length + roomForMessage,
        );
      });
    }
  });
});

test("answers hostile bodies at endpoints with a short message", { timeout }, async () => {
  await leavingNoTrace(async () => {
    const bodies = [...hostileForms, ...hostileJson];
    for (const [endpoint, path] of paths("POST").entries()) {
      const isTaken = (_: HostileBody, at: number) => isWhole || (at + endpoint) % 4 === 0;
      await forEachAtOnce(bodies.filter(isTaken), async (hostile) => {
        const { status, text } = await postTo(path, hostile);
        expect(status, `${path}: ${hostile.what}`).toBeLessThan(500);
        expect(toPlainLength(text), `${path}: ${hostile.what}`).toBeLessThanOrEqual(
          2 * hostile.body.length + roomForMessage,
        );
        if (path.endsWith("/logout")) return;
        expect(status, `${path}: ${hostile.what}`).toBeGreaterThanOrEqual(400);
        const said = path.startsWith("/api/v1/") ? "detail" : "message";
        expect(JSON.parse(text), `${path}: ${hostile.what}`).toMatchObject({ [said]: expect.any(String) });
      });
    }
  });
});

test("answers hostile query strings at endpoints and lists", { timeout }, async () => {
  await leavingNoTrace(async () => {
    const lists = ["/jobs", "/specialties", "/locations", "/login"];
    for (const path of [...paths("GET").map((pattern) => pattern.replace(":slug", slug)), ...lists]) {
      for (const query of hostileQueries.filter((_, at) => isWhole || at % 2 === path.length % 2)) {
        const response = await sendWith({}, `${path}?${query}`, { headers: newVisitor() });
        await response.body?.cancel();
        expect(response.status, `${path}?${query.slice(0, 60)}`).toBeLessThan(500);
      }
    }
    for (const path of ["/api/jobs/%E0%A4%A", "/jobs/%E0%A4%A", "/%", "/blog/%ED%A0%80", "/jobs/%00"]) {
      const response = await sendWith({}, path, { headers: newVisitor() });
      await response.body?.cancel();
      expect(response.status, path).toBeLessThan(500);
    }
  });
});
