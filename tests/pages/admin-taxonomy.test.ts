import { beforeAll, beforeEach, expect, test } from "vitest";
import { toDb } from "#app/platform/db.ts";
import { selectTitles } from "#app/taxonomy/reread/reread-postings.server.ts";
import {
  parseWordSearch,
  selectFoundWords,
  selectSources,
  selectSynonyms,
  selectSynonymsOf,
  selectWords,
} from "#app/taxonomy/words/word-list.server.ts";
import { runScheduled } from "../../functions/scheduled.ts";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { explain } from "../support/explain.ts";
import { answerWith, createApproved, listRows, toFeedXml } from "../support/feeds.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { emptyIndex, readIndex, rebuildIndex } from "../support/search-index.ts";
import { env, postForm, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const cron = "*/5 * * * *";
const hourMs = 3_600_000;
const key = "abcdefghijklmnopqrstuv";
const start = Date.now();
let cookie = "";
let adminId = 0;
let feeds = 0;

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  const admin = await signIn("admin");
  cookie = admin.cookie;
  adminId = admin.user.id;
});

beforeEach(async () => {
  await env.DB.exec("DELETE FROM reader_synonyms; DELETE FROM unread_words; DELETE FROM employer_feeds");
  await emptyIndex();
});

const titles = [
  "Cytogeneticist",
  "Cytogeneticist - Nights",
  "Orthotist",
  "Registered Nurse - Bariatric Unit",
  "Registered Nurse - ICU",
];

/** An active feed that says that it has not changed, and that has been read once. */
async function importFeed(names: readonly string[] = titles) {
  const id = `taxonomy-${++feeds}`;
  const company = await createApproved(`Seaside Laboratory ${feeds}`);
  const jobs = names.map((title, at) => ({ referencenumber: `T${at}`, title }));
  const address = await answerWith(`/${id}.xml`, { body: toFeedXml(jobs), headers: { etag: `"${id}"` } });
  await env.DB.prepare(
    `INSERT INTO employer_feeds (public_id, employer_id, source, name, address, status, next_fetch_at, created_at, updated_at)
      VALUES (?1, ?2, ?1, 'Board', ?3, 'active', ?4, ?4, ?4)`,
  )
    .bind(id, company.id, address, start)
    .run();
  await runScheduled(cron, env, start);
  return id;
}

const open = async (path: string) => toText(await (await send(path, { headers: { cookie } })).text());
const listWords = () =>
  listRows("SELECT kind, phrase, postings, state FROM unread_words ORDER BY postings DESC, phrase");
const findId = async (phrase: string) =>
  (await listRows<{ id: number }>("SELECT id FROM unread_words WHERE phrase = ?", phrase))[0]!.id;
const press = (fields: Record<string, string>, path = "/admin/taxonomy", by = cookie) =>
  postForm(path, fields, { cookie: by });
const toDone = (answer: Response) =>
  new URL(answer.headers.get("location") ?? "/", "http://a").searchParams.get("done");
const listJobs = () => listRows("SELECT title, profession, specialty FROM jobs ORDER BY title");
const listLog = async () =>
  (
    await listRows<{ actor_id: number; action: string; detail: string }>(
      "SELECT actor_id, action, detail FROM audit_log WHERE subject LIKE 'synonym:%' OR subject LIKE 'unread_word:%' ORDER BY id DESC LIMIT 4",
    )
  ).map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
const give = async (phrase: string, meaning: string, fields: Record<string, string> = {}) =>
  press({ key, phrase, meaning, ...fields }, `/admin/taxonomy/${await findId(phrase)}`);

test("keeps the words that an import could not read, by count", async () => {
  await importFeed();
  expect(await listWords()).toEqual([
    { kind: "left-out", phrase: "cytogeneticist", postings: 2, state: "open" },
    { kind: "specialty", phrase: "bariatric", postings: 1, state: "open" },
    { kind: "profession", phrase: "orthotist", postings: 1, state: "open" },
  ]);
  const page = await open("/admin/taxonomy");
  expect(page).toMatch(/cytogeneticist Cytogeneticist Left out 2 .* bariatric .* No specialty 1/);
  expect(await open("/admin/taxonomy?kind=profession")).not.toContain("bariatric");
  expect(await open("/admin/taxonomy?find=bari")).toMatch(/bariatric Registered Nurse - Bariatric Unit/);
  expect(await open("/admin/taxonomy?find=zebra")).toContain("Nothing here");
});

