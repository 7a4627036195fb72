import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailChanges } from "#app/accounts/schema.ts";
import { endExpired } from "#app/accounts/session/expired.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import {
  createUser,
  listMails,
  newVisitor,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import {
  approve,
  askFor,
  confirm,
  emailPage,
  findChangeLink,
  findEmail,
  isIn,
  newAddress,
} from "#tests/support/email-change.ts";
import { addFactor } from "#tests/support/second-factor.ts";
import { env, isWhole, postForm, postJson, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const read = async (path: string, cookie = "") =>
  (await send(path, { headers: { ...newVisitor(), ...(cookie && { cookie }) } })).text();

async function begin(given: Parameters<typeof signIn>[1] = {}) {
  const { user, cookie } = await signIn("job_seeker", given);
  const email = newAddress();
  expect((await askFor(cookie, email)).headers.get("location")).toBe(emailPage);
  const [approveLink, confirmLink] = [
    await findChangeLink(user.email, "approve"),
    await findChangeLink(email, "confirm"),
  ];
  return { user, cookie, email, approveLink: approveLink!, confirmLink: confirmLink! };
}

test.each(isWhole ? (["old", "new"] as const) : (["old"] as const))(
  "changes the email once both addresses agreed, the %s one first",
  async (first) => {
    const { user, cookie, email, approveLink, confirmLink } = await begin({ emailVerifiedAt: 5 });
    const elsewhere = await signInAs(user);
    expect(await read(emailPage, cookie)).toContain(`Waiting to change to ${email}`);
    expect(await read("/dashboard/settings", cookie)).toContain(`Waiting to change email to ${email}`);
    await postForm("/forgot-password", { email: user.email }, newVisitor());
    const steps = [() => approve(approveLink), () => confirm(confirmLink, cookie)];
    if (first === "new") steps.reverse();
    // Opening a link, as mail scanners do, agrees to nothing.
    for (const link of [approveLink, confirmLink]) expect((await send(link)).status).toBe(200);
    expect(await (await send(approveLink)).text()).toContain(email);
    expect((await steps[0]!()).status).toBe(200);
    expect(await findEmail(user.id)).toBe(user.email);
    expect(await isIn(elsewhere)).toBe(true);
    const settled = await steps[1]!();
    if (first === "new") expect(await settled.text()).toContain("The email was changed");
    else expect(settled.headers.get("location")).toBe("/dashboard/settings?done=email-changed");
    const stored = await env.DB.prepare("SELECT email, email_verified_at FROM users WHERE id = ?")
      .bind(user.id)
      .first<{ email: string; email_verified_at: number }>();
    expect(stored!.email).toBe(email);
    expect(stored!.email_verified_at).toBeGreaterThan(5);
    expect([await isIn(cookie), await isIn(elsewhere)]).toEqual([true, false]);
    const links = await env.DB.prepare("SELECT count(*) AS n FROM email_links WHERE user_id = ?")
      .bind(user.id)
      .first("n");
    expect(links).toBe(0);
    for (const recipient of [user.email, email])
      expect((await listMails(recipient))[0]!.subject).toMatch(/email address was changed$/);
    const logIn = (address: string) =>
      postJson("/api/auth/login", { email: address, password: testPassword }, newVisitor());
    expect([(await logIn(email)).status, (await logIn(user.email)).status]).toEqual([200, 401]);
    const { results } = await env.DB.prepare("SELECT action FROM audit_log WHERE subject = ? ORDER BY id")
      .bind(`user:${user.id}`)
      .all();
    expect(results.map(({ action }) => action)).toEqual(["user.email_asked", "user.email"]);
    // Each link works once.
    expect((await approve(approveLink)).status).toBe(400);
    expect((await confirm(confirmLink, cookie)).status).toBe(400);
  },
);

test.runIf(isWhole)("takes effect once when both links are pressed twice at the same moment", async () => {
  const { user, cookie, email, approveLink, confirmLink } = await begin();
  await Promise.all([
    approve(approveLink),
    approve(approveLink),
    confirm(confirmLink, cookie),
    confirm(confirmLink, cookie),
  ]);
  expect(await findEmail(user.id)).toBe(email);
  const done = (await listMails(email)).filter(({ subject }) => subject.endsWith("was changed"));
  expect(done).toHaveLength(1);
});

test("confirms the new address only in a session of the account", async () => {
  const { user, cookie, approveLink, confirmLink } = await begin();
  await approve(approveLink);
  const other = await signIn("job_seeker");
  expect((await confirm(confirmLink)).headers.get("location")).toMatch(
    /^\/login\?returnTo=%2Fconfirm-new-email/,
  );
  expect((await confirm(confirmLink, other.cookie)).status).toBe(400);
  expect(await read(confirmLink, other.cookie)).toContain("You are logged in to another account");
  expect(await findEmail(user.id)).toBe(user.email);
  await confirm(confirmLink, cookie);
  expect(await findEmail(user.id)).not.toBe(user.email);
});

test("stops the change and signs out the person who asked when the old address says “This was not me”", async () => {
  const { user, cookie: thief, approveLink, confirmLink } = await begin();
  const own = await signInAs(user);
  const denied = await approve(approveLink, own, "deny");
  expect(denied.status).toBe(200);
  expect(await denied.text()).toContain("The change is stopped");
  expect([await isIn(thief), await isIn(own)]).toEqual([false, true]);
  expect((await confirm(confirmLink, own)).status).toBe(400);
  expect((await approve(approveLink)).status).toBe(400);
  expect(await findEmail(user.id)).toBe(user.email);
});

test("gives the same answer for an address that has an account, whose owner alone hears of it", async () => {
  const owner = await createUser("job_seeker");
  const { user, cookie } = await signIn("job_seeker");
  const response = await askFor(cookie, owner.email.toUpperCase());
  expect(response.headers.get("location")).toBe(emailPage);
  expect(await read(emailPage, cookie)).toContain(`Waiting to change to ${owner.email}`);
  const mails = await listMails(owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("You already have a")]);
  expect(mails[0]!.body).not.toContain("new-email?");
  await approve((await findChangeLink(user.email, "approve"))!);
  expect(await findEmail(user.id)).toBe(user.email);
});

