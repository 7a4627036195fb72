import { readyCriteria } from "#app/applications/applicants/team/scorecard.ts";
import { pickLibrary } from "#app/companies/questions/question-library.server.ts";
import { changeStatus, editJob } from "#app/jobs/changes/job-changes.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { createJob } from "#app/jobs/changes/new-job.server.ts";
import { findJob } from "#app/jobs/postings/record/find-job.server.ts";
import { getQuestionSet, saveQuestions } from "#app/jobs/questions/job-questions.server.ts";
import { findTowns } from "#app/jobs/search/plan/find-place.server.ts";
import { shownRole } from "#app/kit/platform/column-words.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { toLoadWrite } from "../../load/loads.ts";
import { demoShareKey, employerName } from "../../local/demo-people.ts";
import { loadOwnApplications } from "../applied/load-own-applications.ts";
import { loadDemoTalent } from "../hiring/load-demo-talent.ts";
import { applicantKeys, writeApplicants } from "./company-applicants.ts";
import {
  type CompanyPosting,
  companyPostings,
  requisitionStart,
  toCompanyDraft,
} from "./company-postings.ts";

export async function loadDemoCompany(
  { db: d1, files }: { db: D1Database; files: R2Bucket },
  version: string,
  now: number,
): Promise<string> {
  const slug = toSlug(employerName);
  const employerId = (await d1
    .prepare("SELECT id FROM employers WHERE slug = ?")
    .bind(slug)
    .first<number>("id"))!;
  const members = await d1
    .prepare(`SELECT user_id AS id, ${shownRole} AS role FROM memberships WHERE employer_id = ?`)
    .bind(employerId)
    .all<{ id: number; role: string }>();
  const team = Object.fromEntries(members.results.map(({ id, role }) => [role, id]));
  await d1.batch([
    d1.prepare("DELETE FROM applications WHERE idempotency_key LIKE ?").bind(`${applicantKeys}%`),
    d1
      .prepare(
        `DELETE FROM jobs WHERE employer_id = ?1 AND origin = 'site' AND id IN
          (SELECT job_id FROM job_details WHERE facts ->> 'requisitionId' LIKE '${requisitionStart}%')`,
      )
      .bind(employerId),
    d1
      .prepare("UPDATE employers SET approved_at = ?2, domain = 'northquill-health.example' WHERE id = ?1")
      .bind(employerId, now - 60 * dayMs),
  ]);
  let applicants = 0;
  const db = toDb(d1);
  for (const [at, posting] of companyPostings.entries()) {
    const { id, slug: posted } = await storePosting(db, {
      ...{ posting, at, employerId, now },
      ownerId: team.owner!,
    });
    if (posting.applicants === 0) continue;
    const [job, { questions }] = await Promise.all([findJob(db, posted), getQuestionSet(db, id)]);
    const people = { first: applicants, count: posting.applicants, job: job!, questions, team };
    await writeApplicants({ db: d1, files }, posting, people, now);
    applicants += posting.applicants;
  }
  await loadStages(d1, employerId, team.recruiter!, now);
  // The posting with the newest applicants is reviewed without names.
  await d1
    .prepare(
      `INSERT OR IGNORE INTO blind_postings (job_id) SELECT j.id FROM jobs j WHERE j.employer_id = ?1 AND j.title = ?2`,
    )
    .bind(employerId, blindTitle)
    .run();
  await loadTags(d1, employerId);
  await loadShares(d1, employerId, team.recruiter!, now);
  await loadScorecards(d1, employerId, team, now);
  const own = await loadOwnApplications({ db: d1, files }, team.recruiter!, now);
  await d1
    .prepare(
      `INSERT OR IGNORE INTO posting_managers (job_id, user_id) SELECT j.id, ?2 FROM jobs j
        WHERE j.employer_id = ?1 AND j.title IN (SELECT value FROM json_each(?3))`,
    )
    .bind(employerId, team.manager ?? null, JSON.stringify(managedTitles))
    .run();
  await d1
    .prepare(
      "UPDATE applications SET may_consider_again = 1 WHERE employer_id = ?1 AND state = 'not-selected'",
    )
    .bind(employerId)
    .run();
  await d1.batch(
    demoDepartments.map(([name, title]) =>
      d1
        .prepare(
          `INSERT OR IGNORE INTO posting_departments (job_id, employer_id, name)
            SELECT id, employer_id, ?2 FROM jobs WHERE employer_id = ?1 AND title LIKE ?3`,
        )
        .bind(employerId, name, title),
    ),
  );
  await d1
    .prepare("UPDATE memberships SET department = 'Critical Care' WHERE employer_id = ?1 AND is_manager = 1")
    .bind(employerId)
    .run();
  await d1.batch([
    d1
      .prepare(
        `UPDATE memberships SET work_days = '1245', work_from = 450, work_to = 960, work_zone = 'America/New_York'
          WHERE employer_id = ?1 AND user_id = ?2`,
      )
      .bind(employerId, team.recruiter!),
    // The newest note about whom the hiring manager sees waits for their answer.
    d1
      .prepare(
        `INSERT OR IGNORE INTO note_mentions (user_id, note_id) SELECT w.user_id, max(n.id) FROM memberships w
          JOIN posting_managers p ON p.user_id = w.user_id JOIN applications a ON a.job_id = p.job_id AND a.employer_id = w.employer_id
          JOIN application_notes n ON n.application_id = a.id AND n.author_id <> w.user_id
          WHERE w.employer_id = ?1 AND w.is_manager = 1 GROUP BY w.user_id`,
      )
      .bind(employerId),
  ]);
  await loadApproval(d1, employerId, team.recruiter!, now);
  await loadDemoTalent(d1, now);
  await toLoadWrite(d1, "demo-company", { version, at: now }).run();
  return `${companyPostings.length} postings of ${employerName} with ${applicants + 1} applicants, and ${own} applications of one of them`;
}

