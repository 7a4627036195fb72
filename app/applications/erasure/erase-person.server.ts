import { mergeWords } from "#app/jobs/search/index/index-writes.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { listPersonRows, type Person, withPerson } from "./person.server.ts";
import { listPersonFiles } from "./person-files.server.ts";
import { otherMentions, personTables } from "./person-tables.ts";

/**
 * Erases everything that `personTables` names. Each step finds what is left of its own, so that a run that stopped midway is
 * finished by the next one.
 */
export async function erasePerson(db: Db, { FILES }: Pick<Env, "FILES">, person: Person): Promise<void> {
  await keepHold(db, person);
  await removeFiles(db, FILES, person);
  await db.$client.batch(
    listPersonRows().map(({ table, rows, blanks }) =>
      db.$client
        .prepare(
          blanks
            ? `${withPerson} UPDATE OR REPLACE ${table} SET ${blanks} WHERE ${rows}`
            : `${withPerson} DELETE FROM ${table} WHERE ${rows}`,
        )
        .bind(...person.values),
    ),
  );
  for (const { table, columns } of person.email ? listMentions() : [])
    for (const column of columns) await replaceMentions(db, table, column, person.email);
  // Deleted words stay in the index's older parts until these are merged.
  for (const [table, { goesWith }] of Object.entries(personTables))
    if (goesWith) await mergeWords(db.$client, table);
}

/** A company whose owners are all suspended stays so without them. */
const keepHold = ({ $client }: Db, { accountId }: Person) =>
  $client
    .prepare(
      `UPDATE employers SET suspended_at = unixepoch() * 1000, suspended_reason = 'The account of its owner was suspended.'
        WHERE suspended_at IS NULL AND id IN (SELECT h.id FROM held_employers h JOIN memberships m ON m.employer_id = h.id
          WHERE m.user_id = ?1)`,
    )
    .bind(accountId ?? 0)
    .run();

const filesPerCall = 1000;

/** Before their rows, which alone know their keys. */
async function removeFiles(db: Db, bucket: R2Bucket, person: Person): Promise<void> {
  const keys = (await listPersonFiles(db, person)).map(({ r2Key }) => r2Key);
  for (let at = 0; at < keys.length; at += filesPerCall)
    await bucket.delete(keys.slice(at, at + filesPerCall));
}

const listMentions = () =>
  [
    ...Object.entries(personTables).map(([table, { mentions = [] }]) => [table, mentions] as const),
    ...Object.entries(otherMentions),
  ].map(([table, columns]) => ({ table, columns }));

const mentionsPerStep = 200;

async function replaceMentions({ $client }: Db, table: string, column: string, email: string) {
  const pattern = toMentionPattern(email);
  const { local, domain } = toMentionLetters(email);
  for (let lastId = 0; ; ) {
    const { results } = await $client
      .prepare(
        `SELECT id, ${column} AS text FROM ${table} WHERE id > ?1 AND instr(lower(${column}), ?2) > 0
          AND instr(lower(${column}), ?3) > 0 ORDER BY id LIMIT ${mentionsPerStep}`,
      )
      .bind(lastId, local, domain)
      .all<{ id: number; text: string }>();
    const changed = results.flatMap(({ id, text }) => {
      const erased = text.replace(pattern, erasedMention);
      return erased === text ? [] : [{ id, text, erased }];
    });
    if (changed.length > 0)
      await $client.batch(
        changed.map(({ id, text, erased }) =>
          $client
            .prepare(`UPDATE ${table} SET ${column} = ?3 WHERE id = ?1 AND ${column} = ?2`)
            .bind(id, text, erased),
        ),
      );
    if (results.length < mentionsPerStep) return;
    lastId = results.at(-1)!.id;
  }
}

/** Instead of an address that someone else wrote into a text of theirs. */
export const erasedMention = "[erased address]";

const entity = (letter: string) => {
  const code = letter.charCodeAt(0);
  return `&#0*${code};|&#x0*${code.toString(16)};`;
};

/** As itself, in an address of the web, once or twice encoded, in JSON and in HTML. */
function toLetterPattern(letter: string): string {
  if (/[a-z0-9]/i.test(letter)) return letter;
  const hex = letter.charCodeAt(0).toString(16).padStart(2, "0");
  const plain = letter.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  const named = letter === "@" ? "|&commat;" : "";
  return `(?:${plain}|%(?:25)*${hex}|\\\\u00${hex}|${entity(letter)}${named})`;
}

/** An address that only begins or ends like this one is another person's. */
export function toMentionPattern(email: string): RegExp {
  const escaped = String.raw`(?:%(?:25)*|\\u00)(?!2[bde7]|5f)[0-9a-f]{2}|\\[nrt]`;
  const before = String.raw`(?<!\w)(?<!\w[.'+-])|(?<=${escaped})`;
  const after = String.raw`(?!\w|-\w|\.[a-z]{2}(?!\w)|%2[de]\w|%5f)`;
  return new RegExp(`(?:${before})${[...email].map(toLetterPattern).join("")}${after}`, "gi");
}

/** Any text with the address has these letters, whatever form the address has in it. */
export function toMentionLetters(email: string): { local: string; domain: string } {
  const longest = (text: string) =>
    (text.match(/[a-z0-9]+/g) ?? [""]).reduce((a, b) => (b.length > a.length ? b : a));
  const at = email.lastIndexOf("@");
  return { local: longest(email.slice(0, at)), domain: longest(email.slice(at + 1)) };
}
