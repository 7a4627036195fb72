import { and, eq, gt, isNull } from "drizzle-orm";
import { employers, invitations } from "#app/accounts/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { readReturnTo } from "./return-to.ts";

export const isOpenInvitation = and(isNull(invitations.usedAt), isNull(invitations.revokedAt))!;

export const isGoodInvitation = (secretHash: string, now: number) =>
  and(eq(invitations.secretHash, secretHash), isOpenInvitation, gt(invitations.expiresAt, now))!;

/** Null once used, revoked or expired. Looking does not use it, because mail scanners open links. */
export async function findInvitation(db: Db, secret: string, now: number) {
  const [invitation] = await db
    .select({
      email: invitations.email,
      role: invitations.role,
      companyName: employers.name,
      companySlug: employers.slug,
    })
    .from(invitations)
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .where(isGoodInvitation(await sha256(secret), now))
    .limit(1);
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
