import { applications } from "#app/applications/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, setApproved, signIn } from "./accounts.ts";
import { env } from "./site.ts";

const db = toDb(env.DB);
let stored = 0;

/** A company with someone of each role. */
export async function createCompany(name: string) {
  const employer = await createEmployer(name);
  const [owner, recruiter, reviewer] = await Promise.all([
    signIn("employer", { firstName: "Morgan", lastName: "Castellan" }),
    signIn("employer", { firstName: "Lee", lastName: "Okafor" }),
    signIn("employer", { firstName: "Kim", lastName: "Duarte" }),
  ]);
  await addMember(employer.id, owner.user.id, "owner");
  await addMember(employer.id, recruiter.user.id, "recruiter");
  await addMember(employer.id, reviewer.user.id, "reviewer");
  return { employer, owner, recruiter, reviewer };
}

export type TestCompany = Awaited<ReturnType<typeof createCompany>>;

/** A posting of the company, as short as the database takes it. Ours to have approved, unless it is hidden. */
export async function storePosting(employerId: number, slug: string, status = "open"): Promise<number> {
  const now = Date.now();
  if (!["pending", "rejected", "withdrawn"].includes(status)) await setApproved(employerId);
  const row = await env.DB.prepare(
    `INSERT INTO jobs (slug, employer_id, title, status, origin, fingerprint, city, state_code, posted_at, confirmed_at,
      valid_through, created_at, updated_at) VALUES (?1, ?2, 'ICU nurse', ?3, 'site', ?1, 'Houston', 'TX', ?4, ?4, ?5, ?4, ?4)
      RETURNING id`,
  )
    .bind(slug, employerId, status, now - 1000, now + 86_400_000)
    .first<{ id: number }>();
  return row!.id;
}

export async function storeApplicant(
  given: Partial<typeof applications.$inferInsert> & { employerId: number },
) {
  stored += 1;
  const now = Date.now();
  const [applicant] = await db
    .insert(applications)
    .values({
      publicId: `applicant-${stored}`,
      firstName: "Dana",
      lastName: `Whitfield${stored}`,
      email: `dana${stored}@example.com`,
      message: "Six years of ICU in Texas.",
      jobTitle: "ICU nurse",
      employerName: "Company",
      idempotencyKey: `applicant-${stored}`,
      createdAt: now - 3_600_000,
      updatedAt: now,
      ...given,
    })
    .returning();
  return applicant!;
}

/** The id of the company's stage of that name, as a form sends it. */
export async function findStageId(employerId: number, name: string): Promise<string> {
  const stage = await env.DB.prepare(
    "SELECT s.id FROM stages s JOIN stage_templates t ON t.id = s.template_id WHERE t.employer_id = ? AND s.name = ? ORDER BY t.id",
  )
    .bind(employerId, name)
    .first<number>("id");
  return String(stage);
}

/** What the applicant page sends to move someone from where they stand now. */
export async function toMove(publicId: string, name: string): Promise<{ stage: string; from: string }> {
  const row = await env.DB.prepare("SELECT employer_id, stage_id FROM applications WHERE public_id = ?")
    .bind(publicId)
    .first<{ employer_id: number; stage_id: number }>();
  return { stage: await findStageId(row!.employer_id, name), from: String(row!.stage_id ?? 1) };
}
