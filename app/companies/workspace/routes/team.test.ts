import { beforeEach, expect, test } from "vitest";
import {
  addMember,
  createEmployer,
  createUser,
  listMails,
  readMailedPath,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import { countSessions, listTeam } from "#tests/support/companies.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let company: Awaited<ReturnType<typeof createEmployer>>;
let owner: Awaited<ReturnType<typeof signIn>>;
let path = "";
let at = 0;

beforeEach(async () => {
  at += 1;
  company = await createEmployer(`Cedar Fork ${at}`);
  owner = await signIn("employer");
  await addMember(company.id, owner.user.id, "owner");
  path = `/hiring/${company.slug}/team`;
});

const join = async (role: "owner" | "recruiter" | "reviewer") => {
  const member = await signIn("employer");
  await addMember(company.id, member.user.id, role);
  return member;
};
const change = (fields: Record<string, string>, cookie = owner.cookie) => postForm(path, fields, { cookie });
const invite = (email: string, role = "recruiter", cookie = owner.cookie) =>
  change({ intent: "invite", email, role }, cookie);
const open = (to: string, cookie: string) => send(to, { headers: { cookie } });

test("invites by email with a link that works once, for that address only", async () => {
  const invited = await createUser("employer", { email: `rosa-${at}@cedarfork.example` });
  expect((await invite(` ROSA-${at}@CedarFork.example `)).headers.get("location")).toBe(
    `${path}?done=invited`,
  );
  const link = await readMailedPath(invited.email, "Join the team");
  const stored = await env.DB.prepare("SELECT secret_hash FROM invitations WHERE email = ?")
    .bind(invited.email)
    .first("secret_hash");
  expect(link).not.toContain(stored);
  const signedOut = await (await send(link)).text();
  expect(toText(signedOut)).toContain(`Join the team of ${company.name}`);
  expect(signedOut).toContain(encodeURIComponent(link));
  expect((await postForm(link, {})).status).toBe(400);
  const stranger = await signIn("employer");
  expect(toText(await (await open(link, stranger.cookie)).text())).toContain(
    "This invitation is for another address",
  );
  expect((await postForm(link, {}, { cookie: stranger.cookie })).status).toBe(403);
  const cookie = await signInAs(invited);
  const answers = await Promise.all([1, 2].map(() => postForm(link, {}, { cookie })));
  expect(answers.map(({ status }) => status)).toContain(302);
  expect(await listTeam(company.id)).toContain(`recruiter ${invited.email}`);
  expect(await (await open(link, cookie)).text()).toContain("This invitation no longer works");
  expect((await postForm(link, {}, { cookie: stranger.cookie })).status).toBe(400);
});

test("invites nobody for a person whose own email is not confirmed", async () => {
  const cookie = await signInAs(await createUser("employer", { emailVerifiedAt: null }));
  const { id } = (await env.DB.prepare("SELECT max(id) AS id FROM users").first<{ id: number }>())!;
  await addMember(company.id, id, "owner");
  const email = `unasked-${at}@cedarfork.example`;
  const refused = await invite(email, "recruiter", cookie);
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Confirm your own email first");
  expect(html).toContain(`value="${email}"`);
  expect(await listMails(email)).toEqual([]);
});

test("makes an invited person's account and joins on one page, without another mail", async () => {
  const email = `fresh-${at}@cedarfork.example`;
  await invite(email, "recruiter");
  const link = await readMailedPath(email, "Join the team");
  const page = toText(await (await send(link)).text());
  expect(page).toContain("Create account and join");
  const join = (fields: Record<string, string>) =>
    postForm(link, { firstName: "Noor", lastName: "Haddad", password: testPassword, ...fields });
  const weak = await join({ password: "short" });
  expect(weak.status).toBe(400);
  const html = await weak.text();
  expect(html).toContain('value="Haddad"');
  expect(html).not.toContain('value="short"');
  expect((await join({ firstName: "" })).status).toBe(400);
  const countCompanies = () => env.DB.prepare("SELECT count(*) AS n FROM employers").first<number>("n");
  const companies = await countCompanies();
  const both = await Promise.all([join({}), join({})]);
  expect(await countCompanies()).toBe(companies);
  const joined = both.find(({ status }) => status === 302)!;
  expect(joined.headers.get("location")).toBe(`${path}?done=joined`);
  expect(both.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1);
  const cookie = joined.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  expect((await open(path, cookie)).status).toBe(200);
  expect(await listTeam(company.id)).toContain(`recruiter ${email}`);
  const user = await env.DB.prepare("SELECT role, first_name, email_verified_at FROM users WHERE email = ?")
    .bind(email)
    .first<Record<string, unknown>>();
  expect(user).toMatchObject({ role: "employer", first_name: "Noor", email_verified_at: expect.any(Number) });
  expect((await listMails(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Join the team"),
  ]);
  // The link is used.
  expect((await join({ firstName: "Eve" })).status).toBe(400);
  expect(await (await send(link)).text()).toContain("This invitation no longer works");
});

test("shows an invitation to its person's own dashboard, where they join, too", async () => {
  const invited = await signIn("job_seeker", { email: `own-${at}@cedarfork.example` });
  const stranger = await signIn("employer");
  const unproved = await createUser("employer", {
    email: `open-${at}@cedarfork.example`,
    emailVerifiedAt: null,
  });
  for (const email of [invited.user.email, unproved.email]) await invite(email, "reviewer");
  const dashboard = (cookie: string) => open("/dashboard", cookie).then((answer) => answer.text());
  const words = `${company.name} invites you to its team`;
  const html = await dashboard(invited.cookie);
  expect(toText(html)).toContain(words);
  expect(toText(await dashboard(stranger.cookie))).not.toContain(words);
  expect(toText(await dashboard(await signInAs(unproved)))).not.toContain(words);
  const invitation = /name="invitation" value="([^"]+)"/.exec(html)![1]!;
  const join = (cookie: string) => postForm("/invitations?token=", { invitation }, { cookie });
  for (const cookie of [stranger.cookie, await signInAs(unproved)])
    expect((await join(cookie)).status).toBe(400);
  expect((await join(invited.cookie)).headers.get("location")).toBe(`${path}?done=joined`);
  expect((await join(invited.cookie)).status).toBe(400);
  expect(await listTeam(company.id)).toContain(`reviewer ${invited.user.email}`);
  expect(toText(await dashboard(invited.cookie))).not.toContain(words);
});

