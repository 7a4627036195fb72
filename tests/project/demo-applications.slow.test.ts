import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stateNames } from "#app/applications/applicants/applicant-states.ts";
import { type ApplicationCopy, readCopy } from "#app/applications/receipt/application-copy.ts";
import { toStanding } from "#app/applications/receipt/application-words.ts";
import type { DocumentReading } from "#app/clinicians/documents/document-reading.ts";
import { readDocumentText } from "#app/clinicians/documents/text/read-document.ts";
import type { TextType } from "#app/clinicians/documents/text/text-limits.ts";
import { detailsSchema } from "#app/clinicians/profile/details/profile-details.ts";
import { toJobWrites } from "#app/jobs/changes/import-jobs.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { judgeDocument } from "#app/kit/platform/file/document-type.ts";
import { loadDemoCompany } from "../../scripts/demo/company/load-demo-company.ts";
import { loadDemoAccounts } from "../../scripts/demo/load-demo-accounts.ts";
import { loadDemoProfile } from "../../scripts/demo/load-demo-profile.ts";
import { demoPeople } from "../../scripts/local/demo-people.ts";
import { applyMigrations, readMigrations } from "../../scripts/site/migrations.ts";
import { jobs, now } from "../support/demo-postings.ts";
import { isWhole } from "../support/whole-run.ts";

let miniflare: Miniflare;
let db: D1Database;
let files: R2Bucket;
const folder = mkdtempSync(join(tmpdir(), "clinward-demo-"));

beforeAll(async () => {
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    d1Databases: ["DB"],
    r2Buckets: ["FILES"],
  });
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  files = (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket;
  await applyMigrations(db, readMigrations("migrations"));
  const needed = jobs.filter(
    ({ profession, employer }) => profession === "registered-nurse" || employer.name === "Northquill Health",
  );
  for (let start = 0; start < needed.length; start += 100)
    await db.batch(await toJobWrites(db, needed.slice(start, start + 100), now));
  await loadDemoAccounts(db, join(folder, "accounts.json"), now);
  await loadDemoProfile(db, demoPeople.clinician.email, now);
  await loadDemoCompany({ db, files }, "v", now);
});

afterAll(async () => {
  await miniflare.dispose();
  rmSync(folder, { recursive: true });
});

interface Row {
  id: number;
  publicId: string;
  isOwn: number;
  state: (typeof stateNames)[number];
  firstName: string;
  lastName: string;
  email: string;
  message: string;
  isForDesk: number;
  passedOnAt: number | null;
  seenAt: number | null;
  answeredAt: number | null;
  way: string | null;
  postedAt: number | null;
  createdAt: number;
  copy: string | null;
}

const listAll = async () =>
  (
    await db
      .prepare(
        `SELECT a.id, a.public_id AS publicId, a.user_id IS NOT NULL AS isOwn, a.state, a.first_name AS firstName,
          a.last_name AS lastName, a.email, a.message, a.is_for_desk AS isForDesk, a.passed_on_at AS passedOnAt,
          a.seen_at AS seenAt, a.answered_at AS answeredAt, a.created_at AS createdAt, j.posted_at AS postedAt, c.copy,
          (SELECT e.detail ->> 'way' FROM application_events e WHERE e.application_id = a.id AND e.kind = 'state'
            ORDER BY e.id DESC LIMIT 1) AS way
        FROM applications a LEFT JOIN jobs j ON j.id = a.job_id LEFT JOIN application_copies c ON c.application_id = a.id
        ORDER BY a.public_id`,
      )
      .all<Row>()
  ).results;

async function openFile(r2Key: string) {
  const object = await files.get(r2Key);
  expect(object, r2Key).not.toBeNull();
  const bytes = new Uint8Array(await object!.arrayBuffer());
  const judged = judgeDocument(bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, sha256, type: judged.ok ? judged.type : judged.problem };
}

