import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

let slugs: string[];
let employer: { slug: string; name: string };

beforeAll(async () => {
  await fillCatalog();
  slugs = await storeJobs(
    ["ICU <nurse>", "OR nurse", "PACU nurse"].map((title) => makeDraft({ title, salaryMinCents: 4_200 })),
  );
  employer = (await env.DB.prepare(
    "SELECT e.slug, e.name FROM employers e JOIN jobs j ON j.employer_id = e.id WHERE j.slug = ?",
  )
    .bind(slugs[0])
    .first<{ slug: string; name: string }>())!;
});

const open = async (query: string) => {
  const answer = await send(`/embed/jobs?${query}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

test("shows an employer's open jobs to be framed anywhere, without cookies, scripts or files", async () => {
  const { status, headers, html } = await open(`employer=${employer.slug}`);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
  );
  expect(headers.get("x-frame-options")).toBe(null);
  expect(headers.get("set-cookie")).toBe(null);
  expect(html).not.toMatch(/<script|<link|<img|url\(|@import| on\w+=/);
  for (const slug of slugs) expect(html).toContain(`/jobs/${slug}?utm_source=embed" target="_blank"`);
  expect(toText(html)).toContain("ICU &lt;nurse&gt;");
  expect(toText(html)).toMatch(/\$42/);
  // Every other page stays closed to frames.
  for (const path of ["/jobs", `/jobs/${slugs[0]}`, `/oembed?url=${env.SITE_URL}/jobs/${slugs[0]}`]) {
    const other = await send(path);
    expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(other.headers.get("x-frame-options")).toBe("DENY");
    await other.body?.cancel();
  }
});

test("takes a theme, a color that can be read, and how many", async () => {
  const all = await open(`employer=${employer.slug}&theme=dark&color=%230b6e5f&count=2`);
  expect(all.html.match(/<article>/g)).toHaveLength(2);
  expect(toText(all.html)).toContain(`See all 3 open jobs of ${employer.name}`);
  expect(all.html).toContain("color-scheme:dark;");
  // Dark green is read on white, not on the dark ground.
  expect(all.html).toContain("--accent:light-dark(#0b6e5f,#8fd9c8)");
  expect((await open(`employer=${employer.slug}&color=ffff00`)).html).toContain(
    "light-dark(#00594d,#ffff00)",
  );
  for (const [query, text] of [
    ["color=red", "color is six digits"],
    ["theme=neon", "theme is auto, light or dark"],
    ["count=0", "count is a number from 1 to 20"],
    ["count=1e9", "count is a number from 1 to 20"],
    ["color=123456;}body{background:url(//evil)", "color is six digits"],
  ] as const) {
    const { status, html, headers } = await open(`employer=${employer.slug}&${query}`);
    expect([query, status]).toEqual([query, 400]);
    expect(toText(html)).toContain(text);
    expect(html).not.toContain("evil");
    expect(headers.get("cache-control")).toBe("no-store");
  }
  expect((await open("employer=nobody-knows-it")).status).toBe(404);
  expect((await open("")).status).toBe(400);
});

test("shows one posting, and says when it has closed", async () => {
  const [first, second] = slugs as [string, string];
  expect((await open(`job=${first}`)).html.match(/<article>/g)).toHaveLength(1);
  await env.DB.prepare("UPDATE jobs SET status = 'closed' WHERE slug = ?").bind(second).run();
  const closed = await open(`job=${second}`);
  expect(toText(closed.html)).toContain("OR nurse is closed");
  expect(closed.html).not.toContain("<article>");
  expect((await open("job=none")).status).toBe(404);
});

test("answers oEmbed for the page of a posting, and for no other address", async () => {
  const ask = (url: string, more = "") => send(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const page = `${env.SITE_URL}/jobs/${slugs[0]}`;
  const html = await (await send(`/jobs/${slugs[0]}`)).text();
  expect(html).toContain(`type="application/json+oembed" href="${env.SITE_URL}/oembed?url=`);
  const answer = await ask(page, "&maxwidth=300&maxheight=200");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  const told = (await answer.json()) as Record<string, string | number>;
  expect(told).toMatchObject({ version: "1.0", type: "rich", width: 300, height: 200 });
  const src = /src="([^"]+)"/.exec(String(told.html))![1]!.replaceAll("&amp;", "&");
  expect((await send(src.slice(env.SITE_URL.length))).status).toBe(200);
  expect(String(told.html)).not.toContain("<nurse>");
  for (const [url, status] of [
    [`https://elsewhere.example/jobs/${slugs[0]}`, 404],
    [`${env.SITE_URL}/jobs`, 404],
    [`${env.SITE_URL}/jobs/no-such-posting`, 404],
    ["javascript:alert(1)", 400],
    ["", 400],
  ] as const)
    expect([url, (await ask(url)).status]).toEqual([url, status]);
  expect((await ask(page, "&format=xml")).status).toBe(501);
});
