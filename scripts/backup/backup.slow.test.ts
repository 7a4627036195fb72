import { createHash } from "node:crypto";
import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCatalogKey } from "#app/facts/catalog/catalog.ts";
import { openLocalBindings } from "../load/local-bindings.ts";
import { prepareData } from "../site/prepare-site.ts";
import { readManifest } from "./manifest.ts";
import { restoreSite } from "./restore-site.ts";
import { takeBackup } from "./take-backup.ts";

const home = mkdtempSync(join(tmpdir(), "clinward-backup-"));
const state = join(home, "state");
const folder = join(home, "copy");
const oddText = "He said 'no'\\n, then\r\nleft 🚑 \u2028 100%\t\\";

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Reads the databases' files without our code: rows, schema, and each word's place in the full-text tables. */
function digestDatabases(): Record<string, string> {
  const digests: Record<string, string> = {};
  for (const file of globSync(join(state, "v3/d1/**/*.sqlite"))) {
    if (file.endsWith("metadata.sqlite")) continue;
    const db = new DatabaseSync(file);
    const hash = (sql: string) => sha256(JSON.stringify(db.prepare(sql).all()));
    const tables = db.prepare("PRAGMA table_list").all() as { schema: string; name: string; type: string }[];
    const ours = tables.filter(({ schema, name }) => schema === "main" && !/^(sqlite_|_cf_)/.test(name));
    const about = ours.some(({ name }) => name === "users") ? "site" : "vitals";
    for (const { name, type } of ours) {
      const place = `${about} ${type} ${name}`;
      if (type === "table") {
        const columns = db
          .prepare(`PRAGMA table_info("${name}")`)
          .all()
          .map((column) => `"${column.name}"`);
        const types = columns.map((column) => `typeof(${column})`);
        digests[place] = hash(
          `SELECT ${[...columns, ...types].join()} FROM "${name}" ORDER BY ${columns.join()}`,
        );
      }
      // The others only show the words of these.
      if (type === "virtual" && name.endsWith("_fts")) {
        db.exec(`CREATE VIRTUAL TABLE temp.places_${name} USING fts5vocab(main, ${name}, instance)`);
        digests[place] = hash(`SELECT * FROM temp.places_${name} ORDER BY term, doc, col, offset`);
        digests[`${place} settings`] = hash(`SELECT * FROM "${name}_config" ORDER BY k`);
      }
    }
    digests[`${about} schema`] = hash(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE '%_fts_%' ORDER BY type, name",
    );
    db.close();
  }
  return digests;
}

async function digestFiles(): Promise<Record<string, string>> {
  const { files, kv, close } = await openLocalBindings(state);
  try {
    const digests: Record<string, string> = {};
    for (const { key } of (await files.list()).objects) {
      const object = (await files.get(key))!;
      const content = sha256(new Uint8Array(await object.arrayBuffer()));
      digests[key] = JSON.stringify([content, object.etag, object.httpMetadata, object.customMetadata]);
    }
    digests.catalog = sha256((await kv.get(toCatalogKey("state", "texas")))!);
    return digests;
  } finally {
    await close();
  }
}

async function fillSite(): Promise<void> {
  await prepareData(state);
  const { db, vitals, files, close } = await openLocalBindings(state);
  await db.batch([
    db
      .prepare(
        `INSERT INTO hire_requests
        (public_id, name, email, company, phone, details, idempotency_key, created_at, updated_at)
        VALUES ('hr1', 'Ana Reyes', 'ana@clinic.example', 'Kestrel Clinic', '+1 (512) 555-0142', ?, 'k1', 5, 5)`,
      )
      .bind(oddText),
    db.prepare(
      "UPDATE jobs SET status = 'closed' WHERE id IN (SELECT id FROM jobs WHERE status = 'open' LIMIT 3)",
    ),
  ]);
  await vitals
    .prepare(`INSERT INTO vitals_histograms VALUES ('2026-11-20', '/jobs', 'mobile', '{"cls 3": 41}')`)
    .run();
  await files.put("requests/a résumé 100%.pdf", "%PDF-1.7 small", {
    httpMetadata: { contentType: "application/pdf" },
    customMetadata: { from: "a test" },
  });
  const upload = await files.createMultipartUpload("requests/large", {
    httpMetadata: { contentType: "image/png" },
  });
  const parts = [new Uint8Array(5 * 1024 * 1024).fill(7), new Uint8Array(1000).fill(8)];
  await upload.complete(await Promise.all(parts.map((part, at) => upload.uploadPart(at + 1, part))));
  await close();
}

const restore = (given: { from?: string; force?: boolean } = {}) => {
  const lines: string[] = [];
  const { from = folder, force = false } = given;
  const done = restoreSite({
    state,
    folder: from,
    force,
    now: Date.now(),
    report: (text) => lines.push(text),
  });
  return done.then(() => lines);
};

