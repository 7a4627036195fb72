import { beforeAll, expect, test } from "vitest";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const physician = {
  profession: "physician",
  specialty: "family-medicine",
  shift: "day" as const,
  compactAccepted: null,
  salaryMinCents: 255_000_00,
  salaryMaxCents: 290_000_00,
  payUnit: "year" as const,
  benefits: ["403(b) match", "Relocation up to $15,000", "J-1 waiver and H-1B sponsorship"],
  requirements: [],
  facts: {},
};

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeCity("Phoenix", "AZ", 33.45, -112.07);
  await storeJobs([
    makeDraft({ ...physician, title: "Family Medicine Physician, Rural Clinic" }),
    makeDraft({
      ...physician,
      title: "Family Physician without a visa",
      benefits: [],
      descriptionHtml: "<p>We are unable to sponsor J-1 or H-1B visas.</p>",
    }),
    makeDraft({
      ...physician,
      title: "Family Medicine Physician in Ohio",
      stateCode: "OH",
      licenseStates: ["OH"],
      city: "Columbus",
    }),
    makeDraft({ title: "RN, Medical ICU, Nights" }),
    makeDraft({ title: "RN, Clinic", shift: "day", specialty: "ambulatory-care", compactAccepted: false }),
    makeDraft({
      title: "RN, Phoenix",
      city: "Phoenix",
      stateCode: "AZ",
      lat: 33.45,
      lon: -112.07,
      licenseStates: ["AZ"],
    }),
  ]);
  await learnWords(toDb(env.DB));
});

const open = async (path: string) => (await (await send(path)).text()).replaceAll("<!-- -->", "");
const search = (query: string, more = "") =>
  open(`/jobs?query=${encodeURIComponent(query).replaceAll("%20", "+")}${more}`);
const titlesOf = (html: string) =>
  [
    ...html.matchAll(
      /<a[^>]*href="\/jobs\/[^"?]+"[^>]*>([^<]+)<\/a>(?:\s<span class="job-mark[^>]*>\w+<\/span>)*<\/h2>/g,
    ),
  ].map(([, title]) => title);
const pillsOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*><span class="sr-only">Remove <\/span>([^<]+)</g)].map(
    ([, to, label]) => [label, to!.replaceAll("&amp;", "&")],
  );

test("leads a family physician from J-1 to the verdict and the pay of a Texas posting", async () => {
  const list = await search("j1 family medicine texas");
  expect(titlesOf(list)).toEqual(["Family Medicine Physician, Rural Clinic"]);
  expect(list).toMatch(/<mark[^>]*>J-1<\/mark> waiver and H-1B sponsorship/);
  expect(list).toContain("$255,000");
  const address = /href="(\/jobs\/family-medicine-physician-rural[^"?]+)"/.exec(list)![1]!;
  const job = await open(`${address}?license=TX`);
  expect(job).toContain("$255,000");
  expect(job).toContain("Yes, on the license you hold");
  expect(job).toContain("J-1 waiver and H-1B sponsorship");
});

test("shows what was read as links that take back one reading each, and keeps the words", async () => {
  const html = await search("rn in houston no nights");
  expect(html).toContain('value="rn in houston no nights"');
  expect(titlesOf(html)).toEqual(["RN, Clinic"]);
  expect(pillsOf(html)).toEqual([
    ["Registered Nurse", "/jobs?query=in+houston+no+nights"],
    ["Houston, TX", "/jobs?query=rn+no+nights"],
    ["No night shift", "/jobs?query=rn+in+houston"],
  ]);
  expect(titlesOf(await search("rn in houston")).length).toBe(2);
});

test("searches the words as they were typed on request", async () => {
  const html = await search("rn no nights");
  expect(html).toMatch(/href="\/jobs\?query=rn\+no\+nights&amp;exact=1"/);
  expect(titlesOf(await search("rn no nights", "&exact=1"))).not.toContain("RN, Clinic");
});

test("corrects a word that no posting has, and offers the typed one", async () => {
  const html = await search("rn phoenx");
  expect(html).toContain("Showing results for");
  expect(html).toContain("<strong>phoenix</strong>");
  expect(html).toMatch(/href="\/jobs\?query=rn\+phoenx&amp;exact=1"[^>]*>Search instead for rn phoenx</);
  expect(titlesOf(html)).toEqual(["RN, Phoenix"]);
  expect(html).toContain('value="rn phoenx"');
  const typed = await search("rn phoenx", "&exact=1");
  expect(typed).not.toContain("Showing results for");
  expect(titlesOf(typed)).toEqual([]);
});

test("does not correct a word that a posting has, or one that is near nothing", async () => {
  expect(await search("rural")).not.toContain("Showing results for");
  expect(await search("xqzvbnmw")).not.toContain("Showing results for");
});

test("offers the multistate license with its count where one state's gives nothing", async () => {
  const html = await open("/jobs?profession=registered-nurse&license=OH&location=Arizona");
  expect(html).toMatch(/href="[^"]*compact=1"[^>]*>with a multistate license<b[^>]*>1</);
});

test("filters by what postings offer and by who employs", async () => {
  expect(titlesOf(await open("/jobs?has=visa")).length).toBe(2);
  expect(titlesOf(await open("/jobs?has=agency"))).toEqual([]);
  expect(await open("/jobs?has=direct")).toContain("6 jobs");
  expect(await open("/jobs?has=__proto__&has=visa")).toContain("2 jobs");
});

test.each([
  ["/jobs", 2, 6],
  ["/jobs?has=direct", 2, 6],
  ["/jobs?query=family+medicine", 2, 3],
])("counts what the postings of %s offer", async (address, visas, direct) => {
  const html = await open(address);
  expect(html).toContain(`Visa sponsorship<b>${visas}</b>`);
  expect(html).toContain(`Direct employer<b>${direct}</b>`);
  expect(html).not.toContain("7 on / 7 off<b>");
});

test("counts offers of the professions chosen, in the country and in a state", async () => {
  expect(await open("/jobs?profession=physician")).toContain("Direct employer<b>3</b>");
  expect(await open("/jobs?location=Arizona")).not.toContain("Visa sponsorship<b>");
});

test("leaves out two parts where each alone is one too many, and shows what comes near", async () => {
  const html = await search("j1 family medicine arizona nights");
  expect(html).toMatch(
    /href="\/jobs\?query=j1\+family\+medicine"[^>]*>without Arizona and Night shift<b[^>]*>2</,
  );
  expect(html).toContain("Close to what you asked for");
  expect(html).toMatch(
    /Different location: Houston, TX · Different shift: Days<\/p>.*Family Medicine Physician, Rural Clinic/,
  );
});
