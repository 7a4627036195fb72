import { beforeAll, expect, test } from "vitest";
import { addMember, signIn } from "../support/accounts.ts";
import { createCompany, storeApplicant, storePosting, type TestCompany } from "../support/applicants.ts";
import { fillCatalog } from "../support/catalog.ts";
import { listLinks } from "../support/html.ts";
import { env, isWhole, postForm, send } from "../support/site.ts";
import { createVitalsTables } from "../vitals/tables.ts";

let own: TestCompany;
const statuses = [
  "pending",
  "rejected",
  "withdrawn",
  "open",
  "paused",
  "filled",
  "expired",
  "closed",
  "removed",
];

beforeAll(fillCatalog);
beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  own = await createCompany("Harbor Health");
  const { id: employerId } = own.employer;
  for (const status of statuses) {
    const jobId = await storePosting(employerId, `icu-${status}`, status);
    await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
      .bind(jobId)
      .run();
    await storeApplicant({ employerId, jobId });
  }
  for (const status of ["draft", "active", "paused"])
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO employer_feeds (public_id, employer_id, source, name, status, created_at, updated_at)
          VALUES (?1, ?2, ?1, 'Our jobs', ?1, 1, 1)`,
      ).bind(status, employerId),
      env.DB.prepare(
        `INSERT INTO feed_runs (public_id, feed_id, kind, started_at, finished_at, outcome, counts)
          SELECT 'run-' || public_id, id, 'import', 1, 2, 'done', '{"seen":1,"created":1}' FROM employer_feeds WHERE public_id = ?`,
      ).bind(status),
    ]);
});

const mostAlike = 3;
const isOfWorkspace = (path: string) => /^\/(hiring|dashboard|post-job|jobs\/icu-|employers)\b/.test(path);

/** An applicant's page is one, whichever list it was opened from. */
const withoutList = (path: string) => path.replace(/(?<=[?&])list=[^&]*/, "").replace(/[?&]$/, "");

/** Every page of the workspace that the cookie's owner comes to by links, with its text. */
async function crawl(cookie: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const found = ["/hiring", "/dashboard"];
  // The same page with another filter is another page in the whole run only.
  const mayOpen = (path: string) =>
    isWhole || found.filter((known) => known.split("?")[0] === path.split("?")[0]).length < mostAlike;
  for (const path of found) {
    const response = await send(path, { headers: { cookie } });
    const to = response.headers.get("location");
    const html = await response.text();
    expect([path, response.status, to]).toEqual([path, to === null ? 200 : 302, to]);
    expect([path, to ?? ""]).toEqual([path, expect.not.stringMatching(/^\/login/)]);
    seen.set(path, html);
    for (const link of [...listLinks(html), to ?? ""]) {
      const [plain = ""] = link.split("#");
      if (
        isOfWorkspace(plain) &&
        mayOpen(plain) &&
        !found.some((known) => withoutList(known) === withoutList(plain))
      )
        found.push(plain);
    }
  }
  return seen;
}

const toHidden = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

test("leads a reviewer to no page that is not theirs, and asks them for nothing that they may not do", async () => {
  const { cookie } = own.reviewer;
  const pages = await crawl(cookie);
  expect(pages.size).toBeGreaterThan(25);
  expect([...pages.keys()].filter((path) => /\/applicants\/applicant-/.test(path))).toHaveLength(
    statuses.length,
  );
  for (const [path, html] of pages) {
    if (!path.startsWith("/hiring/") && !path.startsWith("/post-job/published/")) continue;
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect([path, main.includes("Post a job")]).toEqual([path, false]);
    for (const [form] of main.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/g)) {
      const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") || path;
      const [, name = "", value = ""] = /<button[^>]*name="([^"]*)"[^>]*value="([^"]*)"/.exec(form) ?? [];
      const fields = { ...toHidden(form), ...(name ? { [name]: value } : {}) };
      const answer = await postForm(action, fields, { cookie });
      expect([path, form, answer.status]).toEqual([path, form, expect.not.toBeOneOf([403, 404, 405, 500])]);
    }
  }
});

test("leads a hiring manager to their own posting and applicant alone", async () => {
  const manager = await signIn("employer");
  await addMember(own.employer.id, manager.user.id, "manager");
  await env.DB.prepare(
    "INSERT INTO posting_managers (job_id, user_id) SELECT id, ? FROM jobs WHERE slug = 'icu-open'",
  )
    .bind(manager.user.id)
    .run();
  const pages = await crawl(manager.cookie);
  expect([...pages.keys()].filter((path) => /\/applicants\/applicant-/.test(path))).toHaveLength(1);
  expect([...pages.keys()].filter((path) => /\/jobs\/icu-/.test(path))).toEqual(
    expect.arrayContaining(["/jobs/icu-open"]),
  );
  for (const path of pages.keys()) {
    expect(path).not.toMatch(/icu-(?!open)/);
    expect(path).not.toMatch(/\/(?:team|feeds|reports|talent|messages|requests|stages|texts|scorecard)\b/);
  }
});

test.runIf(isWhole)("leads an owner and a recruiter to no page that is missing", async () => {
  for (const { cookie } of [own.owner, own.recruiter]) expect((await crawl(cookie)).size).toBeGreaterThan(25);
});
