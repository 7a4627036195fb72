import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { jobs } from "#app/jobs/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, signIn } from "./accounts.ts";
import { fillCatalog } from "./catalog.ts";
import { storeCity } from "./jobs.ts";
import { env, postForm, send } from "./site.ts";

export const role = {
  title: "ICU Registered Nurse",
  profession: "registered-nurse",
  specialty: "icu",
  type: "full-time",
};
export const place = {
  place: "Denver, CO",
  workplace: "onsite",
  compact: "yes",
  shift: "night",
  hoursPerWeek: "36",
};
export const pay = {
  payMin: "42.50",
  payMax: "58",
  payPeriod: "hour",
  benefits: "Health insurance\n401(k) match",
};
export const text = {
  description:
    "You care for adults in a 24-bed medical ICU with an intensivist on site day and night.\n\nThe team has a charge nurse without patients on each shift.",
  responsibilities: "- Assess critically ill adults\n- Titrate drips",
  requirements: "Colorado or multistate RN license\n1 year in an ICU",
  experienceMonths: "12",
};
export const whole = { role, place, pay, text };
type Steps = { [Step in keyof typeof whole]: Record<string, string> };

export async function fillWizard(): Promise<void> {
  await fillCatalog();
  await storeCity("Denver", "CO", 39.74, -104.98);
}

export async function signInRecruiter(memberRole: "owner" | "recruiter" | "reviewer" = "owner") {
  const { cookie, user } = await signIn("employer");
  const employer = await createEmployer("Lakeside Medical Center");
  await addMember(employer.id, user.id, memberRole);
  return { cookie, user, employer };
}

/** A browser as a visitor has it: its cookies come along. */
export async function start(cookie = "") {
  const answer = await postForm("/post-job", { intent: "new" }, { cookie });
  expect(answer.status).toBe(302);
  const [, draft] = /^\/post-job\/([\w-]+)\/role$/.exec(answer.headers.get("location") ?? "") ?? [];
  const set = answer.headers.get("set-cookie")?.split(";")[0];
  return { draft: draft!, cookie: [cookie, set].filter(Boolean).join("; ") };
}

export async function readFields(path: string, cookie: string) {
  const html = await (await send(path, { headers: { cookie } })).text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { revision: field("revision"), tab: field("tab") };
}

export async function save(
  draft: string,
  step: string,
  fields: Record<string, string>,
  cookie: string,
  intent = "next",
) {
  const path = `/post-job/${draft}/${step}`;
  return postForm(path, { ...(await readFields(path, cookie)), ...fields, intent }, { cookie });
}

export async function write(cookie: string, steps: Steps = whole) {
  const begun = await start(cookie);
  for (const [step, fields] of Object.entries(steps)) await save(begun.draft, step, fields, begun.cookie);
  return begun;
}

export const publish = (draft: string, cookie: string) =>
  postForm(`/post-job/${draft}/review`, {}, { cookie });

export const findPosting = async (location: string | null) => {
  const slug = location?.replace("/post-job/published/", "") ?? "";
  const [job] = await toDb(env.DB).select().from(jobs).where(eq(jobs.slug, slug));
  return job;
};
