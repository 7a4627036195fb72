import type { Synonym } from "#app/jobs/reading/reader-words.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import type { WordState } from "./word-list.server.ts";

/** The feed's next run is due and takes its whole file. A running one ends first. */
const dueSet =
  "next_fetch_at = iif(status = 'active' AND address IS NOT NULL AND leased_until IS NULL, min(ifnull(next_fetch_at, ?1), ?1), next_fetch_at), etag = NULL, last_modified = NULL";

/** `taken`: the words have such a meaning, or one is being removed. The same key adds nothing again. */
export async function addSynonym(
  { db, now }: SiteContext,
  actorId: number,
  wordId: number,
  { phrase, kind, target }: Synonym,
  key: string,
): Promise<"added" | "taken"> {
  const d1 = db.$client;
  // The schema allows only letters, digits and dashes in a key.
  const isNew = `NOT EXISTS (SELECT 1 FROM reader_synonyms WHERE public_id = '${key}')`;
  const isAdded = `EXISTS (SELECT 1 FROM reader_synonyms WHERE public_id = '${key}')`;
  try {
    await d1.batch([
      toAuditInsert(
        db,
        {
          actorId,
          action: "synonym.add",
          subject: `synonym:${key}`,
          detail: { from: null, to: `${kind}:${target}`, phrase },
          at: now,
        },
        isNew,
      ),
      d1
        .prepare(
          `INSERT INTO reader_synonyms (public_id, phrase, kind, target, state, word_id, sources, created_at)
            SELECT ?1, ?2, ?3, ?4, 'active', ?5, (SELECT json_group_array(DISTINCT s.source) FROM unread_word_sources s
              WHERE s.word_id IN (SELECT rowid FROM unread_words_fts WHERE unread_words_fts MATCH ?7)), ?6 WHERE ${isNew}`,
        )
        .bind(key, phrase, kind, target, wordId, now, `"${phrase}"`),
      d1
        .prepare(`UPDATE unread_words SET state = 'given' WHERE id = ?1 AND state = 'open' AND ${isAdded}`)
        .bind(wordId),
      d1
        .prepare(
          `UPDATE employer_feeds SET ${dueSet} WHERE source IN
            (SELECT value FROM reader_synonyms y, json_each(y.sources) WHERE y.public_id = ?2)`,
        )
        .bind(now, key),
    ]);
    return "added";
  } catch (error) {
    if (isUniqueViolation(error, "reader_synonyms.phrase")) return "taken";
    throw error;
  }
}

/** Opens the unread words and rereads the postings it changed. False when it is gone. */
export async function undoSynonym(
  { db, now }: SiteContext,
  actorId: number,
  publicId: string,
): Promise<boolean> {
  const d1 = db.$client;
  const where = "public_id = ?1 AND state = 'active'";
  const results = await d1.batch([
    d1
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at) SELECT ?2, 'synonym.undo', 'synonym:' || public_id,
          json_object('from', kind || ':' || target, 'to', NULL, 'phrase', phrase), ?3 FROM reader_synonyms WHERE ${where}`,
      )
      .bind(publicId, actorId, now),
    d1
      .prepare(
        `UPDATE unread_words SET state = 'open' WHERE state = 'given' AND id =
          (SELECT word_id FROM reader_synonyms WHERE ${where})`,
      )
      .bind(publicId),
    d1
      .prepare(
        `UPDATE employer_feeds SET ${dueSet} WHERE source IN
          (SELECT value FROM reader_synonyms y, json_each(y.sources) WHERE y.public_id = ?2 AND y.state = 'active')`,
      )
      .bind(now, publicId),
    d1
      .prepare(
        `UPDATE reader_synonyms SET state = 'undone', reread_key = 0, reread_at = NULL, reread_postings = 0 WHERE ${where}`,
      )
      .bind(publicId),
  ]);
  return results.at(-1)!.meta.changes > 0;
}

/** False when someone else was faster. */
export async function changeWordState(
  { db, now }: SiteContext,
  actorId: number,
  id: number,
  from: WordState,
  to: WordState,
): Promise<boolean> {
  const [, changed] = await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "unread_word.state", subject: `unread_word:${id}`, detail: { from, to }, at: now },
      `EXISTS (SELECT 1 FROM unread_words WHERE id = ${Number(id)} AND state = '${from}')`,
    ),
    db.$client.prepare("UPDATE unread_words SET state = ?3 WHERE id = ?1 AND state = ?2").bind(id, from, to),
  ]);
  return changed!.meta.changes > 0;
}
