import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { employerMembers, employers } from "#app/platform/schema.ts";

export async function findCompanyName(db: Db, userId: number): Promise<string | null> {
  const [company] = await db
    .select({ name: employers.name })
    .from(employerMembers)
    .innerJoin(employers, eq(employers.id, employerMembers.employerId))
    .where(eq(employerMembers.userId, userId))
    .limit(1);
  return company?.name ?? null;
}
