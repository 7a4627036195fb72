import { expect, test } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import { listMails } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting } from "#tests/support/applicants.ts";
import { explain } from "#tests/support/explain.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import { sendTeamDigests } from "../team-digest.server.ts";

const hourMs = 3_600_000;
const run = (now: number) => sendTeamDigests({ db: toDb(env.DB), env, now });

test("mails what came since the last summary, once, to who asked for it, without names", async () => {
  const own = await createCompany("Summary Health");
  const other = await createCompany("Foreign Health");
  const { email } = own.recruiter.user;
  const path = `/hiring/${own.employer.slug}/team`;
  const choose = (applicationMails: string, messageMails: string, cookie = own.recruiter.cookie) =>
    postForm(path, { intent: "mails", applicationMails, messageMails }, { cookie });
  expect((await choose("hourly", "each")).status).toBe(404);
  expect((await choose("daily", "daily", other.recruiter.cookie)).status).toBe(404);
  expect((await choose("daily", "daily")).headers.get("location")).toContain("done=mails");
  const shown = toText(await (await send(path, { headers: { cookie: own.recruiter.cookie } })).text());
  expect(shown).toContain("Your emails");
  expect(toText(await (await send(path, { headers: { cookie: own.reviewer.cookie } })).text())).not.toContain(
    "Your emails",
  );

  const due = await env.DB.prepare("SELECT digest_at FROM memberships WHERE user_id = ?")
    .bind(own.recruiter.user.id)
    .first<number>("digest_at");
  const now = due! + 1;
  const jobId = await storePosting(own.employer.id, "icu-nurse-summary");
  const ofCompany = { employerId: own.employer.id, jobId };
  for (const at of [1, 2, 3])
    await storeApplicant({ ...ofCompany, lastName: `Applied${at}`, createdAt: now - at * hourMs });
  await storeApplicant({ ...ofCompany, lastName: "Long ago", createdAt: 1 });
  const wrote = await storeApplicant({ ...ofCompany, lastName: "Wrote", createdAt: 2 });
  await env.DB.prepare(
    "UPDATE applications SET last_message_at = ?, last_message_by = 'applicant' WHERE id = ?",
  )
    .bind(now - hourMs, wrote.id)
    .run();
  await env.DB.prepare("UPDATE memberships SET digested_at = ? WHERE user_id = ?")
    .bind(now - 20 * hourMs, own.recruiter.user.id)
    .run();

  expect(await run(due! - 1)).toBe(0);
  const sent = await Promise.all([run(now), run(now)]);
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
  const [mail, ...rest] = await listMails(email);
  expect(rest).toEqual([]);
  expect(mail!.subject).toBe("3 new applications, 1 new conversation: Summary Health");
  expect(mail!.body).toContain("ICU nurse: 3");
  expect(mail!.body).not.toMatch(/Applied|Wrote/);
  // The next working day is empty, and is passed by without a mail.
  const next = await env.DB.prepare("SELECT digest_at FROM memberships WHERE user_id = ?")
    .bind(own.recruiter.user.id)
    .first<number>("digest_at");
  expect(next).toBeGreaterThan(now);
  expect(await run(next!)).toBe(0);
  expect(await listMails(email)).toHaveLength(1);
});

test("mails each application and message to who wants each, and none to who wants none", async () => {
  const own = await createCompany("Quiet Health");
  const choose = (applicationMails: string, messageMails: string, cookie: string) =>
    postForm(
      `/hiring/${own.employer.slug}/team`,
      { intent: "mails", applicationMails, messageMails },
      { cookie },
    );
  await choose("none", "none", own.recruiter.cookie);
  const members = await env.DB.prepare(
    "SELECT user_id AS id, application_mails AS mails, digest_at AS due FROM memberships WHERE employer_id = ? ORDER BY user_id",
  )
    .bind(own.employer.id)
    .all();
  expect(members.results).toContainEqual({ id: own.recruiter.user.id, mails: "none", due: null });
  expect(members.results).toContainEqual({ id: own.owner.user.id, mails: "each", due: null });
});

test("finds who is due by an index", async () => {
  const due = env.DB.prepare(
    "SELECT user_id FROM memberships WHERE digest_at <= 1 ORDER BY digest_at LIMIT 200",
  );
  expect(await explain(due)).not.toMatch(/SCAN|TEMP B-TREE/);
});
