import { beforeAll, expect, test } from "vitest";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const plain = {
  profession: "registered-nurse",
  specialty: null,
  shift: null,
  compactAccepted: null,
  benefits: ["Medical, dental and vision insurance"],
  responsibilities: [],
  requirements: [],
  skills: [],
  educationRequirements: null,
  experienceRequirements: null,
  experienceMonths: 24,
  descriptionHtml: "<p>Join us.</p>",
  facts: {},
};
const post = (title: string, changed: Parameters<typeof makeDraft>[0] = {}) =>
  makeDraft({ ...plain, title, ...changed });
const travel = { employmentType: "travel", payUnit: "week", salaryMinCents: null } as const;

beforeAll(async () => {
  await fillCatalog();
  for (const [name, code, lat, lon] of [
    ["Houston", "TX", 29.76, -95.37],
    ["Springfield", "MO", 37.21, -93.29],
    ["Springfield", "IL", 39.78, -89.65],
    ["Portland", "OR", 45.52, -122.68],
    ["Portland", "ME", 43.66, -70.26],
  ] as const)
    await storeCity(name, code, lat, lon);
  await env.DB.prepare("UPDATE cities SET population = 600000 WHERE state_code IN ('OR', 'MO')").run();
  await storeJobs([
    post("RN by degree", { educationRequirements: "Bachelor of Science in Nursing" }),
    post("RN by exam", { requirements: ["Graduate nurses may start before the NCLEX"] }),
    post("RN for GN", { descriptionHtml: "<p>RN or GN.</p>" }),
    post("Respiratory Therapist, RCP", { profession: "respiratory-therapist" }),
    post("Physician by wRVU", {
      profession: "physician",
      specialty: "family-medicine",
      facts: { wrvuRateCents: 62_00, call: "One week in four" },
      descriptionHtml: "<p>A health professional shortage area.</p>",
    }),
    post("Physician without call", {
      profession: "physician",
      specialty: "dermatology",
      facts: { call: "No call" },
    }),
    post("Practice Manager, Cardiology", { profession: "healthcare-administrator" }),
    post("Practice Manager", {
      profession: "healthcare-administrator",
      postedAt: Date.now() - 9 * 86_400_000,
    }),
    post("Clinic Director", { profession: "healthcare-administrator" }),
    post("Medical Office Manager", { profession: null, benefits: [] }),
    post("Office Manager, Dental", { profession: null, employer: { name: "Bright Smiles", kind: "direct" } }),
    post("Nurse Residency", { postedAt: Date.now() - 9 * 86_400_000, experienceMonths: 0 }),
    post("New Graduate RN", { experienceMonths: 0, descriptionHtml: "<p>New grads welcome.</p>" }),
    post("RN, Residential Care", { descriptionHtml: "<p>Our residential home.</p>" }),
    post("Charge Nurse, Days", { shift: "day" }),
    post("Charge Nurse", { postedAt: Date.now() - 9 * 86_400_000 }),
    post("Travel RN 13", {
      ...travel,
      salaryMaxCents: 2_500_00,
      facts: { contractWeeks: 13, hoursPerWeek: 36 },
    }),
    post("Travel RN 8", {
      ...travel,
      salaryMaxCents: 2_300_00,
      facts: { contractWeeks: 8, hoursPerWeek: 48 },
    }),
    post("RN by the hour", { salaryMinCents: 50_00, salaryMaxCents: 55_00 }),
    post("LPN as needed", { profession: "licensed-practical-nurse", employmentType: "prn" }),
    post("PT part time", { profession: "physical-therapist", employmentType: "part-time" }),
    post("PT full time", { profession: "physical-therapist" }),
    post("NP in clinic", { profession: "nurse-practitioner" }),
    post("PA in clinic", { profession: "physician-assistant" }),
    post("RN on weekends", { shift: "weekend" }),
    post("RN at night", { shift: "night" }),
    post("RN of evenings", { shift: "evening" }),
    post("RN in Springfield", { city: "Springfield", stateCode: "IL", lat: 39.78, lon: -89.65 }),
    post("ICU RN", { specialty: "icu" }),
    post("ER RN", { specialty: "emergency-medicine" }),
  ]);
  await learnWords(toDb(env.DB));
});

const open = async (path: string) => (await (await send(path)).text()).replaceAll("<!-- -->", "");
const search = (query: string) => open(`/jobs?query=${encodeURIComponent(query).replaceAll("%20", "+")}`);
const titlesOf = (html: string) =>
  [
    ...html.matchAll(
      /<a[^>]*href="\/jobs\/[^"?]+"[^>]*>([^<]+)<\/a>(?:\s<span class="job-mark[^>]*>\w+<\/span>)*<\/h2>/g,
    ),
  ].map(([, title]) => title!);
const pillsOf = (html: string) =>
  [...html.matchAll(/href="[^"]+"[^>]*><span class="sr-only">Remove <\/span>([^<]+)</g)].map(
    ([, label]) => label,
  );