test("counts the last import of each source, however often it is repeated", async () => {
  const id = await importFeed();
  await importFeed(["Orthotist"]);
  const again = async (at: number) => {
    await env.DB.exec("UPDATE employer_feeds SET etag = NULL, next_fetch_at = 0");
    await runScheduled(cron, env, start + at);
  };
  await again(hourMs);
  expect(await listRows("SELECT phrase, postings FROM unread_words WHERE phrase = 'orthotist'")).toEqual([
    { phrase: "orthotist", postings: 2 },
  ]);
  await answerWith(`/${id}.xml`, { body: toFeedXml([{ referencenumber: "N", title: "Registered Nurse" }]) });
  await again(2 * hourMs);
  expect(await listWords()).toEqual([
    { kind: "profession", phrase: "orthotist", postings: 1, state: "open" },
  ]);
});

test("shows titles with their posting, and the feeds that they came with", async () => {
  const id = await importFeed();
  const word = `/admin/taxonomy/${await findId("bariatric")}`;
  const page = await (await send(word, { headers: { cookie } })).text();
  expect(page).toMatch(/href="\/jobs\/registered-nurse-bariatric[^"]*"/);
  expect(page).toContain(`href="/admin/feeds/${id}"`);
  expect(await open(`/admin/taxonomy/${await findId("cytogeneticist")}`)).toContain(
    "Cytogeneticist - Nights",
  );
  expect((await send("/admin/taxonomy/999999", { headers: { cookie } })).status).toBe(404);
});

test("reads what was left out at the feed's next run, which is due at once", async () => {
  await importFeed();
  expect(await listJobs()).toHaveLength(3);
  const answer = await give("cytogeneticist", "profession:laboratory-scientist");
  expect(toDone(answer)).toBe("added");
  expect(await listLog()).toMatchObject([
    {
      actor_id: adminId,
      action: "synonym.add",
      detail: { from: null, to: "profession:laboratory-scientist", phrase: "cytogeneticist" },
    },
  ]);
  await runScheduled(cron, env, Date.now() + 60_000);
  expect(await listJobs()).toMatchObject([
    { title: "Cytogeneticist", profession: "laboratory-scientist" },
    { title: "Cytogeneticist - Nights", profession: "laboratory-scientist" },
    { title: "Orthotist", profession: null },
    {},
    {},
  ]);
  expect(await open("/admin/taxonomy?state=given")).toMatch(
    /cytogeneticist Medical Laboratory Scientist Profession/,
  );
  expect(await open("/admin/taxonomy")).not.toContain("cytogeneticist");
});

