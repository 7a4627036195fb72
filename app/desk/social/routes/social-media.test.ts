import { beforeAll, expect, test } from "vitest";
import { changeStatus } from "#app/jobs/changes/job-changes.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { readHidden, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { listRows } from "#tests/support/requests.ts";
import { env, send } from "#tests/support/site.ts";
import { createOperator, listSocialPosts, toPostFields } from "#tests/support/social.ts";
import { runLine } from "#tests/support/work-queue.ts";

const queue = "/admin/social-media";
const pay = { salaryMinCents: 4500, salaryMaxCents: 5200, payUnit: "hour" } as const;
let operator: Awaited<ReturnType<typeof createOperator>>;
let slugs: string[] = [];

beforeAll(async () => {
  operator = await createOperator();
  slugs = await storeJobs(
    [
      "Night ICU nurse",
      "Day ICU nurse",
      "Telemetry nurse",
      "Clinic nurse",
      "Float nurse",
      "Burn nurse",
      "Wound nurse",
    ].map((title, at) =>
      makeDraft({
        title,
        employer: { name: `Harbor ${at}`, kind: "direct" },
        city: "Portland",
        stateCode: "ME",
        ...pay,
      }),
    ),
  );
});

const findOne = async (path: string) =>
  (await listSocialPosts()).find(({ publicId }) => path.endsWith(publicId))!;
const texts = toPostFields({ x: "{title}[, {pay}] {link}", generic: "{title} {link}" });

test("makes one draft of a posting, however often its button is pressed", async () => {
  const paths = await Promise.all([1, 2, 3].map(() => operator.draft(slugs[0]!)));
  expect(new Set(paths).size).toBe(1);
  expect(await listSocialPosts()).toHaveLength(1);
  const { html, text } = await operator.open(`${paths[0]!}?network=x`);
  expect(text).toContain("Night ICU nurse, Portland, ME $45 – $52 an hour");
  expect(html).toContain("utm_source=x&amp;utm_medium=social&amp;utm_campaign=social-1");
  expect(html).toMatch(/\d+ of 280/);
  for (const network of ["LinkedIn", "X", "Facebook", "Any other network"])
    expect(html).toMatch(new RegExp(`<label for="text-\\w+">${network}</label>`));
  expect(html).toContain("Preview for X");
  expect((await listRows("audit_log")).map(({ action }) => action)).toEqual(["social_post.create"]);
});

test("saves a draft, and keeps what was typed when a variable is unknown", async () => {
  const path = await operator.draft(slugs[0]!);
  const { revision } = await findOne(path);
  const wrong = await operator.post(path, {
    intent: "save",
    revision: String(revision),
    ...toPostFields({ x: "{title} {salary} & more" }),
  });
  expect(wrong.status).toBe(400);
  const html = await wrong.text();
  expect(html).toContain("There is no variable {salary}");
  expect(html).toContain("{title} {salary} &amp; more</textarea>");
  const send = () => operator.post(path, { intent: "save", revision: String(revision), ...texts });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect((await findOne(path)).revision).toBe(revision + 1);
});

test("does not overwrite what was saved in another tab", async () => {
  const path = await operator.draft(slugs[0]!);
  const { revision } = await findOne(path);
  const save = (x: string) =>
    operator.post(path, { intent: "save", revision: String(revision), ...toPostFields({ x }) });
  expect((await save("First {link}")).status).toBe(302);
  const second = await save("Second {link}");
  expect(second.status).toBe(400);
  const html = await second.text();
  expect(html).toContain("changed somewhere else");
  expect(html).toContain("Second {link}</textarea>");
  expect((await findOne(path)).texts.x).toBe("First {link}");
});

