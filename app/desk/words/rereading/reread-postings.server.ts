import { sql } from "drizzle-orm";
import { listReaderSynonyms } from "#app/companies/imports/words/reader-words.server.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { editJob } from "#app/jobs/changes/job-changes.server.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { selectContentRows, toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { type ReaderWords, type Synonym, toReaderWords } from "#app/jobs/reading/reader-words.ts";
import { parseCompactAccepted } from "#app/jobs/reading/requirements.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";

const titlesPerPart = 200;
const partsPerRun = 5;
/** A change takes about ten of the 1,000 statements that D1 allows a Worker's run. */
const changesPerRun = 40;

interface Reread extends Synonym {
  id: number;
  state: "active" | "undone";
  key: number;
}

interface Titled {
  key: number;
  id: number;
  title: string;
  profession: string | null;
  specialty: string | null;
}

type Role = Pick<Titled, "profession" | "specialty">;

const mostPerTick = 100;

/** For the cron: each word that was given a meaning, or lost one, is a message of its own. */
export async function queueRereads({ $client }: Db, env: Pick<Env, "WORK_QUEUE">): Promise<void> {
  const { results } = await $client
    .prepare(`SELECT id FROM reader_synonyms WHERE reread_at IS NULL ORDER BY id LIMIT ${mostPerTick}`)
    .all<{ id: number }>();
  await sendWork(
    env,
    results.map(({ id }) => ({ kind: "reread", id })),
  );
}

/**
 * Continues after a synonym was added or removed. Changes only what the readers said before, not what an
 * employer wrote or a feed states. Returns how many postings changed.
 */
export async function rereadPostings(db: Db, synonymId: number, now: number): Promise<number> {
  let changed = 0;
  for (let part = 0; part < partsPerRun && changed < changesPerRun; part++) {
    const reread = await findReread(db, synonymId);
    if (!reread) break;
    changed += await rereadPart(db, reread, now, changesPerRun - changed);
  }
  return changed;
}

const findReread = ({ $client }: Db, id: number) =>
  $client
    .prepare(
      "SELECT id, phrase, kind, target, state, reread_key AS key FROM reader_synonyms WHERE id = ? AND reread_at IS NULL",
    )
    .bind(id)
    .first<Reread>();

async function rereadPart(db: Db, reread: Reread, now: number, most: number): Promise<number> {
  const { before, after } = await readWordsOf(db, reread);
  const { results: titles } = await selectTitles(db, reread.phrase, reread.key).all<Titled>();
  let changed = 0;
  let key = reread.key;
  for (const posting of titles) {
    if (changed >= most) break;
    const role = toChangedRole(posting, parseRole(posting.title, before), parseRole(posting.title, after));
    if (role && (await changeRole(db, posting.id, role, reread, now))) changed++;
    key = posting.key;
  }
  const isDone = titles.length < titlesPerPart && key === (titles.at(-1)?.key ?? reread.key);
  await keepPlace(db, reread, { key, changed, isDone, now });
  return changed;
}

async function readWordsOf(
  { $client }: Db,
  { phrase, kind, target, state }: Reread,
): Promise<{ before: ReaderWords; after: ReaderWords }> {
  const others = (await listReaderSynonyms($client)).filter(
    (each) => each.phrase !== phrase || each.kind !== kind,
  );
  const without = toReaderWords(others);
  const withIt = toReaderWords([...others, { phrase, kind, target }]);
  return state === "active" ? { before: without, after: withIt } : { before: withIt, after: without };
}

/** Oldest first. The words may be apart in the title, because `parseRole` decides what they mean. */
export const selectTitles = ({ $client }: Db, phrase: string, after: number) =>
  $client
    .prepare(
      `SELECT f.rowid AS key, j.id, j.title, j.profession, j.specialty FROM jobs_fts f CROSS JOIN jobs j ON j.id = f.rowid & 16777215
        WHERE jobs_fts MATCH ?1 AND f.rowid > ?2 ORDER BY f.rowid LIMIT ${titlesPerPart}`,
    )
    .bind(
      `title : (${phrase
        .split(" ")
        .map((word) => `"${word}"`)
        .join(" AND ")})`,
      after,
    );

function toChangedRole(posting: Role, before: Role, after: Role): Role | null {
  const pick = (field: keyof Role) => (posting[field] === before[field] ? after[field] : posting[field]);
  const role = { profession: pick("profession"), specialty: pick("specialty") };
  return role.profession === posting.profession && role.specialty === posting.specialty ? null : role;
}

async function changeRole(db: Db, id: number, role: Role, { id: synonym, state }: Reread, now: number) {
  const isFromFeed = sql`jobs.id = ${id} AND jobs.origin = 'feed' AND jobs.status = 'open'`;
  const [row] = await selectContentRows(db, isFromFeed);
  if (!row) return false;
  const { employerId, updatedAt } = row.job;
  // No import or operator changed it meanwhile.
  const onlyIf = `j.updated_at = ${updatedAt} AND EXISTS (SELECT 1 FROM reader_synonyms WHERE id = ${synonym} AND state = '${state}')`;
  const draft = withRole(toPostingContent(row), role);
  const outcome = await editJob(db, { id, employerId }, draft, { userId: null }, now, { onlyIf });
  return outcome === "changed";
}

function withRole(draft: PostingContent, role: Role): PostingContent {
  if (role.profession === draft.profession) return { ...draft, ...role };
  const text = [draft.title, toTextLines(draft.descriptionHtml), ...draft.requirements].join("\n");
  const hasCompact = findProfession(role.profession)?.compact;
  return { ...draft, ...role, compactAccepted: hasCompact ? parseCompactAccepted(text) : null };
}

/** Another run may be at the same part. Deletes a removed synonym once all its postings are read again. */
async function keepPlace(
  { $client }: Db,
  { id, state }: Reread,
  { key, changed, isDone, now }: { key: number; changed: number; isDone: boolean; now: number },
): Promise<void> {
  const where = `id = ?1 AND state = '${state}'`;
  const moved = $client
    .prepare(
      `UPDATE reader_synonyms SET reread_postings = reread_postings + ?3, reread_key = max(reread_key, ?2),
        reread_at = iif(?4, ?5, reread_at) WHERE ${where}`,
    )
    .bind(id, key, changed, isDone ? 1 : 0, now);
  const forgotten = $client.prepare(`DELETE FROM reader_synonyms WHERE ${where}`).bind(id);
  await (isDone && state === "undone" ? forgotten : moved).run();
}
