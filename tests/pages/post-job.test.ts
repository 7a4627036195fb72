import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { toDb } from "#app/platform/db.ts";
import { employers, jobs, memberships, postingDrafts } from "#app/platform/schema.ts";
import { removeOldDrafts } from "#app/post-job/draft/posting-drafts.server.ts";
import { addMember, createEmployer, listMails, signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env, postForm, postJson, send } from "../support/site.ts";

const db = toDb(env.DB);

const role = {
  title: "ICU Registered Nurse",
  profession: "registered-nurse",
  specialty: "icu",
  type: "full-time",
};
const place = {
  place: "Denver, CO",
  workplace: "onsite",
  compact: "yes",
  shift: "night",
  hoursPerWeek: "36",
};
const pay = {
  payMin: "42.50",
  payMax: "58",
  payPeriod: "hourly",
  benefits: "Health insurance\n401(k) match",
};
const text = {
  description:
    "You care for adults in a 24-bed medical ICU with an intensivist on site day and night.\n\nThe team has a charge nurse without patients on each shift.",
  responsibilities: "- Assess critically ill adults\n- Titrate drips",
  requirements: "Colorado or multistate RN license\n1 year in an ICU",
  experienceMonths: "12",
};
const whole = { role, place, pay, text };
type Steps = { [Step in keyof typeof whole]: Record<string, string> };

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Denver", "CO", 39.74, -104.98);
}, 120_000);

async function signInRecruiter(memberRole: "owner" | "recruiter" | "reviewer" = "owner") {
  const { cookie, user } = await signIn("employer");
  const employer = await createEmployer("Lakeside Medical Center");
  await addMember(employer.id, user.id, memberRole);
  return { cookie, user, employer };
}

/** A browser as a visitor has it: its cookies come along. */
async function start(cookie = "") {
  const answer = await postForm("/post-job", { intent: "new" }, { cookie });
  expect(answer.status).toBe(302);
  const [, draft] = /^\/post-job\/([\w-]+)\/role$/.exec(answer.headers.get("location") ?? "") ?? [];
  const set = answer.headers.get("set-cookie")?.split(";")[0];
  return { draft: draft!, cookie: [cookie, set].filter(Boolean).join("; ") };
}

async function readFields(path: string, cookie: string) {
  const html = await (await send(path, { headers: { cookie } })).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { revision: field("revision"), tab: field("tab") };
}

async function save(
  draft: string,
  step: string,
  fields: Record<string, string>,
  cookie: string,
  intent = "next",
) {
  const path = `/post-job/${draft}/${step}`;
  return postForm(path, { ...(await readFields(path, cookie)), ...fields, intent }, { cookie });
}

async function write(cookie: string, steps: Steps = whole) {
  const begun = await start(cookie);
  for (const [step, fields] of Object.entries(steps)) await save(begun.draft, step, fields, begun.cookie);
  return begun;
}

const publish = (draft: string, cookie: string) => postForm(`/post-job/${draft}/review`, {}, { cookie });

const findPosting = async (location: string | null) => {
  const slug = location?.replace("/post-job/published/", "") ?? "";
  const [job] = await db.select().from(jobs).where(eq(jobs.slug, slug));
  return job;
};

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
    const answer = await save(draft, "pay", { payMin: "lots", payMax: "58", payPeriod: "hourly" }, cookie);
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
    await removeOldDrafts(db, Date.now() + 13 * dayMs);
    expect((await send(`/post-job/${draft}/role`, { headers: { cookie } })).status).toBe(200);
    await removeOldDrafts(db, Date.now() + 15 * dayMs);
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

