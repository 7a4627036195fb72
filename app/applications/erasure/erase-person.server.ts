import { mergeWords } from "#app/jobs/search/index/index-writes.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { erasedMention, toMentionLetters, toMentionPattern } from "./address-mentions.ts";
import { listPersonRows, type Person, withPerson } from "./person.server.ts";
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
async function removeFiles({ $client }: Db, bucket: R2Bucket, { values }: Person): Promise<void> {
  const { results } = await $client
    .prepare(
      `${withPerson} SELECT r2_key AS r2Key FROM attachments WHERE ${personTables.attachments!.rows}
        UNION ALL SELECT substr(profile_image_url, 2) FROM users WHERE profile_image_url IS NOT NULL AND ${personTables.users!.rows}`,
    )
    .bind(...values)
    .all<{ r2Key: string }>();
  for (let at = 0; at < results.length; at += filesPerCall)
    await bucket.delete(results.slice(at, at + filesPerCall).map(({ r2Key }) => r2Key));
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
