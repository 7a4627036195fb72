import { expect, test } from "vitest";
import { selectFeed } from "#app/desk/social/feed/social-feed.server.ts";
import { selectCandidates } from "#app/desk/social/queue/best-of.server.ts";
import { listPosts, selectCounts } from "#app/desk/social/queue/change-post.server.ts";
import { type QueueSearch, queueStates } from "#app/desk/social/queue/queue-search.ts";
import { selectDue } from "#app/desk/social/queue/send-due.server.ts";
import { listSocialTemplates } from "#app/desk/social/text/social-templates.server.ts";
import { type Db, toDb } from "#app/kit/platform/db.ts";
import { env } from "#tests/support/site.ts";
import { explainStatements } from "../../../../scripts/bench/query-plans.ts";

const place = [1000, 5];
const searches: QueueSearch[] = queueStates.flatMap((state) => [
  { state, before: null, after: null },
  { state, before: place, after: null },
  { state, before: null, after: place },
]);

const explain = async (work: (on: Db) => Promise<unknown>): Promise<string> => {
  const plans = await explainStatements(env.DB, (recorder) => work(toDb(recorder)));
  return plans.flatMap(({ plan }) => plan).join("; ");
};

test.each(searches)("reads a page of the queue in index order: %j", async (search) => {
  const plan = await explain((db) => listPosts(db, search));
  expect(plan).toContain("SEARCH social_posts USING INDEX social_posts_by_state");
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
});

test("counts each state from the index alone", async () => {
  const plan = await explain(selectCounts);
  expect(plan.match(/SEARCH social_posts USING COVERING INDEX social_posts_by_state/g)).toHaveLength(4);
});

test("finds what is due, and what the feed shows, through the index", async () => {
  for (const select of [selectDue, selectFeed]) {
    const plan = await explain((db) => select(db, 1000));
    expect(plan).toMatch(/SEARCH social_posts USING INDEX social_posts_by_state/);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN (social_posts|jobs)/);
  }
});

test("lists templates by name without sorting them", async () => {
  expect(await explain(listSocialTemplates)).not.toContain("TEMP B-TREE");
});

test("looks for the best of the week among the newest postings only", async () => {
  const plan = await explain((db) => selectCandidates(db, 1000).all());
  expect(plan).toContain("SEARCH jobs USING INDEX jobs_newest (status=? AND posted_at>?)");
  expect(plan).toContain("SEARCH t USING INTEGER PRIMARY KEY");
  expect(plan).not.toContain("TEMP B-TREE");
});