beforeAll(fillSite, 240_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("brings a destroyed site back byte for byte, with its search", { timeout: 300_000 }, async () => {
  const before = { databases: digestDatabases(), files: await digestFiles() };
  expect(Object.keys(before.databases)).toEqual(
    expect.arrayContaining(["site table jobs", "site virtual jobs_fts", "site schema", "vitals schema"]),
  );
  const lines: string[] = [];
  await takeBackup({ state, folder, now: new Date(), report: (text) => lines.push(text) });
  expect(lines).toContain("DB hire_requests: 1 rows");
  expect(existsSync(`${folder}.part`)).toBe(false);

  rmSync(state, { recursive: true });
  expect(await restore()).toContainEqual(expect.stringMatching(/^file (\d+) of \d+: requests\/large$/));
  expect(digestDatabases()).toEqual(before.databases);
  expect(await digestFiles()).toEqual(before.files);

  const { db, close } = await openLocalBindings(state);
  const found = await db.prepare("SELECT rowid FROM hire_requests_fts('kestrel')").all();
  expect(found.results).toHaveLength(1);
  const row = await db.prepare("SELECT details FROM hire_requests").first<{ details: string }>();
  expect(row!.details).toBe(oddText);
  await expect(
    db.prepare("UPDATE jobs SET status = 'rejected' WHERE status = 'open'").run(),
  ).rejects.toThrow();
  await close();
});

test("refuses a site that holds something, and replaces it with --force", { timeout: 300_000 }, async () => {
  const before = digestDatabases();
  await expect(restore()).rejects.toThrow(/^The site is not empty: DB .* --force replaces all of it\.$/);
  expect(digestDatabases()).toEqual(before);

  const { db, files, close } = await openLocalBindings(state);
  await db.prepare("DELETE FROM hire_requests").run();
  await files.put("requests/newer", "to be replaced");
  await close();
  await restore({ force: true });
  expect(digestDatabases()).toEqual(before);
  expect(Object.keys(await digestFiles())).not.toContain("requests/newer");
});

test("logs nobody in again and sends no mail again that waited in the backup", {
  timeout: 300_000,
}, async () => {
  const { db, close } = await openLocalBindings(state);
  const later = Date.now() + 3_600_000;
  await db.batch(
    [
      "INSERT INTO users (id, email, password_hash, role, created_at, updated_at) VALUES (901, 'ana@clinic.example', 'x', 'job_seeker', 5, 5)",
      `INSERT INTO sessions VALUES ('h1', 'p1', 901, 'Chrome', 5, 5, ${later})`,
      `INSERT INTO pending_sign_ins (secret_hash, user_id, expires_at) VALUES ('h2', 901, ${later})`,
      `INSERT INTO email_links (secret_hash, user_id, purpose, created_at, expires_at) VALUES ('h3', 901, 'sign-in', 5, ${later})`,
      `INSERT INTO email_changes (user_id, new_email, old_hash, new_hash, asked_by, created_at, expires_at) VALUES (901, 'new@clinic.example', 'h4', 'h5', 'p1', 5, ${later})`,
      `INSERT INTO outbox (recipient, subject, body, next_attempt_at, created_at) VALUES ('ana@clinic.example', 'Log in', 'x', 5, 5)`,
    ].map((sql) => db.prepare(sql)),
  );
  await close();
  const withPeople = join(home, "with-people");
  await takeBackup({ state, folder: withPeople, now: new Date(), report: () => {} });
  await restore({ from: withPeople, force: true });
  const restored = await openLocalBindings(state);
  const count = (sql: string) => restored.db.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>("n");
  const kept = [
    "users WHERE id = 901",
    "outbox WHERE recipient = 'ana@clinic.example' AND next_attempt_at IS NULL",
  ];
  expect(await Promise.all(kept.map(count))).toEqual([1, 1]);
  const ended = [
    "sessions",
    "pending_sign_ins",
    "email_links",
    "email_changes",
    "outbox WHERE next_attempt_at IS NOT NULL",
  ];
  expect(await Promise.all(ended.map(count))).toEqual([0, 0, 0, 0, 0]);
  await restored.close();
});

test("refuses a folder whose files were changed or lost, and changes nothing", async () => {
  const before = digestDatabases();
  const damaged = join(home, "damaged");
  cpSync(folder, damaged, { recursive: true });
  appendFileSync(join(damaged, "DB/users.jsonl"), "[1]\n");
  rmSync(join(damaged, readManifest(folder).files[0]!.file));
  await expect(restore({ from: damaged, force: true })).rejects.toThrow(
    "This backup is damaged, and nothing was changed: DB/users.jsonl is not what was backed up, FILES/000001 is missing.",
  );
  await expect(restore({ from: home, force: true })).rejects.toThrow(
    /is not a backup: it has no manifest\.json/,
  );
  expect(digestDatabases()).toEqual(before);
});

test("names version, time, rows and a digest of each file in the manifest", () => {
  const { version, takenAt, source, databases } = readManifest(folder);
  expect({ version, source }).toEqual({ version: 1, source: "local" });
  expect(Date.now() - Date.parse(takenAt)).toBeLessThan(3_600_000);
  for (const { file, rows, sha256: digest } of databases.DB.tables) {
    const content = readFileSync(join(folder, file), "utf8");
    expect(content.split("\n").length - 1, file).toBe(rows);
    expect(sha256(content), file).toBe(digest);
  }
});
