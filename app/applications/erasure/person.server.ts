import { toTakenLimitKey } from "#app/accounts/email/account-mail.server.ts";
import { toChangeLimitKey } from "#app/accounts/email-change/ask-for-change.server.ts";
import { toKnownLimitKey, toSignInLimitKey } from "#app/accounts/password/sign-in-attempts.server.ts";
import { toInvitationLimitKey } from "#app/companies/workspace/team/invitations.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toErasedAddress } from "#app/kit/platform/mail.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { personTables } from "./person-tables.ts";

export interface Person {
  /** Empty for an account alone. */
  email: string;
  /** The id of an account with this address. */
  accountId: number | null;
  /** The parameters of every statement that begins with `withPerson`. */
  values: readonly unknown[];
}

export const withPerson =
  "WITH person AS (SELECT ?1 AS email, ?2 AS account, ?3 AS hash, ?4 AS limits, ?5 AS erased)";

/** Someone with an account or without, as accounts write the address. */
export async function findPerson(db: Db, address: string): Promise<Person> {
  const email = address.trim().toLowerCase();
  const account = await db.$client
    .prepare("SELECT id FROM users WHERE email = ?")
    .bind(email)
    .first<{ id: number }>();
  const limits = [
    toSignInLimitKey(email),
    toKnownLimitKey(email),
    toTakenLimitKey(email),
    toChangeLimitKey(email),
    toInvitationLimitKey(email),
  ];
  const hashes = await Promise.all(limits.map(sha256));
  const accountId = account?.id ?? null;
  return {
    email,
    accountId,
    values: [email, accountId, await sha256(email), JSON.stringify(hashes), await toErasedAddress(email)],
  };
}

/** Of an account whose address nobody confirmed: what was sent from that address may be another person's. */
export const toAccountAlone = ({ accountId }: Person): Person => ({
  email: "",
  accountId,
  values: [null, accountId, null, "[]", null],
});

export const listPersonRows = () =>
  Object.entries(personTables).flatMap(([table, { rows, blanks }]) =>
    rows ? [{ table, rows, blanks }] : [],
  );

/** How many rows each table has about the person, without the tables that have none. */
export async function countPerson({ $client }: Db, { values }: Person): Promise<Record<string, number>> {
  const tables = listPersonRows();
  const counted = await $client.batch<{ n: number }>(
    tables.map(({ table, rows }) =>
      $client.prepare(`${withPerson} SELECT count(*) AS n FROM ${table} WHERE ${rows}`).bind(...values),
    ),
  );
  const pairs = tables.map(({ table }, at) => [table, counted[at]!.results[0]!.n] as const);
  return Object.fromEntries(pairs.filter(([, n]) => n > 0));
}

/** Employers that received an application, and companies that nobody else owns: someone has to tell them, or be told. */
export async function listNotified({ $client }: Db, { values }: Person) {
  const [employers, owned] = await $client.batch<{ name: string }>([
    $client
      .prepare(
        `${withPerson} SELECT DISTINCT employer_name AS name FROM applications WHERE ${personTables.applications!.rows}
          ORDER BY 1 LIMIT 200`,
      )
      .bind(...values),
    $client
      .prepare(
        `${withPerson} SELECT e.name FROM memberships m JOIN employers e ON e.id = m.employer_id
          WHERE m.user_id = (SELECT account FROM person) AND m.role = 'owner' AND NOT EXISTS (
            SELECT 1 FROM memberships o WHERE o.employer_id = m.employer_id AND o.role = 'owner' AND o.user_id <> m.user_id)`,
      )
      .bind(...values),
  ]);
  const toNames = (read: typeof employers) => read!.results.map(({ name }) => name);
  return { employers: toNames(employers), owned: toNames(owned) };
}
