import { sql } from "drizzle-orm";
import { toAccountMail } from "#app/accounts/email/account-mail.server.ts";
import { writePersonJson } from "#app/applications/erasure/export-person.server.ts";
import { findPerson, type Person } from "#app/applications/erasure/person.server.ts";
import { exportPrefix, listPersonFiles } from "#app/applications/erasure/person-files.server.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { type DocumentType, documentTypes } from "#app/kit/platform/file/file-type.ts";
import { streamToBucket, toSafeFileName } from "#app/kit/platform/file/files.ts";
import { writeZip, type ZipEntry } from "#app/kit/platform/file/write-zip.ts";
import { queueOutbox, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

/** How long the mailed link works. */
const goodForMs = dayMs;
/** A ZIP without its 64-bit form ends at 4 GB. */
const mostFileBytes = 3_000_000_000;

type ExportEnv = Pick<Env, "CATALOG" | "FILES" | "MAIL_QUEUE" | "SITE_URL">;

/** May run twice: only one run's link is mailed. Does nothing once the address has another owner than when it was asked for. */
export async function makeExport(db: Db, env: ExportEnv, id: number, now: number): Promise<void> {
  const [asked] = await db.all<{ publicId: string; email: string; userId: number | null }>(
    sql`SELECT public_id AS publicId, email, user_id AS userId FROM data_exports WHERE id = ${id} AND made_at IS NULL`,
  );
  if (!asked) return;
  const person = await findPerson(db, asked.email);
  if (person.accountId !== asked.userId) {
    await db.run(sql`DELETE FROM data_exports WHERE id = ${id} AND made_at IS NULL`);
    return;
  }
  const key = `${exportPrefix}${asked.publicId}.zip`;
  const stored = await streamToBucket(env.FILES, key, writeZip(listEntries(db, env, person, now)), {
    maxBytes: mostFileBytes * 1.2,
    findType: () => "application/zip" as const,
  });
  if (typeof stored === "string") throw new Error(`The copy was not stored: ${stored}.`);
  const secret = randomId();
  const secretHash = await sha256(secret);
  const [made] = await db.$client.batch([
    toStatement(
      db,
      sql`UPDATE data_exports SET secret_hash = ${secretHash}, size = ${stored.sizeBytes}, made_at = ${now},
        expires_at = ${now + goodForMs} WHERE id = ${id} AND made_at IS NULL`,
    ),
    toOutboxInsertIf(
      db,
      toExportMail(asked.email, env.SITE_URL, secret),
      now,
      sql`EXISTS (SELECT 1 FROM data_exports WHERE secret_hash = ${secretHash})`,
    ),
  ]);
  // Someone erased the person meanwhile.
  if (
    made!.meta.changes === 0 &&
    (await db.all(sql`SELECT 1 FROM data_exports WHERE id = ${id}`)).length === 0
  )
    await env.FILES.delete(key);
  await queueOutbox(db, env, now);
}

const encoder = new TextEncoder();

async function* listEntries(
  db: Db,
  env: Pick<Env, "CATALOG" | "FILES">,
  person: Person,
  now: number,
): AsyncGenerator<ZipEntry> {
  yield { name: "your-data.json", content: encode(writePersonJson(db, env, person, now)) };
  const files = await listPersonFiles(db, person);
  const missing: string[] = [];
  let bytes = 0;
  for (const [at, { folder, name, r2Key }] of files.entries()) {
    if (folder === null) continue;
    const object = await env.FILES.get(r2Key);
    if (object) bytes += object.size;
    if (!object || bytes > mostFileBytes) {
      missing.push(`${folder}: ${name}`);
      await object?.body.cancel();
      continue;
    }
    const fileName = toEntryName(name, object.httpMetadata?.contentType);
    yield { name: `${folder}/${at + 1} ${fileName}`, content: object.body };
  }
  if (missing.length > 0)
    yield {
      name: "missing files.txt",
      content: [
        encoder.encode(
          `These files are not in this copy. Write to ${site.privacyEmail} and we will send them.\n\n${missing.join("\n")}\n`,
        ),
      ],
    };
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/** A document's own name has no ending, and an uploaded file's has one. */
function toEntryName(name: string, type = ""): string {
  const known = documentTypes[type as DocumentType]?.extension;
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  return toSafeFileName(name.replace(/[/\\]/g, "-"), known ?? ending ?? "bin");
}

export const toExportMail = (email: string, origin: string, secret: string) =>
  toAccountMail({ email }, `Your ${site.name} data is ready`, [
    `You asked for a copy of everything that we have about you. Get your copy:`,
    origin + paths.dataCopy(secret),
    `The link works for 24 hours. Do not forward it: anyone who opens it can download your data. If you did not ask for this, you can ignore this email, and we delete the copy after 24 hours.`,
  ]);
