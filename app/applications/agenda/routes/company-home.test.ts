import { beforeAll, expect, test } from "vitest";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, send } from "#tests/support/site.ts";

let own: TestCompany;
const dayMs = 86_400_000;

beforeAll(async () => {
  own = await createCompany("Harbor Health");
  await env.DB.prepare("UPDATE employers SET verified_at = 1 WHERE id = ?").bind(own.employer.id).run();
});

const path = () => `/hiring/${own.employer.slug}/home`;
const read = async (cookie = own.recruiter.cookie) =>
  toText(await (await send(path(), { headers: { cookie } })).text());

test("says that nothing waits, and then lists what does, the most urgent first, of this company alone", async () => {
  expect(await read()).toContain("Nothing waits for you.");
  const jobId = await storePosting(own.employer.id, "icu-nurse-due");
  const ofCompany = { employerId: own.employer.id, jobId };
  const now = Date.now();
  await storeApplicant({ ...ofCompany, lastName: "Newer", createdAt: now - dayMs });
  await storeApplicant({ ...ofCompany, lastName: "Older", createdAt: now - 20 * dayMs });
  await storeApplicant({
    ...ofCompany,
    lastName: "Answered",
    createdAt: now - 30 * dayMs,
    answeredAt: now - dayMs,
  });
  const met = await storeApplicant({ ...ofCompany, lastName: "Met", state: "interview", answeredAt: now });
  const offered = await storeApplicant({
    ...ofCompany,
    lastName: "Offered",
    state: "offer",
    answeredAt: now,
  });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO interviews (public_id, application_id, employer_id, state, kind, place, minutes, time_zone, start_at,
        idempotency_key, created_at, changed_at) VALUES ('home', ?, ?, 'confirmed', 'phone', '', 30, 'America/Chicago', ?, 'home', 1, 1)`,
    ).bind(met.id, own.employer.id, now - dayMs),
    env.DB.prepare(
      `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at)
        VALUES ('home', ?, ?, '{"pay":50,"unit":"hour","start":"2098-01-05","replyBy":"2020-01-01"}', 'home', 1)`,
    ).bind(offered.id, own.employer.id),
    env.DB.prepare(
      `INSERT INTO posting_drafts (public_id, user_id, employer_id, content, created_at, updated_at)
        VALUES ('home-draft', ?, ?, '{"values":{"title":"Night pharmacist"}}', 1, 1)`,
    ).bind(own.recruiter.user.id, own.employer.id),
  ]);
  const other = await createCompany("Other Health");
  await storeApplicant({ employerId: other.employer.id, lastName: "Foreign", createdAt: now - dayMs });

  const text = await read();
  expect(text).toMatch(/Waiting for a first answer\s*Dana Older, ICU nurse\s*late since [^D]+Dana Newer/);
  expect(text).not.toContain("Answered");
  expect(text).not.toContain("Foreign");
  expect(text).toMatch(/Dana Met, ICU nurse\s*Took place\? Say how it went\./);
  expect(text).toMatch(/Dana Offered, ICU nurse\s*\$50 an hour, to answer by Jan 1, 2020/);
  expect(text).toMatch(/Postings that end this week\s*ICU nurse, Houston/);
  expect(text).toContain("Night pharmacist");
  // Drafts are one's own.
  expect(await read(own.owner.cookie)).not.toContain("Night pharmacist");
  expect((await send(path(), { headers: { cookie: other.owner.cookie } })).status).toBe(404);
});

test("asks those who talked with someone for feedback, until they sent it after the interview", async () => {
  const applicant = await storeApplicant({
    employerId: own.employer.id,
    lastName: "Talked",
    state: "interview",
  });
  const now = Date.now();
  const startAt = now - dayMs;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO interviews (id, public_id, application_id, employer_id, state, kind, place, minutes, time_zone, start_at,
        idempotency_key, created_at, changed_at) VALUES (771, 'due', ?, ?, 'confirmed', 'phone', '', 30, 'America/Chicago', ?, 'due', 1, 1)`,
    ).bind(applicant.id, own.employer.id, startAt),
    env.DB.prepare("INSERT INTO interviewers VALUES (771, ?)").bind(own.reviewer.user.id),
  ]);
  const due = /Feedback due\s*Dana Talked, ICU nurse\s*You talked on/;
  expect(await read(own.reviewer.cookie)).toMatch(due);
  expect(await read(own.owner.cookie)).not.toContain("Feedback due");
  const sendCard = (changedAt: number) =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO scorecards (application_id, author_id, verdict, ratings, note, created_at, changed_at)
        VALUES (?, ?, 'yes', '[]', '', 1, ?)`,
    )
      .bind(applicant.id, own.reviewer.user.id, changedAt)
      .run();
  await sendCard(startAt - dayMs);
  expect(await read(own.reviewer.cookie)).toMatch(due);
  await sendCard(now);
  expect(await read(own.reviewer.cookie)).not.toContain("Feedback due");
  await env.DB.exec("DELETE FROM scorecards");
  await env.DB.prepare("UPDATE interviews SET start_at = ? WHERE id = 771")
    .bind(now + dayMs)
    .run();
  expect(await read(own.reviewer.cookie)).not.toContain("Feedback due");
});

test("lists interviews without a time, and says who asks for others", async () => {
  const made = await createCompany("Pending Health");
  const jobId = await storePosting(made.employer.id, "icu-nurse-pending");
  for (const [lastName, state] of [
    ["Asking", "asked"],
    ["Silent", "proposed"],
  ]) {
    const one = await storeApplicant({
      ...{ employerId: made.employer.id, jobId, lastName, state: "interview", answeredAt: 1 },
    });
    await env.DB.prepare(
      `INSERT INTO interviews (public_id, application_id, employer_id, state, kind, place, minutes, time_zone, idempotency_key,
        created_at, changed_at) VALUES (?1, ?2, ?3, ?1, 'phone', '', 30, 'America/Chicago', ?1, 1, 1)`,
    )
      .bind(state, one.id, made.employer.id)
      .run();
  }
  const page = `/hiring/${made.employer.slug}/home`;
  const text = toText(await (await send(page, { headers: { cookie: made.recruiter.cookie } })).text());
  expect(text).toMatch(/Dana Asking, ICU nurse\s*Asks for other times/);
  expect(text).toMatch(/Dana Silent, ICU nurse\s*No time picked yet/);
});

test("reads by indexes alone", async () => {
  const { results } = await env.DB.prepare(
    `EXPLAIN QUERY PLAN SELECT o.id FROM offers o INDEXED BY offers_open_of_employer JOIN applications a ON a.id = o.application_id
      WHERE o.employer_id = 1 AND o.state IN ('sent', 'accepted') AND a.state <> 'hired' ORDER BY o.created_at LIMIT 7`,
  ).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join("\n")).not.toMatch(/SCAN|TEMP B-TREE/);
});

test("names what stands still: a posting that we sent back, a paused feed, and a company that nobody verified", async () => {
  const stuck = await createCompany("Stuck Health");
  const { id, slug } = stuck.employer;
  await storePosting(id, "sent-back-rn");
  await env.DB.batch([
    ...["paused", "pending", "rejected"].map((status) =>
      env.DB.prepare("UPDATE jobs SET status = ?, status_reason = ? WHERE slug = 'sent-back-rn'").bind(
        status,
        "Say which unit it is.",
      ),
    ),
    env.DB.prepare("UPDATE employers SET verified_at = NULL WHERE id = ?").bind(id),
    env.DB.prepare(
      `INSERT INTO employer_feeds (public_id, employer_id, source, name, status, pause_reason, created_at, updated_at)
        VALUES ('stuck', ?, 'stuck', 'Nightly feed', 'paused', 'It was not found six times.', 1, 1)`,
    ).bind(id),
  ]);
  const open = async (cookie: string) => (await send(`/hiring/${slug}/home`, { headers: { cookie } })).text();
  const html = await open(stuck.recruiter.cookie);
  const text = toText(html);
  expect(text).toContain("Sent back by us: Say which unit it is.");
  expect(text).toContain("This feed is paused, and brings no postings. It was not found six times.");
  expect(html).toContain(`/hiring/${slug}/feeds/stuck`);
  expect(html).toContain("#verification");
  expect(toText(await open(stuck.reviewer.cookie))).not.toContain("Needs fixing");
  await env.DB.prepare("UPDATE employers SET verified_at = 1 WHERE id = ?").bind(id).run();
  expect(toText(await open(stuck.recruiter.cookie))).not.toContain("Verify your company");
});
