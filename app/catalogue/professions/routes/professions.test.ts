import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { listProfessionTabPaths, professionTabs } from "#app/catalogue/professions/profession-tabs.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { wageScopes } from "#app/facts/reference/profession/wage-occupation.ts";
import { otherProfessions } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, visitWith } from "#tests/support/faults.ts";
import { listMarkup, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const mostBytes = 25_000;
/** Each profession's tabs and first page in one text, by the address of the first. */
const pages = new Map<string, string>();
const sizes = new Map<string, number>();

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([
    makeDraft({ title: "Staff Nurse, Telemetry" }),
    makeDraft({ title: "Heart Rhythm Physician", profession: "physician", specialty: "cardiology" }),
    makeDraft({ title: "Dermatologist", profession: "physician", specialty: "dermatology" }),
    makeDraft({ title: "Heart Failure NP", profession: "nurse-practitioner", specialty: "cardiology" }),
  ]);
  for (const { slug } of profiledProfessions) {
    const texts: string[] = [];
    for (const path of [...listProfessionTabPaths(slug), paths.profession(slug)]) {
      const html = await (await send(path)).text();
      sizes.set(path, gzipSync(html).length);
      texts.push(html);
    }
    pages.set(paths.profession(slug), texts.join(""));
  }
});

const read = async (path: string) => (await send(path)).text();
const section = (html: string, id: string) =>
  toText(new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "");
const linked = (html: string) => new Set([...html.matchAll(/href="([^"#]*)/g)].map(([, to]) => to!));
const structured = (html: string, type: string) => listMarkup(html).find((item) => item["@type"] === type)!;

test("shows nurses' pay nationally, by state and in the highest-paying metros", () => {
  const html = pages.get("/profession/registered-nurse")!;
  expect(section(html, "pay")).toContain("Median $97,550");
  expect(section(html, "pay")).toContain("n = 3,379,720");
  expect(section(html, "states")).toContain("California has the highest median, $140,270");
  expect(html).toContain('aria-label="Texas: $');
  expect(section(html, "best-areas")).toContain("San Jose, CA $208,940");
  expect(section(html, "best-areas")).toContain("May 2024");
  expect(section(html, "openings")).toContain("Staff Nurse, Telemetry");
  expect(section(html, "license")).toContain("40 member states");
  expect(section(html, "questions")).toMatch(
    /California \(Cal\. Health.*since 2004\) and Oregon \(ORS 441\.765/,
  );
  expect(linked(html)).toContain("/registered-nurse-jobs");
});

test("says at least $239,200 where BLS publishes no higher figure", () => {
  const html = pages.get("/profession/cardiologist")!;
  expect(section(html, "states")).toBe("");
  expect(section(html, "areas")).toContain("median at least $239,200");
  expect(section(html, "best-areas")).toContain("in all 21 metro areas");
  expect(html).not.toContain("$239,200 a year more");
});

test("lists only the specialty's openings on a specialist's page", () => {
  const html = pages.get("/profession/cardiologist")!;
  expect(section(html, "openings")).toContain("Heart Rhythm Physician");
  expect(section(html, "openings")).not.toContain("Dermatologist");
  expect(section(html, "openings")).not.toContain("Heart Failure NP");
  expect(html).toContain('href="/jobs?specialty=cardiology&amp;profession=physician"');
});

test("shows nurse practitioners where they can practice independently and what is not confirmed", () => {
  const license = section(pages.get("/profession/nurse-practitioner")!, "license");
  expect(license).toMatch(/Full practice 29 Alaska/);
  expect(license).toMatch(/Delaware , District of Columbia/);
  expect(license).toMatch(/Restricted: supervision or delegation 11 .*Texas/);
  expect(license).toMatch(/In 2026 New Jersey.*We have not confirmed.*Since November 1, 2025 Oklahoma lets/s);
  expect(license).toContain("(2025 Wisconsin Act 17)");
  expect(license).toContain("No state issues anything under the APRN Compact yet (as of August 4, 2026).");
  for (const [path, html] of pages)
    if (path !== "/profession/nurse-practitioner")
      expect(section(html, "license")).not.toContain("Full practice");
});

test("gives projections and schooling the way BLS publishes them", () => {
  const assistant = toText(pages.get("/profession/physician-assistant")!);
  expect(assistant).toContain("33,200 more than in 2024");
  expect(assistant).toContain("Eight in ten earn between");
  const anesthetist = toText(pages.get("/profession/nurse-anesthetist")!);
  expect(anesthetist).toContain(
    "The typical entry-level education is a master's degree; new programs are doctoral.",
  );
  expect(anesthetist).toContain("We have no medians by state for this occupation");
  for (const html of pages.values())
    expect(toText(html)).not.toMatch(/Pay lies close|survey prints no medians/);
});

test("says when a wage code covers more than the profession", () => {
  expect(section(pages.get("/profession/hospitalist")!, "pay")).toContain("has no code for hospitalists");
  expect(toText(pages.get("/profession/pharmacist")!)).not.toContain("has no code");
});

test("links related professions to each other", () => {
  for (const [path, html] of pages) {
    const related = /<section id="related"[\s\S]*?<\/section>/.exec(html)![0];
    const others = [...linked(related)].filter((to) => to.startsWith("/profession/"));
    expect(others.length, path).toBeGreaterThan(2);
    for (const other of others)
      expect(/<section id="related"[\s\S]*?<\/section>/.exec(pages.get(other)!)![0], other).toContain(
        `href="${path}"`,
      );
  }
});

test("gives search engines the published percentiles and questions, and no posting", async () => {
  const { rows } = await getFromCatalog(env.CATALOG, "profession-index");
  for (const { slug } of profiledProfessions) {
    const html = pages.get(paths.profession(slug))!;
    const { pay } = rows.find((row) => row.slug === slug)!;
    const { estimatedSalary } = structured(html, "Occupation");
    if (slug in wageScopes) expect(estimatedSalary, slug).toBeUndefined();
    else expect(estimatedSalary).toMatchObject({ median: pay.median });
    const questions = structured(html, "FAQPage").mainEntity as { name: string }[];
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const { name } of questions) expect(toText(html)).toContain(name);
    expect(structured(html, "JobPosting")).toBeUndefined();
  }
});

test("keeps every profession page under 25 kB", () => {
  for (const [path, size] of sizes) expect(size, path).toBeLessThanOrEqual(mostBytes);
});

test("gives each tab of a profession an address, a title and a description of its own", async () => {
  const seen = new Set<string>();
  for (const { slug } of professionTabs) {
    const path = `/profession/pharmacist/${slug}`;
    const html = await read(path);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html).toMatch(
      new RegExp(
        `<a [^>]*aria-current="page"[^>]*href="${path}"|<a [^>]*href="${path}"[^>]*aria-current="page"`,
      ),
    );
    seen.add(/<title>([^<]+)/.exec(html)![1]!).add(/name="description" content="([^"]+)/.exec(html)![1]!);
  }
  expect(seen.size).toBe(2 * professionTabs.length);
});

