import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { hashPassword, verifyPassword } from "#app/accounts/password/credentials.server.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { type DemoPerson, demoPeople, employerName } from "../local/demo-people.ts";

export interface DemoAccount {
  role: DemoPerson["role"];
  email: string;
  password: string;
}

const people: readonly DemoPerson[] = Object.values(demoPeople);
const { owner, recruiter, reviewer, manager } = demoPeople;
const team = { owner, recruiter, reviewer, manager };
const passwordLength = 16;
const passwordLetters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

export async function loadDemoAccounts(
  db: D1Database,
  passwordFile: string,
  now: number,
): Promise<DemoAccount[]> {
  const passwords = readPasswords(passwordFile);
  for (const { email, role, firstName, lastName } of people) {
    const known = await db
      .prepare("SELECT password_hash AS hash FROM users WHERE email = ?")
      .bind(email)
      .first<{ hash: string }>();
    if (known && (await verifyPassword(passwords[email]!, known.hash))) continue;
    await db
      .prepare(
        `INSERT INTO users (email, password_hash, role, desk_role, first_name, last_name, email_verified_at, created_at, updated_at)
          VALUES (?1, ?2, ?3, iif(?3 = 'admin', 'owner', 'support'), ?4, ?5, ?6, ?6, ?6)
          ON CONFLICT (email) DO UPDATE SET password_hash = excluded.password_hash, updated_at = excluded.updated_at`,
      )
      .bind(email, await hashPassword(passwords[email]!), role, firstName, lastName, now)
      .run();
  }
  const join = db.prepare(
    `INSERT INTO memberships (employer_id, user_id, role, is_manager, created_at)
      SELECT employers.id, users.id, iif(?1 = 'manager', 'reviewer', ?1), ?1 = 'manager', ?2 FROM employers JOIN users ON users.email = ?3 WHERE slug = ?4
      ON CONFLICT DO NOTHING`,
  );
  await db.batch(
    Object.entries(team).map(([role, { email }]) => join.bind(role, now, email, toSlug(employerName))),
  );
  return people.map(({ role, email }) => ({ role, email, password: passwords[email]! }));
}

function readPasswords(file: string): Record<string, string> {
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const passwords = Object.fromEntries(people.map(({ email }) => [email, kept[email] ?? createPassword()]));
  if (people.some(({ email }) => !kept[email])) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(passwords, null, 2), { mode: 0o600 });
  }
  return passwords;
}

const createPassword = (): string =>
  Array.from({ length: passwordLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join("");
