import { beforeAll, expect, test } from "vitest";
import { claims } from "#app/claims.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { companyFiguresNote } from "#app/pages/page/company-figures.tsx";
import { listLinks, listMarkup, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const now = Date.now();

const ofEmployer = (draft: PostingContent, at: number): PostingContent => ({
  ...draft,
  employer: { ...draft.employer, name: `${draft.employer.name} ${at}` },
});

beforeAll(async () => {
  const drafts = [
    makeDraft({ title: "ICU Nurse, oldest of seven", postedAt: now - 20 * dayMs }),
    makeDraft({ title: "LPN, Dialysis", profession: "licensed-practical-nurse" }),
    makeDraft({ title: "Hospitalist", profession: "physician", stateCode: "OH", city: "Columbus" }),
    makeDraft({ title: "MRI Technologist", profession: "mri-technologist", stateCode: "OH", city: "Dayton" }),
    makeDraft({ title: "Pharmacist", profession: "pharmacist", stateCode: "ME", city: "Bangor" }),
    makeDraft({ title: "Speech Therapist", profession: "speech-language-pathologist" }),
    makeDraft({ title: "Night ICU Nurse", postedAt: now - 1000 }),
    makeDraft({ title: "Nurse whose posting expired", validThrough: now - dayMs }),
  ];
  await storeJobs(drafts.map((draft, at) => ofEmployer(draft, at % 4)));
});

/** The cookie bypasses the edge cache. */
const fresh = { headers: { cookie: "session=none" } };
/** Also where an address leads without the parameters that say nothing. */
const read = async (path: string): Promise<string> => {
  const answer = await send(path, fresh);
  return answer.status === 302 ? read(answer.headers.get("location")!) : answer.text();
};
const readMain = async () => /<main[\s\S]*<\/main>/.exec(await read("/"))![0];

function block(html: string, id: string): string {
  const from = html.indexOf(`id="${id}"`);
  expect(from, id).toBeGreaterThan(0);
  const next = blocks
    .map((other) => html.indexOf(`id="${other}"`))
    .filter((at) => at > from)
    .sort((a, b) => a - b)[0];
  return html.slice(from, next);
}

const blocks = [
  "smart-search",
  "featured",
  "areas-of-focus",
  "choose-path",
  "quick-access",
  "contact-call",
  "testimonials",
  "stats",
  "placements",
  "partners",
  "quick-facts",
  "tools",
  "articles",
  "quick-answers",
  "faq",
  "glossary",
  "quick-hire",
  "contact",
];

const readCount = async (path: string) =>
  Number(/<h1[^>]*>(?:<!-- -->)?([\d,]+|No) /.exec(await read(path))?.[1]?.replace("No", "0") ?? Number.NaN);

test("shows every part of the home page in eight blocks", async () => {
  const html = await readMain();
  // A block is what stands on its own in the page; the rest is folded into one.
  const top = [...html.matchAll(/<section [^>]*id="([^"]+)"/g)].map(([, id]) => id);
  expect(top).toEqual([
    "hero",
    "featured",
    "areas-of-focus",
    "choose-path",
    "company",
    "resources",
    "quick-hire",
    "contact",
  ]);
  const places = ["<h1", ...blocks.map((id) => `id="${id}"`)].map((mark) => html.indexOf(mark));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("searches jobs from the hero and links three popular searches, jobs and hiring", async () => {
  const hero = (await readMain()).split('id="featured"')[0]!;
  expect(hero).toMatch(/<form[^>]*method="get"[^>]*action="\/jobs"/);
  for (const name of ["query", "location"]) expect(hero).toMatch(new RegExp(`<input[^>]*name="${name}"`));
  const links = listLinks(hero);
  expect(links).toContain("/jobs?unfold=license");
  for (const link of ["Nurse+Practitioner", "Emergency+Medicine"]) {
    expect(links).toContain(`/jobs?query=${link}`);
  }
  expect(links).toContain("/jobs?remote=true");
  expect(hero).toMatch(/href="\/jobs"[^>]*>Find Your Dream Job</);
  expect(hero).toMatch(/href="\/hire-request"[^>]*>Hire Top Talent</);
});

test("lists the states with the most open postings beside the map, with the count of each state's page", async () => {
  const hero = block(await readMain(), "areas-of-focus");
  const states = [...hero.matchAll(/href="(\/jobs\/[a-z-]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, path, text]) => ({
      path: path!,
      text: toText(text!).trim(),
    }),
  );
  expect(states.map(({ text }) => text)).toEqual(["Texas 4 jobs", "Ohio 2 jobs", "Maine 1 job"]);
  for (const { path, text } of states) expect(await readCount(path)).toBe(Number(/\d+/.exec(text)![0]));
  // A dot's area follows the count: radii of 30, 21 and 15 have the ratio 4 to 2 to 1.
  const [, dots = ""] = /<path d="([^"]+)"/.exec(hero)!;
  expect([...dots.matchAll(/a(\d+) /g)].map(([, radius]) => Number(radius))).toEqual([
    30, 30, 21, 21, 15, 15,
  ]);
});

