import { type SQL, sql } from "drizzle-orm";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import type { DocumentType } from "#app/kit/platform/file/file-type.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type DocumentKind, documentPrefix, mostDocuments, readingPrefix, toReadingKey } from "./document.ts";

/** What a row says of its file. */
export interface StoredDocument {
  type: DocumentType;
  size: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  r2Key: string;
}

type Owner = Pick<Viewer, "id" | "sessionId">;

const isOwn = ({ id, sessionId }: Owner, publicId: string): SQL =>
  sql`public_id = ${publicId} AND user_id = ${id} AND ${toIsOpenSession(sessionId, id)}`;

interface NewDocument extends StoredDocument {
  kind: DocumentKind;
  name: string;
  idempotencyKey: string;
}

/** A caller removes the file unless this says "created". */
export async function createDocument(
  db: Db,
  owner: Owner,
  { kind, name, type, size, sha256, r2Key, idempotencyKey }: NewDocument,
  now: number,
): Promise<"created" | "repeated" | "full" | "signed-out"> {
  const [created, counted] = await db.$client.batch<{ total: number; repeated: number }>([
    toStatement(
      db,
      sql`INSERT INTO documents (public_id, user_id, kind, name, type, size, sha256, r2_key, idempotency_key, created_at, changed_at)
        SELECT ${randomId()}, ${owner.id}, ${kind}, ${name}, ${type}, ${size}, ${sha256}, ${r2Key}, ${idempotencyKey}, ${now}, ${now}
        WHERE (SELECT count(*) FROM documents WHERE user_id = ${owner.id}) < ${mostDocuments}
          AND ${toIsOpenSession(owner.sessionId, owner.id)}
        ON CONFLICT (user_id, idempotency_key) DO NOTHING`,
    ),
    toStatement(
      db,
      sql`SELECT count(*) AS total, total(idempotency_key = ${idempotencyKey}) AS repeated FROM documents
        WHERE user_id = ${owner.id}`,
    ),
  ]);
  if (created!.meta.changes > 0) return "created";
  const { total, repeated } = counted!.results[0]!;
  if (repeated > 0) return "repeated";
  return total >= mostDocuments ? "full" : "signed-out";
}

interface DocumentRow {
  publicId: string;
  kind: DocumentKind;
  name: string;
  type: DocumentType;
  size: number;
  createdAt: number;
  changedAt: number;
}

const columns = sql`public_id AS publicId, kind, name, type, size, created_at AS createdAt, changed_at AS changedAt`;

/** Newest first within each kind. */
export const listDocuments = (db: Db, userId: number) =>
  db.all<DocumentRow>(sql`SELECT ${columns} FROM documents WHERE user_id = ${userId}
    ORDER BY kind, created_at DESC, id DESC LIMIT ${mostDocuments}`);

export async function findDocument(
  db: Db,
  userId: number,
  publicId: string,
): Promise<(DocumentRow & { r2Key: string }) | null> {
  const [row] = await db.all<DocumentRow & { r2Key: string }>(
    sql`SELECT ${columns}, r2_key AS r2Key FROM documents WHERE public_id = ${publicId} AND user_id = ${userId}`,
  );
  return row ?? null;
}

/** False where the person has no such document. So are the next two. */
export async function renameDocument(
  db: Db,
  owner: Owner,
  publicId: string,
  name: string,
  now: number,
): Promise<boolean> {
  const { meta } = await db.run(
    sql`UPDATE documents SET name = ${name}, changed_at = ${now} WHERE ${isOwn(owner, publicId)}`,
  );
  return meta.changes > 0;
}

/** Returns the key of the file that no row names any more, which is the new one where the row is gone. */
export async function replaceDocument(
  db: Db,
  owner: Owner,
  publicId: string,
  { type, size, sha256, r2Key }: StoredDocument,
  now: number,
): Promise<{ isReplaced: boolean; unusedKey: string }> {
  const [before, changed] = await db.$client.batch<{ r2Key: string }>([
    toStatement(db, sql`SELECT r2_key AS r2Key FROM documents WHERE ${isOwn(owner, publicId)}`),
    toStatement(
      db,
      sql`UPDATE documents SET type = ${type}, size = ${size}, sha256 = ${sha256}, r2_key = ${r2Key}, changed_at = ${now}
        WHERE ${isOwn(owner, publicId)}`,
    ),
  ]);
  const isReplaced = changed!.meta.changes > 0;
  return { isReplaced, unusedKey: isReplaced ? before!.results[0]!.r2Key : r2Key };
}

/** Returns the key of its file, or null. */
export async function removeDocument(db: Db, owner: Owner, publicId: string): Promise<string | null> {
  const [removed] = await db.all<{ r2Key: string }>(
    sql`DELETE FROM documents WHERE ${isOwn(owner, publicId)} RETURNING r2_key AS r2Key`,
  );
  return removed?.r2Key ?? null;
}

/** Files whose upload was cut off before its row, or whose deletion failed, and what was read of such files. */
export const sweepDocuments = async (db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> =>
  (await sweepFiles(FILES, now, {
    prefix: documentPrefix,
    placeKey: "places/document-orphans",
    findKept: (keys) => listNamed(db, keys),
  })) +
  (await sweepFiles(FILES, now, {
    prefix: readingPrefix,
    placeKey: "places/reading-orphans",
    findKept: async (keys) => (await listNamed(db, keys.map(toFileKey))).map(toReadingKey),
  }));

const toFileKey = (key: string): string =>
  documentPrefix + key.slice(readingPrefix.length).replace(/\.json$/, "");

async function listNamed(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    sql`SELECT r2_key AS key FROM documents WHERE r2_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
  );
  return rows.map(({ key }) => key);
}
