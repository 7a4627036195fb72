import { type SQL, sql } from "drizzle-orm";
import type { Joining, Registration } from "#app/accounts/account.ts";
import {
  emailTaken,
  mailOwner,
  tooManyTaken,
  toTakenAnswers,
  toVerificationMail,
} from "#app/accounts/email/account-mail.server.ts";
import { newLink } from "#app/accounts/email/email-links.server.ts";
import { hashPassword } from "#app/accounts/password/credentials.server.ts";
import { findPasswordProblem } from "#app/accounts/password/password.ts";
import { type Refusal, tooManyTries, weakPassword } from "#app/accounts/refusal.ts";
import { newSession } from "#app/accounts/session/sessions.server.ts";
import { rememberBrowser } from "#app/accounts/try-source.server.ts";
import { giveBackUse, takeUse } from "#app/accounts/used-limits.server.ts";
import { shownRole } from "#app/kit/platform/column-words.ts";
import type { MemberRole, SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation, toStatement } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import type { SignedIn } from "./log-in.server.ts";
import { readReturnTo } from "./return-to.ts";

export async function register(
  context: SiteContext,
  request: Request,
  input: Registration,
): Promise<SignedIn | Refusal> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const problem = await findPasswordProblem(input.password, input);
  if (problem) return weakPassword(problem);
  // Counts before the check, so that concurrent requests learn no more than consecutive ones. Success gives it back.
  const takenAnswers = await toTakenAnswers(request);
  const waitMs = await takeUse(db, takenAnswers, now);
  if (waitMs !== null) return tooManyTaken(waitMs);
  const passwordHash = await hashPassword(input.password);
  const cookies = await createAccount(context, request, input, passwordHash);
  if (cookies === null) await mailOwner(context, input.email);
  else await giveBackUse(db, takenAnswers).run();
  sendOutboxSoon(context);
  if (cookies === null) return emailTaken;
  const { firstName, lastName, email, role } = input;
  return {
    ok: true,
    user: { firstName, lastName, email, role, profileImageUrl: null, emailVerified: false },
    cookies,
  };
}

/**
 * Makes the account of someone who was invited. The link came by mail, so their address is confirmed. Null when the
 * invitation no longer works.
 */
export async function registerInvited(
  context: SiteContext,
  request: Request,
  secret: string,
  { firstName, lastName, password }: Joining,
): Promise<{ ok: true; user: { id: number; email: string }; cookies: string[] } | Refusal | null> {
  const { db, env, now } = context;
  if (!(await isWithinLimit(env.ACCOUNT_LIMIT, request, "closed"))) return tooManyTries;
  const invitation = await findInvitation(db, secret, now);
  if (!invitation) return null;
  const { email } = invitation;
  const problem = await findPasswordProblem(password, { firstName, lastName, email });
  if (problem) return weakPassword(problem);
  const passwordHash = await hashPassword(password);
  const isGood = isGoodInvitation(await sha256(secret), now);
  const made = await db
    .all<{ id: number }>(sql`
      INSERT INTO users (email, password_hash, role, first_name, last_name, email_verified_at, created_at, updated_at)
        SELECT email, ${passwordHash}, 'employer', ${firstName}, ${lastName}, ${now}, ${now}, ${now} FROM invitations
        WHERE ${isGood} RETURNING id`)
    .catch((error: unknown) => {
      if (isUniqueViolation(error, "users.email")) return null;
      throw error;
    });
  if (made === null) return invitedTaken;
  const [user] = made;
  if (!user) return null;
  const session = await newSession(context, request, user.id);
  await session.insert.run();
  return {
    ok: true,
    user: { id: user.id, email },
    cookies: [session.cookie, await rememberBrowser(context, request, user.id)],
  };
}

const invitedTaken: Refusal = {
  ok: false,
  status: 409,
  code: "email_taken",
  message: "This address has an account already. Log in, and you come back here.",
};

async function createAccount(
  context: SiteContext,
  request: Request,
  input: Registration,
  passwordHash: string,
): Promise<string[] | null> {
  const { db, env, now } = context;
  const { email, role, firstName, lastName } = input;
  const userId = sql<number>`(SELECT id FROM users WHERE email = ${email})`;
  const session = await newSession(context, request, userId);
  const link = await newLink(db, "verify", userId, now);
  const before = await context.viewer();
  try {
    const [made] = await db.$client.batch<{ id: number }>([
      toStatement(
        db,
        sql`INSERT INTO users (email, password_hash, role, first_name, last_name, created_at, updated_at)
          VALUES (${email}, ${passwordHash}, ${role}, ${firstName}, ${lastName}, ${now}, ${now}) RETURNING id`,
      ),
      session.insert,
      toStatement(db, sql`DELETE FROM sessions WHERE public_id = ${before?.sessionId ?? ""}`),
      link.insert,
      toOutboxInsert(
        db,
        toVerificationMail(input, env.SITE_URL, link.secret, readReturnTo(request, "")),
        now,
      ),
      ...("company" in input ? newCompany(context, input.company, userId) : []),
    ]);
    return [session.cookie, await rememberBrowser(context, request, made!.results[0]!.id)];
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) return null;
    throw error;
  }
}

/** Always a new company: a name proves no right to act for it. Of two clicks at once, one has an effect. */
export function newCompany(
  { db, now }: Pick<SiteContext, "db" | "now">,
  name: string,
  userId: number | SQL<number>,
) {
  const slug = toEmployerSlug(name, randomId());
  const isNew = sql`NOT EXISTS (SELECT 1 FROM memberships WHERE user_id = ${userId})`;
  const isUnused = sql`NOT EXISTS (SELECT 1 FROM memberships WHERE employer_id = employers.id)`;
  return [
    sql`INSERT INTO employers (slug, name, kind, created_at) VALUES (${slug}, ${name}, 'direct', ${now})`,
    sql`INSERT INTO memberships (user_id, employer_id, role, created_at)
      SELECT ${userId}, id, 'owner', ${now} FROM employers WHERE slug = ${slug} AND ${isNew}`,
    sql`DELETE FROM employers WHERE slug = ${slug} AND ${isUnused}`,
  ].map((query) => toStatement(db, query));
}

const maxNameLength = 60;
const suffixLength = 8;

/** Adds a suffix, because registering a company's name must not give anyone its imported postings. */
export function toEmployerSlug(name: string, random: string): string {
  const suffix = random
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, suffixLength);
  return [toSlug(name).slice(0, maxNameLength), suffix].filter(Boolean).join("-").replaceAll("--", "-");
}

export const isOpenInvitation = sql`used_at IS NULL AND revoked_at IS NULL`;

export const isGoodInvitation = (secretHash: string, now: number) =>
  sql`secret_hash = ${secretHash} AND ${isOpenInvitation} AND expires_at > ${now}`;

interface Invited {
  email: string;
  /** 1 if the address has an account. */
  hasAccount: number;
  role: MemberRole;
  companyName: string;
  companySlug: string;
}

/** Null once used, revoked or expired. Looking does not use it, because mail scanners open links. */
export async function findInvitation(db: Db, secret: string, now: number) {
  const [invitation] = await db.all<Invited>(sql`
    SELECT email, EXISTS (SELECT 1 FROM users u WHERE u.email = invitations.email) AS hasAccount, ${sql.raw(shownRole)} AS role, e.name AS companyName, e.slug AS companySlug
    FROM invitations JOIN employers e ON e.id = employer_id WHERE ${isGoodInvitation(await sha256(secret), now)}`);
  return invitation ?? null;
}
