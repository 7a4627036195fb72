import { expect, test } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toOutboxInserts } from "#app/kit/platform/mail.ts";
import {
  addMember,
  createEmployer,
  listMails,
  newVisitor,
  readMailedPath,
  signIn,
  signInAs,
  type TestUser,
  testPassword,
} from "#tests/support/accounts.ts";
import { storeApplicant, storePosting } from "#tests/support/applicants.ts";
import { isIn } from "#tests/support/email-change.ts";
import { broken } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { deliver, openMailbox } from "#tests/support/mail.ts";
import { findPhotoAddress, jpeg, listPhotos, upload } from "#tests/support/photos.ts";
import { addFactor } from "#tests/support/second-factor.ts";
import { env, isWhole, postForm, send } from "#tests/support/site.ts";
import { runOne } from "#tests/support/work-queue.ts";

const page = "/dashboard/delete-account";
const remove = (cookie: string, fields: Record<string, string> = {}) =>
  postForm(page, { password: testPassword, confirmation: "DELETE", ...fields }, { cookie, ...newVisitor() });
const read = async (cookie: string) => (await send(page, { headers: { cookie } })).text();
const isKept = async (userId: number) =>
  (await env.DB.prepare("SELECT 1 AS n FROM users WHERE id = ?").bind(userId).first("n")) === 1;
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function storeMessage(email: string) {
  await run(
    `INSERT INTO contacts (public_id, kind, first_name, last_name, email, message, idempotency_key, created_at, updated_at)
      VALUES (?1, 'contact', 'Dana', 'Vale', ?1, 'Call me.', ?1, 1, 1)`,
    email,
  );
  return async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM contacts WHERE email = ?")
      .bind(email)
      .first("n")) as number;
}

const isOpen = async (userId: number) =>
  (await env.DB.prepare("SELECT closed_at IS NULL AS n FROM users WHERE id = ?").bind(userId).first("n")) ===
  1;
const isClosed = async (userId: number) => (await isKept(userId)) && !(await isOpen(userId));
/** What the cron does once the 30 days are over. */
async function eraseDue(): Promise<void> {
  const now = Date.now() + 31 * dayMs;
  const isDue = () =>
    env.DB.prepare("SELECT 1 FROM users WHERE closed_at < ?")
      .bind(now - 30 * dayMs)
      .first();
  while (await isDue()) await runOne("eraseClosedAccounts", now);
}

async function storeApplication(user: TestUser, key: string) {
  const employer = await createEmployer(`Gulf Care of ${key}`);
  const jobId = await storePosting(employer.id, `posting-${key}`);
  await storeApplicant({
    employerId: employer.id,
    jobId,
    userId: user.id,
    publicId: key,
    email: user.email,
    employerName: employer.name,
  });
  const find = () =>
    env.DB.prepare("SELECT job_id AS jobId, employer_id AS employerId FROM applications WHERE public_id = ?")
      .bind(key)
      .first<{ jobId: number | null; employerId: number | null }>();
  const countFresh = () =>
    env.DB.prepare("SELECT applications FROM applicant_counts WHERE job_id = ?")
      .bind(jobId)
      .first("applications");
  return { employer, jobId, find, countFresh };
}

test("closes the account at once: logged out everywhere, nothing for employers, and one email that says so", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const elsewhere = await signInAs(user);
  const other = await signIn("job_seeker");
  const { employer, jobId, find, countFresh } = await storeApplication(user, "closed-one");
  expect(await countFresh()).toBe(1);
  const html = await read(cookie);
  for (const words of ["At once", "What is deleted after 30 days", "What stays", "Type DELETE to confirm"])
    expect(html).toContain(words);
  const answers = await Promise.all([remove(cookie), remove(cookie)]);
  for (const response of answers)
    expect(response.headers.get("location")).toBe("/login?done=account-deleted");
  const cleared = answers[0]!.headers.getSetCookie().map((each) => each.split(";").slice(0, 2).join(";"));
  for (const name of ["session", "posting-drafts", "receipt", "device"])
    expect(cleared).toContain(`${name}=; Max-Age=0`);
  expect(await isClosed(user.id)).toBe(true);
  expect([await isIn(cookie), await isIn(elsewhere), await isIn(other.cookie)]).toEqual([false, false, true]);
  expect(await find()).toEqual({ jobId: null, employerId: null });
  expect(await countFresh()).toBe(0);
  const owner = await signIn("employer");
  await addMember(employer.id, owner.user.id, "owner");
  const list = await send(`/hiring/${employer.slug}/applicants`, { headers: { cookie: owner.cookie } });
  expect(list.status).toBe(200);
  expect(await list.text()).not.toContain("applicants/closed-one");
  const one = await send(`/hiring/${employer.slug}/applicants/closed-one`, {
    headers: { cookie: owner.cookie },
  });
  expect(one.status).toBe(404);
  const mails = await listMails(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your Clinward account is closed"]);
  expect(jobId).toBeGreaterThan(0);
});

