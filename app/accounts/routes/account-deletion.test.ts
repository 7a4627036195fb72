import { expect, test } from "vitest";
import {
  addMember,
  createEmployer,
  listMails,
  newVisitor,
  signIn,
  signInAs,
  testPassword,
} from "#tests/support/accounts.ts";
import { isIn } from "#tests/support/email-change.ts";
import { broken, sendWith } from "#tests/support/faults.ts";
import { toText } from "#tests/support/html.ts";
import { findPhotoAddress, jpeg, listPhotos, upload } from "#tests/support/photos.ts";
import { addFactor } from "#tests/support/second-factor.ts";
import { env, origin, postForm, send } from "#tests/support/site.ts";

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

test("deletes the account with all that belongs to it, logs out everywhere and says so by email", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const elsewhere = await signInAs(user);
  const other = await signIn("job_seeker");
  const countMessages = await storeMessage(user.email);
  await upload(cookie, jpeg);
  const photo = await findPhotoAddress(user.id);
  await run(
    `INSERT INTO applications (public_id, user_id, state, first_name, last_name, email, message, job_title, employer_name,
      idempotency_key, created_at, updated_at) VALUES ('deleted-one', ?, 'new', 'Robin', 'Vale', ?, '', 'RN', 'Gulf Care', 'deleted-one', 1, 1)`,
    user.id,
    user.email,
  );
  const html = await read(cookie);
  for (const words of ["What is deleted", "What stays", "Type DELETE to confirm"])
    expect(html).toContain(words);
  const response = await remove(cookie);
  expect(response.headers.get("location")).toBe("/login?done=account-deleted");
  const cleared = response.headers.getSetCookie().map((each) => each.split(";").slice(0, 2).join(";"));
  for (const name of ["session", "posting-drafts", "receipt", "device"])
    expect(cleared).toContain(`${name}=; Max-Age=0`);
  expect(await isKept(user.id)).toBe(false);
  expect([await isIn(cookie), await isIn(elsewhere), await isIn(other.cookie)]).toEqual([false, false, true]);
  expect(await countMessages()).toBe(0);
  expect(await listPhotos()).not.toContain(photo);
  expect(
    await env.DB.prepare("SELECT 1 FROM applications WHERE public_id = 'deleted-one'").first(),
  ).toBeNull();
  const mails = (await listMails(user.email)).filter(({ subject }) => subject.endsWith("account is deleted"));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain("Gulf Care");
  const record = await env.DB.prepare(
    "SELECT kind, state, email, erasure FROM data_requests WHERE source = 'account' ORDER BY id DESC LIMIT 1",
  ).first<Record<string, string>>();
  expect(record).toMatchObject({ kind: "erasure", state: "done", email: expect.stringMatching(/^erased:/) });
  expect(record!.erasure).not.toContain("Gulf Care");
  expect(await (await send("/login?done=account-deleted")).text()).toContain("Your account is deleted.");
});

test("says above the log-in form what was done, and never that a password changed when an account was deleted", async () => {
  const readNotice = async (done: string) => toText(await (await send(`/login?done=${done}`)).text());
  const deletion = await readNotice("account-deleted");
  expect(deletion).toContain("Account deleted");
  expect(deletion).not.toContain("Password changed");
  expect(await readNotice("password-reset")).toContain("Password changed");
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
  expect((await remove(cookie, { code: await codeOf() })).status).toBe(302);
  expect(await isKept(user.id)).toBe(false);
});

test("locks after ten wrong passwords", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++)
    statuses.push((await remove(cookie, { password: "a wild guess at it" })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect(await isKept(user.id)).toBe(true);
}, 30_000);

test("takes effect once in two tabs, with one email, and both see that the account is gone", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const answers = await Promise.all([remove(cookie), remove(cookie)]);
  for (const answer of answers) expect(answer.headers.get("location")).toMatch(/^\/login\?/);
  const mails = (await listMails(user.email)).filter(({ subject }) => subject.endsWith("account is deleted"));
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

test("leaves one owner when the only two delete their accounts at the same moment", async () => {
  const [one, two] = [await signIn("employer"), await signIn("employer")];
  const { id } = await createEmployer("Gulf Care Group");
  for (const { user } of [one, two]) await addMember(id, user.id, "owner");
  const answers = await Promise.all([remove(one.cookie), remove(two.cookie)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect([await isKept(one.user.id), await isKept(two.user.id)].toSorted()).toEqual([false, true]);
});

test("says when the deletion stopped midway, keeps it on the desk's list, and finishes it at the next try", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await upload(cookie, jpeg);
  const body = new URLSearchParams({ password: testPassword, confirmation: "DELETE" });
  const response = await sendWith({ FILES: broken<R2Bucket>() }, page, {
    method: "POST",
    body,
    headers: { cookie, origin, ...newVisitor() },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("We could not delete everything just now.");
  expect(await isKept(user.id)).toBe(true);
  const listOpen = async () =>
    (await env.DB.prepare("SELECT state FROM data_requests WHERE email = ?").bind(user.email).all()).results;
  expect(await listOpen()).toEqual([{ state: "open" }]);
  expect((await remove(cookie)).status).toBe(302);
  expect(await isKept(user.id)).toBe(false);
  expect(await listOpen()).toEqual([]);
});

test("leaves what was sent from an address that nobody confirmed", async () => {
  const { cookie, user } = await signIn("job_seeker", { emailVerifiedAt: null });
  const countMessages = await storeMessage(user.email);
  expect(await read(cookie)).toContain("Nobody has confirmed that the address is yours.");
  expect((await remove(cookie)).status).toBe(302);
  expect(await isKept(user.id)).toBe(false);
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
  expect(await isKept(user.id)).toBe(false);
});

test("deletes no admin's account", async () => {
  const { cookie, user } = await signIn("admin");
  expect(await read(cookie)).toContain("An admin account cannot delete itself");
  expect((await remove(cookie)).status).toBe(403);
  expect(await isKept(user.id)).toBe(true);
});
