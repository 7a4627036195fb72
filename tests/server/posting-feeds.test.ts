import { SaxesParser } from "saxes";
import { beforeAll, expect, test } from "vitest";
import { parseBlock } from "#app/companies/imports/format/json.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { writePostingFiles } from "#app/site/crawlers/posting-files.server.ts";
import { signIn } from "../support/accounts.ts";
import { createCompany, storePosting } from "../support/applicants.ts";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, postForm, send } from "../support/site.ts";

const description = "<p>Care for <b>two</b> patients ]]> a shift.\u0001</p>";
let slugs: string[] = [];

beforeAll(async () => {
  await fillCatalog();
  slugs = await storeJobs([
    makeDraft({ title: "ICU nurse & more", descriptionHtml: description }),
    makeDraft({
      title: "Nurse of two places",
      morePlaces: [{ city: "Denver", stateCode: "CO", lat: null, lon: null }],
    }),
    makeDraft({
      title: "Remote nurse",
      workplace: "remote",
      city: null,
      stateCode: null,
      licenseStates: ["TX"],
    }),
    makeDraft({ title: "Closed nurse" }),
  ]);
  await env.DB.prepare("UPDATE jobs SET status = 'closed' WHERE slug = ?").bind(slugs[3]).run();
  await writePostingFiles(toDb(env.DB), env, Date.now());
});

type Job = Record<string, string>;

/** Throws where the text is not well-formed. */
function readJobs(xml: string): Job[] {
  const jobs: Job[] = [];
  let name = "";
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    name = tag.name;
    if (name === "job") jobs.push({});
  });
  parser.on("closetag", () => {
    name = "";
  });
  parser.on("cdata", (text) => {
    const job = jobs.at(-1);
    if (job) job[name] = (job[name] ?? "") + text;
  });
  parser.write(xml).close();
  return jobs;
}

