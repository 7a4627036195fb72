import { newSession } from "../../../app/accounts/session/sessions.server.ts";
import { toValues } from "../../../app/companies/posting/draft/from-job.ts";
import { createDraft } from "../../../app/companies/posting/draft/posting-drafts.server.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import { dayMs, hourMs, minuteMs } from "../../../app/kit/platform/durations.ts";
import { createDemoJobs } from "../../demo/demo-jobs.ts";
import { benchSecret } from "../site.ts";
import { copyPosting } from "./copy-posting.ts";

export const postings = 50_000;
/** Of one posting, each with a copy, tags, a note and what both wrote. */
export const applicants = 5_000;
/** In the open stages of another. */
export const cards = 500;
/** Of all postings together. */
export const conversations = 20_000;
/** Of one clinician. */
export const ownConversations = 500;
const otherPostings = 290;
const tags = 12;

const userId = 900_001;
const clinicianId = 900_002;

export async function loadBenchCompany(d1: D1Database, vitals: D1Database, origin: URL) {
  const db = toDb(d1);
  const now = Date.now();
  const template = (await d1
    .prepare(
      "SELECT j.slug, j.employer_id AS employerId, e.slug AS company FROM jobs j JOIN employers e ON e.id = j.employer_id LIMIT 1",
    )
    .first<{ slug: string; employerId: number; company: string }>())!;
  await copyPosting(d1, template.slug, postings);
  await loadTeam(d1, template.employerId);
  await loadApplicants(d1, template.employerId, now);
  await loadViews(vitals, now);
  const values = toValues(createDemoJobs(now)[0]!);
  const content = { values, quotes: {}, tab: "" };
  const owner = { userId, deviceHash: null };
  const draft = await createDraft(db, owner, { content, employerId: template.employerId }, now);
  const logIn = async (id: number) => {
    const asked = new Request(origin);
    const session = await newSession({ db, env: { SESSION_SECRET: benchSecret }, now }, asked, id);
    await session.insert.run();
    return { cookie: session.cookie.split(";")[0]! };
  };
  const stage = await d1
    .prepare(
      `SELECT s.id FROM stages s JOIN stage_templates t ON t.id = s.template_id
        WHERE t.employer_id = ? AND s.state = 'in-review' ORDER BY s.position LIMIT 1`,
    )
    .bind(template.employerId)
    .first<number>("id");
  return {
    company: template.company,
    applicant: "bench-1",
    draft: draft!,
    stage: stage!,
    tag: firstTag,
    page2: `after=${now - applicants * everyMs - dayMs}.0`,
    headers: await logIn(userId),
    clinician: await logIn(clinicianId),
  };
}

const firstTag = 900_001;
/** Between two applications: all of them came within 90 days. */
const everyMs = 5 * minuteMs;

/** A recruiter and a clinician. */
const loadTeam = (d1: D1Database, employerId: number) =>
  d1.batch([
    d1
      .prepare(
        `INSERT INTO users (id, email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, 'recruiter@example.com', '-', 'employer', 'Robin', 'Vale', 1, 0, 0)`,
      )
      .bind(userId),
    d1
      .prepare("INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?1, ?2, 'owner', 1)")
      .bind(userId, employerId),
    d1
      .prepare(
        `INSERT INTO users (id, email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, 'clinician@example.com', '-', 'job_seeker', 'Dana', 'Whitfield', 1, 0, 0)`,
      )
      .bind(clinicianId),
  ]);

/** The company's applications alone, without its 50,000 postings. */
export async function loadApplications(d1: D1Database, slug: string): Promise<void> {
  const ofSlug = d1.prepare("SELECT employer_id AS id FROM jobs WHERE slug = ?1").bind(slug);
  const employerId = (await ofSlug.first<number>("id"))!;
  await copyPosting(d1, slug, otherPostings + 3);
  await loadTeam(d1, employerId);
  await loadApplicants(d1, employerId, Date.now());
}