async function readText(bytes: Uint8Array, type: string): Promise<string> {
  const text = await readDocumentText(bytes, type as TextType);
  return text.ok ? text.lines.join("\n") : text.reason;
}

test("each application of the demo has the copy of what was sent, and came after its posting", async () => {
  const all = await listAll();
  expect(all.filter(({ isOwn }) => !isOwn)).toHaveLength(39);
  for (const { copy, postedAt, createdAt, publicId, ...row } of all) {
    const read = readCopy(copy)!;
    const { firstName, lastName, email } = row;
    expect(read?.person, publicId).toMatchObject({ firstName, lastName, email });
    expect(read.note).toBe(row.message);
    expect(read.files.length > 0 || read.profile !== null, publicId).toBe(true);
    expect(read.posting.freshness, publicId).not.toMatch(/in \d+|undefined|NaN/);
    expect(postedAt! < createdAt && createdAt < now, publicId).toBe(true);
  }
});

test("a copy has the pay of its day, before the company raised it", async () => {
  const copies = (await listAll()).flatMap(({ copy, createdAt }) => {
    const { posting } = readCopy(copy)!;
    return posting.title.includes("Step-Down") && posting.employer === "Northquill Health"
      ? [{ pay: posting.pay, isBefore: createdAt < now - 7 * dayMs }]
      : [];
  });
  for (const { pay, isBefore } of copies) expect(pay).toContain(isBefore ? "$36" : "$38.50");
  expect(new Set(copies.map(({ isBefore }) => isBefore)).size).toBe(2);
});

test("answers are to the questions of the posting, and license numbers are those of the résumé", async () => {
  const all = await listAll();
  const copies = all.map(({ copy }) => readCopy(copy)!);
  const asked = copies.filter(({ answers }) => answers.length > 0);
  expect(asked.length).toBeGreaterThan(35);
  for (const { answers } of asked) for (const { label, value } of answers) expect(value, label).not.toBe("");
  expect(copies.filter(({ licenses }) => licenses[0]?.number).length).toBeGreaterThan(35);
});

test("each file is stored as its rows say, and names the person who sent it", async () => {
  const { results } = await db
    .prepare(
      `SELECT f.r2_key AS r2Key, f.name, f.type, f.size, f.sha256, a.first_name AS firstName, a.last_name AS lastName,
        c.copy FROM application_files f JOIN applications a ON a.id = f.application_id
        JOIN application_copies c ON c.application_id = a.id`,
    )
    .all<
      Record<"r2Key" | "name" | "type" | "sha256" | "firstName" | "lastName" | "copy", string> & {
        size: number;
      }
    >();
  expect(results).toHaveLength(39 + 11);
  const texts = new Set<string>();
  for (const { r2Key, type, size, sha256, firstName, lastName, copy } of results) {
    const { bytes, ...stored } = await openFile(r2Key);
    expect(stored).toEqual({ type, sha256 });
    expect(bytes).toHaveLength(size);
    const sent = JSON.parse(copy) as ApplicationCopy;
    expect(sent.files).toMatchObject([{ type, sha256, size }]);
    const text = await readText(bytes, type);
    expect(text).toContain(`${firstName} ${lastName}`);
    for (const { number } of sent.licenses) expect(text).toContain(number);
    texts.add(text);
  }
  // The clinician's own says the same as a PDF and in Word.
  expect(texts.size).toBe(39 + 1);
});

test("the clinician has one application of each standing", async () => {
  const own = (await listAll()).filter(({ isOwn }) => isOwn);
  expect(own.map((row) => toStanding(row).label).sort()).toEqual(
    [
      ...["With our recruiter", "Sent to the employer", "Opened", "In review", "Interview", "Offer", "Hired"],
      ...["Not selected", "Position filled", "Posting closed", "Withdrawn", "Sent"],
    ].sort(),
  );
  expect(new Set(own.map(({ state }) => state))).toEqual(new Set(stateNames));
  const waiting = own.find((row) => toStanding(row).label === "Sent")!;
  expect(now - waiting.createdAt).toBeGreaterThan(14 * dayMs);
  expect(own.find(({ state }) => state === "interview")!.answeredAt).not.toBeNull();
});

