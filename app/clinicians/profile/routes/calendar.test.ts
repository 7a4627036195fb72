import { expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
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

test("gives a calendar the dates of its owner alone, until the address is ended or replaced", async () => {
  const own = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  await fillProfile(own.user.id);
  const make = async (cookie: string) => {
    const page = toText(await (await postForm("/dashboard/calendar", { intent: "make" }, { cookie })).text());
    return /\/dashboard\/calendar\.ics\?key=[\w-]+/.exec(page)![0];
  };
  const first = await make(own.cookie);
  const file = await send(first);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("cache-control")).toContain("no-store");
  expect(await file.text()).toMatch(/DTSTART;VALUE=DATE:20980228\r\nSUMMARY:Texas license expires/);
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
