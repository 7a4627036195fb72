import { and, eq, gt, isNull } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sha256 } from "#app/platform/random.ts";
import { employers, invitations } from "#app/platform/schema.ts";
import { readReturnTo } from "./return-to.ts";

/** Whom the invitation is for that the registration leads back to. The secret is in the address of that page. */
export async function findInvited({ db, now }: SiteContext, request: Request) {
  const { origin } = new URL(request.url);
  const page = new URL(readReturnTo(request), origin);
  const token = page.searchParams.get("token");
  if (!token || page.pathname !== new URL(paths.invitation(""), origin).pathname) return null;
  const [invited] = await db
    .select({ email: invitations.email, company: employers.name })
    .from(invitations)
    .innerJoin(employers, eq(employers.id, invitations.employerId))
    .where(
      and(
        eq(invitations.secretHash, await sha256(token)),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .limit(1);
  return invited ?? null;
}