test("leads an invited address that has an account to the log-in and back", async () => {
  const invited = await createUser("employer", { email: `known-${at}@cedarfork.example` });
  await invite(invited.email, "reviewer");
  const link = await readMailedPath(invited.email, "Join the team");
  const html = await (await send(link)).text();
  expect(toText(html)).toContain("has an account. Log in with it");
  expect(html).toContain(`/login?returnTo=${encodeURIComponent(link)}`);
  const refused = await postForm(link, { firstName: "Eve", lastName: "", password: testPassword });
  expect(refused.status).toBe(409);
  expect(toText(await refused.text())).toContain("has an account. Log in with it");
  expect(await listTeam(company.id)).not.toContain(`reviewer ${invited.email}`);
});

test("asks an invited person to confirm their email before they join", async () => {
  const invited = await createUser("job_seeker", {
    email: `new-${at}@cedarfork.example`,
    emailVerifiedAt: null,
  });
  await invite(invited.email, "reviewer");
  const link = await readMailedPath(invited.email, "Join the team");
  const cookie = await signInAs(invited);
  expect(await (await open(link, cookie)).text()).toContain("Please confirm your email first");
  expect((await postForm(link, {}, { cookie })).status).toBe(403);
  await env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE id = ?").bind(invited.id).run();
  expect((await postForm(link, {}, { cookie })).headers.get("location")).toBe(`${path}?done=joined`);
  expect((await open(path, cookie)).status).toBe(200);
});

test("ends a link when it is revoked, sent again or a week old", async () => {
  const email = `late-${at}@cedarfork.example`;
  const cookie = await signInAs(await createUser("employer", { email }));
  await invite(email);
  const first = await readMailedPath(email, "Join the team");
  const publicId = (await env.DB.prepare("SELECT public_id FROM invitations WHERE email = ?")
    .bind(email)
    .first<string>("public_id"))!;
  expect((await invite(email)).headers.get("location")).toBe(`${path}?done=already`);
  await change({ intent: "resend", invitation: publicId });
  const second = await readMailedPath(email, "Join the team");
  expect(second).not.toBe(first);
  expect((await postForm(first, {}, { cookie })).status).toBe(400);
  await env.DB.prepare("UPDATE invitations SET expires_at = ? WHERE email = ?")
    .bind(Date.now() - 1, email)
    .run();
  expect((await postForm(second, {}, { cookie })).status).toBe(400);
  expect(toText(await (await open(path, owner.cookie)).text())).toContain("The link ended");
  await change({ intent: "resend", invitation: publicId });
  expect((await change({ intent: "resend", invitation: publicId })).headers.get("location")).toBe(
    `${path}?done=limit`,
  );
  expect((await listMails(email)).filter(({ subject }) => subject.startsWith("Join"))).toHaveLength(3);
  const third = await readMailedPath(email, "Join the team");
  expect((await change({ intent: "revoke", invitation: publicId })).headers.get("location")).toBe(
    `${path}?done=revoked`,
  );
  expect((await postForm(third, {}, { cookie })).status).toBe(400);
  expect((await change({ intent: "revoke", invitation: publicId })).status).toBe(404);
  expect(await listTeam(company.id)).toEqual([`owner ${owner.user.email}`]);
});

