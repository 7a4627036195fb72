import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { ForLicense } from "#app/site/home/for-license.server.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, postJson, send } from "#tests/support/site.ts";

const now = Date.now();
const inOhio = { stateCode: "OH", city: "Columbus", licenseStates: ["OH"], compactAccepted: true };
const inCalifornia = { stateCode: "CA", city: "Fresno", licenseStates: ["CA"], compactAccepted: null };

beforeAll(async () => {
  await fillCatalog();
  const titles = ["Fourth in Texas", "Third in Texas", "Second in Texas"];
  const drafts = [
    ...titles.map((title, at) => makeDraft({ title, postedAt: now - (5 - at) * dayMs })),
    makeDraft({ title: "Newest in Ohio", postedAt: now - 1000, ...inOhio }),
    makeDraft({ title: "Newest in California", postedAt: now - 500, ...inCalifornia }),
    makeDraft({ title: "Pharmacist in Texas", profession: "pharmacist", postedAt: now - 100 }),
    makeDraft({ title: "Expired in Texas", postedAt: now - 50, validThrough: now - 10 }),
  ];
  // At most two of an employer are featured.
  await storeJobs(
    drafts.map((draft) => ({ ...draft, employer: { ...draft.employer, name: `Owner of ${draft.title}` } })),
  );
});

async function signInWith(states: { state: string; multistate: boolean }[], isQuiet = 0) {
  const { cookie, user } = await signIn("job_seeker");
  const licenses = JSON.stringify(states.map((license) => ({ ...license, expires: null })));
  await env.DB.prepare(
    `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
      VALUES (?1, 'registered-nurse', ?2, ?3, 1, NULL, 0)`,
  )
    .bind(user.id, licenses, isQuiet)
    .run();
  return { cookie, user };
}

const texas = { state: "TX", multistate: false };

const readHome = async (cookie?: string) => (await send("/", cookie ? { headers: { cookie } } : {})).text();

/** The titles of a section's cards. */
function listCards(html: string, id: string): string[] {
  const [, section = ""] = new RegExp(`<section id="${id}"(.*?)</section>`, "s").exec(html) ?? [];
  return [...section.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, title]) => title!);
}

test("shows the newest postings that the account's license opens, first after the hero, without scripts", async () => {
  const { cookie } = await signInWith([texas]);
  const html = await readHome(cookie);
  expect(listCards(html, "for-license")).toEqual(["Second in Texas", "Third in Texas", "Fourth in Texas"]);
  const sections = [...html.matchAll(/<section [^>]*id="([^"]+)"/g)].map(([, id]) => id);
  expect(sections.slice(0, 3)).toEqual(["hero", "for-license", "featured"]);
  const section = /<section id="for-license".*?<\/section>/s.exec(html)![0];
  expect(toText(section)).toContain("Open to your RN license in Texas, newest first.");
  expect(toText(section)).toContain("You can work here");
  const [, search = ""] = /href="(\/jobs\?[^"]+)"[^>]*>See all 3 jobs</.exec(section) ?? [];
  expect(search).toBe("/jobs?licensed_as=registered-nurse&amp;license=TX");
  expect(await (await send(search.replaceAll("&amp;", "&"))).text()).toMatch(/<h1[^>]*>(?:<!-- -->)?3 /);
});

test("features the newest of the others below, fewer than without a license", async () => {
  const { cookie } = await signInWith([{ state: "TX", multistate: true }]);
  const html = await readHome(cookie);
  const own = listCards(html, "for-license");
  expect(own).toEqual(["Newest in Ohio", "Second in Texas", "Third in Texas"]);
  const others = listCards(html, "featured");
  expect(others).toEqual(["Pharmacist in Texas", "Newest in California", "Fourth in Texas"]);
});

test("leaves out what the person is not interested in, and for nobody else", async () => {
  const { cookie, user } = await signInWith([texas]);
  await env.DB.prepare(
    "INSERT INTO dismissed_jobs (user_id, job_id, at) SELECT ?1, id, 1 FROM jobs WHERE title = 'Second in Texas'",
  )
    .bind(user.id)
    .run();
  expect(listCards(await readHome(cookie), "for-license")).toEqual(["Third in Texas", "Fourth in Texas"]);
  const other = await readHome((await signInWith([texas])).cookie);
  expect(listCards(other, "for-license")).toContain("Second in Texas");
});