test("what happened to an application is in order and over", async () => {
  const { results } = await db
    .prepare("SELECT application_id AS id, kind, at FROM application_events ORDER BY application_id, id")
    .all<{ id: number; kind: string; at: number }>();
  for (const [index, event] of results.entries()) {
    const before = results[index - 1];
    if (before?.id === event.id) expect(event.at, event.kind).toBeGreaterThanOrEqual(before.at);
    else expect(event.kind).toBe("sent");
    expect(event.at).toBeLessThanOrEqual(now);
  }
});

test("the clinician's account has details and documents that the site has read", async () => {
  const details = await db.prepare("SELECT details FROM profile_details").first<string>("details");
  expect(detailsSchema.parse(JSON.parse(details!))).toMatchObject({
    contact: { firstName: "Dana", lastName: "Whitfield", state: "TX" },
    licenses: [{ state: "TX", number: "921604" }],
    experience: [{}, {}],
  });
  const { results } = await db
    .prepare("SELECT kind, type, size, sha256, r2_key AS r2Key FROM documents ORDER BY created_at")
    .all<Record<"kind" | "type" | "sha256" | "r2Key", string> & { size: number }>();
  expect(results.map(({ kind }) => kind)).toEqual(["license", "resume", "resume"]);
  for (const { kind, type, sha256, r2Key } of results) {
    const { bytes, ...stored } = await openFile(r2Key);
    expect(stored).toEqual({ type, sha256 });
    expect(await readText(bytes, type)).toContain("921604");
    if (kind !== "resume") continue;
    const object = await files.get(`${r2Key.replace("documents/", "readings/")}.json`);
    const reading = await object!.json<DocumentReading>();
    expect(reading.of).toBe((await files.head(r2Key))!.etag);
    expect(reading.ok && reading.suggestions).toContainEqual(
      expect.objectContaining({ field: "name", value: "Dana Whitfield" }),
    );
  }
});

test.runIf(isWhole)("loading it again changes nothing that was sent, and mails nobody", async () => {
  const [before, kept] = [await listAll(), await files.list()];
  await loadDemoCompany({ db, files }, "v", now);
  const again = await listAll();
  const toSent = (rows: Row[]) => rows.map(({ id: _, copy, ...row }) => ({ ...row, copy: readCopy(copy) }));
  expect(toSent(again)).toEqual(toSent(before));
  expect((await files.list()).objects.map(({ key, etag }) => [key, etag])).toEqual(
    kept.objects.map(({ key, etag }) => [key, etag]),
  );
  const left = await db
    .prepare("SELECT (SELECT count(*) FROM outbox) AS mails, (SELECT count(*) FROM ended_postings) AS due")
    .first();
  expect(left).toEqual({ mails: 0, due: 0 });
});

test.runIf(isWhole)(
  "what someone sent with the clinician's account stays when the demo is loaded again",
  async () => {
    await db
      .prepare(
        `INSERT INTO applications (public_id, job_id, user_id, first_name, last_name, email, message, job_title,
        employer_name, idempotency_key, created_at, updated_at)
        SELECT 'tried', job_id, user_id, first_name, last_name, email, message, job_title, employer_name, 'tried', ?1, ?1
        FROM applications WHERE public_id = 'demo-own-withdrawn'`,
      )
      .bind(now)
      .run();
    await loadDemoCompany({ db, files }, "v", now + dayMs);
    const own = (await listAll()).filter(({ isOwn }) => isOwn);
    expect(own).toHaveLength(12 + 1);
    expect(own.filter(({ postedAt }) => postedAt === null)).toEqual([]);
  },
);
