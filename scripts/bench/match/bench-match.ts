import { emptyAbout } from "../../../app/clinicians/profile/record/profile.ts";
import { createDemoJobs } from "../../demo/demo-jobs.ts";
import { checkBudget } from "../budgets.ts";
import { loadPostings } from "../load-postings.ts";
import type { Slowness } from "../slowness.ts";
import { serveWithDatabase } from "./worker-with-database.ts";

const postings = 20_000;
const applicants = 2_000;
const limitMs = 150;

interface MeasuredMatches {
  p50: number;
  p95: number;
  found: number;
}

export async function benchMatch(slowness: Slowness): Promise<boolean> {
  const { db, post, stop } = await serveWithDatabase("scripts/bench/match/match-worker.ts");
  try {
    const nurseJobs = createDemoJobs(Date.now()).filter(
      ({ profession }) => profession === "registered-nurse",
    );
    await loadPostings(postings, post, () => {}, nurseJobs);
    await loadApplicants(db);
    const forClinician = await post<MeasuredMatches>("null", "/match");
    const forPosting = await post<MeasuredMatches>("null", "/applicants");
    const check = (what: string, { p95 }: MeasuredMatches) =>
      checkBudget({ what, limit: limitMs, unit: "ms" }, p95, slowness.words);
    const isListed = check(`${forClinician.found} postings for a clinician, p95`, forClinician);
    return check(`${applicants} applicants for a posting, p95`, forPosting) && isListed;
  } finally {
    await stop();
  }
}

const states = ["TX", "CA", "AZ", "CO", "NY"];
const shifts = ["day", "night", "evening"];
const specialties = ["icu", "telemetry", "nicu", "medical-surgical"];

async function loadApplicants(db: D1Database): Promise<void> {
  const job = await db.prepare("SELECT id FROM jobs WHERE specialty = 'icu' LIMIT 1").first<{ id: number }>();
  for (let from = 0; from < applicants; from += 100) {
    const ids = Array.from({ length: 100 }, (_, at) => 1_000_000 + from + at);
    await db.batch(ids.flatMap((id) => toApplicant(db, id, job!.id)));
  }
}

function toApplicant(db: D1Database, id: number, jobId: number): D1PreparedStatement[] {
  const pick = (names: readonly string[], stride: number) => names[Math.floor(id / stride) % names.length]!;
  const licenses = [{ state: pick(states, 1), multistate: id % 3 === 0, expires: null }];
  const about = {
    ...emptyAbout,
    specialties: [pick(specialties, 2)],
    shifts: [pick(shifts, 3)],
    place: "Austin, TX",
    years: id % 20,
  };
  return [
    db
      .prepare(
        `INSERT INTO users (id, email, password_hash, role, created_at, updated_at)
          VALUES (?, ?, '-', 'job_seeker', 0, 0)`,
      )
      .bind(id, `nurse${id}@example.com`),
    db
      .prepare(
        `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
          VALUES (?, 'registered-nurse', ?, 0, 1, ?, 1)`,
      )
      .bind(id, JSON.stringify(licenses), JSON.stringify(about)),
    db
      .prepare(
        `INSERT INTO applications (public_id, job_id, user_id, first_name, last_name, email, message, job_title,
          employer_name, idempotency_key, created_at, updated_at) VALUES (?1, ?2, ?3, 'A', 'B', ?4, 'Hello', 'ICU', 'E', ?1, 0, 0)`,
      )
      .bind(`bench-${id}`, jobId, id, `nurse${id}@example.com`),
  ];
}
