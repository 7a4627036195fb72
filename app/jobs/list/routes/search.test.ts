import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

const now = Date.now();

beforeAll(async () => {
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeCity("Austin", "TX", 30.27, -97.74);
  await storeJobs([
    makeDraft({ title: "Registered Nurse, Medical ICU" }),
    makeDraft({
      title: "RN, Labor & Delivery",
      specialty: "labor-delivery",
      shift: "day",
      compactAccepted: false,
      salaryMaxCents: 90_00,
    }),
    makeDraft({
      title: "Travel RN, Emergency Department",
      specialty: "emergency-medicine",
      employmentType: "travel",
      city: "Austin",
      lat: 30.27,
      lon: -97.74,
      postedAt: now - 1000,
      urgency: "urgent",
    }),
    makeDraft({
      title: "Psychiatric Nurse Practitioner",
      profession: "nurse-practitioner",
      specialty: "psychiatry",
      workplace: "remote",
      shift: null,
      stateCode: "CA",
      city: "Fresno",
      lat: 36.74,
      lon: -119.78,
      licenseStates: ["CA"],
      compactAccepted: null,
      salaryMinCents: 138_000_00,
      salaryMaxCents: 165_000_00,
      payUnit: "year",
    }),
    makeDraft({ title: "Night shift RN that has expired", validThrough: now - dayMs }),
  ]);
});

const titles = async (search: string) => {
  const response = await send(`/api/jobs?${search}`);
  expect(response.status).toBe(200);
  const { jobs } = (await response.json()) as { jobs: { title: string }[] };
  return jobs.map((job) => job.title).sort();
};

test("lists every open posting and no expired one without filters", async () => {
  expect(await titles("")).toHaveLength(4);
});

test.each([
  ["query=intensive+care", ["Registered Nurse, Medical ICU"]],
  ["query=L%26D", ["RN, Labor & Delivery"]],
  ["query=er", ["Travel RN, Emergency Department"]],
  ["query=pmhnp", ["Psychiatric Nurse Practitioner"]],
  ["query=psychiat", ["Psychiatric Nurse Practitioner"]],
  ["location=California", ["Psychiatric Nurse Practitioner"]],
  ["location=ca", ["Psychiatric Nurse Practitioner"]],
  ["location=remote", ["Psychiatric Nurse Practitioner"]],
  ["remote=true", ["Psychiatric Nurse Practitioner"]],
  ["location=Austin%2C+TX", ["Travel RN, Emergency Department"]],
  ["location=Austin%2C+TX&radius=100&query=icu", []],
  ["specialty=emergency-medicine", ["Travel RN, Emergency Department"]],
  ["profession=nurse-practitioner", ["Psychiatric Nurse Practitioner"]],
  ["type=travel", ["Travel RN, Emergency Department"]],
  ["urgency=urgent", ["Travel RN, Emergency Department"]],
  ["posted=today", ["Travel RN, Emergency Department"]],
  ["shift=day", ["RN, Labor & Delivery"]],
  ["pay_min=150000", ["Psychiatric Nurse Practitioner", "RN, Labor & Delivery"]],
  ["pay_min=85&pay_period=hour", ["RN, Labor & Delivery"]],
  ["license=CA", ["Psychiatric Nurse Practitioner"]],
  ["license=CA&compact=1", ["Psychiatric Nurse Practitioner"]],
  [
    "license=CA&license=TN&compact=1",
    ["Psychiatric Nurse Practitioner", "Registered Nurse, Medical ICU", "Travel RN, Emergency Department"],
  ],
  ["compact=1", ["Registered Nurse, Medical ICU", "Travel RN, Emergency Department"]],
])("finds what %s asks for", async (search, expected) => {
  expect(await titles(search)).toEqual(expected);
});

test.each([
  "zst48",
  "ZST48",
  "\u017est48",
  "z\u030cst48",
  "nurse zst48",
  "\u0301zst48",
  "zs3",
  "zst4",
  "(zst48",
])("finds no filter's token for the typed %j", async (typed) => {
  expect(await titles(`query=${encodeURIComponent(typed)}`)).toEqual([]);
});

