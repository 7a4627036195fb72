import { fileBytes, kinds, type SentRequest } from "./senders.ts";

const stored = {
  "hire request": "SELECT company AS tag, count(*) AS n FROM hire_requests GROUP BY 1",
  contact: "SELECT last_name AS tag, count(*) AS n FROM contacts GROUP BY 1",
  application: "SELECT last_name AS tag, count(*) AS n FROM applications GROUP BY 1",
} as const;

/** Compares what was answered with what there is. The senders' requests must be all that the site has. */
export async function countStored(db: D1Database, files: R2Bucket, sent: readonly SentRequest[]) {
  const rows = new Map<string, number>();
  for (const kind of kinds)
    for (const { tag, n } of (await db.prepare(stored[kind]).all<{ tag: string; n: number }>()).results)
      rows.set(tag, n);
  const mails = await db
    .prepare(`SELECT count(*) AS written, count(sent_at) AS sent, total(sent_at IS NULL AND leased_until IS NOT NULL) AS leased,
        total(sent_at IS NULL AND next_attempt_at IS NULL) AS givenUp FROM outbox`)
    .first<{ written: number; sent: number; leased: number; givenUp: number }>();
  const named = await db
    .prepare("SELECT count(DISTINCT subject) AS n FROM outbox WHERE subject LIKE 'Hire request H-%'")
    .first<number>("n");
  const kept = await db
    .prepare(
      `SELECT h.company AS tag, a.r2_key AS r2Key FROM hire_requests h LEFT JOIN attachments a ON a.hire_request_id = h.id
        UNION ALL SELECT p.last_name, f.r2_key FROM applications p LEFT JOIN application_files f ON f.application_id = p.id`,
    )
    .all<{ tag: string; r2Key: string | null }>();
  const whole = await Promise.all(
    kept.results.map(async ({ r2Key }) => r2Key && (await files.head(r2Key))?.size === fileBytes.byteLength),
  );
  const total = [...rows.values()].reduce((sum, n) => sum + n, 0);
  const applications = await db.prepare("SELECT count(*) AS n FROM applications").first<number>("n");
  /** One for each row, and a receipt for each application. */
  const expected = total + applications!;
  const hires = sent.filter(({ kind }) => kind === "hire request").length;
  return {
    rows: total,
    lost: sent.filter(({ tag, isAnswered }) => isAnswered && !rows.has(tag)).length,
    twice: [...rows.values()].filter((n) => n > 1).length,
    mails: mails!,
    /** Those of hire requests name their number. */
    missingMails: Math.max(0, expected - mails!.written, hires - named!),
    extraMails: Math.max(0, mails!.written - expected),
    files: whole.filter(Boolean).length,
    missingFiles: whole.filter((isThere) => !isThere).length,
    /** The cron sweeps those of uploads that broke off. */
    filesWithoutRow: (await listKeys(files)).filter((key) => !kept.results.some(({ r2Key }) => r2Key === key))
      .length,
  };
}

async function listKeys(files: R2Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of ["hire-requests/", "application-files/"])
    for (let cursor: string | undefined, isMore = true; isMore; ) {
      const listed = await files.list({ prefix, cursor });
      keys.push(...listed.objects.map(({ key }) => key));
      isMore = listed.truncated;
      cursor = listed.truncated ? listed.cursor : undefined;
    }
  return keys;
}