test("leaves an address to the person who registered it meanwhile", async () => {
  const { user, cookie, email, approveLink, confirmLink } = await begin();
  await approve(approveLink);
  await createUser("job_seeker", { email });
  const response = await confirm(confirmLink, cookie);
  expect(await response.text()).toContain("The new address cannot be used for this account any more.");
  expect(await findEmail(user.id)).toBe(user.email);
});

test("lets a change be canceled, replaced and ended by time or a new password", async () => {
  const { user, cookie, confirmLink, approveLink } = await begin();
  await postForm(emailPage, { intent: "cancel" }, { cookie, ...newVisitor() });
  for (const response of [await approve(approveLink), await confirm(confirmLink, cookie)])
    expect(response.status).toBe(400);
  const second = newAddress();
  await askFor(cookie, second);
  const replaced = (await findChangeLink(second, "confirm"))!;
  await askFor(cookie, newAddress());
  expect((await confirm(replaced, cookie)).status).toBe(400);
  const third = (await findChangeLink(user.email, "approve"))!;
  await env.DB.prepare("UPDATE email_changes SET expires_at = ? WHERE user_id = ?")
    .bind(Date.now() - 1, user.id)
    .run();
  expect(await read(third)).toContain("This link no longer works");
  expect((await approve(third)).status).toBe(400);
  await endExpired(db, Date.now());
  expect(await db.$count(emailChanges, eq(emailChanges.userId, user.id))).toBe(0);
  await askFor(cookie, newAddress());
  const fourth = (await findChangeLink(user.email, "approve"))!;
  const form = { currentPassword: testPassword, password: "tidewater marmalade 19" };
  await postForm("/dashboard/password", form, { cookie, ...newVisitor() });
  expect((await approve(fourth)).status).toBe(400);
});

