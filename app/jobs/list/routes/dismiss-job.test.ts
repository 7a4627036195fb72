import { beforeAll, expect, test } from "vitest";
import { signIn } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

let slug = "";
beforeAll(async () => {
  [slug = ""] = await storeJobs([
    makeDraft({ title: "Unwanted nurse" }),
    makeDraft({ title: "Wanted nurse" }),
  ]);
});

const read = async (path: string, cookie: string) =>
  toText(await (await send(path, { headers: { cookie } })).text());

test("leaves a posting out of the person's lists, and out of nobody else's, until she wants it back", async () => {
  const own = await signIn("job_seeker");
  const other = await signIn("job_seeker");
  expect(await read(`/jobs/${slug}`, own.cookie)).toContain("Not interested");
  const left = await postForm(`/jobs/${slug}/dismissed`, { reason: "pay" }, { cookie: own.cookie });
  expect(left.headers.get("location")).toBe(`/jobs/${slug}#not-interested`);
  expect(await read(`/jobs/${slug}`, own.cookie)).toContain("lists and alerts leave it out. Undo");
  const list = await read("/jobs?location=Texas", own.cookie);
  expect(list).not.toContain("Unwanted nurse");
  expect(list).toContain("1 posting is left out here: you are not interested.");
  expect(await read("/jobs?location=Texas", other.cookie)).toContain("Unwanted nurse");
  expect(await env.DB.prepare("SELECT reason FROM dismissed_jobs").first("reason")).toBe("pay");
  expect(await read("/alerts", own.cookie)).toContain("Unwanted nurse");
  await postForm(`/jobs/${slug}/dismissed`, { restore: "1", from: "alerts" }, { cookie: own.cookie });
  expect(await read("/jobs?location=Texas", own.cookie)).toContain("Unwanted nurse");
});

test("asks a visitor to log in, and knows no posting that nobody may see", async () => {
  const { cookie } = await signIn("job_seeker");
  expect((await postForm(`/jobs/${slug}/dismissed`, {})).headers.get("location")).toContain("/login");
  expect((await postForm("/jobs/no-such-posting/dismissed", {}, { cookie })).status).toBe(404);
  expect(
    (await postForm(`/jobs/${slug}/dismissed`, { reason: "x".repeat(5000) }, { cookie })).status,
  ).toBeLessThan(500);
});
