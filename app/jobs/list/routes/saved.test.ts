import { beforeAll, expect, test } from "vitest";
import { savedPerPage } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";

let slugs: string[] = [];

beforeAll(async () => {
  await fillCatalog();
  const titles = Array.from({ length: savedPerPage + 2 }, (_, at) => `Nurse ${String.fromCharCode(65 + at)}`);
  slugs = await storeJobs(titles.map((title) => makeDraft({ title })));
});

async function signInWithSaved(saved: readonly string[]) {
  const person = await signIn("job_seeker");
  const words = JSON.stringify(saved.map((slug, at) => [slug, 1000 + at]));
  await postJson("/api/jobs/saved/sync", { words }, { cookie: person.cookie });
  return person;
}

async function readSavedPage(cookie: string, search = "") {
  const response = await send(`/saved${search}`, { headers: { cookie } });
  const html = await response.text();
  return {
    response,
    html,
    titles: [...html.matchAll(/aria-label="Remove ([^"]+)"/g)].map(([, title]) => title),
  };
}

test("lists the newest of the account without scripts, and the rest on the next page", async () => {
  const { cookie } = await signInWithSaved(slugs);
  const { response, html, titles } = await readSavedPage(cookie);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(titles).toHaveLength(savedPerPage);
  expect(titles[0]).toBe("Nurse Z");
  expect(toText(html)).toContain("26 saved jobs");
  expect(toText(html)).toContain("Kept in your account");
  const older = /href="\/saved(\?after=[^"]+)"/.exec(html)?.[1];
  const second = await readSavedPage(cookie, older);
  expect(second.titles).toEqual(["Nurse B", "Nurse A"]);
  const back = /href="\/saved(\?before=[^"]+)"/.exec(second.html)?.[1];
  expect((await readSavedPage(cookie, back)).titles).toEqual(titles);
  const beyond = await send("/saved?after=1.1", { headers: { cookie } });
  expect([beyond.status, beyond.headers.get("location")]).toEqual([302, "/saved"]);
});

test("removes one by a form, for this person alone", async () => {
  const mine = await signInWithSaved(slugs.slice(0, 2));
  const theirs = await signInWithSaved(slugs.slice(0, 2));
  const response = await postForm("/saved", { job: slugs[0]! }, { cookie: mine.cookie });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/saved"]);
  expect((await readSavedPage(mine.cookie)).titles).toEqual(["Nurse B"]);
  expect((await readSavedPage(theirs.cookie)).titles).toEqual(["Nurse B", "Nurse A"]);
  // A device that saved it before forgets it too.
  const words = JSON.stringify([[slugs[0], 1000]]);
  const synced = await postJson("/api/jobs/saved/sync", { words }, { cookie: mine.cookie });
  expect(JSON.stringify(await synced.json())).not.toContain(slugs[0]);
  for (const job of [slugs[0]!, "never-was-ab12cd34", "'; DROP TABLE jobs"])
    expect((await postForm("/saved", { job }, { cookie: mine.cookie })).status).toBe(302);
  expect((await postForm("/saved", { user: "1" }, { cookie: mine.cookie })).status).toBe(400);
});

test("sends whoever is logged out to log in before a removal, and shows the device's list alone", async () => {
  const response = await postForm("/saved", { job: slugs[0]! });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/login?returnTo=%2Fsaved"]);
  const html = await (await send("/saved")).text();
  expect(html).toContain("Kept on this device, without an account.");
  expect(html).not.toContain("Remove Nurse");
});

test("greys what has closed or was taken down, and says that one applied", async () => {
  const [open = "", filled = "", gone = ""] = await storeJobs(
    ["Open one", "Filled one", "Gone one"].map((title) => makeDraft({ title })),
  );
  const { cookie, user } = await signInWithSaved([open, filled, gone]);
  await env.DB.batch([
    env.DB.prepare("UPDATE jobs SET status = 'filled' WHERE slug = ?").bind(filled),
    env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE slug = ?").bind(gone),
    env.DB.prepare(
      `INSERT INTO applications (public_id, user_id, job_id, first_name, last_name, email, message, job_title, employer_name,
          idempotency_key, created_at, updated_at)
        SELECT 'own-saved', ?1, id, 'Robin', 'Vale', 'robin@example.com', 'Six years.', title, 'Harbor', 'own-saved', ?3, ?3
        FROM jobs WHERE slug = ?2`,
    ).bind(user.id, open, Date.UTC(2026, 10, 3, 18)),
  ]);
  for (const path of ["/saved", "/dashboard"]) {
    const text = toText(await (await send(path, { headers: { cookie } })).text());
    expect(text, path).toMatch(/Open one.*Applied Nov 3/s);
    expect(text, path).toMatch(/Filled one.*Filled [A-Z][a-z]{2} \d+, \d{4}\./s);
    expect(text, path).toMatch(/Gone one.*This posting was taken down\./s);
  }
  const other = toText(
    await (await send("/saved", { headers: { cookie: (await signInWithSaved([open])).cookie } })).text(),
  );
  expect(other).toContain("Open one");
  expect(other).not.toContain("Applied Nov 3");
});

test("tells on the list and the dashboard what the pay was and when it changed, and puts what changed first", async () => {
  const stored = await storeJobs(
    ["Raised one", "Twice one", "Same two", "Same three", "Same four"].map((title) => makeDraft({ title })),
  );
  const [raised = "", twice = ""] = stored;
  const { cookie } = await signInWithSaved(stored);
  const setPay = (slug: string, dollars: number, at: number) =>
    env.DB.prepare(
      "UPDATE jobs SET salary_min_cents = ?1, salary_max_cents = ?1, updated_at = ?2 WHERE slug = ?3",
    )
      .bind(dollars * 100, at, slug)
      .run();
  const at = Date.now();
  const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "Etc/GMT+5" });
  await setPay(raised, 61, at);
  await setPay(twice, 70, at - 10);
  await setPay(twice, 75, at);
  const read = async (path: string, of = cookie) =>
    toText(await (await send(path, { headers: { cookie: of } })).text());
  for (const path of ["/saved", "/dashboard"]) {
    const text = await read(path);
    expect(text, path).toContain(`Pay changed ${day.format(at)}: was $42 – $58 an hour, now $61 an hour`);
    expect(text, path).toContain(`Pay changed ${day.format(at)}: was $42 – $58 an hour, now $75 an hour`);
    expect(text.match(/Pay changed/g), path).toHaveLength(2);
  }
  expect(await read("/dashboard")).toMatch(/Twice one.*Raised one.*Same four/s);
  // Who saved them only now saw the new pay from the start, and a person without them sees nothing.
  const late = await signIn("job_seeker");
  const words = JSON.stringify(stored.map((slug) => [slug, at + 1]));
  await postJson("/api/jobs/saved/sync", { words }, { cookie: late.cookie });
  for (const of of [late.cookie, (await signIn("job_seeker")).cookie])
    expect(await read("/dashboard", of)).not.toContain("Pay changed");
});
