import { beforeAll, expect, test } from "vitest";
import type { SavedAnswer } from "#app/jobs/saved/saved-facts.ts";
import { signIn } from "../support/accounts.ts";
import { sendWith } from "../support/faults.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env, send } from "../support/site.ts";

const drafts = [
  makeDraft({
    title: "ICU nurse",
    facts: {
      schedule: "3 x 12 h",
      hoursPerWeek: 36,
      call: "One in six",
      visa: "J-1 waiver",
      wrvuRateCents: 6200,
    },
  }),
  makeDraft({ title: "Filled" }),
  makeDraft({ title: "Expired", validThrough: Date.now() - 1000 }),
  makeDraft({ title: "Paused" }),
  makeDraft({ title: "Removed" }),
  makeDraft({ title: "Closing", validThrough: Date.now() + 86_400_000 }),
  makeDraft({
    title: "Remote",
    workplace: "remote",
    licenseStates: ["TX", "OK"],
    salaryMinCents: null,
    salaryMaxCents: null,
  }),
];
const slugs: Record<string, string> = {};

beforeAll(async () => {
  await storeCity("Dallas", "TX", 32.78, -96.8);
  const stored = await storeJobs(drafts);
  for (const [at, { title }] of drafts.entries()) slugs[title] = stored[at]!;
  for (const status of ["filled", "paused", "removed"])
    await env.DB.prepare("UPDATE jobs SET status = ? WHERE title = ?")
      .bind(status, status.charAt(0).toUpperCase() + status.slice(1))
      .run();
});

async function ask(asked: Record<string, string | string[]>, headers: Record<string, string> = {}) {
  const params = new URLSearchParams(
    Object.entries(asked).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );
  const response = await send(`/api/jobs/saved?${params}`, { headers });
  return { response, answer: (await response.json()) as SavedAnswer };
}

test("says what saved postings say today, and leaves out what was taken down", async () => {
  const { response, answer } = await ask({ slug: [...Object.values(slugs), "never-was-ab12cd34"] });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const states = Object.fromEntries(answer.jobs.map(({ title, state }) => [title, state]));
  expect(states).toEqual({
    "ICU nurse": "open",
    Filled: "closed",
    Expired: "closed",
    Paused: "paused",
    Closing: "closing",
    Remote: "open",
  });
  expect(answer.isPlaceKnown).toBeNull();
  expect(answer.jobs.find(({ title }) => title === "ICU nurse")).toEqual({
    slug: slugs["ICU nurse"],
    title: "ICU nurse",
    employer: "Harbor Ridge Medical Center",
    place: "Houston, TX",
    state: "open",
    stateText: null,
    pay: {
      text: "$42 – $58 an hour",
      key: "4200 5800 hourly",
      perHour: "$42 – $58",
      inAll: "About $79,000 – $109,000 a year at 36 hours a week",
    },
    work: "Full-time, 36 hours a week",
    shift: "Nights: 3 x 12 h",
    license: { needs: expect.stringContaining("Texas"), answer: null },
    benefits: ["Sign-on bonus", "403(b) match", "Tuition assistance"],
    terms: { Call: "One in six", Productivity: "$62 per wRVU", Visa: "J-1 waiver" },
    miles: null,
  });
  const filled = answer.jobs.find(({ title }) => title === "Filled");
  expect(filled?.stateText).toMatch(/^Filled [A-Z][a-z]{2} \d+, \d{4}\.$/);
  expect(answer.jobs.find(({ title }) => title === "Expired")?.stateText).toMatch(
    /^Closed [A-Z][a-z]{2} \d+, \d{4}\.$/,
  );
});