async function openFeed(name = "indeed") {
  const response = await send(`/feeds/${name}.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return readJobs(await response.text());
}

test("lists each open posting once a place, as the API says it", async () => {
  const jobs = await openFeed();
  expect(jobs.map(({ title, city, state }) => [title, city ?? null, state])).toEqual([
    ["ICU nurse & more", "Houston", "TX"],
    ["Nurse of two places", "Houston", "TX"],
    ["Nurse of two places", "Denver", "CO"],
    ["Remote nurse", null, "TX"],
  ]);
  expect(new Set(jobs.map(({ referencenumber }) => referencenumber)).size).toBe(jobs.length);
  const [first] = jobs;
  const shown = (await (await send(`/api/v1/jobs/${slugs[0]}`)).json()) as Record<string, never>;
  expect(first).toMatchObject({
    date: shown.postedAt,
    expirationdate: shown.validThrough,
    company: "Harbor Ridge Medical Center",
    url: `${origin}/jobs/${slugs[0]}?utm_source=indeed`,
    country: "US",
    postalcode: "77030",
    salary: "$42 – $58 an hour",
    jobtype: "fulltime",
  });
  expect(jobs[3]!.remotetype).toBe("Fully remote");
});

test("keeps HTML whole, whatever it says", async () => {
  const [first] = await openFeed();
  expect(first!.description).toBe(description.replace("\u0001", " "));
});

test("gives LinkedIn the fields that it asks for, within its limits", async () => {
  const jobs = await openFeed("linkedin");
  expect(jobs).toHaveLength(4);
  for (const job of jobs) {
    expect(Object.keys(job).sort()).toEqual(
      ["applyUrl", "company", "description", "location", "partnerJobId", "title"].sort(),
    );
    expect(job.partnerJobId!.length).toBeLessThanOrEqual(40);
  }
  expect(jobs.map(({ location }) => location)).toEqual([
    "Houston, TX, United States",
    "Houston, TX, United States",
    "Denver, CO, United States",
    "TX, United States",
  ]);
  expect(jobs[0]!.applyUrl).toBe(`${origin}/jobs/${slugs[0]}?utm_source=linkedin`);
  expect(await (await send("/feeds/linkedin.xml")).text()).toMatch(
    /^<\?xml [^>]*\?>\n<source>\n<lastBuildDate><!\[CDATA\[.*GMT\]\]><\/lastBuildDate>\n<publisherURL>/,
  );
});

test("gives each feed the same postings, and no other address one", async () => {
  const [indeed, linkedin, talent] = await Promise.all(["indeed", "linkedin", "talent"].map(openFeed));
  const numbers = (jobs: Job[]) => jobs.map((job) => job.referencenumber ?? job.partnerJobId);
  expect(numbers(linkedin!)).toEqual(numbers(indeed!));
  expect(numbers(talent!)).toEqual(numbers(indeed!));
  expect(talent![0]!.url).toContain("utm_source=talent");
  for (const file of ["google.xml", "indeed", "indeed-0.xml", "constructor.xml"])
    expect((await send(`/feeds/${file}`)).status).toBe(404);
});

test("gives an employer its own postings as XML and in the shape of Greenhouse, which the import reads", async () => {
  const employer = await env.DB.prepare(
    "SELECT e.slug FROM employers e JOIN jobs j ON j.employer_id = e.id WHERE j.slug = ?",
  )
    .bind(slugs[0])
    .first<string>("slug");
  const xml = await send(`/employers/${employer}/jobs.xml`);
  expect(xml.status).toBe(200);
  expect(readJobs(await xml.text()).map(({ title }) => title)).toEqual(
    (await openFeed()).map(({ title }) => title),
  );
  const board = await send(`/employers/${employer}/jobs.json?content=true`);
  const { jobs, meta } = (await board.json()) as { jobs: Record<string, never>[]; meta: { total: number } };
  expect(meta.total).toBe(3);
  expect(jobs[0]).toMatchObject({
    title: "ICU nurse & more",
    location: { name: "Houston, TX" },
    absolute_url: `${origin}/jobs/${slugs[0]}`,
    pay_input_ranges: [{ min_cents: 4200, max_cents: 5800, currency_type: "USD", title: "For an hour" }],
  });
  expect(parseBlock(JSON.stringify(jobs[0]), "item 1")).toMatchObject([
    {
      posting: {
        title: "ICU nurse & more",
        location: "Houston, TX",
        pay: { min: 42, max: 58, unit: "hour" },
      },
    },
  ]);
  expect(jobs[0]!.content).toContain("&lt;b&gt;two&lt;/b&gt;");
  for (const path of ["/employers/no-such-employer/jobs.xml", "/employers/no-such-employer/jobs.json"])
    expect((await send(path)).status).toBe(404);
});

test("leaves out what has closed since, and is empty without any", async () => {
  await env.DB.prepare("UPDATE jobs SET status = 'closed'").run();
  await writePostingFiles(toDb(env.DB), env, Date.now());
  expect(await openFeed()).toEqual([]);
});

test("leaves out the postings of a company that asks for it, in each file, and takes them up again", async () => {
  const company = await createCompany("Left Out Clinic");
  const jobId = await storePosting(company.employer.id, "left-out-nurse");
  await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
    .bind(jobId)
    .run();
  const settings = `/hiring/${company.employer.slug}/company`;
  const own = `/employers/${company.employer.slug}/jobs`;
  const countIn = async (path: string) => {
    const text = await (await send(`${path}?fresh=${Math.random()}`)).text();
    return text.split("left-out-nurse").length - 1;
  };
  const files = ["/feeds/indeed.xml", "/feeds/linkedin.xml", "/feeds/talent.xml"];
  const read = async () => {
    await writePostingFiles(toDb(env.DB), env, Date.now());
    return Promise.all(files.map(countIn));
  };
  const choose = (intent: string, { cookie } = company.owner) => postForm(settings, { intent }, { cookie });
  expect((await read()).every((count) => count > 0)).toBe(true);
  expect((await choose("leave-job-sites")).headers.get("location")).toBe(`${settings}?done=left-out`);
  expect(await read()).toEqual([0, 0, 0]);
  const page = await (await send(settings, { headers: { cookie: company.owner.cookie } })).text();
  expect(page).toContain("Your postings are left out of our feeds");
  expect((await choose("join-job-sites", company.reviewer)).status).toBe(403);
  expect(await read()).toEqual([0, 0, 0]);
  await choose("join-job-sites", company.recruiter);
  expect((await read()).every((count) => count > 0)).toBe(true);
  expect(await countIn(`${own}.json`)).toBeGreaterThan(0);
});

test("tells the desk what is in each file, and which family of programs fetched it last", async () => {
  const agent = "IndeedBot/1.1 (dana@example.com)";
  await send("/feeds/indeed.xml", { headers: { "user-agent": agent } });
  await send("/feeds/indeed.xml", { headers: { "user-agent": agent } });
  const { cookie } = await signIn("admin");
  await expect
    .poll(
      async () => (await env.DB.prepare("SELECT * FROM feed_fetches WHERE reader = 'Indeed'").all()).results,
    )
    .toHaveLength(1);
  const text = toText(await (await send("/admin/feeds", { headers: { cookie } })).text());
  expect(text).toContain("/feeds/indeed.xml");
  expect(text).toMatch(/Indeed, \d{4}-\d\d-\d\d/);
  expect(JSON.stringify((await env.DB.prepare("SELECT * FROM feed_fetches").all()).results)).not.toContain(
    "dana",
  );
});
