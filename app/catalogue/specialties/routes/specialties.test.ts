import { beforeAll, expect, test } from "vitest";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, isWhole, send } from "#tests/support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  const cardiologist = { profession: "physician", specialty: "cardiology" };
  await storeJobs([
    makeDraft({ title: "Cardiologist", ...cardiologist }),
    makeDraft({
      title: "Cardiologist, echo lab",
      descriptionHtml: "<p>Noninvasive cardiology: echo and clinic.</p>",
      ...cardiologist,
    }),
    makeDraft({ title: "RN, Medical ICU" }),
    makeDraft({ title: "RN, Surgical ICU" }),
    ...Array.from({ length: 7 }, (_, at) =>
      makeDraft({ title: `Anesthesiologist Assistant, room ${at + 1}`, profession: null, specialty: null }),
    ),
    makeDraft({
      title: "Anesthesiologist",
      descriptionHtml: "<p>You work with an anesthesia assistant.</p>",
      profession: "physician",
      specialty: "anesthesiology",
    }),
  ]);
});

async function open(path: string) {
  const response = await send(path);
  const html = await response.text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return { status: response.status, to: response.headers.get("location"), html, main, text: toText(main) };
}

test("shows what a specialty is, who hires, what it pays and what is related", async () => {
  const { status, main, text, html } = await open("/specialties/cardiology");
  expect(status).toBe(200);
  expect(text).toContain(
    "General cardiologists treat chest pain, atrial fibrillation, murmurs and heart failure",
  );
  expect(text).toContain(
    "2 Physician jobs in Cardiology $496,010 median, Cardiologists (May 2025, n = 17,290)",
  );
  expect(text).toContain("90th percentile");
  expect(text).toContain("$712,130");
  expect(text).toContain("207RC0000X");
  const links = listLinks(main);
  expect(links).toContain("/specialty-families/cardiology-heart-specialties");
  expect(links).toContain("/specialties/interventional-cardiology");
  expect(links).toContain("/profession/cardiologist");
  expect(links).toContain("/physician-recruiters");
  expect(main).toContain("Cardiologist, echo lab");
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).not.toContain('"@type":"JobPosting"');
});

test("labels the count of a related specialty with the field whose postings it shares", async () => {
  const { text } = await open("/specialties/electrophysiology");
  expect(text).toMatch(/Advanced Heart Failure[^|]{0,40}? 2 in Cardiology\b/);
  expect(text).not.toMatch(/Advanced Heart Failure[^,.]*, with \d+ open/);
});

test("asks only about jobs, pay and who is hired", async () => {
  for (const slug of ["electrophysiology", "cardiology", "psychiatry", "cath-lab-nurse"]) {
    const { html } = await open(`/specialties/${slug}`);
    expect(html, slug).not.toMatch(/is hiring most\?|borders on|taxonomy code does|What beyond/);
    expect(html, slug).toMatch(/How many .* jobs are open\?|What do(es)? .* (pay|earn)\?/);
  }
});

test("never pairs a job count with the pay of another occupation", async () => {
  const { text } = await open("/specialties/critical-care-cardiology");
  expect(text).toContain("Physician jobs in Critical Care Medicine");
  expect(text).not.toMatch(/Critical Care Medicine (?:· )?\$/);
  expect(text).toMatch(/BLS counts them as Physicians, All Other/);
  const family = await open("/specialty-families/emergency-medicine");
  expect(family.text).toMatch(/Observation Medicine (?:–|\d+ in [\w ]+) –/);
  expect(family.text).toMatch(/Medical Toxicology (?:–|\d+ in [\w ]+) –/);
  const hospitalist = await open("/specialties/cardiac-hospitalist");
  expect(hospitalist.text).toMatch(/2 Physician jobs in Cardiology \$496,010 median, Cardiologists/);
});

test("shows postings that match a specialty and says which others share its count", async () => {
  const { main, text } = await open("/specialties/noninvasive-cardiology");
  expect(text).toContain("1 of the 2 Physician jobs in Cardiology names Noninvasive Cardiology");
  expect(text).toContain("That count covers the whole field of Cardiology");
  expect(main).toContain(">Cardiologist, echo lab</");
  expect(listLinks(main)).toContain("/jobs?specialty=cardiology&profession=physician");
  const psychiatry = await open("/specialties/community-psychiatry");
  expect(psychiatry.text).toContain("No Physician jobs in Psychiatry today");
  expect(psychiatry.text).not.toContain("That count covers");
});

