import { newSession } from "../../../app/accounts/session/sessions.server.ts";
import { countOpenWork } from "../../../app/clinicians/market/open-work.server.ts";
import { mergeRecord } from "../../../app/clinicians/profile/record/profile.server.ts";
import { emptyAbout } from "../../../app/clinicians/profile/record/profile.ts";
import { maxAsked } from "../../../app/jobs/saved/saved-facts.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import { dayMs, minuteMs } from "../../../app/kit/platform/durations.ts";
import { benchSecret } from "../site.ts";

const trendDays = 60;

/** With a multistate license, a filled profile, a visit three days ago, and five events in each application. */
export async function loadBenchClinician(
  d1: D1Database,
  origin: URL,
  userId: number,
  { applications, saved }: { applications: number; saved: number },
) {
  const db = toDb(d1);
  const now = Date.now();
  const first = `own-${userId}`;
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO users (id, email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, ?1 || '@example.com', '-', 'job_seeker', 'Dana', 'Whitfield', 1, 0, 0)`,
      )
      .bind(userId),
    d1
      .prepare("INSERT INTO dashboard_visits (user_id, visited_at, before_at) VALUES (?1, ?2, ?3)")
      .bind(userId, now, now - 3 * dayMs),
    d1
      .prepare(
        `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?2)
          INSERT INTO applications (public_id, user_id, job_id, employer_id, first_name, last_name, email, message, job_title,
            employer_name, state, seen_at, idempotency_key, created_at, updated_at)
          SELECT ?3 || '-' || n.at, ?1, j.id, j.employer_id, 'Dana', 'Whitfield', ?1 || '@example.com',
            'Six years of ICU in Texas.', j.title, 'Bench', iif(n.at % 3, 'not-selected', 'in-review'), 1,
            ?3 || '-' || n.at, ?4 - n.at * ${minuteMs}, ?4
          FROM n JOIN (SELECT id, employer_id, title, row_number() OVER (ORDER BY id) AS at FROM jobs) j ON j.at = n.at`,
      )
      .bind(userId, applications, first, now - 20 * dayMs),
    ...["sent", "seen", "opened", "asked", "state"].map((kind, at) =>
      d1
        .prepare(
          `INSERT INTO application_events (application_id, kind, detail, at)
            SELECT id, ?2, ?3, created_at + ?4 FROM applications WHERE user_id = ?1`,
        )
        .bind(
          userId,
          kind,
          kind === "state" ? '{"to":"in-review"}' : kind === "opened" ? '{"field":"resume"}' : "{}",
          at * minuteMs,
        ),
    ),
  ]);
  await mergeRecord(db, userId, {
    profession: "registered-nurse",
    licenses: [{ state: "TX", multistate: true, expires: null }],
    isQuiet: false,
    licenseSaidAt: now,
    about: { ...emptyAbout, years: 6, place: "Houston, TX", pay: { amount: 52, per: "hour" } },
    aboutSaidAt: now,
  });
  for (let back = trendDays - 1; back >= 0; back -= 1) await countOpenWork(db, now - back * dayMs);
  await d1
    .prepare(
      `INSERT INTO saved_jobs (user_id, job_id, saved_at)
        SELECT ?1, id, ?2 - row_number() OVER (ORDER BY id) * ${minuteMs} FROM jobs ORDER BY id LIMIT ?3`,
    )
    .bind(userId, now, saved)
    .run();
  const asked = new Request(origin);
  const session = await newSession({ db, env: { SESSION_SECRET: benchSecret }, now }, asked, userId);
  await session.insert.run();
  const { results } = await d1
    .prepare("SELECT slug FROM jobs ORDER BY id LIMIT ?1")
    .bind(maxAsked)
    .all<{ slug: string }>();
  const slugs = new URLSearchParams(results.map(({ slug }) => ["slug", slug]));
  return {
    application: `${first}-1`,
    lastPage: `before=${now - 20 * dayMs - applications * minuteMs}.0`,
    savedPath: `/api/jobs/saved?${slugs}&licensed_as=registered-nurse&license=TX&compact=1`,
    headers: { cookie: session.cookie.split(";")[0]! },
  };
}