test("has keywords, location and specialty of its own in the smart search, with chips that search without JavaScript", async () => {
  const panel = block(await readMain(), "smart-search");
  expect(panel).toContain("Smart Job Search");
  for (const [label, name] of [
    ["Keywords", "query"],
    ["Location", "location"],
  ])
    expect(panel).toMatch(new RegExp(`>${label}</label><input[^>]*name="${name}"`));
  expect(panel).toMatch(/<select name="specialty"/);
  expect([...panel.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    "all",
    "family-medicine",
    "emergency-medicine",
    "internal-medicine",
    "nursing",
    "pediatrics",
    "surgery",
  ]);
  expect(
    [...panel.matchAll(/type="submit" name="query" value="([^"]+)"/g)].map(([, words]) => words),
  ).toEqual(["Remote", "Urgent Hiring", "Sign-on Bonus", "New Graduate"]);
});

test("finds every open job from an empty search form", async () => {
  for (const search of ["query=", "query=+++", "query=&location=&specialty=all"]) {
    const html = await read(`/jobs?${search}`);
    expect(html).toMatch(/rel="canonical" href="[^"?]+\/jobs"/);
    expect(await readCount(`/jobs?${search}`)).toBe(7);
  }
});

test("features the six jobs that the endpoint calls recent", async () => {
  const featured = block(await readMain(), "featured");
  const recent = (await (await send("/api/jobs/recent?limit=6")).json()) as { slug: string; title: string }[];
  expect(recent).toHaveLength(6);
  const shown = [...featured.matchAll(/<h3[^>]*><a[^>]*href="\/jobs\/([^"]+)"[^>]*>([^<]+)</g)];
  expect(shown.map(([, slug]) => slug)).toEqual(recent.map(({ slug }) => slug));
  expect(shown[0]?.[2]).toBe("Night ICU Nurse");
  expect(toText(featured)).not.toMatch(/oldest of seven|expired/);
});

test("shows how many postings the search of each area of focus finds", async () => {
  const cards = block(await readMain(), "areas-of-focus")
    .split('<li class="card area"')
    .slice(1)
    .map((card) => card.split("</li>")[0]!);
  expect(cards).toHaveLength(8);
  const counts = [];
  for (const card of cards) {
    const [path = ""] = listLinks(card);
    const count = Number(/([\d,]+) ?open/.exec(toText(card))?.[1]);
    expect(await readCount(path), path).toBe(count);
    counts.push(count);
  }
  expect(counts).toEqual([3, 1, 0, 0, 1, 1, 0, 1]);
});

test("stops counting a posting that is taken down", async () => {
  const count = async () => /([\d,]+) ?open/.exec(toText(block(await readMain(), "areas-of-focus")))?.[1];
  expect(await count()).toBe("3");
  await env.DB.prepare("UPDATE jobs SET status = 'filled' WHERE title = 'LPN, Dialysis'").run();
  expect(await count()).toBe("2");
  await env.DB.prepare("UPDATE jobs SET status = 'removed' WHERE title = 'LPN, Dialysis'").run();
});

test("links each block to the right pages", async () => {
  const html = await readMain();
  const leads: Record<string, string[]> = {
    "areas-of-focus": ["/specialties"],
    "choose-path": ["/jobs", "/register", "/hire-request", "/post-job"],
    "quick-access": ["/jobs?posted=today", "/jobs?remote=true", "/jobs?urgency=urgent", "/salary-comparison"],
    "contact-call": ["/contact", "/#contact"],
    articles: ["/resources", "/resources/interview-preparation", "/resources/benefits-evaluation"],
    tools: [
      "/salary-comparison",
      "/salary-tool",
      "/candidate-matching",
      "/skills-assessment",
      "/career-dashboard",
      "/ai-career-mentor",
      "/ai-navigation",
    ],
    faq: ["/faq", "/contact"],
  };
  for (const [id, paths] of Object.entries(leads)) {
    expect(listLinks(block(html, id)), id).toEqual(expect.arrayContaining(paths));
  }
  expect(toText(block(html, "contact-call"))).toContain("Chat Now");
});