test.runIf(isWhole)("sends one pair of links for a double click, and five pairs a day", async () => {
  const { user, cookie, email } = await begin();
  const answers = await Promise.all([askFor(cookie, email), askFor(cookie, email)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect((await listMails(email)).length).toBe(1);
  for (let asked = 1; asked < 5; asked++) expect((await askFor(cookie, newAddress())).status).toBe(302);
  const last = newAddress();
  const refused = await askFor(cookie, last);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(`value="${last}"`);
  expect((await listMails(user.email)).length).toBe(5);
});

test.runIf(isWhole)(
  "refuses a wrong password, keeps the typed address, and locks after ten tries",
  async () => {
    const { user, cookie } = await signIn("job_seeker");
    const email = newAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const response = await askFor(cookie, email, { password: "a wild guess at it" });
      statuses.push(response.status);
      const html = await response.text();
      expect(html).toContain(`value="${email}"`);
      expect(html).not.toContain("a wild guess at it");
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await listMails(email)).toEqual([]);
    expect(await listMails(user.email)).toEqual([]);
  },
);

test("requires the code of two-step log-in as well, and takes each code once", async () => {
  const { user, cookie } = await signIn("employer");
  const { codeOf } = await addFactor(user);
  const email = newAddress();
  expect(await read(emailPage, cookie)).toContain('name="code"');
  expect((await askFor(cookie, email)).status).toBe(400);
  expect((await askFor(cookie, email, { password: testPassword, code: "000000" })).status).toBe(400);
  const code = await codeOf();
  expect((await askFor(cookie, email, { password: testPassword, code })).status).toBe(302);
  expect((await askFor(cookie, newAddress(), { password: testPassword, code })).status).toBe(400);
});

test("requires a recent log-in link of an account without a password", async () => {
  const { user, cookie } = await signIn("job_seeker", { passwordHash: "" });
  expect((await askFor(cookie, newAddress(), {})).status).toBe(302);
  await env.DB.prepare("UPDATE sessions SET created_at = ? WHERE user_id = ?")
    .bind(Date.now() - 16 * 60_000, user.id)
    .run();
  expect(await read(emailPage, cookie)).toContain("Log in again first");
  expect((await askFor(cookie, newAddress(), {})).status).toBe(403);
});

test("corrects an address that nobody confirmed with the new one's word alone, and writes to no stranger", async () => {
  const { user, cookie } = await signIn("job_seeker", { emailVerifiedAt: null });
  const email = newAddress();
  expect(await read(emailPage, cookie)).toContain(`Nothing is sent to ${user.email}`);
  await askFor(cookie, email);
  const waiting = await read(emailPage, cookie);
  expect(waiting).toMatch(/The link works(?:<!-- -->)? until/);
  expect(waiting).not.toContain(`${user.email}: `);
  const link = (await findChangeLink(email, "confirm"))!;
  expect((await confirm(link, cookie)).headers.get("location")).toBe(
    "/dashboard/settings?done=email-changed",
  );
  const stored = await env.DB.prepare("SELECT email, email_verified_at > 0 AS proved FROM users WHERE id = ?")
    .bind(user.id)
    .first();
  expect(stored).toEqual({ email, proved: 1 });
  expect(await listMails(user.email)).toEqual([]);
  expect((await listMails(email)).map(({ subject }) => subject)[0]).toMatch(/email address was changed$/);
});

test("drops the correction once the first address is proved, for its owner was not asked", async () => {
  const { user, cookie } = await signIn("job_seeker", { emailVerifiedAt: null });
  const email = newAddress();
  await askFor(cookie, email);
  await postForm("/dashboard/verification", {}, { cookie, ...newVisitor() });
  const [mail] = await listMails(user.email);
  const path = /\/verify-email\?token=\S+/.exec(mail!.body)![0];
  expect(await (await postForm(path, {}, { cookie, ...newVisitor() })).text()).toContain(
    "Your email is confirmed",
  );
  expect((await confirm((await findChangeLink(email, "confirm"))!, cookie)).status).toBe(400);
  expect(await findEmail(user.id)).toBe(user.email);
});

test("keeps the applications of the old address, and takes over those of the new one only once it is confirmed", async () => {
  const { user, cookie, email, approveLink, confirmLink } = await begin();
  const insert = (publicId: string, address: string, userId: number | null) =>
    env.DB.prepare(
      "INSERT INTO applications (public_id, user_id, state, first_name, last_name, email, message, job_title, employer_name, idempotency_key, created_at, updated_at) VALUES (?1, ?2, 'new', 'Robin', 'Vale', ?3, '', 'RN', 'Gulf Care', ?1, 1, 1)",
    )
      .bind(publicId, userId, address)
      .run();
  const key = `moved-${user.id}`;
  await insert(`${key}-own`, user.email, user.id);
  await insert(`${key}-guest`, email, null);
  const listOwn = async () => {
    const { results } = await env.DB.prepare(
      "SELECT public_id FROM applications WHERE user_id = ? ORDER BY id",
    )
      .bind(user.id)
      .all();
    return results.map(({ public_id }) => public_id);
  };
  await approve(approveLink);
  expect(await listOwn()).toEqual([`${key}-own`]);
  await confirm(confirmLink, cookie);
  expect(await listOwn()).toEqual([`${key}-own`, `${key}-guest`]);
});
