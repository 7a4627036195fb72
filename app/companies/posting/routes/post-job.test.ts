import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { removeUnclaimedDrafts } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { postingDrafts } from "#app/companies/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import {
  fillWizard,
  publish,
  readFields,
  role,
  save,
  signInRecruiter,
  start,
  text,
  whole,
  write,
} from "#tests/support/wizard.ts";

const db = toDb(env.DB);

beforeAll(fillWizard);

describe("writing a posting", () => {
  test("goes from step to step, signed out, and keeps each", async () => {
    const { draft, cookie } = await start();
    for (const [step, next] of [
      ["role", "place"],
      ["place", "pay"],
      ["pay", "text"],
      ["text", "review"],
    ] as const) {
      const answer = await save(draft, step, whole[step], cookie);
      expect(answer.headers.get("location")).toBe(`/post-job/${draft}/${next}`);
    }
    const review = toText(await (await send(`/post-job/${draft}/review`, { headers: { cookie } })).text());
    expect(review).toContain("ICU Registered Nurse");
    expect(review).toContain("$42.50 – $58");
    expect(review).toContain("Log in to publish");
    expect((await publish(draft, cookie)).headers.get("location")).toMatch(/^\/login\?returnTo=/);
  });

  test("keeps what was typed when something is wrong, and says what", async () => {
    const { draft, cookie } = await start();
    const answer = await save(draft, "pay", { payMin: "lots", payMax: "58", payPeriod: "hour" }, cookie);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="lots"');
    expect(html).toContain("Please enter an amount in dollars, such as 48.50");
    const later = await (await send(`/post-job/${draft}/pay`, { headers: { cookie } })).text();
    expect(later).toContain('value="lots"');
  });

  test("keeps a draft open when a field is longer than we keep, and gives the words back", async () => {
    const { draft, cookie } = await start();
    const long = "An ICU with a team. ".repeat(1_600);
    const answer = await save(draft, "text", { ...text, description: long }, cookie, "later");
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Please use at most 30,000 characters");
    expect(html).toContain(long.trim());
    const saved = await send(`/post-job/${draft}/text`, { headers: { cookie } });
    expect(saved.status).toBe(200);
    expect(await saved.text()).toContain("Titrate drips");
    const full = Object.fromEntries(Object.keys(whole.text).map((name) => [name, '"'.repeat(9_000)]));
    expect((await save(draft, "text", full, cookie, "autosave")).status).toBe(200);
  });

  test("tells an older tab that a newer one saved, and loses the words of neither", async () => {
    const { draft, cookie } = await start();
    const path = `/post-job/${draft}/role`;
    const [older, newer] = [await readFields(path, cookie), await readFields(path, cookie)];
    const send2 = (tab: typeof older, title: string) =>
      postForm(path, { ...tab, ...role, title, intent: "next" }, { cookie });
    expect((await send2(newer, "Newer")).status).toBe(302);
    const refused = await send2(older, "Older");
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("changed in another tab");
    expect(html).toContain('value="Older"');
    expect(await (await send(path, { headers: { cookie } })).text()).toContain('value="Newer"');
  });

  test("saves in the background, and then by the button of the same page", async () => {
    const { draft, cookie } = await start();
    const path = `/post-job/${draft}/role`;
    const page = await readFields(path, cookie);
    await postForm(path, { ...page, ...role, title: "Half", intent: "autosave" }, { cookie });
    const sent = await postForm(path, { ...page, ...role, intent: "next" }, { cookie });
    expect(sent.headers.get("location")).toBe(`/post-job/${draft}/place`);
  });

  test("fills in the fields from a pasted posting, and says where each was read", async () => {
    const pasted = `ICU Registered Nurse - Nights\nDenver, CO\nFull-time, 36 hours per week\n$42.50 - $58 per hour\n\n${text.description}`;
    const answer = await postForm("/post-job", { intent: "paste", pasted });
    const to = answer.headers.get("location") ?? "";
    expect(to).toMatch(/^\/post-job\/[\w-]+\/review$/);
    const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
    const html = await (await send(to.replace("review", "pay"), { headers: { cookie } })).text();
    expect(html).toContain('value="42.50"');
    expect(toText(html)).toContain("Read from: “$42.50 - $58 per hour”");
    const unread = await postForm("/post-job", { intent: "paste", pasted: "Minutes of Monday's meeting" });
    expect(unread.status).toBe(400);
    expect(await unread.text()).toContain("Minutes of Monday&#x27;s meeting");
  });

  test.each([
    ["a little", "An ICU with a team. ".repeat(3_001)],
    ["far", "Überstunden & Größe: 100 %\n".repeat(8_000)],
  ])("says that a pasted text is %s too long, and gives it back whole", async (_, pasted) => {
    const refused = await postForm("/post-job", { intent: "paste", pasted });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(toText(html)).toContain(
      `This text has ${pasted.length.toLocaleString("en-US")} characters, and we read at most 60,000.`,
    );
    const [, kept = ""] = /<textarea[^>]*name="pasted"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(kept.replaceAll("&amp;", "&").trim()).toBe(pasted.trim());
  });

  test("gives a draft to nobody else, and to the account that logs in with its browser", async () => {
    const { draft, cookie } = await start();
    const path = `/post-job/${draft}/role`;
    expect((await send(path)).status).toBe(404);
    const stranger = await signInRecruiter();
    expect((await send(path, { headers: { cookie: stranger.cookie } })).status).toBe(404);
    const own = await signInRecruiter();
    const both = `${own.cookie}; ${cookie}`;
    expect((await send(path, { headers: { cookie: both } })).status).toBe(200);
    expect((await send(path, { headers: { cookie: own.cookie } })).status).toBe(200);
    expect((await send(path, { headers: { cookie } })).status).toBe(404);
  });

  test("forgets drafts that nobody touched", async () => {
    const { draft, cookie } = await start();
    const dayMs = 86_400_000;
    await removeUnclaimedDrafts(db, Date.now() + 1.9 * dayMs);
    expect((await send(`/post-job/${draft}/role`, { headers: { cookie } })).status).toBe(200);
    await removeUnclaimedDrafts(db, Date.now() + 2.1 * dayMs);
    expect((await send(`/post-job/${draft}/role`, { headers: { cookie } })).status).toBe(404);
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["NUL and half a character", "a\u0000b\ud800"],
    ["a formula", '=HYPERLINK("http://evil.example")'],
    ["a long run", " ".repeat(29_000)],
    ["SQL", "'); DROP TABLE jobs; --"],
  ])("takes %s in every field without harm", async (_, hostile) => {
    const { draft, cookie } = await start();
    for (const [step, fields] of Object.entries(whole)) {
      const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, hostile]));
      const answer = await save(draft, step, typed, cookie);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain("<script>alert(1)");
    }
    const review = await send(`/post-job/${draft}/review`, { headers: { cookie } });
    expect(review.status).toBe(200);
    expect(await review.text()).not.toContain("<script>alert(1)");
  });
});