/** The owner approves what the recruiter writes, and one draft waits. */
async function loadApproval(d1: D1Database, employerId: number, authorId: number, now: number) {
  await d1.batch([
    d1.prepare("UPDATE employers SET requires_approval = 1 WHERE id = ?").bind(employerId),
    d1
      .prepare(
        `INSERT INTO posting_drafts (public_id, user_id, employer_id, content, revision, created_at, updated_at, asked_at)
          VALUES ('demo-approval', ?1, ?2, ?3, 4, ?4, ?4, ?5) ON CONFLICT (public_id) DO UPDATE SET updated_at = ?4, asked_at = ?5`,
      )
      .bind(authorId, employerId, JSON.stringify({ values: askedPosting }), now - dayMs, now - dayMs / 2),
  ]);
}

const askedPosting = {
  title: "Progressive Care Registered Nurse",
  profession: "registered-nurse",
  type: "full-time",
  place: "Toledo, OH",
  workplace: "onsite",
  compact: "yes",
  shift: "day",
  hoursPerWeek: "36",
  payMin: "38.50",
  payMax: "52",
  payPeriod: "hour",
  benefits: "Health insurance from the first day\n401(k) match\nTuition up to $3,500 a year",
  description:
    "You care for four patients a shift on a 28-bed progressive care unit: heart failure, drips that are being weaned, and people back from the catheter lab.\n\nA charge nurse without patients and a monitor technician work every shift.",
  responsibilities:
    "- Read rhythms and act on them\n- Titrate by protocol\n- Teach families before discharge",
  requirements: "Ohio or multistate RN license\nACLS\n1 year on a telemetry or step-down unit",
  experienceMonths: "12",
};