test("sends a closed account no email but those about the account", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await remove(cookie);
  const mails = [
    { to: user.email.toUpperCase(), subject: "An employer answered", body: "Hello" },
    { to: user.email, subject: "Log in", body: "Hello", isOfAccount: true },
  ];
  await toOutboxInserts(toDb(env.DB), mails, Date.now()).run();
  const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE lower(recipient) = ? ORDER BY id")
    .bind(user.email)
    .all<{ id: number }>();
  const mailbox = openMailbox();
  await run(
    "UPDATE outbox SET sent_at = NULL, leased_until = NULL, next_attempt_at = 1, body = 'Hello' WHERE lower(recipient) = ?",
    user.email,
  );
  await deliver(
    results.map(({ id }) => id),
    mailbox,
    Date.now(),
  );
  expect(mailbox.messages.map(({ subject }) => subject).toSorted()).toEqual([
    "Log in",
    "Your Clinward account is closed",
  ]);
});

test("gives everything back to someone who logs in within 30 days, and says so once", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { jobId, employer, find, countFresh } = await storeApplication(user, "restored-one");
  await remove(cookie);
  const answer = await postForm("/login", { email: user.email, password: testPassword }, newVisitor());
  expect(answer.headers.get("location")).toBe("/dashboard");
  const session = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith("session="))!
    .split(";")[0]!;
  expect(await isOpen(user.id)).toBe(true);
  expect(await find()).toEqual({ jobId, employerId: employer.id });
  expect(await countFresh()).toBe(1);
  expect(toText(await (await send("/dashboard", { headers: { cookie: session } })).text())).toContain(
    "Your account is open again",
  );
  await eraseDue();
  expect(await isOpen(user.id)).toBe(true);
});

test("gives everything back by the mailed link, which logs nobody in and works once", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { jobId, find } = await storeApplication(user, "linked-one");
  await remove(cookie);
  const link = await readMailedPath(user.email, "is closed");
  expect(toText(await (await send(link)).text())).toContain(`The account of ${user.email} is closed.`);
  expect(await isClosed(user.id)).toBe(true);
  const answer = await postForm(link, {});
  expect(answer.headers.get("location")).toBe("/login?done=account-reopened");
  expect(answer.headers.get("set-cookie") ?? "").not.toContain("session=");
  expect(await isOpen(user.id)).toBe(true);
  expect((await find())!.jobId).toBe(jobId);
  expect((await postForm(link, {})).status).toBe(400);
  expect(await (await send(link)).text()).toContain("This link no longer works");
});

test("tells someone who comes back of a posting that ended meanwhile", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { jobId, find } = await storeApplication(user, "ended-one");
  await remove(cookie);
  await run("UPDATE jobs SET status = 'filled' WHERE id = ?", jobId);
  expect(
    await env.DB.prepare("SELECT 1 FROM ended_postings WHERE job_id = ?").bind(jobId).first(),
  ).toBeNull();
  await postForm(await readMailedPath(user.email, "is closed"), {});
  expect((await find())!.jobId).toBe(jobId);
  expect(
    await env.DB.prepare("SELECT 1 FROM ended_postings WHERE job_id = ?").bind(jobId).first(),
  ).not.toBeNull();
});

test("asks for the code of two-step log-in before it gives a closed account back", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const { codeOf } = await addFactor(user);
  await remove(cookie, { code: await codeOf() });
  await postForm("/login", { email: user.email, password: testPassword }, newVisitor());
  expect(await isClosed(user.id)).toBe(true);
});