test.each([
  ["no time", "", texts, "Please choose a date and a time"],
  ["a time that is over", "2020-01-01T09:00", texts, "This time is over"],
  ["an hour that is skipped", "2027-03-14T02:30", texts, "Please choose a date and a time"],
  ["a time after the posting closes", "2099-01-01T09:00", texts, "The posting closes before then"],
  ["no text", "2099-01-01T09:00", toPostFields({}), "Enter a text for at least one network"],
  ["a long text", "2099-01-01T09:00", toPostFields({ x: "a".repeat(281) }), "1 over the limit of X"],
])("does not schedule a post with %s", async (_, due, fields, message) => {
  const path = await operator.draft(slugs[1]!);
  const { revision } = await findOne(path);
  const answer = await operator.post(path, {
    intent: "schedule",
    revision: String(revision),
    due,
    ...fields,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
  expect((await findOne(path)).state).toBe("draft");
});

/** Schedules a draft of the posting for the day after tomorrow, at nine in New York. */
async function schedule(slug: string, fields: Record<string, string> = texts) {
  const path = await operator.draft(slug);
  const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  const revision = String((await findOne(path)).revision);
  const answer = await operator.post(path, { intent: "schedule", revision, due: `${day}T09:00`, ...fields });
  expect(answer.headers.get("location")).toBe(`${path}?done=scheduled`);
  return { path, dueAt: (await findOne(path)).stateAt };
}

test("sends a scheduled post when its time has come, and not before", async () => {
  const { path, dueAt } = await schedule(slugs[1]!);
  expect((await operator.open(`${queue}?state=scheduled`)).text).toContain("Due");
  await runLine("*/5 * * * *", dueAt - 1);
  expect((await findOne(path)).state).toBe("scheduled");
  await runLine("*/5 * * * *", dueAt);
  const sent = await findOne(path);
  expect(sent).toMatchObject({ state: "sent", stateAt: dueAt, reason: null });
  expect(sent.sentTexts!.x).toMatch(/^Day ICU nurse, \$45 – \$52 an hour http:\/\/localhost:8787\/jobs\//);
  expect((await operator.open(path)).html).not.toContain("<textarea");
  await runLine("*/5 * * * *", dueAt + dayMs);
  expect((await findOne(path)).stateAt).toBe(dueAt);
});

test("stops a scheduled post whose posting closes, and says so before and after", async () => {
  const { path, dueAt } = await schedule(slugs[2]!);
  const job = await env.DB.prepare("SELECT id, employer_id AS employerId FROM jobs WHERE slug = ?")
    .bind(slugs[2])
    .first<{ id: number; employerId: number }>();
  await changeStatus(toDb(env.DB), job!, "close", { userId: operator.user.id }, Date.now());
  expect((await operator.open(path)).text).toContain("This posting is closed");
  expect((await operator.open(`${queue}?state=scheduled`)).text).toContain("Posting closed");
  await runLine("*/5 * * * *", dueAt);
  expect(await findOne(path)).toMatchObject({ state: "failed", reason: "closed", sentTexts: null });
  expect((await operator.open(`${queue}?state=failed`)).text).toContain("Telemetry nurse");
  expect((await operator.open(path)).text).toContain("The posting had closed when the post was due");
});

test("fails a post whose text grew over its limit", async () => {
  const { path, dueAt } = await schedule(slugs[3]!, toPostFields({ x: `${"a".repeat(262)} {title}` }));
  await env.DB.prepare("UPDATE jobs SET title = 'Registered nurse in the walk-in clinic' WHERE slug = ?")
    .bind(slugs[3])
    .run();
  expect((await operator.open(path)).text).toContain("Too long");
  await runLine("*/5 * * * *", dueAt);
  expect(await findOne(path)).toMatchObject({ state: "failed", reason: "too-long" });
});

const rename = (slug: string, title: string) =>
  env.DB.prepare("UPDATE jobs SET title = ? WHERE slug = ?").bind(title, slug).run();

test("sends nothing that a company wrote into its posting after we scheduled the post", async () => {
  const { path, dueAt } = await schedule(slugs[5]!);
  await rename(slugs[5]!, "Nurses say that this site sells their data");
  await runLine("*/5 * * * *", dueAt);
  expect(await findOne(path)).toMatchObject({ state: "failed", reason: "changed", sentTexts: null });
  expect((await operator.open(path)).text).toContain("The posting was changed since it was scheduled");
  expect((await operator.open(`${queue}?state=failed`)).text).toContain("Changed since it was scheduled");
});

test("puts into the feed only the posting that its page showed, and keeps its title there", async () => {
  const path = await operator.draft(slugs[6]!);
  const { revision } = await findOne(path);
  const posting = readHidden((await operator.open(path)).html, "posting");
  await rename(slugs[6]!, "Our rivals are frauds");
  const press = (intent: string, shown: string) =>
    operator.post(path, { intent, revision: String(revision), posting: shown, ...texts });
  for (const intent of ["send", "schedule"]) {
    const refused = await press(intent, posting);
    expect(refused.status).toBe(400);
    expect(toText(await refused.text())).toContain(
      "The company changed the posting after this page was shown",
    );
  }
  expect((await findOne(path)).state).toBe("draft");
  const sent = await press("send", readHidden((await operator.open(path)).html, "posting"));
  expect(sent.headers.get("location")).toBe(`${path}?done=sent`);
  await rename(slugs[6]!, "Renamed after it was sent");
  const feed = await (await send("/social.rss?network=x")).text();
  expect(feed).toContain("<title>Our rivals are frauds</title>");
  expect(feed).not.toContain("Renamed after");
});

test("puts a post into the feed at once, deletes a draft, and never a sent post", async () => {
  const path = await operator.draft(slugs[4]!);
  const revision = String((await findOne(path)).revision);
  const sendNow = () => operator.post(path, { intent: "send", revision, ...texts });
  const answers = await Promise.all([sendNow(), sendNow()]);
  for (const { headers } of answers) expect(headers.get("location")).toBe(`${path}?done=sent`);
  const feed = await (await send("/social.rss")).text();
  expect(feed.match(/Float nurse/g)).toHaveLength(2);
  await operator.post(path, { intent: "remove", revision: "1" });
  expect((await findOne(path)).state).toBe("sent");
  const draft = await operator.draft(slugs[0]!, "another key");
  expect((await operator.open(draft)).html).toMatch(
    /<details[^>]*><summary[^>]*>Delete this post<\/summary><form.*?value="remove"[^>]*>Yes, delete the post</s,
  );
  const removed = await operator.post(draft, { intent: "remove", revision: "1" });
  expect(removed.headers.get("location")).toBe(`${queue}?removed`);
  expect((await operator.open(draft)).status).toBe(404);
});

test("writes each change into the audit log, without a word of a text", async () => {
  const rows = (await listRows("audit_log")).filter(({ action }) => String(action).startsWith("social_"));
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(["social_post.create", "social_post.change", "social_post.remove"]),
  );
  for (const { actor_id, detail } of rows) {
    expect(actor_id).toBe(operator.user.id);
    expect(String(detail)).toMatch(/^\{("(from|to)":"\w+",?|"job":\d+,?)+\}$/);
  }
});