/** A phone screen and a shadow shift between our standard stages, who is in them, and a text for the second. */
async function loadStages(d1: D1Database, employerId: number, actorId: number, now: number): Promise<void> {
  const template = "(SELECT id FROM stage_templates WHERE employer_id = ?1 AND is_default = 1)";
  const bind = (sql: string, ...values: (number | string)[]) => d1.prepare(sql).bind(employerId, ...values);
  await bind(
    "INSERT OR IGNORE INTO answer_texts (employer_id, name, text) VALUES (?1, 'Shadow shift', ?2)",
    "Hello {first name},\n\nWe would like you to see {position} on a real shift. Could you shadow a charge nurse for four hours next week? Tell us two days that work for you.\n\n{your name}\n{company}",
  ).run();
  const added = [
    ["Phone screen", "in-review", 2],
    ["Shadow shift", "interview", 4],
  ] as const;
  for (const [name, state, position] of added) {
    const isKnown = await bind(
      `SELECT 1 AS n FROM stages WHERE template_id = ${template} AND name = ?2`,
      name,
    ).first("n");
    const stage = `(SELECT id FROM stages WHERE template_id = ${template} AND name = ?2)`;
    const those = `employer_id = ?1 AND state = ?3 AND id % 3 = 0 AND stage_id <> ${stage}`;
    await d1.batch([
      ...(isKnown
        ? []
        : [
            bind(
              `UPDATE stages SET position = position + 1 WHERE template_id = ${template} AND position >= ?2`,
              position,
            ),
            bind(
              `INSERT INTO stages (template_id, name, state, position) VALUES (${template}, ?2, ?3, ?4)`,
              ...[name, state, position],
            ),
          ]),
      bind(
        `INSERT INTO stage_moves (application_id, actor_id, left_stage, stage, at)
          SELECT a.id, ?4, s.name, ?2, ?5 FROM applications a JOIN stages s ON s.id = a.stage_id
          WHERE a.id IN (SELECT id FROM applications WHERE ${those})`,
        ...[name, state, actorId, now - dayMs],
      ),
      bind(`UPDATE applications SET stage_id = ${stage} WHERE ${those}`, name, state),
    ]);
  }
}

const demoDepartments = [
  ["Critical Care", "Registered Nurse, %"],
  ["Respiratory Care", "Respiratory Therapist"],
  ["Rehabilitation", "Physical Therapist%"],
  ["Laboratory", "Medical Laboratory%"],
] as const;
const managedTitles = [
  "Registered Nurse, Intensive Care",
  "Registered Nurse, Cardiac Step-Down",
  "Respiratory Therapist",
];
const blindTitle = "Physical Therapist, Outpatient";
const demoTags = ["Night shift", "Can start in December", "Charge experience", "Second choice"];

async function loadTags(d1: D1Database, employerId: number): Promise<void> {
  await d1.batch(
    demoTags.flatMap((name, at) => [
      d1
        .prepare("INSERT OR IGNORE INTO applicant_tags (employer_id, name) VALUES (?1, ?2)")
        .bind(employerId, name),
      d1
        .prepare(
          `INSERT OR IGNORE INTO application_tags (application_id, tag_id) SELECT a.id, t.id FROM applications a
            JOIN applicant_tags t ON t.employer_id = a.employer_id AND t.name = ?2
            WHERE a.employer_id = ?1 AND a.state NOT IN ('new', 'withdrawn') AND a.id % ${at + 3} = 0`,
        )
        .bind(employerId, name),
    ]),
  );
}

const demoCards = [
  [
    "reviewer",
    "yes",
    [4, 3, 4, 3, 4],
    "Knows the monitors and the drips that we use. Asked good questions about ratios.",
  ],
  ["recruiter", "strong-yes", [0, 4, 4, 0, 4], "Clear about nights and weekends, and can start in time."],
  [
    "owner",
    "no",
    [2, 3, 3, 2, 3],
    "Thin on unstable patients. I would want a second talk with the charge nurse.",
  ],
] as const;

/** Some have all three, some one of a colleague, which the others see once they sent theirs. */
async function loadScorecards(
  d1: D1Database,
  employerId: number,
  team: Record<string, number>,
  now: number,
): Promise<void> {
  await d1.batch(
    demoCards.map(([role, verdict, ratings, note], at) =>
      d1
        .prepare(
          `INSERT OR IGNORE INTO scorecards (application_id, author_id, verdict, ratings, note, created_at, changed_at)
            SELECT a.id, ?2, ?3, ?4, ?5, ?6, ?6 FROM applications a WHERE a.employer_id = ?1
              AND a.state IN ('interview', 'offer') AND (a.id + ?7) % 3 <= 1`,
        )
        .bind(
          ...[employerId, team[role]!, verdict],
          JSON.stringify(ratings.flatMap((rating, of) => (rating ? [[readyCriteria[of], rating]] : []))),
          ...[note, now - (at + 1) * dayMs, at],
        ),
    ),
  );
}