/** The first 5,000 to one posting, 500 to the next, the rest spread. Of ten, one was hired or turned down. */
async function loadApplicants(d1: D1Database, employerId: number, now: number): Promise<void> {
  const run = (sql: string, ...values: unknown[]) =>
    d1
      .prepare(sql)
      .bind(...values)
      .run();
  const own = "employer_id = ?1 AND public_id LIKE 'bench-%'";
  await run(
    `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${conversations}),
        posts (at, slug) AS (SELECT at, 'copy-' || iif(at <= ${applicants}, 1, iif(at <= ${applicants + cards}, 2, 3 + at % ${otherPostings})) FROM n)
      INSERT INTO applications (public_id, job_id, employer_id, user_id, first_name, last_name, email, message, job_title,
        employer_name, state, source, answered_at, assigned_to, last_message_at, last_message_by, idempotency_key, created_at, updated_at)
      SELECT 'bench-' || p.at, j.id, ?1, iif(p.at % ${conversations / ownConversations} = 0, ${clinicianId}, NULL), 'Dana', 'Whitfield ' || p.at,
        'dana' || p.at || '@example.com', 'Six years of ICU in Texas.', j.title, 'Bench',
        CASE p.at % 10 WHEN 7 THEN 'interview' WHEN 8 THEN 'offer' WHEN 9 THEN iif(p.at BETWEEN ${applicants} AND ${applicants + cards}, 'new', 'not-selected')
          ELSE iif(p.at % 10 < 4, 'new', 'in-review') END,
        iif(p.at % 3, 'job-page', 'indeed'), iif(p.at % 10 < 5, NULL, ?2 - p.at * ${everyMs} - ${dayMs - hourMs}), iif(p.at % 4, NULL, ${userId}),
        ?2 - p.at * ${everyMs} - ${dayMs - 2 * hourMs}, iif(p.at % 2, 'applicant', 'company'), 'bench-' || p.at, ?2 - p.at * ${everyMs} - ${dayMs}, ?2
      FROM posts p CROSS JOIN jobs j ON j.slug = p.slug`,
    employerId,
    now,
  );
  await run(
    `INSERT INTO application_copies (application_id, copy, created_at) SELECT id, ?2, created_at FROM applications WHERE ${own}`,
    employerId,
    JSON.stringify({
      licenses: [{ state: "TX", number: null, isCompact: true }],
      details: [{ label: "Years of experience", value: "6" }],
      answers: [{ label: "Do you have ACLS?", value: "Yes" }],
      posting: { descriptionHtml: "<p>Nights on a 24-bed ICU.</p>".repeat(60) },
    }),
  );
  await run(
    `UPDATE applicant_facts SET license = 'yes', states = ' TX ', years = application_id % 12
      WHERE application_id IN (SELECT id FROM applications WHERE ${own})`,
    employerId,
  );
  for (const [kind, detail] of [
    ["sent", "{}"],
    ["state", '{"from":"new","to":"in-review"}'],
    ["answer", '{"text":"Thank you. When could we talk?"}'],
    ["reply", '{"text":"Any afternoon this week."}'],
  ])
    await run(
      `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
        SELECT id, iif(?2 = 'answer', ${userId}, NULL), ?2, ?3, created_at FROM applications WHERE ${own}`,
      employerId,
      kind,
      detail,
    );
  await run(
    `INSERT INTO application_notes (application_id, author_id, text, idempotency_key, created_at)
      SELECT id, ${userId}, 'Strong on the phone.', public_id, created_at FROM applications WHERE ${own}`,
    employerId,
  );
  await run(
    `WITH RECURSIVE n (at) AS (${toSeries("n", tags)}) INSERT INTO applicant_tags (id, employer_id, name) SELECT ${firstTag} + at, ?1, 'Tag ' || at FROM n`,
    employerId,
  );
  await run(
    `INSERT INTO application_tags (application_id, tag_id) SELECT id, ${firstTag} + id % ${tags} FROM applications WHERE ${own}`,
    employerId,
  );
  await run(
    `INSERT INTO interviews (public_id, application_id, employer_id, state, kind, place, minutes, time_zone, start_at, idempotency_key,
        created_at, changed_at)
      SELECT public_id, id, ?1, iif(id % 3, 'confirmed', 'proposed'), 'video', 'https://meet.example/1', 30, 'America/Chicago',
        iif(id % 3, ?2 + (id % 400 - 200) * ${hourMs}, NULL), public_id, created_at, created_at
      FROM applications WHERE ${own} AND state = 'interview'`,
    employerId,
    now,
  );
  await run(
    `INSERT INTO interviewers (interview_id, user_id) SELECT id, ${userId} FROM interviews WHERE employer_id = ?1`,
    employerId,
  );
  await run(
    `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at)
      SELECT public_id, id, ?1, '{"pay":50,"unit":"hour","start":"2098-01-05","replyBy":null}', public_id, created_at
      FROM applications WHERE ${own} AND state = 'offer'`,
    employerId,
  );
}

/** Of a recursive table with one column, from 0. */
const toSeries = (table: string, count: number): string =>
  `SELECT 0 UNION ALL SELECT at + 1 FROM ${table} WHERE at < ${count - 1}`;

const viewedPostings = 300;
const viewedDays = 90;

async function loadViews(vitals: D1Database, now: number): Promise<void> {
  await vitals
    .prepare(
      `WITH RECURSIVE p (at) AS (${toSeries("p", viewedPostings)}), d (at) AS (${toSeries("d", viewedDays)}),
          days (posting, day) AS (SELECT 'copy-' || (p.at + 1), date(?1 / 1000 - d.at * 86400, 'unixepoch') FROM p, d)
        INSERT INTO posting_months (posting, month, counts)
        SELECT posting, substr(day, 1, 7), json_group_object(day || ' ' || each.key, each.value)
        FROM days, json_each('{"views": 9, "starts": 2, "listed": 40, "clicks": 1}') AS each GROUP BY 1, 2`,
    )
    .bind(now)
    .run();
}
