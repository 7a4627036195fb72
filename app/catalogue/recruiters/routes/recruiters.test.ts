import { beforeAll, expect, test } from "vitest";
import { hubs } from "#app/pages/sitemap/hubs.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listMarkup, listNearest, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { newVisitor } from "#tests/support/requests.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const request = {
  name: "Dana Whitfield",
  email: "dana@harborhealth.example",
  phone: "555-010-0199",
  company: "Harbor Health",
  position: "Outpatient psychiatrist",
  details: "Two psychiatrists for a clinic in Fresno from March.",
};

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([
    makeDraft({
      title: "Pediatrician, group of six",
      profession: "physician",
      specialty: "pediatrics",
      city: "Chicago",
      stateCode: "IL",
      lat: 41.85,
      lon: -87.65,
    }),
  ]);
});

async function open(path: string) {
  const response = await send(path);
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: toText(html),
    markup: listMarkup(html),
    nearest: listNearest(html),
  };
}

test("shows local pay, hospitals, openings and a timeline for pediatrician recruiters in Chicago", async () => {
  const { status, html, text, markup } = await open("/pediatrician-recruiters-chicago");
  expect(status).toBe(200);
  expect(html).toContain("<h1");
  expect(text).toContain("Pediatrician recruiters in Chicago");
  expect(text).toContain("$198,440");
  expect(text).toContain("$210,130");
  expect(text).not.toContain("$210,040");
  expect(text).toContain("4-10% above the national average");
  expect(text).toContain("Rush University Medical Center");
  expect(text).toContain("Pediatrician, group of six");
  expect(text).toContain("2-3 weeks");
  expect(text).toContain("Sample, not a posting");
  expect(html.match(/id="benefits".*?<\/details>/s)![0].match(/<h3/g)).toHaveLength(6);
  expect(html.match(/id="employers".*?<\/details>/s)![0].match(/<th scope="row"/g)).toHaveLength(5);
  expect(html).toContain('href="/pediatrician-recruiters-new-york-city"');
  expect(html).toContain('href="/pediatrician-recruiters-illinois"');
  expect(markup.map((part) => part["@type"]).sort()).toEqual(["BreadcrumbList", "FAQPage", "Service"]);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/pediatrician-recruiters-chicago"/);
});

test.each([
  ["/registered-nurse-recruiters-ohio", "can start in Ohio at once", "typically takes 3 to 10 weeks"],
  [
    "/psychiatrist-recruiters-texas",
    "can get a license from Texas through the Interstate Medical Licensure Compact in 37 to 55 days (Minnesota Physician, 2022, the latest figure we have)",
    "typically takes 2 to 4 months",
  ],
  [
    "/pediatrician-recruiters-chicago",
    "can get a license from Illinois through the Interstate Medical Licensure Compact in 37 to 55 days (Minnesota Physician, 2022, the latest figure we have)",
    "typically takes 2 to 4 months",
  ],
])("on %s, puts the compact before the longer way, in the markup too", async (path, way, wait) => {
  const { text, markup } = await open(path);
  expect(text).toContain(`${way}. Otherwise, a license ${wait}`);
  expect(JSON.stringify(markup)).toContain(way);
});

test("names the only wait in a state outside the compact", async () => {
  const { text } = await open("/registered-nurse-recruiters-california");
  expect(text).toContain(
    "A candidate licensed elsewhere then needs a license in California, which typically takes 3 to 10 weeks",
  );
  expect(text).toContain("A candidate licensed elsewhere applies for a California registered nurse license");
  expect(text).not.toContain("Otherwise apply");
});

test("names metro areas and the license rule for psychiatrist recruiters in California", async () => {
  const { status, text } = await open("/psychiatrist-recruiters-california");
  expect(status).toBe(200);
  expect(text).toContain("2-4 weeks");
  expect(text).toContain("377");
  expect(text).toContain("We have no psychiatrist median for California as a whole");
  expect(text).toContain("not a member of the Interstate Medical Licensure Compact");
  expect(text).toContain("$281,870");
});