test("deletes everything for good after 30 days, and says so by email", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const countMessages = await storeMessage(user.email);
  await upload(cookie, jpeg);
  const photo = await findPhotoAddress(user.id);
  await storeApplication(user, "deleted-one");
  await remove(cookie);
  await runOne("eraseClosedAccounts", Date.now() + 29 * dayMs);
  expect(await isClosed(user.id)).toBe(true);
  expect(await countMessages()).toBe(1);
  await eraseDue();
  expect(await isKept(user.id)).toBe(false);
  expect(await countMessages()).toBe(0);
  expect(await listPhotos()).not.toContain(photo);
  expect(
    await env.DB.prepare("SELECT 1 FROM applications WHERE public_id = 'deleted-one'").first(),
  ).toBeNull();
  const mails = (await listMails(user.email)).filter(({ subject }) => subject.endsWith("account is deleted"));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain("Gulf Care of deleted-one");
  const record = await env.DB.prepare(
    "SELECT kind, state, email, erasure FROM data_requests WHERE source = 'account' ORDER BY id DESC LIMIT 1",
  ).first<Record<string, string>>();
  expect(record).toMatchObject({ kind: "erasure", state: "done", email: expect.stringMatching(/^erased:/) });
  expect(record!.erasure).not.toContain("Gulf Care");
  await eraseDue();
  expect((await listMails(user.email)).filter(({ subject }) => subject.endsWith("is deleted"))).toHaveLength(
    1,
  );
});

test("lets nobody log in to an account that is due to be deleted", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await remove(cookie);
  await run("UPDATE users SET closed_at = ? WHERE id = ?", Date.now() - 30 * dayMs, user.id);
  const link = await readMailedPath(user.email, "is closed");
  expect((await postForm(link, {})).status).toBe(400);
  const answer = await postForm("/login", { email: user.email, password: testPassword }, newVisitor());
  expect(answer.status).toBe(401);
  expect(await isClosed(user.id)).toBe(true);
});

test("says above the log-in form what was done, and never that a password changed when an account was deleted", async () => {
  const readNotice = async (done: string) => toText(await (await send(`/login?done=${done}`)).text());
  const deletion = await readNotice("account-deleted");
  expect(deletion).toContain("Account deleted");
  expect(deletion).toContain("Your account is closed. In 30 days we delete it for good.");
  expect(deletion).not.toContain("Password changed");
  expect(await readNotice("password-reset")).toContain("Password changed");
  expect(await readNotice("account-reopened")).toContain("Your account is open again");
});

test("deletes nothing without the word, the right password and the code of two-step log-in", async () => {
  const { cookie, user } = await signIn("employer");
  const unsure = await remove(cookie, { confirmation: "delete it" });
  expect(unsure.status).toBe(400);
  expect(await unsure.text()).toMatch(/value="delete it"/);
  const wrong = await remove(cookie, { password: "a wild guess at it" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("This is not your password.");
  const { codeOf } = await addFactor(user);
  expect((await remove(cookie)).status).toBe(400);
  expect((await remove(cookie, { code: "000000" })).status).toBe(400);
  expect(await isKept(user.id)).toBe(true);
  expect(await isOpen(user.id)).toBe(true);
  expect((await remove(cookie, { code: await codeOf() })).status).toBe(302);
  expect(await isClosed(user.id)).toBe(true);
});

test.runIf(isWhole)("locks after ten wrong passwords", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await remove(cookie, { password: "a wild guess at it" })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect(await isKept(user.id)).toBe(true);
});

test("takes effect once in two tabs, with one email, and both see that the account is gone", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const answers = await Promise.all([remove(cookie), remove(cookie)]);
  for (const answer of answers) expect(answer.headers.get("location")).toMatch(/^\/login\?/);
  const mails = (await listMails(user.email)).filter(({ subject }) => subject.endsWith("account is closed"));
  expect(mails).toHaveLength(1);
});

