import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { rememberedLicenses } from "#app/platform/schema.ts";
import type { MyLicense } from "./license-fields.ts";

/** A null license was removed, or never said when `saidAt` is 0. */
export interface AccountLicense {
  license: MyLicense | null;
  saidAt: number;
}

/** Keeps whichever was said last and returns it. */
export async function mergeLicense(db: Db, userId: number, said: AccountLicense): Promise<AccountLicense> {
  if (said.saidAt > 0) await write(db, userId, said);
  const [row] = await db
    .select()
    .from(rememberedLicenses)
    .where(eq(rememberedLicenses.userId, userId))
    .limit(1);
  if (!row) return { license: null, saidAt: 0 };
  const { profession, multistate, saidAt } = row;
  const states = row.states.split(",").filter(Boolean);
  return { license: states.length > 0 ? { profession, states, multistate } : null, saidAt };
}

function write(db: Db, userId: number, { license, saidAt }: AccountLicense) {
  const row = {
    profession: license?.profession ?? null,
    states: license?.states.join(",") ?? "",
    multistate: license?.multistate ?? false,
    saidAt,
  };
  return db
    .insert(rememberedLicenses)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: rememberedLicenses.userId,
      set: row,
      setWhere: sql`excluded.said_at > ${rememberedLicenses.saidAt}`,
    });
}