describe("publishing", () => {
  test("waits for an admin with a company's first posting, and not with the next", async () => {
    const { cookie, user, employer } = await signInRecruiter();
    const { draft } = await write(cookie);
    const sent = await publish(draft, cookie);
    const job = await findPosting(sent.headers.get("location"));
    expect(job).toMatchObject({ status: "pending", origin: "site", confirmedBy: "employer", lat: 39.74 });
    expect((await send(`/jobs/${job!.slug}`)).status).toBe(404);
    expect((await send(`/api/jobs/${job!.slug}`)).status).toBe(404);
    expect((await listMails(user.email))[0]!.subject).toContain("We are checking your posting");
    expect((await publish(draft, cookie)).status).toBe(404);

    const admin = await signIn("admin");
    const decide = (body: object, headers: Record<string, string> = { cookie: admin.cookie }) =>
      postJson(`/api/admin/postings/${job!.slug}`, body, headers);
    expect((await decide({ decision: "approve" }, {})).status).toBe(401);
    expect((await decide({ decision: "approve" }, { cookie })).status).toBe(403);
    expect((await decide({ decision: "reject" })).status).toBe(400);
    expect((await decide({ decision: "approve" })).status).toBe(200);
    expect((await decide({ decision: "approve" })).status).toBe(409);
    expect(
      (await postJson("/api/admin/postings/none", { decision: "approve" }, { cookie: admin.cookie })).status,
    ).toBe(404);
    expect(await (await send("/jobs?query=icu+registered+nurse&location=Denver%2C+CO")).text()).toContain(
      `/jobs/${job!.slug}`,
    );
    const log = await env.DB.prepare("SELECT action FROM audit_log WHERE subject = ?")
      .bind(`job:${job!.id}`)
      .all();
    expect(log.results).toEqual([{ action: "job.approve" }]);
    const [{ approvedAt } = { approvedAt: null }] = await db
      .select({ approvedAt: employers.approvedAt })
      .from(employers)
      .where(eq(employers.id, employer.id));
    expect(approvedAt).not.toBeNull();

    const next = await write(cookie, { ...whole, role: { ...role, title: "Telemetry Nurse" } });
    const live = await findPosting((await publish(next.draft, cookie)).headers.get("location"));
    expect(live!.status).toBe("open");
    expect((await send(`/jobs/${live!.slug}`)).status).toBe(200);
  });

  test("lets a rejected posting be changed and sent again, with the reason in sight", async () => {
    const { cookie } = await signInRecruiter();
    const { draft } = await write(cookie, { ...whole, role: { ...role, title: "Night ICU Nurse" } });
    const job = (await findPosting((await publish(draft, cookie)).headers.get("location")))!;
    const admin = await signIn("admin");
    const reason = "Please name the unit.";
    await postJson(
      `/api/admin/postings/${job.slug}`,
      { decision: "reject", reason },
      { cookie: admin.cookie },
    );
    const page = `/post-job/published/${job.slug}`;
    expect(await (await send(page, { headers: { cookie } })).text()).toContain(reason);
    const edit = await postForm("/post-job", { intent: "edit", template: job.slug }, { cookie });
    const [, again] = /^\/post-job\/([\w-]+)\/role$/.exec(edit.headers.get("location") ?? "") ?? [];
    await save(again!, "place", { ...place, unit: "Medical ICU" }, cookie);
    expect((await publish(again!, cookie)).headers.get("location")).toBe(page);
    expect((await findPosting(page))!.status).toBe("pending");
  });

  test("asks for the pay where a law does, and publishes nothing without it", async () => {
    const { cookie } = await signInRecruiter();
    const { draft } = await write(cookie, { ...whole, pay: { isCompetitive: "1" } });
    const review = toText(await (await send(`/post-job/${draft}/review`, { headers: { cookie } })).text());
    expect(review).toContain("Colorado asks for the pay in postings");
    expect(review).toContain("C.R.S. § 8-5-201(2)");
    const refused = await publish(draft, cookie);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Not published yet.");
  });

  test("leads to the company's own posting instead of making a second one", async () => {
    const { cookie, employer } = await signInRecruiter();
    await db.update(employers).set({ approvedAt: 1 }).where(eq(employers.id, employer.id));
    const first = await write(cookie);
    const [one] = [await publish(first.draft, cookie)];
    const slug = one!.headers.get("location")!.replace("/post-job/published/", "");
    const second = await write(cookie);
    const refused = await publish(second.draft, cookie);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(`/post-job/published/${slug}`);
  });

  test("stores one posting of two clicks at once", async () => {
    const { cookie, employer } = await signInRecruiter();
    const { draft } = await write(cookie);
    const answers = await Promise.all([publish(draft, cookie), publish(draft, cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, expect.any(Number)]);
    const stored = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.employerId, employer.id));
    expect(stored).toHaveLength(1);
  });

  test("cleans the description on the way in, and shows it clean", async () => {
    const { cookie, employer } = await signInRecruiter();
    await db.update(employers).set({ approvedAt: 1 }).where(eq(employers.id, employer.id));
    const dirty = `<p onclick="steal()">${text.description}</p><script>steal()</script><a href="javascript:steal()">Apply</a><img src=x onerror=steal()>`;
    const { draft } = await write(cookie, { ...whole, text: { ...text, description: dirty } });
    const job = await findPosting((await publish(draft, cookie)).headers.get("location"));
    const shown = await (await send(`/jobs/${job!.slug}`)).text();
    expect(shown).toContain("24-bed medical ICU");
    expect(shown).not.toMatch(/steal\(|onclick|onerror|javascript:/);
  });

  test.each([
    ["a seeker", async () => (await signIn("job_seeker")).cookie],
    ["a reviewer", async () => (await signInRecruiter("reviewer")).cookie],
    [
      "somebody who left",
      async () => {
        const { cookie, user } = await signInRecruiter();
        await db.delete(memberships).where(eq(memberships.userId, user.id));
        return cookie;
      },
    ],
    [
      "somebody whose email is not confirmed",
      async () => {
        const { cookie, user } = await signIn("employer", { emailVerifiedAt: null });
        await addMember((await createEmployer("Elsewhere Clinic")).id, user.id, "owner");
        return cookie;
      },
    ],
  ])("does not publish for %s", async (_, toCookie) => {
    const cookie = await toCookie();
    const { draft } = await write(cookie);
    expect((await publish(draft, cookie)).status).toBe(403);
    expect((await send(`/post-job/${draft}/review`, { headers: { cookie } })).status).toBe(200);
  });

  test("opens no other company's posting for editing, copying or reading", async () => {
    const [slug = ""] = await storeJobs([makeDraft({ title: "Somebody else's" })]);
    const { cookie } = await signInRecruiter();
    for (const intent of ["edit", "copy"])
      expect((await postForm("/post-job", { intent, template: slug }, { cookie })).status).toBe(404);
    expect((await send(`/post-job/published/${slug}`, { headers: { cookie } })).status).toBe(404);
    expect((await send(`/post-job/published/${slug}`)).status).toBe(302);
  });
});

test("keeps at most twenty drafts", async () => {
  const { cookie, user } = await signInRecruiter();
  const row = { userId: user.id, content: {}, revision: 0, createdAt: 1, updatedAt: 1 };
  for (let at = 0; at < 20; at++)
    await db.insert(postingDrafts).values({ ...row, publicId: `many-${user.id}-${at}` });
  const refused = await postForm("/post-job", { intent: "new" }, { cookie });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("You have 20 drafts. Delete one first.");
});