test("compares a state's median with the national one", async () => {
  const { text } = await open("/nurse-practitioner-recruiters-california");
  expect(text).toContain("California's median is $168,520 (BLS, May 2025), 27% above the U.S. median of");
  expect(text).toContain("California gives nurse practitioners restricted practice authority");
});

test("serves state pages that are not in the sitemap", async () => {
  const { status, html } = await open("/cardiologist-recruiters-vermont");
  expect(status).toBe(200);
  expect(html).not.toContain("noindex");
});

test("stores the page's name with the request, without JavaScript", async () => {
  const { html } = await open("/psychiatrist-recruiters-california");
  const form = /<form[^>]*action="\/hire-request".*?<\/form>/s.exec(html)![0];
  expect(form).toContain('method="post"');
  expect(form).toMatch(/name="position"[^>]*value="Psychiatrist"/);
  expect(form).toMatch(/name="place"[^>]*value="California"/);
  const source = /name="source" value="([^"]*)"/.exec(form)![1]!;
  expect(source).toBe("psychiatrist-recruiters-california");
  const refused = await postForm("/hire-request", { ...request, source, details: "Help" }, newVisitor());
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(again).toContain("Please provide more details about your hiring needs");
  expect(again).toContain('value="Outpatient psychiatrist"');
  expect(again).toContain('name="source" value="psychiatrist-recruiters-california"');
  const sent = await postForm("/hire-request", { ...request, source }, newVisitor());
  expect(sent.headers.get("location")).toBe("/hire-request?sent=1");
  const stored = await env.DB.prepare(
    "SELECT source, position FROM hire_requests ORDER BY id DESC LIMIT 1",
  ).first();
  expect(stored).toEqual({ source, position: "Outpatient psychiatrist" });
});