test("leads from a profession's first page to each tab, also from where its long page had the part", async () => {
  const html = await read("/profession/registered-nurse");
  for (const path of listProfessionTabPaths("registered-nurse")) expect(linked(html)).toContain(path);
  for (const id of "openings pay where states areas best-areas related outlook license work training demand hire questions specialties".split(
    " ",
  ))
    expect(html).toContain(`id="${id}"`);
});

test("answers 404 with the profession and its tabs for an unknown tab, and 301 for another spelling", async () => {
  const missing = await send("/profession/pharmacist/nonsense");
  expect(missing.status).toBe(404);
  const html = await missing.text();
  expect(linked(html)).toContain("/profession/pharmacist");
  expect([...linked(html)].filter((to) => to.startsWith("/profession/pharmacist/")).length).toBeGreaterThan(
    2,
  );
  const spelled = await send("/profession/pharmacist/License");
  expect([spelled.status, spelled.headers.get("location")]).toEqual([301, "/profession/pharmacist/license"]);
});

test.each([
  ["/profession/Registered-Nurse", "/profession/registered-nurse"],
  ["/profession/registered-nurses", "/profession/registered-nurse"],
  ["/profession/rn", "/profession/registered-nurse"],
  ["/profession/crna", "/profession/nurse-anesthetist"],
  ["/profession/psychologist", "/profession/clinical-psychologist"],
  ["/profession/laboratory-scientist", "/profession/medical-laboratory-scientist"],
  ["/profession/cardiology", "/profession/cardiologist"],
  ["/profession/physician", "/physician-jobs"],
  ["/profession/MD", "/physician-jobs"],
])("redirects %s to %s", async (path, to) => {
  const answer = await send(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(to);
});

test("answers 404 with the nearest page for a profession without one", async () => {
  const paramedic = await send("/profession/paramedic");
  expect(paramedic.status).toBe(404);
  expect(await paramedic.text()).toContain('href="/jobs?profession=paramedic"');
  const misspelled = await send("/profession/pediatrican");
  expect(misspelled.status).toBe(404);
  expect(await misspelled.text()).toContain('href="/profession/pediatrician"');
});

test("lists all 25 with their figures and links to the jobs of every other profession", async () => {
  const html = await read("/professions");
  for (const { slug } of profiledProfessions) expect(linked(html)).toContain(paths.profession(slug));
  for (const { to } of otherProfessions) expect(linked(html)).toContain(to);
  const row = (slug: string) =>
    toText(new RegExp(`<tr><th[^>]*><a[^>]*href="/profession/${slug}".*?</tr>`).exec(html)![0]);
  expect(row("registered-nurse")).toMatch(/Registered Nurse 1 \$97,550 .*189,100 NLC, 40 states/);
  expect(row("cardiologist")).toMatch(/Cardiologist 1 \$496,010/);
  expect(row("radiologist")).toMatch(/Radiologist 0 \$420,860/);
  expect(row("physician-assistant")).toContain("not in force yet");
  expect(row("cardiologist")).toContain("IMLC, 40 states and D.C.");
  expect(row("occupational-therapist")).toContain("OTC, 8 states");
  expect(structured(html, "ItemList").numberOfItems).toBe(25);
});

test("answers whether a license works elsewhere in its first sentence, and asks it only where every state licenses", () => {
  const questions = (slug: string) => section(pages.get(paths.profession(slug))!, "questions");
  expect(questions("pharmacist")).toContain("on their license? No. Every state issues its own");
  expect(questions("psychiatrist")).toContain("You cannot work on the license you hold, but the compact");
  expect(questions("psychiatrist")).toContain("Outside the compact, every state issues its own");
  expect(questions("healthcare-administrator")).toContain(
    "Do healthcare administrators need a state license?",
  );
  expect(questions("healthcare-administrator")).not.toContain("on their license?");
});

test("shows what both ends of a career path pay", async () => {
  const html = await read("/healthcare-careers");
  for (const id of ["rn-to-nurse-practitioner", "college-to-physician"]) {
    expect(html).toContain(`id="${id}"`);
    expect(linked(html)).toContain(`/healthcare-careers/${id}`);
  }
  const path = await read("/healthcare-careers/rn-to-nurse-practitioner");
  expect(path).toMatch(/rel="canonical" href="[^"]*\/healthcare-careers\/rn-to-nurse-practitioner"/);
  const way = toText(path);
  expect(way).toContain("$97,550 median a year");
  expect(way).toContain("$132,300 median a year");
  expect(way).toContain("The median is $34,750 a year higher");
  const level = await read("/healthcare-careers/bedside-to-informatics-case-management-or-education");
  expect(toText(level)).toContain("BLS counts both jobs as registered nurses, so there is one pay figure.");
  expect(linked(await read("/healthcare-careers/nursing-assistant-to-lpn-to-rn"))).toContain(
    "/jobs?profession=nursing-assistant",
  );
  const missing = await send("/healthcare-careers/rn-to-nurse-practicioner");
  expect(missing.status).toBe(404);
  expect(linked(await missing.text())).toContain("/healthcare-careers/rn-to-nurse-practitioner");
  const withoutDegree = section(html, "questions").split("associate's degree?")[0]!;
  expect(withoutDegree).toContain("without a college degree?");
  expect(withoutDegree).not.toMatch(/research coordinator/i);
});

test("counts openings for NPs and PAs together and links to them", async () => {
  const html = await read("/np-pa-specialties");
  const cardiology = toText(
    /<div id="cardiology-nurse-practitioner"[\s\S]*?<\/dl>[\s\S]*?<\/li>/.exec(html)![0],
  );
  expect(cardiology).toContain("NP certificate");
  expect(cardiology).toContain("1 open");
  expect(html).toContain(
    'href="/jobs?profession=nurse-practitioner&amp;profession=physician-assistant&amp;specialty=cardiology"',
  );
  expect(linked(html)).toContain("/specialties/cardiology-nurse-practitioner");
});

test("shows pay and further pages below a profession's job list", async () => {
  const nurses = await read("/registered-nurse-jobs");
  expect(section(nurses, "about-list")).toContain("The national median is $97,550 a year");
  expect(linked(nurses)).toContain("/profession/registered-nurse");
  const physicians = await read("/physician-jobs");
  expect(section(physicians, "about-list")).toContain(
    "Among these 12 professions, national medians range from $210,040 a year (pediatrician) to $496,010",
  );
  expect(section(await read("/registered-nurse-jobs?shift=night"), "about-list")).toBe("");
});

test("shows the error screen and logs once when the catalog is down", async () => {
  const faults = { CATALOG: broken<KVNamespace>() };
  const first = await visitWith(faults, "/profession/pharmacist?fault=kv");
  expect(first.status).toBe(500);
  expect(first.html).toContain("Something went wrong");
  const ofTheRecord = (logged: string[]) => logged.filter((line) => line.includes("profession:pharmacist"));
  expect(ofTheRecord(first.logged)).not.toEqual([]);
  const second = await visitWith(faults, "/profession/pharmacist?fault=kv-again");
  expect(second.logged.filter((line) => line.includes("catalog_unreadable"))).toEqual([]);
  expect((await visitWith(faults, "/registered-nurse-jobs?fault=kv")).status).toBe(200);
});

test("shows a profession page without openings when the database is down", async () => {
  const faults = { DB: broken<D1Database>() };
  const { status, html } = await visitWith(faults, "/profession/pharmacist?fault=db");
  expect(status).toBe(200);
  expect(section(html, "openings")).toContain("We cannot show the newest postings right now.");
  expect(section(html, "pay")).toContain("Median $140,910");
  const index = await visitWith(faults, "/professions?fault=db");
  expect(index.status).toBe(200);
  expect(index.html).toContain("$140,910");
});