test.each([
  ["closed", "Closed Nov 3, 2026."],
  ["filled", "Filled Nov 3, 2026."],
])("says on which day a posting was %s", async (status, words) => {
  const [slug = ""] = await storeJobs([makeDraft({ title: `Was ${status}` })]);
  await env.DB.batch([
    env.DB.prepare("UPDATE jobs SET status = ?2 WHERE slug = ?1").bind(slug, status),
    env.DB.prepare(
      "UPDATE job_events SET at = ?3 WHERE job_id = (SELECT id FROM jobs WHERE slug = ?1) AND detail ->> 'to' = ?2",
    ).bind(slug, status, Date.UTC(2026, 10, 3, 18)),
  ]);
  expect((await ask({ slug })).answer.jobs[0]?.stateText).toBe(words);
});

test("tells only the person who applied that she did", async () => {
  const slug = slugs["ICU nurse"]!;
  const nurse = await signIn("job_seeker");
  await env.DB.prepare(
    `INSERT INTO applications (public_id, user_id, job_id, first_name, last_name, email, message, job_title, employer_name,
        idempotency_key, created_at, updated_at)
      SELECT 'saved-and-sent', ?1, id, 'Robin', 'Vale', 'robin@example.com', 'Six years.', title, 'Harbor', 'saved-and-sent', ?3, ?3
      FROM jobs WHERE slug = ?2`,
  )
    .bind(nurse.user.id, slug, Date.UTC(2026, 10, 3, 18))
    .run();
  const findApplied = async (headers = {}) => (await ask({ slug }, headers)).answer.jobs[0]?.applied;
  expect(await findApplied({ cookie: nurse.cookie })).toBe("Applied Nov 3");
  expect(await findApplied({ cookie: (await signIn("job_seeker")).cookie })).toBeUndefined();
  expect(await findApplied()).toBeUndefined();
});

test("answers whether the license works there, and how far it is", async () => {
  const slug = [slugs["ICU nurse"]!, slugs.Remote!];
  const { answer } = await ask({ slug, license: "CO", compact: "1", from: "Dallas, TX" });
  const [nurse, remote] = slug.map((asked) => answer.jobs.find((job) => job.slug === asked));
  expect(nurse?.license.answer).toEqual({ tone: "good", title: "Yes, at once, by compact" });
  expect(nurse?.miles).toBeGreaterThan(200);
  expect(nurse?.miles).toBeLessThan(260);
  expect([remote?.miles, remote?.pay.perHour]).toEqual([null, null]);
  expect(answer.isPlaceKnown).toBe(true);
  expect((await ask({ slug, license: "CA" })).answer.jobs[0]?.license.answer?.tone).toBe("warn");
  for (const from of ["Nowhere Springs, TX", "Texas", "anywhere"])
    expect((await ask({ slug, from })).answer.isPlaceKnown, from).toBe(false);
});

test("answers for the profession of the license", async () => {
  const slug = slugs["ICU nurse"]!;
  const findAnswer = async (licensed_as: string) => {
    const { answer } = await ask({ slug, licensed_as, license: "TX" });
    return answer.jobs[0]?.license.answer;
  };
  expect((await findAnswer("registered-nurse"))?.tone).toBe("good");
  expect((await findAnswer("nurse-manager"))?.tone).toBe("good");
  const refused = { tone: "plain", title: "Needs a registered nurse license" };
  expect(await findAnswer("physician")).toEqual(refused);
  expect((await findAnswer("astronaut"))?.tone).toBe("good");
});

test.each([
  ["no posting", {}],
  ["more than 50 postings", { slug: Array.from({ length: 51 }, (_, at) => `nurse-${at}`) }],
  ["something that is no slug", { slug: ["'; DROP TABLE jobs"] }],
  ["an endless slug", { slug: ["a".repeat(201)] }],
  ["an endless place", { slug: ["a"], from: "a".repeat(101) }],
])("refuses %s", async (_, asked: Record<string, string | string[]>) => {
  const { response, answer } = await ask(asked);
  expect(response.status).toBe(400);
  expect(answer).toMatchObject({ code: "invalid_input" });
});

test("counts as a search", async () => {
  const over = { SEARCH_LIMIT: { limit: async () => ({ success: false }) } as unknown as RateLimit };
  const response = await sendWith(over, `/api/jobs/saved?slug=${slugs["ICU nurse"]}`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
});
