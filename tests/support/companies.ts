import { eq } from "drizzle-orm";
import { users } from "#app/accounts/schema.ts";
import { employers } from "#app/jobs/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { makeDraft, storeJobs } from "./jobs.ts";
import { env } from "./site.ts";

const db = toDb(env.DB);

/** A company known from a posting. */
export async function createKnownCompany(name: string, website: string | null = null) {
  await storeJobs([makeDraft({ title: `Nurse at ${name}`, employer: { name, kind: "direct" } })]);
  await db.update(employers).set({ website }).where(eq(employers.name, name));
  return getCompany(name);
}

export async function getCompany(name: string) {
  const [company] = await db.select().from(employers).where(eq(employers.name, name));
  return company!;
}

export const listCompanies = (name: string) => db.select().from(employers).where(eq(employers.name, name));

/** Who acts for the company, as "owner robin@northquill.org". */
export async function listTeam(employerId: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT m.role || ' ' || u.email AS member FROM memberships m JOIN users u ON u.id = m.user_id WHERE employer_id = ? ORDER BY 1",
  )
    .bind(employerId)
    .all<{ member: string }>();
  return results.map(({ member }) => member);
}

export async function countSessions(email: string): Promise<number> {
  const query = env.DB.prepare(
    "SELECT count(*) AS n FROM sessions JOIN users ON users.id = user_id WHERE email = ?",
  );
  return (await query.bind(email).first<number>("n"))!;
}

export const leaveUnconfirmed = (email: string) =>
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.email, email));
