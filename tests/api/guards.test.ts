import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import {
  admit,
  type Guarded,
  requireMember,
  requireRole,
  requireViewer,
} from "#app/accounts/session/page-guard.server.ts";
import type { MemberRole, Role, SiteContext } from "#app/kit/platform/context.ts";
import { createContext } from "../../functions/create-context.ts";
import { toApiExit } from "../../functions/endpoint/exit.ts";
import { addMember, createEmployer, signIn } from "../support/accounts.ts";
import { env, origin } from "../support/site.ts";

type Guard = (context: SiteContext) => Promise<Guarded>;

let ours = 0;
let others = 0;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  ours = (await createEmployer("Harbor Health")).id;
  others = (await createEmployer("Gulf Care Group")).id;
  const join = async (name: string, employerId: number, role: MemberRole) => {
    const { cookie, user } = await signIn("employer");
    await addMember(employerId, user.id, role);
    cookies[name] = cookie;
  };
  await join("our owner", ours, "owner");
  await join("our reviewer", ours, "reviewer");
  await join("owner elsewhere", others, "owner");
  for (const role of ["admin", "job_seeker"] as const) cookies[role] = (await signIn(role)).cookie;
});

function visit(name: string) {
  const cookie = cookies[name];
  const request = new Request(`${origin}/desk?page=2`, { headers: cookie ? { cookie } : {} });
  return { request, context: createContext(request, env, createExecutionContext()) };
}

async function openPage(guard: Guard, name: string) {
  const { request, context } = visit(name);
  try {
    return { status: 200, email: admit(await guard(context), request).email };
  } catch (exit) {
    if (!(exit instanceof Response)) throw exit;
    return { status: exit.status, location: exit.headers.get("location"), text: await exit.text() };
  }
}

async function callEndpoint(guard: Guard, name: string) {
  const guarded = await guard(visit(name).context);
  if (guarded.ok) return { status: 200 };
  const response = toApiExit(guarded.exit);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, ...((await response.json()) as { message: string; code: string }) };
}

const forMembers =
  (roles: MemberRole[]): Guard =>
  (context) =>
    requireMember(context, ours, roles);
const forRoles =
  (roles: Role[]): Guard =>
  (context) =>
    requireRole(context, roles);

const guards: [string, Guard, Record<string, number>][] = [
  ["requireViewer", requireViewer, { nobody: 401, job_seeker: 200, admin: 200, "our owner": 200 }],
  ["requireRole of one", forRoles(["admin"]), { nobody: 401, job_seeker: 403, "our owner": 403, admin: 200 }],
  [
    "requireRole of two",
    forRoles(["admin", "employer"]),
    { nobody: 401, job_seeker: 403, "our owner": 200, admin: 200 },
  ],
  [
    "requireMember",
    forMembers(["owner", "recruiter"]),
    {
      nobody: 401,
      "our owner": 200,
      "our reviewer": 403,
      "owner elsewhere": 404,
      job_seeker: 404,
      admin: 404,
    },
  ],
];

test.each(guards)("lets only the right people into a page: %s", async (_name, guard, people) => {
  for (const [person, status] of Object.entries(people)) {
    const page = await openPage(guard, person);
    if (status !== 401) expect([person, page.status]).toEqual([person, status]);
    else
      expect(page).toMatchObject({
        status: 302,
        location: `/login?returnTo=${encodeURIComponent("/desk?page=2")}`,
      });
    if (status >= 400) expect(page).not.toHaveProperty("email");
  }
});

test.each(guards)("answers an endpoint's wrong people as JSON: %s", async (_name, guard, people) => {
  const codes: Record<number, string> = { 401: "signed_out", 403: "forbidden", 404: "not_found" };
  for (const [person, status] of Object.entries(people)) {
    const answer = await callEndpoint(guard, person);
    expect([person, answer.status]).toEqual([person, status]);
    if (status !== 200) expect(answer).toMatchObject({ code: codes[status], message: expect.any(String) });
  }
});

test("reads the viewer's employers with the role in each, oldest first", async () => {
  const { cookie, user } = await signIn("employer");
  cookies.both = cookie;
  await addMember(others, user.id, "recruiter", 1);
  await addMember(ours, user.id, "owner", 2);
  expect((await visit("both").context.viewer())?.memberships).toEqual([
    {
      employerId: others,
      employerSlug: expect.any(String),
      employerName: "Gulf Care Group",
      suspension: null,
      role: "recruiter",
      managerId: null,
      hidesContact: false,
      needsFactor: false,
      publishing: "free",
    },
    {
      employerId: ours,
      employerSlug: expect.any(String),
      employerName: "Harbor Health",
      suspension: null,
      role: "owner",
      managerId: null,
      hidesContact: false,
      needsFactor: false,
      publishing: "free",
    },
  ]);
  expect((await visit("job_seeker").context.viewer())?.memberships).toEqual([]);
});