test.each([
  ["bsn", ["RN by degree"]],
  ["NCLEX", ["RN by exam"]],
  ["HPSA", ["Physician by wRVU"]],
  ["wRVU", ["Physician by wRVU"]],
  ["RCP", ["Respiratory Therapist, RCP"]],
  ["RRT", ["Respiratory Therapist, RCP"]],
  ["GN", ["New Graduate RN", "Nurse Residency", "RN by exam", "RN for GN"]],
  ["13 weeks", ["Travel RN 13"]],
  ["13wk", ["Travel RN 13"]],
  ["8 week contract", ["Travel RN 8"]],
  ["rn 8-13 weeks", ["Travel RN 13", "Travel RN 8"]],
  ["travel 2400+ weekly", ["Travel RN 13"]],
  ["travel $2,400/wk", ["Travel RN 13"]],
  ["part time pt", ["PT part time"]],
  ["pt pt", ["PT part time"]],
  ["prn lpn", ["LPN as needed"]],
  ["nurse practitioner or physician assistant", ["NP in clinic", "PA in clinic"]],
  ["physician not requiring call", ["Physician without call"]],
  ["physician no call", ["Physician without call"]],
  ["rn days or evenings", ["Charge Nurse, Days", "RN of evenings"]],
  ["icu or er rn", ["ER RN", "ICU RN"]],
  ["part time or prn pt", ["PT part time"]],
  ["residency", ["Nurse Residency"]],
])("finds by the facts of postings what %s says", async (typed, expected) => {
  expect(titlesOf(await search(typed)).toSorted()).toEqual(expected);
});

test.each([
  ["practice manager", "Practice Manager"],
  ["medical office manager", "Medical Office Manager"],
  ["nurse residency", "Nurse Residency"],
  ["charge nurse", "Charge Nurse"],
])("lists the title %s first", async (typed, title) => {
  expect(titlesOf(await search(typed))[0]).toBe(title);
});

test("finds no insurance for medical, and no residential home for residency", async () => {
  expect(titlesOf(await search("medical office manager"))).not.toContain("Office Manager, Dental");
  expect(titlesOf(await search("residency"))).not.toContain("RN, Residential Care");
});

test.each([
  ["2400+ weekly", ["At least $2,400 a week"]],
  ["45/hr", ["At least $45 an hour"]],
  ["ft rn", ["Full-time", "Registered Nurse"]],
  ["RN OR LPN", ["Registered Nurse or Licensed Practical Nurse"]],
  ["rn or lpn", ["Registered Nurse or Licensed Practical Nurse"]],
  ["charge nurse or nurse manager", ["Charge nurse", "Nurse Manager"]],
  ["pt pt", ["Part-time", "Physical Therapist"]],
  ["without weekends", ["No weekend shifts"]],
  ["rn don't mind nights", ["Registered Nurse", "Don&#x27;t mind nights"]],
  ["rn any shift", ["Registered Nurse", "Any shift"]],
  ["rn no mandatory overtime", ["Registered Nurse", "Not applied: no mandatory overtime"]],
  ["nurse in springfield", ["Nurse", "Springfield, MO"]],
])("says that it read %s as %j", async (typed, pills) => {
  expect(pillsOf(await search(typed))).toEqual(pills);
});

test("filters nothing by what is fine either way or cannot be told", async () => {
  const all = titlesOf(await search("rn"));
  for (const typed of ["rn don't mind nights", "rn any shift", "rn no mandatory overtime"])
    expect(titlesOf(await search(typed)), typed).toEqual(all);
});

test("compares a week's minimum with the week that the card shows", async () => {
  const html = await search("rn 2400+ weekly");
  // $55 an hour is $2,200 at 40 hours, and the week of 48 hours is below what was asked for.
  expect(titlesOf(html)).toEqual(["Travel RN 13"]);
  expect(html).toContain("$2,500");
});

test("offers the other places of a name, without the words of the first", async () => {
  const html = await search("nurse in springfield");
  expect(html).toMatch(/href="\/jobs\?query=nurse&amp;location=Springfield%2C\+IL"[^>]*>Springfield, IL</);
  expect(await search("nurse in springfield il")).not.toContain("Springfield, MO<");
  expect(await search("rn portland")).toMatch(/href="\/jobs\?query=rn&amp;location=Portland%2C\+ME"/);
});

test("clears what was read from words with the other filters", async () => {
  const clear = (html: string) => /href="([^"]+)"[^>]*>Clear filters</.exec(html)?.[1];
  expect(clear(await search("rn houston nights"))).toBe("/jobs");
  expect(clear(await search("rn pyxis houston"))).toBe("/jobs?query=pyxis");
  expect(clear(await open("/jobs?query=rn+houston&shift=night"))).toBe("/jobs");
  expect(clear(await open("/jobs?query=pyxis&shift=night&location=Texas"))).toBe(
    "/jobs?query=pyxis&amp;location=Texas",
  );
});

test("does without words that no posting has, and says so", async () => {
  const page = await search("prn lpn premium perks");
  expect(titlesOf(page)).toEqual(["LPN as needed"]);
  expect(page).toContain("1 job for “prn lpn”");
  expect(page).toContain("No posting of these says “premium perks”, so we left those words out.");
  expect(page).toContain("exact=");
  const none = await search("prn lpn premium perks alaska");
  expect(titlesOf(none)).toEqual([]);
  expect(none).toContain("What is below does without “premium perks”.");
});

test("gives up the place before words that postings elsewhere say", async () => {
  const page = await search("hpsa physician alaska");
  expect(titlesOf(page)).toEqual([]);
  expect(page).not.toContain("What is below does without");
  expect(page).toContain("without Alaska");
});

test("asks for a place where near me is all that is known, and corrects no employer's name", async () => {
  const page = await search("lpn near me");
  expect(titlesOf(page)).toEqual(["LPN as needed"]);
  expect(pillsOf(page)).toEqual(["Licensed Practical Nurse", "Not applied: near me"]);
  expect(page).toContain("Add a city or a ZIP code to see the jobs near you.");
  const named = await search("lpn kaiser permanente");
  expect(pillsOf(named)).toEqual(["Licensed Practical Nurse"]);
  expect(named).toContain("says “kaiser permanente”");
});

test.each(["premium perks", 'prn lpn "premium perks"', "Mercy Hospital Houston"])(
  "requires all words of %s, which may be a name",
  async (typed) => {
    expect(titlesOf(await search(typed))).toEqual([]);
  },
);