test("keeps at most twenty drafts", async () => {
  const { cookie, user } = await signInRecruiter();
  const row = { userId: user.id, content: {}, revision: 0, createdAt: 1, updatedAt: 1 };
  for (let at = 0; at < 20; at++)
    await db.insert(postingDrafts).values({ ...row, publicId: `many-${user.id}-${at}` });
  const refused = await postForm("/post-job", { intent: "new" }, { cookie });
  expect(refused.status).toBe(400);
  await db.delete(postingDrafts).where(eq(postingDrafts.publicId, `many-${user.id}-0`));
  const pair = await Promise.all([1, 2].map(() => postForm("/post-job", { intent: "new" }, { cookie })));
  expect(pair.map(({ status }) => status).sort()).toEqual([302, 400]);
  expect(await refused.text()).toContain("You have 20 drafts. Delete one first.");
});

test("offers the company's newest postings as templates, and no other company's", async () => {
  const { cookie, employer } = await signInRecruiter();
  const other = await signInRecruiter();
  const first = await write(cookie);
  await publish(first.draft, cookie);
  const html = await (await send("/post-job", { headers: { cookie } })).text();
  const templates = toText(html.slice(html.indexOf('id="templates"')));
  expect(templates).toContain("ICU Registered Nurse Denver, CO");
  expect(html).toContain(`/hiring/${employer.slug}`);
  const [, slug = ""] = /name="template" value="([^"]+)"/.exec(html) ?? [];
  const copy = await postForm("/post-job", { intent: "copy", template: slug }, { cookie });
  const draft = copy.headers.get("location") ?? "";
  expect(await (await send(draft, { headers: { cookie } })).text()).toContain('value="ICU Registered Nurse"');
  const drafts = await (await send("/post-job", { headers: { cookie } })).text();
  expect(toText(drafts.slice(drafts.indexOf('id="drafts"')))).toContain(
    "ICU Registered Nurse Denver, CO · saved",
  );
  const others = await (await send("/post-job", { headers: { cookie: other.cookie } })).text();
  expect(others).not.toContain('id="templates"');
});