test("finds every nurse in the nursing field", async () => {
  expect(await titles("specialty=nursing")).toHaveLength(3);
});

test("searches within the radius", async () => {
  expect(await titles("location=Houston%2C+TX&radius=10")).toHaveLength(2);
  expect(await titles("location=Houston%2C+TX&radius=100")).toHaveLength(2);
  expect(await titles("location=Texas")).toHaveLength(3);
});

test.each([
  '"',
  "nurse AND",
  "NEAR(a b)",
  "*",
  "a:b",
  "🩺",
  "title : x",
  "'; DROP TABLE jobs; --",
  "-",
  "^rn",
  "\u0000rn",
  "x".repeat(10_000),
])("answers %j without an error", async (text) => {
  const response = await send(`/jobs?query=${encodeURIComponent(text)}&location=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
});

test("sorts by newest, or by pay on request", async () => {
  const first = async (search: string) =>
    ((await (await send(`/api/jobs?${search}`)).json()) as { jobs: { title: string }[] }).jobs[0]?.title;
  expect(await first("sort=newest")).toBe("Travel RN, Emergency Department");
  expect(await first("sort=pay")).toBe("RN, Labor & Delivery");
  expect(await first("query=labor+delivery+rn")).toBe("RN, Labor & Delivery");
});

test("answers 404 past the last page, as HTML and as JSON", async () => {
  expect((await send("/jobs?page=2")).status).toBe(404);
  expect((await send("/api/jobs?page=2")).status).toBe(404);
});

test("counts the jobs in the heading and names what is listed", async () => {
  const html = await (await send("/jobs?location=Texas&profession=registered-nurse")).text();
  expect(html).toContain("3 registered nurse jobs in Texas");
  expect(html).toContain("Showing 1–3 of 3");
  expect(html).toContain("Compact license accepted");
});

test("asks for a compact only in the license's own field once there is a license", async () => {
  const html = await (await send("/jobs?license=TX&profession=registered-nurse&unfold=license")).text();
  expect(html.match(/name="compact"/g)).toHaveLength(1);
  expect(html).not.toContain("Compact license accepted</label>");
  expect(await (await send("/jobs")).text()).toMatch(/Compact license accepted<b>2<\/b><\/label>/);
});

test("leaves the query and the location out of the filter count", async () => {
  const html = await (await send("/jobs?query=nurse&location=Texas&shift=night")).text();
  expect(html).toMatch(/Filters<!-- --> \(1\)|Filters(<!-- -->)? \(1\)/);
});

test("relaxes one filter at a time when nothing is found, and shows what differs", async () => {
  const html = await (await send("/jobs?location=Texas&shift=day&type=travel")).text();
  expect(html).toContain("No jobs in Texas with these filters");
  expect(html).toContain("Change one thing<");
  expect(html).not.toContain("Check the spelling");
  expect(html).toMatch(/href="[^"]*location=Texas&amp;shift=day"[^>]*>without Travel<b[^>]*>1</);
  expect(html).toMatch(/href="[^"]*location=Texas&amp;type=travel"[^>]*>without Day shift<b[^>]*>1</);
  expect(html).toMatch(/Different shift: Nights<\/p>.*Travel RN, Emergency Department/);
});

const toNearMisses = (html: string) => /Close to what you asked for.*?<\/section>/s.exec(html)![0];

test("shows below a short list what the same search finds with one filter less, and what comes near", async () => {
  const html = (await (await send("/jobs?location=Texas&shift=night&type=travel")).text()).replaceAll(
    "<!-- -->",
    "",
  );
  expect(html).toContain("1 job in Texas");
  expect(html).toContain("Change one thing to find more");
  expect(html).toMatch(/href="[^"]*location=Texas&amp;shift=night"[^>]*>without Travel<b[^>]*>/);
  expect(html).not.toContain("See all open jobs");
  const near = toNearMisses(html);
  expect(near).toContain("Different ");
  expect(near).not.toContain("Travel RN, Emergency Department");
  expect(await (await send("/jobs/texas")).text()).not.toContain("Change one thing to find more");
});

test("answers on near misses for the license of the address", async () => {
  const html = await (
    await send("/jobs?location=Texas&shift=day&type=travel&licensed_as=registered-nurse&license=TX")
  ).text();
  const near = toNearMisses(html);
  expect(near).toContain("You can work here");
  expect(near).not.toContain("Compact license accepted");
});

test("asks for a distance only when the place is a city", async () => {
  expect(await (await send("/jobs?location=Austin%2C+TX")).text()).toContain("Distance from the city");
  for (const address of ["/jobs", "/jobs?location=Texas", "/jobs?location=Qzxvbnm", "/jobs/texas"])
    expect(await (await send(address)).text(), address).not.toContain("Distance from the city");
});

test("gives a state's list, its alias and another case one canonical URL", async () => {
  const list = await send("/jobs/texas");
  expect(list.status).toBe(200);
  expect(await list.text()).toContain("3 jobs in Texas");
  const alias = await (await send("/healthcare-jobs/texas")).text();
  expect(alias).toContain('rel="canonical" href="http://localhost:8787/jobs/texas"');
  const wrongCase = await send("/jobs/Texas");
  expect(wrongCase.status).toBe(301);
  expect(wrongCase.headers.get("location")).toBe("/jobs/texas");
  expect((await send("/healthcare-jobs/atlantis")).status).toBe(404);
});

test("shows the same list at /search under the address of /jobs", async () => {
  const html = await (await send("/search?query=icu")).text();
  expect(html).toContain("1 job for “icu”");
  expect(html).toContain('rel="canonical" href="http://localhost:8787/jobs?query=icu"');
});

test("features one posting of each employer that states its pay, and says by what rule", async () => {
  await storeJobs([
    makeDraft({ title: "RN without a word on pay", salaryMinCents: null, salaryMaxCents: null }),
  ]);
  expect(await titles("query=word")).toEqual(["RN without a word on pay"]);
  const html = await (await send("/featured-jobs?after")).text();
  expect(html).toContain("at most one from each employer");
  expect(html).not.toContain("RN without a word on pay");
  const cards = html.match(/<article/g) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThanOrEqual(30);
});

test("keeps both the license and the compact chosen, folded and unfolded", async () => {
  const folded = await (await send("/jobs?license=CA&license=OR&compact=1")).text();
  expect(folded).toContain('<input type="hidden" name="compact" value="1"/>');
  for (const state of ["CA", "OR"])
    expect(folded).toContain(`<input type="hidden" name="license" value="${state}"/>`);
  expect(folded).toContain('href="/jobs?license=CA&amp;license=OR&amp;compact=1&amp;unfold=license"');
  const html = await (await send("/jobs?license=CA&license=OR&compact=1&unfold=license")).text();
  expect(html).toMatch(/<input[^>]*name="compact"[^>]*checked=""/);
  for (const state of ["CA", "OR"]) expect(html).toMatch(new RegExp(`<option value="${state}" selected="">`));
});

test("answers a license in the address on each card, and names it in one pill", async () => {
  const asked = "licensed_as=registered-nurse&license=OK&compact=1";
  const html = await (await send(`/jobs?${asked}`)).text();
  const cards = html.split("<article").slice(1);
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) expect(card).toContain("You can work here: compact");
  expect(html).toContain("Open to RN: Oklahoma, multistate");
  expect(html).toMatch(
    /rel="canonical" href="[^"]*licensed_as=registered-nurse&amp;license=OK&amp;compact=1"/,
  );
  expect(await (await send("/jobs")).text()).not.toContain("You can work here");
});

test("finds remote work by the states it is open to", async () => {
  expect(await titles("location=Remote+-+California")).toEqual(["Psychiatric Nurse Practitioner"]);
  expect(await titles("location=Remote+-+Texas")).toEqual([]);
});

test("ranks the posting about a word first even if every posting has the word", async () => {
  await storeJobs(
    [1, 2, 3, 4].map((n) =>
      makeDraft({ title: `Phlebotomist ${n}`, descriptionHtml: "<p>Draw blood for lactation too.</p>" }),
    ),
  );
  await storeJobs([
    makeDraft({
      title: "Lactation Consultant",
      descriptionHtml: "<p>Lactation.</p>",
      postedAt: now - 20 * dayMs,
    }),
  ]);
  const { jobs } = (await (await send("/api/jobs?query=lactation")).json()) as { jobs: { title: string }[] };
  expect(jobs[0]?.title).toBe("Lactation Consultant");
});

test("reads a license in any case or by its state's name", async () => {
  const expected = await titles("license=TX");
  expect(expected).not.toEqual(await titles(""));
  for (const search of ["license=tx", "license=Texas", "license=tx&license=TX"])
    expect(await titles(search)).toEqual(expected);
  expect(await (await send("/jobs?license=tx")).text()).toMatch(
    /rel="canonical" href="[^"]*\/jobs\?license=TX"/,
  );
});

test.each([
  ["/jobs/TX", "/jobs/texas"],
  ["/jobs/tx?type=travel", "/jobs/texas?type=travel"],
  ["/jobs/dc", "/jobs/district-of-columbia"],
  ["/jobs/new%20york", "/jobs/new-york"],
  ["/healthcare-jobs/tx", "/jobs/texas"],
  ["/healthcare-jobs/Texas", "/jobs/texas"],
])("redirects %s to %s", async (asked, to) => {
  const { status, headers } = await send(asked);
  expect([status, headers.get("location")]).toEqual([301, to]);
});

test("redirects a posting's URL in capitals", async () => {
  const [slug = ""] = await storeJobs([makeDraft({ title: "Nurse whose address was shouted" })]);
  const { status, headers } = await send(`/jobs/${slug.toUpperCase()}`);
  expect([status, headers.get("location")]).toEqual([301, `/jobs/${slug}`]);
});

test("shows a few professions and specialties, and all of them where the address asks for it", async () => {
  const others = [
    "pharmacist",
    "dentist",
    "optometrist",
    "podiatrist",
    "paramedic",
    "chiropractor",
    "audiologist",
  ];
  await storeJobs(
    others.map((profession) => makeDraft({ title: `The ${profession}`, profession, specialty: null })),
  );
  const read = async (search: string) => (await send(`/jobs?${search}`)).text();
  const listOptions = (html: string) => {
    const [, select = ""] = /<select name="specialty"[^>]*>([\s\S]*?)<\/select>/.exec(html)!;
    return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
  };
  const countTicks = (html: string) => html.match(/type="checkbox" name="profession"/g)!.length;

  const folded = await read("sort=pay");
  expect(countTicks(folded)).toBe(8);
  for (const part of ["profession", "specialty"])
    expect(folded).toContain(`href="/jobs?sort=pay&amp;unfold=${part}"`);
  expect(listOptions(await read("specialty=psychiatry"))).toEqual(["all", "psychiatry"]);
  expect(listOptions(await read("unfold=specialty")).length).toBeGreaterThan(100);

  const whole = await read("unfold=profession");
  expect(countTicks(whole)).toBeGreaterThan(8);
  expect(whole).toContain('<input type="hidden" name="unfold" value="profession"/>');
  expect(whole).not.toContain("Show all professions");
  expect(whole).toContain('content="noindex,follow"');
  expect(whole).toMatch(/rel="canonical" href="[^"?]+\/jobs"/);
});

test("shows each chosen profession, however many there are", async () => {
  const chosen =
    "registered-nurse,physician,pharmacist,dentist,optometrist,podiatrist,paramedic,phlebotomist,chiropractor,audiologist";
  const html = await (await send(`/jobs?profession=${chosen}`)).text();
  const ticked = [...html.matchAll(/<input[^>]*name="profession"[^>]*>/g)].filter(([input]) =>
    input.includes('checked=""'),
  );
  expect(ticked.map(([input]) => /value="([^"]+)"/.exec(input)![1]).sort()).toEqual(chosen.split(",").sort());
});
