import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createUser,
  newVisitor,
  readMailedPath,
  signIn,
  type TestUser,
  testPassword,
} from "#tests/support/accounts.ts";
import { createCompany } from "#tests/support/applicants.ts";
import { addFactor, givePassword } from "#tests/support/second-factor.ts";
import { env, post, postForm, postJson, send } from "#tests/support/site.ts";

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  const keep = (line: unknown) => void lines.push(String(line));
  for (const level of ["info", "error", "warn", "log"] as const)
    vi.spyOn(console, level).mockImplementation(keep);
});

afterEach(() => {
  // Neither addresses nor names, secrets and numbers of networks.
  expect(lines.join("\n")).not.toMatch(/@|Robin|Vale|Harbor|203\.0\.113|token=|AAAA/);
});

const listEvents = () =>
  lines
    .filter((line) => line.includes('"level":"security"'))
    .map((line) => {
      const { level: _level, event, ...detail } = JSON.parse(line) as Record<string, unknown>;
      return `${event} ${Object.values(detail).join(" ")}`.trim();
    });
const listAudit = async (subject: string) =>
  (
    await env.DB.prepare(
      "SELECT actor_id AS actor, action, detail FROM audit_log WHERE subject = ? ORDER BY id",
    )
      .bind(subject)
      .all<{ actor: number | null; action: string; detail: string }>()
  ).results.map(({ actor, action, detail }) => [actor, action, JSON.parse(detail)]);
const logIn = ({ email }: TestUser, password = testPassword, visitor = newVisitor()) =>
  postJson("/api/auth/login", { email, password }, visitor);

test("says that someone logged in, was refused and was locked out", async () => {
  const user = await createUser("job_seeker");
  const visitor = newVisitor();
  await logIn(user);
  for (let tries = 0; tries < 11; tries++) await logIn(user, "not the password at all", visitor);
  await logIn({ ...user, email: "nobody@example.com" }, "not the password at all");
  expect(listEvents()).toEqual([
    "sign_in.done password",
    ...Array.from({ length: 9 }, () => "password.refused wrong"),
    "sign_in.locked 10",
    "password.refused wrong",
    "password.refused locked",
    "password.refused wrong",
  ]);
  expect(await listAudit(`user:${user.id}`)).toEqual([[null, "user.locked", { failures: 10 }]]);
});

test("says that a password was reset and changed", async () => {
  const { user, cookie } = await signIn("job_seeker");
  const changed = { currentPassword: testPassword, password: "granite lantern quartz 9" };
  await postForm("/dashboard/password", changed, { cookie, ...newVisitor() });
  await postForm("/forgot-password", { email: user.email }, newVisitor());
  const path = await readMailedPath(user.email, "Reset your");
  await postForm(path, { password: "copper lantern quartz 9" }, newVisitor());
  expect(listEvents()).toEqual(["password.changed", "password.reset"]);
  expect(await listAudit(`user:${user.id}`)).toEqual([
    [user.id, "user.password", {}],
    [user.id, "user.password_reset", {}],
  ]);
});

test("says that the second step was turned off, failed, and was a recovery code", async () => {
  const { user, cookie } = await signIn("employer");
  const factor = await addFactor(user, ["AAAA-BBBB-CCCC-DDDD"]);
  const pending = await givePassword(user);
  const type = (code: string) =>
    postForm("/sign-in-code", { code }, { cookie: pending.cookie, ...newVisitor() });
  await type("000000");
  await type("AAAA-BBBB-CCCC-DDDD");
  const off = { step: "turn-off", password: testPassword, code: await factor.codeOf() };
  await postForm("/dashboard/second-factor", off, { cookie, ...newVisitor() });
  expect(listEvents()).toEqual(["code.refused wrong", "sign_in.done recovery", "second_factor.off"]);
  expect(await listAudit(`user:${user.id}`)).toEqual([
    [user.id, "user.recovery_code", {}],
    [user.id, "user.second_factor", { to: "off" }],
  ]);
});

test("notes who invited, joined, became what and left a team", async () => {
  const { employer, owner, reviewer } = await createCompany("Harbor Health");
  const path = `/hiring/${employer.slug}/team`;
  const act = (fields: Record<string, string>) => postForm(path, fields, { cookie: owner.cookie });
  const { user, cookie } = await signIn("employer");
  await act({ intent: "invite", email: user.email, role: "recruiter" });
  const link = await readMailedPath(user.email, "invite");
  await postForm(link, {}, { cookie });
  const { email } = reviewer.user;
  await act({ intent: "role", email, role: "recruiter" });
  await act({ intent: "role", email, role: "recruiter" });
  await act({ intent: "remove", email });
  expect(await listAudit(`company:${employer.id}`)).toEqual([
    [owner.user.id, "company.invitation", { to: "recruiter" }],
    [user.id, "company.member", { user: user.id, to: "recruiter" }],
    [owner.user.id, "company.member", { user: reviewer.user.id, from: "reviewer", to: "recruiter" }],
    [owner.user.id, "company.member", { user: reviewer.user.id, from: "recruiter", to: "removed" }],
  ]);
});

test("says what was refused: pages of other people and roles, and forms of other sites", async () => {
  const { cookie } = await signIn("employer");
  const { employer } = await createCompany("Harbor Health");
  await send("/admin", { headers: { cookie } });
  await send(`/hiring/${employer.slug}/team`, { headers: { cookie } });
  await send("/admin");
  await post("/contact", new URLSearchParams({ message: "Hello" }), { origin: "https://elsewhere.example" });
  expect(listEvents()).toEqual([
    "access.refused forbidden",
    "access.refused not-found",
    "request.cross_site",
  ]);
});