test("asks the only owner of a company to hand over first, then takes the person off the team and pauses their feeds", async () => {
  const { cookie, user } = await signIn("employer");
  const second = await signIn("employer");
  const { id, slug } = await createEmployer("Harbor Health");
  await addMember(id, user.id, "owner");
  await addMember(id, second.user.id, "recruiter");
  const html = await read(cookie);
  expect(html).toContain("Hand over your company first");
  expect(html).toContain(`href="/hiring/${slug}/team"`);
  expect(html).not.toContain("Type DELETE");
  const refused = await remove(cookie);
  expect(refused.status).toBe(409);
  expect(await isKept(user.id)).toBe(true);
  expect(await isIn(cookie)).toBe(true);
  await run("UPDATE memberships SET role = 'owner' WHERE user_id = ?", second.user.id);
  await run(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, created_at, updated_at)
      VALUES ('own-feed', ?, 'own-feed', 'Jobs', 'https://jobs.example/feed', 'active', 1, 1)`,
    id,
  );
  await run(
    "INSERT INTO audit_log (actor_id, action, subject, detail, at) VALUES (?, 'feed.add', 'feed:own-feed', '{}', 1)",
    user.id,
  );
  expect((await remove(cookie)).status).toBe(302);
  const { results } = await env.DB.prepare("SELECT user_id FROM memberships WHERE employer_id = ?")
    .bind(id)
    .all();
  expect(results).toEqual([{ user_id: second.user.id }]);
  expect(
    await env.DB.prepare("SELECT status FROM employer_feeds WHERE public_id = 'own-feed'").first("status"),
  ).toBe("paused");
});

test("withdraws a claim to a company, so that nobody makes someone who left its owner", async () => {
  const { cookie, user } = await signIn("employer");
  const { id } = await createEmployer("Cedar Vale");
  await run(
    `INSERT INTO company_claims (public_id, employer_id, user_id, state, way, created_at)
      VALUES ('left-claim', ?, ?, 'pending', 'review', 1)`,
    id,
    user.id,
  );
  await remove(cookie);
  expect(
    await env.DB.prepare("SELECT state FROM company_claims WHERE public_id = 'left-claim'").first("state"),
  ).toBe("withdrawn");
});

test("leaves one owner when the only two delete their accounts at the same moment", async () => {
  const [one, two] = [await signIn("employer"), await signIn("employer")];
  const { id } = await createEmployer("Gulf Care Group");
  for (const { user } of [one, two]) await addMember(id, user.id, "owner");
  const answers = await Promise.all([remove(one.cookie), remove(two.cookie)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect([await isOpen(one.user.id), await isOpen(two.user.id)].toSorted()).toEqual([false, true]);
});

test.runIf(isWhole)(
  "keeps a deletion that stopped midway on the desk's list, and finishes it at the next run",
  async () => {
    await eraseDue();
    const { cookie, user } = await signIn("job_seeker");
    await upload(cookie, jpeg);
    expect((await remove(cookie)).status).toBe(302);
    const isBroken = { ...env, FILES: broken<R2Bucket>() };
    await runOne("eraseClosedAccounts", Date.now() + 31 * dayMs, isBroken);
    expect(await isKept(user.id)).toBe(true);
    const listOpen = async () =>
      (await env.DB.prepare("SELECT state FROM data_requests WHERE email = ?").bind(user.email).all())
        .results;
    expect(await listOpen()).toEqual([{ state: "open" }]);
    await eraseDue();
    expect(await isKept(user.id)).toBe(false);
    expect(await listOpen()).toEqual([]);
  },
);

test("leaves what was sent from an address that nobody confirmed", async () => {
  const { cookie, user } = await signIn("job_seeker", { emailVerifiedAt: null });
  const countMessages = await storeMessage(user.email);
  expect(await read(cookie)).toContain("Nobody has confirmed that the address is yours.");
  expect((await remove(cookie)).status).toBe(302);
  expect(await listMails(user.email)).toEqual([]);
  await eraseDue();
  expect(await isKept(user.id)).toBe(false);
  expect(await listMails(user.email)).toEqual([]);
  expect(await countMessages()).toBe(1);
});

test("requires a recent log-in link of an account without a password", async () => {
  const { cookie, user } = await signIn("job_seeker", { passwordHash: "" });
  await run("UPDATE sessions SET created_at = ? WHERE user_id = ?", Date.now() - 16 * 60_000, user.id);
  expect(await read(cookie)).toContain("Log in again first");
  expect((await postForm(page, { confirmation: "DELETE" }, { cookie, ...newVisitor() })).status).toBe(403);
  const fresh = await signInAs(user);
  expect((await postForm(page, { confirmation: "DELETE" }, { cookie: fresh, ...newVisitor() })).status).toBe(
    302,
  );
  expect(await isClosed(user.id)).toBe(true);
});

test("deletes no admin's account", async () => {
  const { cookie, user } = await signIn("admin");
  expect(await read(cookie)).toContain("An admin account cannot delete itself");
  expect((await remove(cookie)).status).toBe(403);
  expect(await isOpen(user.id)).toBe(true);
});
