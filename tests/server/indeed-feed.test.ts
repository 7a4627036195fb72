import { SaxesParser } from "saxes";
import { beforeAll, expect, test } from "vitest";
import { toDb } from "#app/kit/platform/db.ts";
import { writePostingFiles } from "#app/site/crawlers/posting-files.server.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, send } from "../support/site.ts";

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

async function openFeed() {
  const response = await send("/feeds/indeed.xml");
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

test("leaves out what has closed since, and is empty without any", async () => {
  await env.DB.prepare("UPDATE jobs SET status = 'closed'").run();
  await writePostingFiles(toDb(env.DB), env, Date.now());
  expect(await openFeed()).toEqual([]);
});
