import { beforeAll, beforeEach, expect, test } from "vitest";
import { selectUnlistedSpecialties } from "#app/clinicians/details/unlisted-specialties.server.ts";
import {
  parseWordSearch,
  selectFoundWords,
  selectSources,
  selectSynonyms,
  selectSynonymsOf,
  selectWords,
} from "#app/desk/words/list/word-list.server.ts";
import { selectTitles } from "#app/desk/words/rereading/reread-postings.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { explain } from "#tests/support/explain.ts";
import { listRows } from "#tests/support/feeds.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import {
  findWordId,
  forgetTaxonomy,
  formKey,
  giveMeaning,
  importFeed,
  listUnreadWords,
  openAtDesk,
  press,
  signInAtDesk,
  toDone,
} from "#tests/support/taxonomy.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

let admin: Awaited<ReturnType<typeof signInAtDesk>>;

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  admin = await signInAtDesk();
});

beforeEach(forgetTaxonomy);
const listLog = async () =>
  (
    await listRows<{ actor_id: number; action: string; detail: string }>(
      "SELECT actor_id, action, detail FROM audit_log WHERE subject LIKE 'synonym:%' OR subject LIKE 'unread_word:%' ORDER BY id DESC LIMIT 4",
    )
  ).map((row) => ({ ...row, detail: JSON.parse(row.detail) }));

test("keeps the words that an import could not read, by count", async () => {
  await importFeed();
  expect(await listUnreadWords()).toEqual([
    { kind: "left-out", phrase: "cytogeneticist", postings: 2, state: "open" },
    { kind: "specialty", phrase: "bariatric", postings: 1, state: "open" },
    { kind: "profession", phrase: "orthotist", postings: 1, state: "open" },
  ]);
  const page = await openAtDesk("/admin/taxonomy");
  expect(page).toMatch(/cytogeneticist Cytogeneticist Left out 2 .* bariatric .* No specialty 1/);
  expect(await openAtDesk("/admin/taxonomy?kind=profession")).not.toContain("bariatric");
  expect(await openAtDesk("/admin/taxonomy?find=bari")).toMatch(
    /bariatric Registered Nurse - Bariatric Unit/,
  );
  expect(await openAtDesk("/admin/taxonomy?find=zebra")).toContain("Nothing here");
});

test("shows titles with their posting, and the feeds that they came with", async () => {
  const id = await importFeed();
  const word = `/admin/taxonomy/${await findWordId("bariatric")}`;
  const page = await (await send(word, { headers: { cookie: admin.cookie } })).text();
  expect(page).toMatch(/href="\/jobs\/registered-nurse-bariatric[^"]*"/);
  expect(page).toContain(`href="/admin/feeds/${id}"`);
  expect(await openAtDesk(`/admin/taxonomy/${await findWordId("cytogeneticist")}`)).toContain(
    "Cytogeneticist - Nights",
  );
  expect((await send("/admin/taxonomy/999999", { headers: { cookie: admin.cookie } })).status).toBe(404);
});

test("adds a meaning once, and refuses a second one for the same words", async () => {
  await importFeed();
  const countAdded = async () =>
    (await listRows("SELECT id FROM audit_log WHERE action = 'synonym.add'")).length;
  const added = await countAdded();
  const twice = await Promise.all(
    [1, 2].map(() => giveMeaning("orthotist", "profession:physical-therapist")),
  );
  expect(twice.map(toDone)).toEqual(["added", "added"]);
  expect(await listRows("SELECT phrase FROM reader_synonyms")).toHaveLength(1);
  const other = await giveMeaning("orthotist", "profession:medical-assistant", {
    key: formKey.toUpperCase(),
  });
  expect(other.status).toBe(400);
  expect(await other.text()).toContain("These words have a meaning of this kind");
  expect(await countAdded()).toBe(added + 1);
  expect((await listLog())[0]).toMatchObject({
    actor_id: admin.user.id,
    action: "synonym.add",
    detail: { from: null, to: "profession:physical-therapist", phrase: "orthotist" },
  });
});

test.each([
  [{ phrase: "" }, "Enter the words"],
  [{ phrase: "night shift" }, "Enter one to five words"],
  [{ phrase: "registered nurse" }, "Our readers already take these words for Registered Nurse"],
  [{ meaning: "" }, "Choose what the words mean"],
  [{ meaning: "profession:wizard" }, "Choose what the words mean"],
] as [Record<string, string>, string][])("refuses %j and keeps what was typed", async (fields, problem) => {
  await importFeed();
  const answer = await giveMeaning("orthotist", "profession:physical-therapist", fields);
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text).toContain(problem);
  if (fields.phrase) expect(text).toContain(`value="${fields.phrase}"`);
  expect(await listRows("SELECT id FROM reader_synonyms")).toEqual([]);
});

test("reads a pasted posting with an operator's words", async () => {
  await importFeed();
  const pasted = "Orthotist\nDenver, CO\n$42 per hour\n\nYou fit braces for adults and children.";
  const paste = () => postForm("/post-job", { intent: "paste", pasted });
  expect((await paste()).status).toBe(400);
  await giveMeaning("orthotist", "profession:physical-therapist");
  expect((await paste()).headers.get("location")).toMatch(/\/review$/);
});

test("ignores words once, and opens them again", async () => {
  await importFeed();
  const id = String(await findWordId("orthotist"));
  const done = await Promise.all([1, 2].map(() => press({ ignore: id })));
  expect(done.map(toDone).sort()).toEqual(["ignored", "unchanged"]);
  expect(await openAtDesk("/admin/taxonomy")).not.toContain("orthotist");
  expect(await openAtDesk("/admin/taxonomy?state=ignored")).toContain("orthotist");
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
    const html = await (await send(path, { headers: { cookie: admin.cookie } })).text();
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
  const id = await findWordId("orthotist");
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
    selectSynonyms(db, { before: [9], after: null }),
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

test("lists specialties that clinicians typed because ours lacks them, without who did", async () => {
  const path = "/dashboard/profile/details";
  const typed = { section: "specialty", version: "0" };
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => signIn("job_seeker")));
  await postForm(path, { ...typed, unlisted: "Burn flight nursing" }, { cookie: first!.cookie });
  await postForm(path, { ...typed, unlisted: "burn flight nursing" }, { cookie: second!.cookie });
  await postForm(path, { ...typed, unlisted: "<b>Hyperbaric</b>" }, { cookie: third!.cookie });
  const text = await openAtDesk("/admin/taxonomy");
  expect(text).toMatch(
    /Specialties that clinicians typed.*burn flight nursing 2 .*&lt;b&gt;hyperbaric&lt;\/b&gt; 1/s,
  );
  for (const { user } of [first!, second!, third!]) expect(text).not.toContain(user.email);
  const plan = await explain(selectUnlistedSpecialties(toDb(env.DB)));
  expect(plan).toMatch(/^SCAN profile_details USING INDEX profile_details_unlisted/);
});