test("counts only postings that name a specialty, and links to a search with the same count", async () => {
  const { main, text } = await open("/specialties/certified-anesthesiologist-assistant");
  expect(text).toContain("7 postings name Anesthesiologist Assistant");
  const [search] = listLinks(main).filter((link) => link.startsWith("/jobs?query="));
  expect(search).toBe("/jobs?query=%22Anesthesiologist+Assistant%22");
  expect((await open(search!)).text).toMatch(/\b7 (open )?jobs for "Anesthesiologist Assistant"/);
  expect((await open("/specialties/surgical-icu-nurse")).text).toContain(
    "1 of the 2 Registered Nurse jobs in Intensive Care names Surgical ICU",
  );
});

test.each([
  ["/specialties/Cardiology", "/specialties/cardiology"],
  ["/specialties/ob-gyn", "/specialties/obstetrics-gynecology"],
  ["/specialties/cardiologists", "/specialties/cardiology"],
  ["/specialties/icu-nurses", null],
  ["/specialties/geriatrics", "/specialties/geriatric-medicine"],
  ["/specialties/device-clinic-nurses", "/specialties/device-clinic-nurse"],
  ["/specialties/surgery", "/specialty-families/surgical-specialties"],
  ["/specialties/ICU", "/specialties/icu"],
  ["/specialty-families/Primary-Care", "/specialty-families/primary-care"],
])("redirects %s permanently to %s", async (path, expected) => {
  const { status, to } = await open(path);
  expect(status).toBe(expected ? 301 : 404);
  expect(to).toBe(expected);
});

test("suggests the nearest specialties for an unknown one", async () => {
  const { status, main } = await open("/specialties/interventionl-cardiolgy");
  expect(status).toBe(404);
  expect(listLinks(main)).toContain("/specialties/interventional-cardiology");
  const family = await open("/specialty-families/primary-car");
  expect(family.status).toBe(404);
  expect(listLinks(family.main)).toContain("/specialty-families/primary-care");
});

test("has a page or a redirect for every specialty of the job search", async () => {
  // Every fifth, and all in the whole run.
  for (const { slug } of specialties.filter((_, at) => isWhole || at % 5 === 0)) {
    const { status, to } = await open(`/specialties/${slug}`);
    expect([200, 301], slug).toContain(status);
    if (to) expect((await open(to)).status, to).toBe(200);
  }
});

test("shows who is hired in a field that the catalog splits", async () => {
  const { main, text } = await open("/specialties/icu");
  expect(text).toContain("2 jobs in Intensive Care");
  expect(text).toMatch(/Registered Nurses\s*2/);
  expect(listLinks(main)).toContain("/specialties/micu-nurse");
});

test("filters the list by group, family, priority and words, and indexes only the whole list", async () => {
  const all = await open("/specialties");
  expect(all.text).toContain("1,012 healthcare specialties");
  expect(all.text).toContain("1 to 36 of 1,012");
  expect(all.html).not.toContain('content="noindex');
  expect(listLinks(all.main).filter((to) => to.startsWith("/specialty-families/"))).toHaveLength(41);
  const nursing = await open("/specialties?category=nursing&page=2");
  expect(nursing.text).toContain("37 to 72 of 199");
  expect(nursing.html).toContain('content="noindex');
  const top = await open("/specialties?family=primary-care&priority=top-30");
  expect(listLinks(top.main)).toContain("/specialties/family-medicine");
  expect(listLinks(top.main)).not.toContain("/specialties/travel-medicine");
  const words = await open("/specialties?query=cath+lab");
  expect(listLinks(words.main)).toContain("/specialties/cath-lab-nurse");
  expect((await open("/specialties?query=astronaut+kangaroo")).text).toContain(
    "No specialty matches these filters.",
  );
  expect((await open("/specialties?page=99")).status).toBe(404);
});

test("lists a family's specialties with jobs and pay, and related families", async () => {
  const { status, main, text } = await open("/specialty-families/cardiology-heart-specialties");
  expect(status).toBe(200);
  expect(text).toContain("29 specialties, 2 open jobs.");
  const rows = [...main.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => toText(row));
  expect(rows).toHaveLength(30);
  expect(rows[1]).toContain(" 2 $496,010 ");
  expect(listLinks(main)).toContain("/specialty-families/internal-medicine");
  const index = await getFromCatalog(env.CATALOG, "specialty-index");
  for (const { slug, family } of index)
    if (family === "Cardiology & Heart Specialties") expect(main).toContain(`href="/specialties/${slug}"`);
});