test("keeps a wrong address in the form and says what is wrong", async () => {
  for (const wrong of ["no address", "<b>@x", ""]) {
    const answer = await invite(wrong);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(/Please enter a valid email address|Email is required/);
    expect(html).toContain(`value="${wrong.replace("<", "&lt;").replace(">", "&gt;")}"`);
  }
  const member = await join("reviewer");
  expect(await (await invite(member.user.email)).text()).toContain("This person is in your team already");
  expect((await invite("x@y.example", "admin")).status).toBe(404);
  expect((await change({ intent: "explode" })).status).toBe(404);
});

test("lets nobody but an owner change the team", async () => {
  const recruiter = await join("recruiter");
  const reviewer = await join("reviewer");
  for (const { cookie } of [recruiter, reviewer]) {
    expect((await open(path, cookie)).status).toBe(200);
    for (const fields of [
      { intent: "invite", email: "x@y.example", role: "owner" },
      { intent: "role", email: reviewer.user.email, role: "owner" },
      { intent: "remove", email: owner.user.email },
    ] as Record<string, string>[])
      expect((await change(fields, cookie)).status).toBe(403);
  }
  expect(await listTeam(company.id)).toHaveLength(3);
  const elsewhere = await signIn("employer");
  const other = await createEmployer("Gulf Care");
  await addMember(other.id, elsewhere.user.id, "owner");
  const seeker = await signIn("job_seeker");
  const admin = await signIn("admin");
  for (const { cookie } of [elsewhere, seeker, admin]) {
    expect((await open(path, cookie)).status).toBe(404);
    expect((await invite("x@y.example", "owner", cookie)).status).toBe(404);
  }
  const foreign = { intent: "remove", email: owner.user.email };
  expect((await postForm(`/hiring/${other.slug}/team`, foreign, { cookie: elsewhere.cookie })).status).toBe(
    404,
  );
  expect((await send(path)).headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
});

test("changes a role, and removes someone who is then signed out everywhere", async () => {
  const member = await join("reviewer");
  const secondDevice = await signInAs(member.user);
  const email = member.user.email;
  await change({ intent: "role", email, role: "recruiter" });
  expect(await listTeam(company.id)).toContain(`recruiter ${email}`);
  await invite(`by-owner-${at}@x.example`);
  expect((await change({ intent: "remove", email })).headers.get("location")).toBe(`${path}?done=removed`);
  expect(await countSessions(email)).toBe(0);
  for (const cookie of [member.cookie, secondDevice])
    expect((await open(path, cookie)).headers.get("location")).toContain("/login?returnTo=");
  expect((await open(path, await signInAs(member.user))).status).toBe(404);
  expect((await change({ intent: "remove", email })).status).toBe(404);
});

test("lets anyone leave, revokes what they sent, and keeps the last owner", async () => {
  const second = await join("owner");
  await invite(`friend-${at}@x.example`, "recruiter", second.cookie);
  const link = await readMailedPath(`friend-${at}@x.example`, "Join the team");
  const answer = await change({ intent: "remove", email: second.user.email }, second.cookie);
  expect(answer.headers.get("location")).toBe("/login?done=left-team");
  expect(toText(await (await send("/login?done=left-team")).text())).toContain("You left the team");
  expect(await countSessions(second.user.email)).toBe(0);
  expect(await (await send(link)).text()).toContain("This invitation no longer works");
  const own = { email: owner.user.email };
  for (const fields of [
    { intent: "remove", ...own },
    { intent: "role", role: "reviewer", ...own },
  ])
    expect((await change(fields)).headers.get("location")).toBe(`${path}?done=last-owner`);
  expect(await listTeam(company.id)).toEqual([`owner ${owner.user.email}`]);
  expect((await open(path, owner.cookie)).status).toBe(200);
});

test("keeps one owner when two leave or demote each other at the same moment", async () => {
  const second = await join("owner");
  await Promise.all([
    change({ intent: "remove", email: owner.user.email }),
    change({ intent: "remove", email: second.user.email }, second.cookie),
  ]);
  const left = await listTeam(company.id);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^owner /);
  const remaining = left[0]!.endsWith(owner.user.email) ? owner : second;
  const third = await join("owner");
  await Promise.all([
    change({ intent: "role", email: third.user.email, role: "reviewer" }, remaining.cookie),
    change({ intent: "role", email: remaining.user.email, role: "reviewer" }, third.cookie),
  ]);
  expect((await listTeam(company.id)).filter((member) => member.startsWith("owner"))).toHaveLength(1);
});
