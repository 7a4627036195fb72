import { sql } from "drizzle-orm";
import type { MemberRole, SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { readReturnTo } from "./return-to.ts";

export const isOpenInvitation = sql`used_at IS NULL AND revoked_at IS NULL`;

export const isGoodInvitation = (secretHash: string, now: number) =>
  sql`secret_hash = ${secretHash} AND ${isOpenInvitation} AND expires_at > ${now}`;

interface Invited {
  email: string;
  role: MemberRole;
  companyName: string;
  companySlug: string;
}

/** Null once used, revoked or expired. Looking does not use it, because mail scanners open links. */
export async function findInvitation(db: Db, secret: string, now: number) {
  const [invitation] = await db.all<Invited>(sql`
    SELECT email, role, e.name AS companyName, e.slug AS companySlug
    FROM invitations JOIN employers e ON e.id = employer_id WHERE ${isGoodInvitation(await sha256(secret), now)}`);
  return invitation ?? null;
}

/** The invitation that the registration leads back to. Its secret is in the address of that page. */
export async function findInvited({ db, now }: SiteContext, request: Request) {
  const { origin } = new URL(request.url);
  const page = new URL(readReturnTo(request), origin);
  const token = page.searchParams.get("token");
  if (!token || page.pathname !== new URL(paths.invitation(""), origin).pathname) return null;
  return findInvitation(db, token, now);
}