/** One link that is open and was answered, and one that ended. */
async function loadShares(d1: D1Database, employerId: number, actorId: number, now: number): Promise<void> {
  const insert = (key: string, at: number, columns: string, values: string) =>
    sha256(`share ${key}`).then((hash) =>
      d1
        .prepare(
          `INSERT OR REPLACE INTO application_shares (application_id, key_hash, created_by, created_at, ends_at, opened_at${columns})
            SELECT a.id, ?2, ?3, ?4, ?4 + ${7 * dayMs}, ?4 + ${dayMs}${values} FROM applications a
            WHERE a.employer_id = ?1 AND a.public_id = '${applicantKeys}4'`,
        )
        .bind(employerId, hash, actorId, at),
    );
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT a.id, ?2, 'shared', json_object('share', 'made'), ?3 FROM applications a WHERE a.employer_id = ?1
            AND a.public_id = '${applicantKeys}4'`,
      )
      .bind(employerId, actorId, now - 2 * dayMs),
    await insert(demoShareKey, now - 2 * dayMs, "", ""),
    await insert(
      `${demoShareKey} answered`,
      now - 3 * dayMs,
      ", opens, opinion, name, note, answered_at",
      `, 2, 'yes', 'Rowan Ellery', 'I led a unit with her for two years. I would take her back.', ?4 + ${dayMs}`,
    ),
  ]);
}

interface StoredPosting {
  posting: CompanyPosting;
  at: number;
  employerId: number;
  ownerId: number;
  now: number;
}

async function storePosting(
  db: Db,
  { posting, at, employerId, ownerId, now }: StoredPosting,
): Promise<{ id: number; slug: string }> {
  const d1 = db.$client;
  const point = await d1
    .prepare("SELECT lat, lon FROM cities WHERE name = ? AND state_code = ? ORDER BY population DESC LIMIT 1")
    .bind(posting.city, posting.stateCode)
    .first<{ lat: number; lon: number }>();
  const towns = (posting.morePlaces ?? []).map((name) => {
    const [city = "", stateCode = ""] = name.split(", ");
    return { city, stateCode };
  });
  const points = await findTowns(db, towns);
  const morePlaces = towns.map((town, of) => ({ ...town, lat: null, lon: null, ...points[of] }));
  const placed = { ...(point ?? { lat: null, lon: null }), morePlaces };
  const draft = toCompanyDraft(posting, at, placed, now, employerName);
  const by = { userId: ownerId };
  const status = posting.isPending ? "pending" : "open";
  const created = await createJob(db, { employerId, draft, status, by }, draft.postedAt, "true", () => []);
  if (!created.ok) throw new Error(`The demo posting ${posting.title} could not be stored.`);
  const id = (await d1.prepare("SELECT id FROM jobs WHERE slug = ?").bind(created.slug).first<number>("id"))!;
  const job: OwnJob = { id, employerId };
  const isOpen = !posting.isPending && !posting.ended;
  if (posting.paidBefore) {
    const [salaryMinCents, salaryMaxCents] = posting.payCents;
    await editJob(db, job, { ...draft, salaryMinCents, salaryMaxCents }, by, now - 7 * dayMs);
  }
  if (isOpen) await confirm(d1, id, ownerId, now - 2 * dayMs);
  if (posting.ended) {
    const { transition, daysAgo, reason } = posting.ended;
    await changeStatus(db, job, transition, { ...by, reason }, now - daysAgo * dayMs);
  }
  if (posting.questions) await askQuestions(db, posting.questions, { jobId: id, employerId, ownerId, now });
  return { id, slug: created.slug };
}

interface Asking {
  jobId: number;
  employerId: number;
  ownerId: number;
  now: number;
}

async function askQuestions(
  db: Db,
  keys: readonly string[],
  { jobId, employerId, ownerId, now }: Asking,
): Promise<void> {
  const questions = pickLibrary(new Set(keys)).map((question) => ({
    ...question,
    knockOut: question.kind === "number" ? { least: 1, unit: "year" } : null,
  }));
  await saveQuestions(db, { jobId, employerId, userId: ownerId, revision: 0, questions, now });
}

const confirm = (d1: D1Database, jobId: number, ownerId: number, at: number) =>
  d1.batch([
    d1.prepare("UPDATE jobs SET confirmed_at = ?2, confirmed_by = 'employer' WHERE id = ?1").bind(jobId, at),
    d1
      .prepare("INSERT INTO job_events (job_id, actor_id, kind, at) VALUES (?, ?, 'confirmed', ?)")
      .bind(jobId, ownerId, at),
  ]);
