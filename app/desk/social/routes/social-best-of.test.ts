import { beforeAll, expect, test } from "vitest";
import { receiveBestOf } from "#app/desk/social/queue/best-of.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, origin } from "#tests/support/site.ts";
import { createOperator, listSocialPosts } from "#tests/support/social.ts";

const pay = { salaryMinCents: 4500, salaryMaxCents: null, payUnit: "hour" } as const;
const professions = [
  "registered-nurse",
  "physician",
  "pharmacist",
  "nurse-practitioner",
  "physical-therapist",
];
const toEmployer = (name: string) => ({ name, kind: "direct" as const });
let operator: Awaited<ReturnType<typeof createOperator>>;

beforeAll(async () => {
  operator = await createOperator();
  await storeJobs([
    ...professions.map((profession, at) =>
      makeDraft({ title: `${profession} ${at}`, employer: toEmployer(`Harbor ${at}`), profession, ...pay }),
    ),
    makeDraft({
      title: "Unpaid nurse",
      employer: toEmployer("Ridge"),
      salaryMinCents: null,
      salaryMaxCents: null,
    }),
    ...["Urgent nurse", "Urgent medic"].map((title) =>
      makeDraft({ title, employer: toEmployer(title), urgency: "urgent", ...pay }),
    ),
  ]);
});

const press = async (rule: string) =>
  (await operator.post("/admin/social-media", { rule, template: "" })).headers.get("location");
/** As the button is pressed at another time. */
const pressAt = (rule: string, now: number) => {
  const body = new URLSearchParams({ rule });
  const request = new Request(`${origin}/admin/social-media`, { method: "POST", body });
  return receiveBestOf({ db: toDb(env.DB), now } as SiteContext, request, operator.user.id);
};
const drafted = async () => (await listSocialPosts()).length;

test("makes the drafts of a rule once a week, also from two tabs at once", async () => {
  const answers = await Promise.all([press("new"), press("new"), press("new")]);
  expect(await drafted()).toBe(5);
  expect(answers).toContain("/admin/social-media?made=5");
  expect(await press("new")).toBe("/admin/social-media?made=0");
  expect(await drafted()).toBe(5);
});

test("takes no posting again within 14 days, whatever the rule", async () => {
  const jobs = async () =>
    (await env.DB.prepare("SELECT job_id FROM social_posts").all()).results.map(({ job_id }) => job_id);
  await press("urgent");
  await press("professions");
  const before = await jobs();
  expect(new Set(before).size).toBe(before.length);
  expect(before).toHaveLength(7);
  const shift = "UPDATE jobs SET posted_at = posted_at + ?1, valid_through = valid_through + ?1";
  await env.DB.prepare(shift)
    .bind(14 * dayMs)
    .run();
  expect(await pressAt("new", Date.now() + 13 * dayMs)).toBe(0);
  expect(await pressAt("new", Date.now() + 15 * dayMs)).toBe(5);
  expect(await drafted()).toBe(12);
});

test("does not know other rules", async () => {
  for (const rule of ["", "newest", "constructor"]) {
    const answer = await operator.post("/admin/social-media", { rule });
    expect(answer.status).toBe(404);
  }
});
