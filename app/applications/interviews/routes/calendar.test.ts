import ICAL from "ical.js";
import { expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { signIn } from "#tests/support/accounts.ts";
import { createCompany, storeApplicant, storePosting } from "#tests/support/applicants.ts";
import { toText } from "#tests/support/html.ts";
import { env, postForm, send } from "#tests/support/site.ts";

async function fillProfile(userId: number) {
  await env.DB.prepare(
    `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about_said_at)
      VALUES (?, 'registered-nurse', '[{"state":"TX","multistate":true,"expires":"2098-02-28"}]', 0, 1, 0)`,
  )
    .bind(userId)
    .run();
}

async function make(cookie: string): Promise<string> {
  const page = toText(await (await postForm("/dashboard/calendar", { intent: "make" }, { cookie })).text());
  return /\/dashboard\/calendar\.ics\?key=[\w-]+/.exec(page)![0];
}

test("gives a calendar the dates of its owner alone, until the address is ended or replaced", async () => {
  const own = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  await fillProfile(own.user.id);
  const first = await make(own.cookie);
  const file = await send(first);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("cache-control")).toContain("no-store");
  expect(await file.text()).toMatch(
    /DTSTART;VALUE=DATE:20980228\r\nDURATION:P1D\r\nSUMMARY:Texas license expires/,
  );
  expect(await (await send(await make(other.cookie))).text()).not.toContain("VEVENT");
  const second = await make(own.cookie);
  expect((await send(first)).status).toBe(404);
  await env.DB.prepare("UPDATE users SET closed_at = 1 WHERE id = ?").bind(own.user.id).run();
  expect((await send(second)).status).toBe(404);
  await env.DB.prepare("UPDATE users SET closed_at = NULL WHERE id = ?").bind(own.user.id).run();
  await postForm("/dashboard/calendar", { intent: "end" }, { cookie: own.cookie });
  expect((await send(second)).status).toBe(404);
});

test("knows no made-up key, and shows the page to who is logged in", async () => {
  for (const key of ["", "x", "a".repeat(5000), "%00", "../../etc"])
    expect((await send(`/dashboard/calendar.ics?key=${key}`)).status).toBe(404);
  expect((await send("/dashboard/calendar")).headers.get("location")).toContain("/login");
});

async function listTitles(address: string): Promise<string[]> {
  const file = await (await send(address)).text();
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event))
    .map(({ summary, startDate }) => `${startDate.isDate ? startDate.toString() : "timed"} ${summary}`)
    .sort();
}

test("shows an interview to the applicant and to who interviews, and when to ask about an application", async () => {
  const company = await createCompany("Harbor Health");
  const jobId = await storePosting(company.employer.id, "nurse-with-a-date");
  const seeker = await signIn("job_seeker", { emailVerifiedAt: 1 });
  const ofCompany = { employerId: company.employer.id, jobId, employerName: "Harbor Health" };
  const met = await storeApplicant({ ...ofCompany, userId: seeker.user.id, state: "interview" });
  const sentAt = Date.UTC(2098, 0, 1, 12);
  await storeApplicant({
    ...ofCompany,
    userId: seeker.user.id,
    jobId: null,
    jobTitle: "NP",
    createdAt: sentAt,
  });
  await env.DB.prepare(
    `INSERT INTO interviews (public_id, application_id, employer_id, state, kind, place, minutes, time_zone, start_at,
      idempotency_key, created_at, changed_at) VALUES ('dated', ?, ?, 'confirmed', 'phone', '', 30, 'America/Chicago', ?, 'dated', 1, 1)`,
  )
    .bind(met.id, company.employer.id, Date.now() + 2 * dayMs)
    .run();
  await env.DB.prepare("INSERT INTO interviewers SELECT id, ? FROM interviews WHERE public_id = 'dated'")
    .bind(company.recruiter.user.id)
    .run();

  const own = await make(seeker.cookie);
  expect(await listTitles(own)).toEqual([
    "2098-01-15 Ask Harbor Health how your application stands",
    "timed Interview with Harbor Health: ICU nurse",
  ]);
  const recruiters = await make(company.recruiter.cookie);
  expect(await listTitles(recruiters)).toEqual([`timed Interview: Dana ${met.lastName}, ICU nurse`]);
  expect(await listTitles(await make(company.owner.cookie))).toEqual([]);
  expect(await listTitles(await make((await signIn("job_seeker")).cookie))).toEqual([]);

  await env.DB.prepare("DELETE FROM memberships WHERE user_id = ?").bind(company.recruiter.user.id).run();
  expect(await listTitles(recruiters)).toEqual([]);
  await env.DB.exec("UPDATE interviews SET state = 'canceled' WHERE public_id = 'dated'");
  await env.DB.prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?").bind(seeker.user.id).run();
  expect(await listTitles(own)).toEqual([]);
});
