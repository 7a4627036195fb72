import { beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { endpoints } from "../../functions/api.ts";
import { addMember, createEmployer, signIn } from "../support/accounts.ts";
import { env, origin, send } from "../support/site.ts";

/** Whose session is still stored. */
const suspended = "a suspended admin";
const signedOut = ["someone signed out", suspended];
const cookies: Record<string, string | undefined> = { [signedOut[0]!]: undefined };

beforeAll(async () => {
  cookies["a job seeker"] = (await signIn("job_seeker")).cookie;
  const owner = await signIn("employer");
  await addMember((await createEmployer("Harbor Health")).id, owner.user.id, "owner");
  cookies["an employer"] = owner.cookie;
  const left = await signIn("admin");
  cookies[suspended] = left.cookie;
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(left.user.id).run();
});

const toAddress = (pattern: string) => pattern.replace(/:\w+/g, "unknown").replace("*", "unknown");
const pages = routes.flatMap(({ path = "" }) => (/^admin\b/.test(path) ? [`/${toAddress(path)}`] : []));
const calls = Object.entries(endpoints).flatMap(([path, methods]) =>
  path.startsWith("/api/admin/")
    ? Object.keys(methods).map((method) => [method, toAddress(path)] as const)
    : [],
);

test("finds the pages and endpoints of the desk", () => {
  expect(pages.length).toBeGreaterThan(7);
  expect(calls.length).toBeGreaterThan(1);
});

async function listAnswers(
  path: string,
  method: string,
): Promise<[person: string, status: number, text: string][]> {
  const answers: [string, number, string][] = [];
  for (const [person, cookie] of Object.entries(cookies)) {
    const headers: Record<string, string> = { origin, ...(cookie ? { cookie } : {}) };
    const body =
      method === "GET" ? undefined : new URLSearchParams({ publicId: "unknown", status: "closed" });
    const answer = await send(path, { method, headers, body });
    const to = answer.headers.get("location");
    answers.push([person, answer.status, to ?? ((await answer.text()) || "")]);
  }
  return answers;
}

test.each(pages)("opens %s to admins only", async (path) => {
  for (const [person, status, text] of await listAnswers(path, "GET")) {
    // A file that only a form asks for.
    if (status === 405) continue;
    if (signedOut.includes(person))
      expect([status, text]).toEqual([302, expect.stringMatching(/^\/login\?/)]);
    else expect([person, status]).toEqual([person, 403]);
  }
});

test.each(pages)("takes no form at %s from anyone but admins", async (path) => {
  const before = await env.DB.prepare("SELECT count(*) AS n FROM audit_log").first();
  for (const [person, status, text] of await listAnswers(path, "POST")) {
    // A page without an action takes no forms at all.
    if (status === 405) continue;
    if (signedOut.includes(person))
      expect([status, text]).toEqual([302, expect.stringMatching(/^\/login\?/)]);
    else expect([person, status]).toEqual([person, 403]);
  }
  expect(await env.DB.prepare("SELECT count(*) AS n FROM audit_log").first()).toEqual(before);
});

test.each(calls)("answers %s %s to admins only", async (method, path) => {
  for (const [person, status] of await listAnswers(path, method))
    expect([person, status]).toEqual([person, signedOut.includes(person) ? 401 : 403]);
});