test("says so where no open posting accepts the license", async () => {
  const { cookie } = await signInWith([{ state: "HI", multistate: false }]);
  expect(toText(await readHome(cookie))).toContain("Nothing new for this license right now.");
});

test("says on the card that you applied", async () => {
  const { cookie, user } = await signInWith([texas]);
  await env.DB.prepare(
    `INSERT INTO applications (public_id, user_id, job_id, first_name, last_name, email, message, job_title, employer_name,
        idempotency_key, created_at, updated_at)
      SELECT 'from-home', ?1, id, 'Robin', 'Vale', 'robin@example.com', 'Six years.', title, 'Harbor', 'from-home', ?2, ?2
      FROM jobs WHERE title = 'Second in Texas'`,
  )
    .bind(user.id, Date.UTC(2026, 10, 3, 18))
    .run();
  expect(toText(await readHome(cookie))).toContain("Applied Nov 3");
  expect(toText(await readHome((await signInWith([texas])).cookie))).not.toContain("Applied Nov 3");
});

test("shows it to nobody else: visitors, people without a license, and who wants theirs left out", async () => {
  await readHome((await signInWith([texas])).cookie);
  const others = [
    undefined,
    (await signIn("job_seeker")).cookie,
    (await signIn("employer")).cookie,
    (await signInWith([texas], 1)).cookie,
    (await signInWith([])).cookie,
  ];
  for (const cookie of others) {
    const html = await readHome(cookie);
    expect(html).not.toContain("New for your license");
    expect(html).toContain('<div class="own-room"></div>');
    expect(listCards(html, "featured")).toHaveLength(6);
  }
});

const ask = (search: string) => send(`/api/jobs/for-license?${search}`);

test("answers a browser that remembers a license, with the same postings and link", async () => {
  const response = await ask("licensed_as=registered-nurse&license=TX");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const found = (await response.json()) as ForLicense;
  expect(found.license).toBe("RN license in Texas");
  expect(found.jobs.map(({ title }) => title)).toEqual([
    "Second in Texas",
    "Third in Texas",
    "Fourth in Texas",
  ]);
  expect(found.all).toEqual({ label: "See all 3 jobs", to: "/jobs?licensed_as=registered-nurse&license=TX" });
});

test("takes a license without a profession, and none without a state", async () => {
  const found = (await (await ask("license=tx")).json()) as ForLicense;
  expect(found.jobs.map(({ title }) => title)).toContain("Pharmacist in Texas");
  for (const search of ["", "license=ZZ", "licensed_as=registered-nurse", "license=%00", "license[]=TX"]) {
    const response = await ask(search);
    expect(response.status, search).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input" });
  }
});

test("answers on similar, newest and saved cards by the account's license, and for nobody else", async () => {
  const [slug] = await storeJobs([makeDraft({ title: "Night nurse in Texas" })]);
  const owner = await signInWith([texas]);
  const other = await signIn("job_seeker");
  const words = JSON.stringify([[slug, 1000]]);
  for (const { cookie } of [owner, other]) await postJson("/api/jobs/saved/sync", { words }, { cookie });
  const openTo = async (path: string, after: string, cookie = "") => {
    const html = await (await send(path, { headers: { cookie } })).text();
    return /You can work here|Yes, on the license you hold/.test(toText(html.slice(html.indexOf(after))));
  };
  for (const [path, after] of [
    [`/jobs/${slug}`, 'id="similar"'],
    ["/registered-nurse-recruiters-texas", 'id="openings"'],
    ["/saved", "<main"],
    [`/api/jobs/saved?slug=${slug}`, "{"],
  ] as const) {
    expect([path, await openTo(path, after, owner.cookie)]).toEqual([path, true]);
    expect([path, await openTo(path, after, other.cookie)]).toEqual([path, false]);
    expect([path, await openTo(path, after)]).toEqual([path, false]);
  }
  const readFeatured = async (cookie?: string) => (await readHome(cookie)).split('id="featured"')[1]!;
  expect(await readFeatured(owner.cookie)).toMatch(/data-tone="warn">Needs a California license/);
  expect(await readFeatured(other.cookie)).not.toMatch(/data-tone="warn">Needs a California license/);
});
