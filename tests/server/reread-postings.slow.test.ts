import { beforeAll, beforeEach, expect, test } from "vitest";
import { rereadPostings } from "#app/desk/words/rereading/reread-postings.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { fillCatalog } from "../support/catalog.ts";
import { answerWith, listRows, toFeedXml } from "../support/feeds.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { readIndex, rebuildIndex } from "../support/search-index.ts";
import { env } from "../support/site.ts";
import {
  forgetTaxonomy,
  formKey,
  giveMeaning,
  importFeed,
  listUnreadWords,
  openAtDesk,
  press,
  runCron,
  signInAtDesk,
  start,
  toDone,
} from "../support/taxonomy.ts";
import { createVitalsTables } from "../vitals/tables.ts";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  await signInAtDesk();
});

beforeEach(forgetTaxonomy);
const listJobs = () => listRows("SELECT title, profession, specialty FROM jobs ORDER BY title");

test("counts the last import of each source, however often it is repeated", async () => {
  const id = await importFeed();
  await importFeed(["Orthotist"]);
  const again = async (at: number) => {
    await env.DB.exec("UPDATE employer_feeds SET etag = NULL, next_fetch_at = 0");
    await runCron(start + at);
  };
  await again(hourMs);
  expect(await listRows("SELECT phrase, postings FROM unread_words WHERE phrase = 'orthotist'")).toEqual([
    { phrase: "orthotist", postings: 2 },
  ]);
  await answerWith(`/${id}.xml`, { body: toFeedXml([{ referencenumber: "N", title: "Registered Nurse" }]) });
  await again(2 * hourMs);
  expect(await listUnreadWords()).toEqual([
    { kind: "profession", phrase: "orthotist", postings: 1, state: "open" },
  ]);
});

test("reads what was left out at the feed's next run, which is due at once", async () => {
  await importFeed();
  expect(await listJobs()).toHaveLength(3);
  const answer = await giveMeaning("cytogeneticist", "profession:laboratory-scientist");
  expect(toDone(answer)).toBe("added");
  await runCron(Date.now() + 60_000);
  expect(await listJobs()).toMatchObject([
    { title: "Cytogeneticist", profession: "laboratory-scientist" },
    { title: "Cytogeneticist - Nights", profession: "laboratory-scientist" },
    { title: "Orthotist", profession: null },
    {},
    {},
  ]);
  expect(await openAtDesk("/admin/taxonomy?state=given")).toMatch(
    /cytogeneticist Medical Laboratory Scientist Profession/,
  );
  expect(await openAtDesk("/admin/taxonomy")).not.toContain("cytogeneticist");
});

test("has every feed sent whole that has the words, also among others, and leaves a run under way to end", async () => {
  const exact = await importFeed(["Cytogeneticist"]);
  const among = await importFeed(["Cytogeneticist Trainer"]);
  const busy = await importFeed(["Cytogeneticist"]);
  const other = await importFeed(["Orthotist"]);
  await env.DB.prepare("UPDATE employer_feeds SET leased_until = ? WHERE public_id = ?")
    .bind(start + hourMs, busy)
    .run();
  await giveMeaning("cytogeneticist", "profession:laboratory-scientist");
  const found = await listRows<{ id: string; isDue: number; isWhole: number }>(
    `SELECT public_id AS id, next_fetch_at <= ? AS isDue, etag IS NULL AS isWhole FROM employer_feeds ORDER BY id`,
    Date.now(),
  );
  expect(Object.fromEntries(found.map(({ id, ...feed }) => [id, feed]))).toEqual({
    [exact]: { isDue: 1, isWhole: 1 },
    [among]: { isDue: 1, isWhole: 1 },
    [busy]: { isDue: 0, isWhole: 1 },
    [other]: { isDue: 0, isWhole: 0 },
  });
});

test("reads open postings again, and takes it back, with an index that equals a rebuild", async () => {
  await importFeed();
  // The feed itself is not asked, so that what changes is read again.
  await env.DB.exec("UPDATE employer_feeds SET status = 'paused'");
  const before = await listJobs();
  await giveMeaning("bariatric", "specialty:general-surgery");
  await runCron(start + hourMs);
  expect(await listRows("SELECT profession, specialty FROM jobs WHERE title LIKE '%Bariatric%'")).toEqual([
    { profession: "registered-nurse", specialty: "general-surgery" },
  ]);
  await expect
    .poll(() => openAtDesk("/admin/taxonomy?state=given"))
    .toMatch(/bariatric General Surgery .* 1 changed /);
  const kept = await readIndex();
  await rebuildIndex();
  expect(kept).toEqual(await readIndex());

  expect(toDone(await press({ undo: formKey }))).toBe("undone");
  await runCron(start + 2 * hourMs);
  expect(await listJobs()).toEqual(before);
  expect(await listRows("SELECT id FROM reader_synonyms")).toEqual([]);
  expect(await listRows("SELECT state FROM unread_words WHERE phrase = 'bariatric'")).toEqual([
    { state: "open" },
  ]);
  const after = await readIndex();
  await rebuildIndex();
  expect(after).toEqual(await readIndex());
});

test("reads many postings in several runs, and leaves alone what an employer wrote or a feed states", async () => {
  await importFeed();
  await env.DB.exec("UPDATE employer_feeds SET status = 'paused'");
  const draft = { profession: "registered-nurse", specialty: null } as const;
  await storeJobs([
    ...Array.from({ length: 70 }, (_, at) =>
      makeDraft({ ...draft, title: `Registered Nurse - Bariatric Floor ${at}` }),
    ),
    makeDraft({ ...draft, title: "Registered Nurse - Bariatric, ours" }),
    makeDraft({ ...draft, title: "Registered Nurse - Bariatric, stated", specialty: "pacu" }),
  ]);
  await env.DB.exec("UPDATE jobs SET origin = 'site' WHERE title LIKE '%ours'");
  await giveMeaning("bariatric", "specialty:general-surgery");
  const count = async () =>
    (await listRows("SELECT id FROM jobs WHERE specialty = 'general-surgery'")).length;
  const [word] = await listRows<{ id: number }>("SELECT id FROM reader_synonyms");
  const changed = await rereadPostings(toDb(env.DB), word!.id, start);
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThanOrEqual(40);
  for (const hour of [1, 2, 3]) await runCron(start + hour * hourMs);
  expect(await count()).toBe(71);
  expect(
    await listRows(
      "SELECT specialty FROM jobs WHERE title LIKE '%ours' OR title LIKE '%stated' ORDER BY title",
    ),
  ).toEqual([{ specialty: null }, { specialty: "pacu" }]);
  await expect
    .poll(() => listRows("SELECT reread_postings, reread_at IS NOT NULL AS done FROM reader_synonyms"))
    .toEqual([{ reread_postings: 71, done: 1 }]);
});