test("reads open postings again, and takes it back, with an index that equals a rebuild", async () => {
  await importFeed();
  // The feed itself is not asked, so that what changes is read again.
  await env.DB.exec("UPDATE employer_feeds SET status = 'paused'");
  const before = await listJobs();
  await give("bariatric", "specialty:general-surgery");
  await runScheduled(cron, env, start + hourMs);
  expect(await listRows("SELECT profession, specialty FROM jobs WHERE title LIKE '%Bariatric%'")).toEqual([
    { profession: "registered-nurse", specialty: "general-surgery" },
  ]);
  await expect
    .poll(() => open("/admin/taxonomy?state=given"))
    .toMatch(/bariatric General Surgery .* 1 changed /);
  const kept = await readIndex();
  await rebuildIndex();
  expect(kept).toEqual(await readIndex());

  expect(toDone(await press({ undo: key }))).toBe("undone");
  await runScheduled(cron, env, start + 2 * hourMs);
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
  await give("bariatric", "specialty:general-surgery");
  const count = async () =>
    (await listRows("SELECT id FROM jobs WHERE specialty = 'general-surgery'")).length;
  await expect.poll(count).toBeGreaterThanOrEqual(20);
  expect(await count()).toBeLessThan(71);
  for (const hour of [1, 2, 3]) await runScheduled(cron, env, start + hour * hourMs);
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

test("adds a meaning once, and refuses a second one for the same words", async () => {
  await importFeed();
  const countAdded = async () =>
    (await listRows("SELECT id FROM audit_log WHERE action = 'synonym.add'")).length;
  const added = await countAdded();
  const twice = await Promise.all([1, 2].map(() => give("orthotist", "profession:physical-therapist")));
  expect(twice.map(toDone)).toEqual(["added", "added"]);
  expect(await listRows("SELECT phrase FROM reader_synonyms")).toHaveLength(1);
  const other = await give("orthotist", "profession:medical-assistant", { key: key.toUpperCase() });
  expect(other.status).toBe(400);
  expect(await other.text()).toContain("These words have a meaning of this kind");
  expect(await countAdded()).toBe(added + 1);
});

test.each([
  [{ phrase: "" }, "Enter the words"],
  [{ phrase: "night shift" }, "Enter one to five words"],
  [{ phrase: "registered nurse" }, "Our readers already take these words for Registered Nurse"],
  [{ meaning: "" }, "Choose what the words mean"],
  [{ meaning: "profession:wizard" }, "Choose what the words mean"],
] as [Record<string, string>, string][])("refuses %j and keeps what was typed", async (fields, problem) => {
  await importFeed();
  const answer = await give("orthotist", "profession:physical-therapist", fields);
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text).toContain(problem);
  if (fields.phrase) expect(text).toContain(`value="${fields.phrase}"`);
  expect(await listRows("SELECT id FROM reader_synonyms")).toEqual([]);
});

test("ignores words once, and opens them again", async () => {
  await importFeed();
  const id = String(await findId("orthotist"));
  const done = await Promise.all([1, 2].map(() => press({ ignore: id })));
  expect(done.map(toDone).sort()).toEqual(["ignored", "unchanged"]);
  expect(await open("/admin/taxonomy")).not.toContain("orthotist");
  expect(await open("/admin/taxonomy?state=ignored")).toContain("orthotist");
  expect(toDone(await press({ open: id }))).toBe("opened");
  expect((await listLog()).slice(0, 2)).toMatchObject([
    { action: "unread_word.state", detail: { from: "ignored", to: "open" } },
    { action: "unread_word.state", detail: { from: "open", to: "ignored" } },
  ]);
});

test("pages forth and back through words of the same count", async () => {
  await env.DB.exec(
    `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 120)
      INSERT INTO unread_words (kind, phrase, postings, first_seen_at, last_seen_at, samples) SELECT 'left-out', 'word ' || n, n / 60, 1, 1, '[]' FROM n`.replace(
      /\s+/g,
      " ",
    ),
  );
  const read = async (path: string) => {
    const html = await (await send(path, { headers: { cookie } })).text();
    const link = (rel: string) =>
      new RegExp(`rel="${rel}"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*rel="${rel}"`)
        .exec(html)
        ?.slice(1)
        .find(Boolean);
    return {
      words: [...html.matchAll(/>(word \d+)</g)].map(([, word]) => word),
      next: link("next")?.replaceAll("&amp;", "&"),
      back: link("prev")?.replaceAll("&amp;", "&"),
    };
  };
  const first = await read("/admin/taxonomy");
  const second = await read(first.next!);
  const third = await read(second.next!);
  expect(new Set([...first.words, ...second.words, ...third.words]).size).toBe(120);
  expect(third.next).toBeUndefined();
  expect((await read(third.back!)).words).toEqual(second.words);
});

test("refuses seekers, employers and people who are signed out", async () => {
  await importFeed();
  const id = await findId("orthotist");
  for (const role of ["job_seeker", "employer"] as const) {
    const other = (await signIn(role)).cookie;
    for (const path of ["/admin/taxonomy", `/admin/taxonomy/${id}`]) {
      expect((await send(path, { headers: { cookie: other } })).status).toBe(403);
      expect((await press({ ignore: String(id) }, path, other)).status).toBe(403);
    }
  }
  for (const path of ["/admin/taxonomy", `/admin/taxonomy/${id}`]) {
    expect((await send(path, { redirect: "manual" })).headers.get("location")).toContain("/login");
    expect((await postForm(path, { ignore: String(id) })).headers.get("location")).toContain("/login");
  }
  expect(await listRows("SELECT state FROM unread_words WHERE id = ?", id)).toEqual([{ state: "open" }]);
});

test("reads words, meanings and titles in index order", async () => {
  const db = toDb(env.DB);
  for (const query of [
    "",
    "before=5.9",
    "after=5.9",
    "kind=specialty",
    "state=ignored&kind=left-out&before=5.9",
  ]) {
    const plan = await explain(selectWords(db, parseWordSearch(new URLSearchParams(query))));
    expect(plan, query).toMatch(/USING INDEX unread_words_by_(state|kind)/);
    expect(plan, query).not.toMatch(/SCAN|TEMP B-TREE/);
  }
  for (const statement of [
    selectSynonyms(db, { before: 9, after: null }),
    selectSynonymsOf(db, 1),
    selectSources(db, 1),
  ])
    expect(await explain(statement)).not.toMatch(/SCAN|TEMP B-TREE/);
  // A virtual table is always called a scan; at most 500 matches are sorted.
  expect(await explain(selectFoundWords(db, "cyto")!)).toMatch(
    /SEARCH w USING INTEGER PRIMARY KEY.*VIRTUAL TABLE INDEX/,
  );
  const plan = await explain(selectTitles(db, "bariatric surgery", 5));
  expect(plan).toMatch(/VIRTUAL TABLE INDEX.*SEARCH j USING INTEGER PRIMARY KEY/);
  expect(plan).not.toContain("TEMP B-TREE");
});