test("shows every company claim and labels what is made up", async () => {
  const html = await readMain();
  const text = toText(html);
  const { activeJobsElsewhere, ...shown } = claims;
  for (const claim of Object.values(shown)) expect(text).toContain(claim);
  expect(toText(await read("/employers"))).toContain(activeJobsElsewhere);
  expect(toText(block(html, "testimonials"))).toContain("Illustrative");
  expect(toText(block(html, "placements"))).toContain("Examples");
  expect(toText(block(html, "partners"))).toContain("names are examples");
  expect(block(html, "testimonials").split("Example: ")).toHaveLength(6);
});

test("says whose figures the claims are, without a date, and shows none beside federal figures", async () => {
  const html = await readMain();
  for (const id of ["stats", "quick-facts"]) expect(toText(block(html, id))).toContain(companyFiguresNote);
  for (const page of [html, /<main[\s\S]*<\/main>/.exec(await read("/employers"))![0]]) {
    expect(toText(page)).toContain(companyFiguresNote);
    expect(toText(page)).not.toMatch(/\bas of\b|BLS|Bureau of Labor Statistics/);
  }
});

test("states the promised weeks only with their condition", async () => {
  const answers = toText(block(await readMain(), "quick-answers"));
  expect(answers).toContain(
    "across a state is our time to a first accepted offer from candidates we already know.",
  );
});

test("shows four general questions and repeats them in the markup", async () => {
  const html = await readMain();
  const faq = block(html, "faq");
  expect(faq.split('class="faq-entry"')).toHaveLength(5);

  const data = listMarkup(html).find((entry) => entry["@type"] === "FAQPage") as unknown as FaqData;
  const entries = [...faq.matchAll(/<summary>([^<]+)<\/summary><p id="([^"]+)">([\s\S]*?)<\/p>/g)];
  expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    entries.map(([, question, , answer]) => [toText(question!), toText(answer!)]),
  );
  expect(data.mainEntity.every(({ keywords }) => keywords.length > 0)).toBe(true);
  const ids = entries.map(([, , id]) => `#${id}`);
  expect(data.speakable.cssSelector.length).toBeGreaterThan(3);
  expect(ids).toEqual(expect.arrayContaining(data.speakable.cssSelector));
});

test("tells search engines the company and how to search the site", async () => {
  const [site] = listMarkup(await readMain()).filter((entry) => "@graph" in entry) as unknown as {
    "@graph": Record<string, unknown>[];
  }[];
  const [company, website] = site!["@graph"];
  expect(company).toMatchObject({ "@type": "Organization", name: "Clinward" });
  const { target } = website!.potentialAction as { target: { urlTemplate: string } };
  const url = new URL(target.urlTemplate.replace("{search_term_string}", "hospitalist"));
  expect(await readCount(url.pathname + url.search)).toBe(1);
});

test("sends both forms without JavaScript to the pages that answer them", async () => {
  const html = await readMain();
  const hire = block(html, "quick-hire");
  expect(hire).toMatch(/<form[^>]*method="post"[^>]*action="\/hire-request"/);
  expect(hire).toMatch(/name="source"[^>]*value="home-page"|value="home-page"[^>]*name="source"/);
  const contact = block(html, "contact");
  expect(contact).toMatch(/<form[^>]*method="post"[^>]*action="\/contact"/);
  expect(toText(contact)).toMatch(/Portland, ME/);
  expect(toText(contact)).toContain("8 AM to 6 PM EST");
  expect(contact).toContain('href="tel:');
  expect(contact).toContain('href="mailto:');
});

interface FaqData {
  mainEntity: { name: string; keywords: string; acceptedAnswer: { text: string } }[];
  speakable: { cssSelector: string[] };
}

test("features at most two of one employer, however many it posts", async () => {
  const titles = ["Night Nurse", "Day Nurse", "Float Nurse", "Charge Nurse"];
  await storeJobs(titles.map((title) => ofEmployer(makeDraft({ title, postedAt: now - 500 }), 9)));
  const recent = (await (await send("/api/jobs/recent?limit=6")).json()) as { company: string }[];
  expect(recent).toHaveLength(6);
  expect(recent.filter(({ company }) => company.endsWith(" 9"))).toHaveLength(2);
  expect(toText(block(await readMain(), "featured"))).toContain("at most two from one employer");
});
