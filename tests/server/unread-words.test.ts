import { beforeEach, expect, test } from "vitest";
import type { UnreadCount } from "#app/companies/imports/words/keep-unread.server.ts";
import { keepUnread, removeOldUnread } from "#app/companies/imports/words/keep-unread.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listRows } from "../support/feeds.ts";
import { env } from "../support/site.ts";

beforeEach(async () => {
  await env.DB.exec("DELETE FROM unread_words; DELETE FROM unread_word_sources; DELETE FROM employer_feeds");
});

const toCount = (phrase: string, postings: number): UnreadCount => ({
  kind: "profession",
  phrase,
  postings,
  samples: [{ title: phrase, source: "feed", externalId: "1" }],
});
const keep = (counts: UnreadCount[], startedAt: number, isWhole: boolean, source = "feed") =>
  keepUnread(env.DB, counts, { source, startedAt, isWhole });
const list = () => listRows("SELECT phrase, postings FROM unread_words ORDER BY postings DESC, phrase");

test("adds up the parts of one import, and counts the next one anew", async () => {
  await keep([toCount("orthotist", 3), toCount("doula", 1)], 1000, false);
  await keep([toCount("orthotist", 2)], 1000, true);
  expect(await list()).toEqual([
    { phrase: "orthotist", postings: 5 },
    { phrase: "doula", postings: 1 },
  ]);
  await keep([toCount("orthotist", 4)], 2000, true);
  expect(await list()).toEqual([{ phrase: "orthotist", postings: 4 }]);
});

test("keeps the words of a source until an import of it is whole", async () => {
  await keep([toCount("orthotist", 3)], 1000, true);
  await keep([toCount("doula", 1)], 2000, false);
  expect(await list()).toEqual([
    { phrase: "orthotist", postings: 3 },
    { phrase: "doula", postings: 1 },
  ]);
});

test("keeps the 1,000 most frequent words of a source", async () => {
  for (const part of [0, 1, 2])
    await keep(
      Array.from({ length: 500 }, (_, at) => toCount(`word ${part * 500 + at}`, part + 1)),
      1000,
      part === 2,
    );
  const words = await list();
  expect(words).toHaveLength(1_000);
  expect(words.at(-1)).toMatchObject({ postings: 2 });
});

test("forgets words of removed feeds and of imports that nobody repeated, but not what was decided", async () => {
  const now = 400 * dayMs;
  await env.DB.exec(
    "INSERT INTO employers (id, slug, name, kind, about, created_at) VALUES (777, 'gone', 'Gone', 'direct', '', 1) ON CONFLICT DO NOTHING",
  );
  await env.DB.exec(
    "INSERT INTO employer_feeds (public_id, employer_id, source, name, status, created_at, updated_at) VALUES ('gone', 777, 'gone', 'Gone', 'off', 1, 1)",
  );
  await keep([toCount("doula", 1)], now - dayMs, true, "gone");
  await keep([toCount("orthotist", 1), toCount("massage therapist", 1)], now - 181 * dayMs, true, "old");
  await keep([toCount("acupuncturist", 1)], now - 179 * dayMs, true, "recent");
  await env.DB.exec("UPDATE unread_words SET state = 'ignored' WHERE phrase = 'orthotist'");
  await removeOldUnread(env.DB, now);
  expect(await list()).toEqual([
    { phrase: "acupuncturist", postings: 1 },
    { phrase: "orthotist", postings: 0 },
  ]);
});
