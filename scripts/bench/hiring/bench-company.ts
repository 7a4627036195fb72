import { newSession } from "../../../app/accounts/session/sessions.server.ts";
import { toValues } from "../../../app/companies/posting/draft/from-job.ts";
import { createDraft } from "../../../app/companies/posting/draft/posting-drafts.server.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import { createDemoJobs } from "../../demo/demo-jobs.ts";
import { benchSecret } from "../site.ts";
import { copyPosting } from "./copy-posting.ts";

export const postings = 50_000;
export const applicants = 5_000;
const applicantsPerPosting = 50;

const userId = 900_001;

export async function loadBenchCompany(d1: D1Database, origin: URL) {
  const db = toDb(d1);
  const now = Date.now();
  const template = (await d1
    .prepare(
      "SELECT j.slug, j.employer_id AS employerId, e.slug AS company FROM jobs j JOIN employers e ON e.id = j.employer_id LIMIT 1",
    )
    .first<{ slug: string; employerId: number; company: string }>())!;
  await copyPosting(d1, template.slug, postings);
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO users (id, email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, 'recruiter@example.com', '-', 'employer', 'Robin', 'Vale', 1, 0, 0)`,
      )
      .bind(userId),
    d1
      .prepare("INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?1, ?2, 'owner', 1)")
      .bind(userId, template.employerId),
    d1
      .prepare(
        `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${applicants})
          INSERT INTO applications (public_id, job_id, employer_id, first_name, last_name, email, message, job_title,
            employer_name, state, answered_at, idempotency_key, created_at, updated_at)
          SELECT 'bench-' || n.at, j.id, j.employer_id, 'Dana', 'Whitfield ' || n.at, 'dana' || n.at || '@example.com',
            'Six years of ICU in Texas.', j.title, 'Bench', iif(n.at % 2, 'new', 'in-review'),
            iif(n.at % 2, NULL, ?1 - n.at * 60000 + 90000000), 'bench-' || n.at, ?1 - n.at * 60000, ?1
          FROM n CROSS JOIN jobs j ON j.slug = 'copy-' || (1 + n.at / ${applicantsPerPosting})`,
      )
      .bind(now - 3 * 86_400_000),
  ]);
  const values = toValues(createDemoJobs(now)[0]!);
  const content = { values, quotes: {}, tab: "" };
  const owner = { userId, deviceHash: null };
  const draft = await createDraft(db, owner, { content, employerId: template.employerId }, now);
  const asked = new Request(origin);
  const session = await newSession({ db, env: { SESSION_SECRET: benchSecret }, now }, asked, userId);
  await session.insert.run();
  return {
    company: template.company,
    applicant: "bench-1",
    draft: draft!,
    headers: { cookie: session.cookie.split(";")[0]! },
  };
}