test("puts the form third on a phone, after the title and the first block", async () => {
  for (const path of ["/psychiatrist-recruiters-california", "/physician-recruiters"]) {
    const { html } = await open(path);
    const main = html.slice(html.indexOf("<main"));
    const blocks = [...main.matchAll(/<(?:section|div)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(blocks.indexOf("hire")).toBe(1);
  }
});

test("says that a combination is not covered and links the nearest pages", async () => {
  const { status, html, text, nearest } = await open("/pediatrician-recruiters-tulsa");
  expect(status).toBe(404);
  expect(text).toContain("Pediatrician recruiters in Tulsa");
  expect(text).toContain("Not covered yet");
  expect(html).toContain("noindex");
  expect(nearest[0]).toMatch(/^\/pediatrician-recruiters-/);
  expect(html).toContain('action="/hire-request"');
  expect((await open("/cardiologst-recruiters-boston")).nearest).toContain("/cardiologist-recruiters-boston");
  expect((await open("/juggler-recruiters-tulsa")).nearest).toContain("/physician-recruiters");
});

test("redirects other addresses of a page to the canonical one", async () => {
  for (const path of ["/Pediatrician-recruiters-CHICAGO", "/pediatrician-recruiters-chicago/"]) {
    const { status, headers } = await open(`${path}?from=mail`);
    expect(status).toBe(301);
    expect(headers.get("location")).toBe("/pediatrician-recruiters-chicago?from=mail");
  }
});

test.each(hubs.map(({ path }) => path))(
  "shows on %s its text, its form and links to its local pages",
  async (path) => {
    const { status, html, markup } = await open(path);
    const { professions, sibling } = hubs.find((hub) => hub.path === path)!;
    expect(status).toBe(200);
    expect(html).toContain('action="/hire-request"');
    expect(html).toContain(`name="source" value="${path.slice(1)}"`);
    for (const slug of professions) expect(html).toContain(`href="/${slug}-recruiters-seattle"`);
    if (sibling) expect(html).toContain(`href="${sibling.to}"`);
    expect(markup.map((part) => part["@type"]).sort()).toEqual(["BreadcrumbList", "FAQPage", "Service"]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  },
);

test("shows miles between two cities, but not from a state to its cities", async () => {
  const near = async (path: string) => /id="near".*?<\/details>/s.exec((await open(path)).html)![0];
  const california = await near("/psychiatrist-recruiters-california");
  expect(california).toContain("Los Angeles");
  expect(california).not.toMatch(/\d miles/);
  expect(await near("/psychiatrist-recruiters-houston")).toMatch(/Dallas.*?\d+ miles/s);
  expect(await near("/psychiatrist-recruiters-seattle")).toMatch(/\d,\d{3} miles/);
});

test("shows facts and questions about the page's profession or about everyone", async () => {
  const part = async (path: string, id: string) =>
    toText(
      new RegExp(`id="${id}".*?</${id === "questions" ? "section" : "details"}>`, "s").exec(
        (await open(path)).html,
      )![0],
    );
  const pediatrician = await part("/pediatrician-recruiters-chicago", "opportunities");
  expect(pediatrician).toContain("Ascension runs 10 of the area's hospitals");
  expect(pediatrician).not.toMatch(/of them, Advocate|practical nurses|Registered nurses/);
  const psychiatrist = "/psychiatrist-recruiters-california";
  expect(await part(psychiatrist, "opportunities")).not.toMatch(/registered nurse|vocational/i);
  expect(await part(psychiatrist, "questions")).not.toContain("AB 890");
  expect(await part("/nurse-practitioner-recruiters-california", "questions")).toContain("AB 890");
  expect(await part("/registered-nurse-recruiters-ohio", "questions")).not.toContain(
    "standard care arrangement",
  );
  expect(await part("/nurse-practitioner-recruiters-ohio", "questions")).toContain(
    "standard care arrangement",
  );
});

test.each([
  ["/pharmacist-recruiters-new-york-city", /Hoboken|multistate nurs|residents inside the five boroughs/],
  ["/registered-nurse-recruiters-chicago", /last year's chiefs|winter call/],
  ["/physical-therapist-recruiters-florida", /train here and leave|licensure pass rates/],
  ["/geographic/ohio/respiratory-therapist", /second residency year/],
  ["/geographic/texas/physical-therapist", /has many medical schools|prescriptive authority/],
])("leaves out of %s what is only for other professions", async (path, others) => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(others);
});

test("states the promised weeks only with their condition, and asks once how long a hire takes", async () => {
  const wyoming = await open("/psychiatrist-recruiters-wyoming");
  expect(wyoming.text).toMatch(/time to a first accepted offer from candidates we already know 2-4 weeks/);
  expect(wyoming.text).toContain(
    "2-4 weeks is our time to a first accepted offer from candidates we already know; a new search takes 10-24 weeks.",
  );
  expect(wyoming.text).not.toMatch(/(?<!candidates we already know )2-4 weeks(?! is our time)/);
  const florida = await open("/physical-therapist-recruiters-florida");
  expect(florida.text.match(/How long does it take to hire/g)).toHaveLength(1);
});

test("answers the pay question in the markup too, with one metro area or none", async () => {
  for (const [path, answer] of [
    ["/pediatrician-recruiters-hawaii", "The median around Honolulu was $208,620"],
    ["/psychiatrist-recruiters-wyoming", "The U.S. median was $"],
  ] as const) {
    const { markup } = await open(path);
    expect(JSON.stringify(markup)).toContain(answer);
    expect(JSON.stringify(markup)).not.toContain('"text":""');
  }
});

test("does not show residents' pay as hospitalist pay on any page about Phoenix", async () => {
  const recruiters = await open("/hospitalist-recruiters-phoenix");
  expect(recruiters.text).toContain("$265,930");
  expect(recruiters.text).not.toContain("$71,340");
  for (const path of ["/geographic/phoenix", "/metro/phoenix-az"])
    expect((await open(path)).text).not.toContain("$90,050");
});
